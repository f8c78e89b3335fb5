// Writes schema/*.schema.json from the zod schemas, the list of the wings' commands, and the manual page. Run after every change of one of them.
//   node scripts/schema.mjs [--check]     --check writes nothing and exits 1 when a schema is stale
import { readFile, writeFile } from 'node:fs/promises'
import './from-source.mjs'
import { manPage } from './build/man-page.mjs'

const SCHEMAS = {
  plan: ['src/core/plan/plan-schema.ts', 'planJsonSchema'],
  policy: ['src/core/policy/policy-file.ts', 'policyJsonSchema'],
  report: ['src/core/report/report.ts', 'reportJsonSchema'],
  campaign: ['src/wings/campaign/campaign-file.ts', 'campaignJsonSchema'],
  repair: ['src/core/report/repair-packet.ts', 'repairJsonSchema'],
}

const load = (file) => import(new URL(`../${file}`, import.meta.url))

// Wings bring tools.
const { WINGS } = await load('src/wings.ts')
for (const [name, [entry, generate]] of Object.entries(SCHEMAS))
  await keep(`schema/${name}.schema.json`, `${JSON.stringify((await load(entry))[generate](), null, 2)}\n`)
await keep('src/faces/cli/wing-commands.ts', wingCommands(WINGS))
const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
const { processContext, runProgram } = await load('src/faces/cli/program.ts')
const context = processContext(['--no-color'])
await keep('man/editplan.1', await manPage({ version, help }))

/** What `--help` of some words prints, 80 columns wide and without colours. */
async function help(words) {
  const style = { width: 80, colour: false, piped: true }
  let text = ''
  const stdout = (said) => {
    text += said
  }
  await runProgram([...words, '--help'], { ...context, style, stdout })
  return text
}

function wingCommands(wings) {
  const rows = wings.flatMap(({ name, commands }) => (commands?.names ?? []).map((command) => [command, name]))
  const lines = rows.map(([command, wing]) => `  ['${command}', '${wing}'],\n`).join('')
  return `/** The wing of each command, also where the wing is absent. Made by \`npm run schema\`. */\nexport const WING_OF_COMMAND: ReadonlyMap<string, string> = new Map([\n${lines}])\n`
}

async function keep(file, text) {
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`${file} is stale: run npm run schema`)
    process.exitCode = 1
  }
}
