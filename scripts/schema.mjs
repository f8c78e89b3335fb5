// Writes schema/*.schema.json from the zod schemas. Run after every change of one of them.
//   node scripts/schema.mjs [--check]     --check writes nothing and exits 1 when a schema is stale
import { readFile, writeFile } from 'node:fs/promises'
import './from-source.mjs'

const SCHEMAS = {
  plan: ['src/core/plan/plan-schema.ts', 'planJsonSchema'],
  policy: ['src/core/policy/policy-file.ts', 'policyJsonSchema'],
  report: ['src/core/report/report.ts', 'reportJsonSchema'],
  campaign: ['src/wings/campaign/campaign-file.ts', 'campaignJsonSchema'],
  repair: ['src/core/report/repair-packet.ts', 'repairJsonSchema'],
}

for (const [name, [entry, generate]] of Object.entries(SCHEMAS)) {
  const module = await import(new URL(`../${entry}`, import.meta.url))
  const file = `schema/${name}.schema.json`
  const text = `${JSON.stringify(module[generate](), null, 2)}\n`
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`${file} is stale: run npm run schema`)
    process.exitCode = 1
  }
}
