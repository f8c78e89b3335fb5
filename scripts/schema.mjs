// Writes schema/*.schema.json from the zod schemas. Run after every change of one of them.
import { writeFile } from 'node:fs/promises'
import { build } from 'esbuild'

const SCHEMAS = {
  plan: ['src/plan/json-schema.ts', 'planJsonSchema'],
  policy: ['src/policy/policy-file.ts', 'policyJsonSchema'],
  report: ['src/report/report.ts', 'reportJsonSchema'],
}

for (const [name, [entry, generate]] of Object.entries(SCHEMAS)) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const module = await import(`data:text/javascript;base64,${code}`)
  await writeFile(`schema/${name}.schema.json`, `${JSON.stringify(module[generate](), null, 2)}\n`)
}
