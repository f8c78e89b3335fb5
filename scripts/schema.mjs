// Writes schema/plan.schema.json from the zod schema. Run after every change of src/plan/schema.ts.
import { writeFile } from 'node:fs/promises'
import { build } from 'esbuild'

const { outputFiles } = await build({
  entryPoints: ['src/plan/json-schema.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
})
const code = Buffer.from(outputFiles[0].contents).toString('base64')
const { planJsonSchema } = await import(`data:text/javascript;base64,${code}`)
await writeFile('schema/plan.schema.json', `${JSON.stringify(planJsonSchema(), null, 2)}\n`)
