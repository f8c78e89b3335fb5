import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPlan, parsePlan, type RunReport } from '../src/index.ts'

const TURNS = 3

interface Measured {
  readonly title: string
  readonly root: string
  readonly server: object
  readonly steps: readonly object[]
  /** The compiler's own check of the whole project. */
  readonly compiler: readonly [string, ...string[]]
}

/** What language servers say of a plan, beside what the compiler takes for the whole project. */
export async function run(): Promise<void> {
  const own = process.cwd()
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'editplan-bench-diagnostics-')))
  try {
    for (const measured of [thisRepository(own, folder), pythonProject(own, folder)]) await measure(measured)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A rename of one export of this very repository. */
function thisRepository(own: string, folder: string): Measured {
  const root = join(folder, 'own')
  execFileSync('git', ['clone', '-q', '--shared', own, root])
  symlinkSync(join(own, 'node_modules'), join(root, 'node_modules'))
  const [file_path, name] = ['src/core/text/glob.ts', 'compileGlob']
  return {
    title: `this repository, rename of ${name}`,
    root,
    server: { server: [process.execPath, 'node_modules/typescript/bin/tsc', '--lsp', '--stdio'], files: '**/*.ts' },
    steps: [
      { tool: 'Edit', file_path, old_string: `export const ${name} =`, new_string: `export const ${name}Again =` },
    ],
    compiler: [process.execPath, 'node_modules/typescript/bin/tsc', '--noEmit'],
  }
}

const MODULES = 200

/** Modules in a row, each of which imports the one before it. */
function pythonProject(own: string, folder: string): Measured {
  const root = join(folder, 'python')
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  put('pkg/__init__.py', '')
  put('pkg/m0.py', 'def area(a: int, b: int) -> int:\n    return a * b\n')
  for (let at = 1; at < MODULES; at += 1)
    put(`pkg/m${at}.py`, `from pkg.m${at % 10 === 1 ? 0 : at - 1} import area\n\ntotal${at} = area(${at}, 2)\n`)
  execFileSync('git', ['init', '-q', root])
  commit(root)
  const pyright = join(own, 'node_modules/pyright')
  return {
    title: `${MODULES} Python modules, rename of a function`,
    root,
    server: { server: [process.execPath, join(pyright, 'langserver.index.js'), '--stdio'], files: '**/*.py' },
    steps: [{ tool: 'Edit', file_path: 'pkg/m0.py', old_string: 'def area', new_string: 'def surface' }],
    compiler: [process.execPath, join(pyright, 'index.js')],
  }
}

async function measure({ title, root, server, steps, compiler }: Measured): Promise<void> {
  const policy = { version: 1, worktree: { link: ['node_modules'] }, diagnostics: [{ ...server, timeout: '10m' }] }
  mkdirSync(join(root, '.github'), { recursive: true })
  writeFileSync(join(root, '.github/editplan.yml'), JSON.stringify(policy))
  commit(root)
  const plan = { version: 1, title, options: { reads: 'auto' }, steps }
  const parsed = parsePlan({ name: 'plan.json', text: JSON.stringify(plan) })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  let report: RunReport | undefined
  const [without, asked, compiled] = [
    await median(() => checkPlan(parsed.plan, { root })),
    await median(async () => {
      report = await checkPlan(parsed.plan, { root, diagnostics: true })
    }),
    await median(async () => {
      const [file, ...args] = compiler
      spawnSync(file, args, { cwd: root })
    }),
  ]
  const [found] = report?.diagnostics ?? []
  const files = new Set(found?.diagnostics.map(({ file_path }) => file_path))
  console.log(title)
  console.log(
    `  ${found?.state}: ${found?.added} new in ${files.size} files, asked about ${found?.files} ${found?.message ?? ''}`,
  )
  console.log(`  check                     ${seconds(without)}`)
  console.log(`  check --diagnostics       ${seconds(asked)}  baseline, after and attribution`)
  console.log(
    `  of the whole project      ${seconds(compiled)}  ${compiler.slice(1).join(' ').replaceAll(`${process.cwd()}/`, '')}`,
  )
  console.log(`  diagnostics / compiler    ${((asked - without) / compiled).toFixed(2)}`)
}

const AUTHOR = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost']

function commit(root: string): void {
  execFileSync('git', ['-C', root, 'add', '--all', '--', ':!node_modules'])
  execFileSync('git', ['-C', root, ...AUTHOR, 'commit', '-q', '--no-gpg-sign', '-m', 'x'])
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2).padStart(6)} s`
