// What is published, as a stranger gets it: packs the package, installs the tarball into an empty folder, runs the demo, and uses the library
// as ESM, with its types under both ways that TypeScript resolves ESM packages. Needs dist/ to be built and the npm registry.
//   node scripts/pack-test.mjs [--list]     --list prints every file with its size; EDITPLAN_TEST_NODE names another Node to run with
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const root = path.resolve(import.meta.dirname, '..')
const node = process.env.EDITPLAN_TEST_NODE || process.execPath
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-pack-'))

const USE = `import { applyPlan, ERRORS, printPlan, parsePlan, type Plan, type RunReport } from 'editplan'
import { importPlan } from 'editplan/sessions'

const parsed = parsePlan({ name: 'plan.yaml', text: 'version: 1\\ntitle: Greet\\nsteps: [{ tool: Write, file_path: a.txt, content: hello }]\\n' })
if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
const plan: Plan = parsed.plan
const again = parsePlan({ name: 'plan.json', text: printPlan(plan, 'json') })
if (!again.ok || again.plan.digest !== plan.digest) throw new Error('the plan does not survive JSON')
if (importPlan({ name: 'words', text: 'plain words' }).ok) throw new Error('plain words are no plan')
export const run = (): Promise<RunReport> => applyPlan(plan, { root: '.', dryRun: true })
// @ts-expect-error: a number is no plan, so the types are there.
export const wrong = () => applyPlan(1, { root: '.' })
console.log(Object.keys(ERRORS).length > 50 ? 'the library works' : 'the error table is not whole')
`

/** What the programs of pages take for granted. */
const GIVEN = [
  { name: 'text', type: 'string' },
  { name: 'root', type: 'string' },
  { name: 'github', type: '{ token: string; repository: string }' },
]

try {
  const [packed] = JSON.parse(
    execFileSync(npm, ['pack', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      shell: onWindows(),
    }),
  )
  if (values.list) for (const { path: name, size } of packed.files) console.log(`${String(size).padStart(9)}  ${name}`)
  console.log(
    `${packed.filename}: ${packed.files.length} files, ${mib(packed.unpackedSize)} unpacked, ${mib(packed.size)} packed`,
  )
  const project = path.join(folder, 'project')
  mkdirSync(project)
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  run(npm, ['install', '--silent', '--no-audit', '--no-fund', path.join(folder, packed.filename)], project)
  // npx finds the command; the Node that runs it is the one that is tested.
  if (node === process.execPath) run(npm === 'npm' ? 'npx' : 'npx.cmd', ['--no-install', 'editplan', 'demo'], project)
  else run(node, [path.join('node_modules', 'editplan', 'dist', 'cli.js'), 'demo'], project)
  writeFileSync(path.join(project, 'use.ts'), USE)
  const programs = ['README.md', 'docs/first-tool.md', 'docs/importing.md', 'docs/library.md', 'docs/mcp.md'].flatMap(
    programsOf,
  )
  for (const [at, text] of programs.entries()) writeFileSync(path.join(project, `page-${at}.ts`), text)
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const types = ['--typeRoots', path.join(root, 'node_modules', '@types')]
    const options = ['--strict', '--target', 'es2022', '--module', module, '--moduleResolution', resolution, ...types]
    run(
      process.execPath,
      [compiler, ...options, '--ignoreConfig', 'use.ts', ...programs.map((_, at) => `page-${at}.ts`)],
      project,
    )
    console.log(
      run(node, ['use.js'], project).trim(),
      `(types under ${resolution}, Node ${run(node, ['--version'], project).trim()})`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The programs that a page shows, which have to fit the types. */
function programsOf(page) {
  const blocks = readFileSync(path.join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)
  return [...blocks].map(
    ([, text]) =>
      `${GIVEN.filter((one) => !text.includes(` ${one.name} = `))
        .map(({ name, type }) => `declare const ${name}: ${type}\n`)
        .join('')}${text}export {}\n`,
  )
}

function run(command, args, cwd) {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: command.endsWith('.cmd'),
  })
}

function onWindows() {
  return process.platform === 'win32'
}

function mib(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}
