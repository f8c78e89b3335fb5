import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PlanOptions } from '../../src/core/plan/options.ts'
import { parsePlan } from '../../src/core/plan/parse.ts'
import type { Plan } from '../../src/core/plan/schema.ts'
import type { TestRepository } from './git.ts'

/** A step of a test's plan: its tool's input, with the tool and the id. */
type TestValue = string | boolean | number | readonly string[] | Readonly<Record<string, string | number | boolean>>
export type TestStep = Readonly<Record<string, TestValue>>

export const edit = (file_path: string, old_string: string, new_string: string, more: TestStep = {}): TestStep => ({
  tool: 'Edit',
  file_path,
  old_string,
  new_string,
  ...more,
})

export const write = (file_path: string, content: string, more: TestStep = {}): TestStep => ({
  tool: 'Write',
  file_path,
  content,
  ...more,
})

export interface PlanParts {
  readonly title?: string
  readonly base?: string
  readonly created?: string
  readonly vars?: Readonly<Record<string, string>>
  readonly options?: Partial<PlanOptions>
}

/** A plan of these steps, in JSON; files are read by themselves. */
export const planText = (steps: readonly TestStep[], { options, ...header }: PlanParts = {}): string =>
  JSON.stringify({ version: 1, title: 'Tend the garden', ...header, options: { reads: 'auto', ...options }, steps })

/** The same, parsed. */
export function planOf(steps: readonly TestStep[], parts: PlanParts = {}): Plan {
  const parsed = parsePlan({ name: 'plan.json', text: planText(steps, parts) })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.plan
}

/** Everything that a run may touch: every file's bytes and mode, the index, HEAD and the branches. */
export function stateOf(repo: TestRepository): Readonly<Record<string, string>> {
  const files = filesBelow(repo.root).map((path) => [
    path,
    `${modeOf(repo, path)} ${repo.read(path).toString('latin1')}`,
  ])
  const own = join(repo.root, '.git')
  const gitDir = statSync(own).isDirectory() ? own : repo.git('rev-parse', '--absolute-git-dir')
  return {
    ...Object.fromEntries(files),
    '(index)': readFileSync(join(gitDir, 'index')).toString('latin1'),
    '(head)': readFileSync(join(gitDir, 'HEAD'), 'utf8')
      .trim()
      .replace(/^ref: /, ''),
    '(branches)': branchesOf(own) ?? repo.git('for-each-ref', 'refs/heads'),
  }
}

/** Of a checkout, without what git keeps there, and without links that lead nowhere. */
const filesBelow = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.name === '.git') return []
    if (entry.isDirectory()) return filesBelow(root, `${path}/`)
    return existsSync(join(root, path)) && statSync(join(root, path)).isFile() ? [path] : []
  })

/** What `for-each-ref` says of them, from their files; undefined where there are no such files. */
function branchesOf(gitDir: string): string | undefined {
  const folder = join(gitDir, 'refs/heads')
  if (!existsSync(folder) || existsSync(join(gitDir, 'packed-refs'))) return undefined
  const names = filesBelow(folder).filter((name) => !name.endsWith('.lock'))
  const idOf = (name: string): string => readFileSync(join(folder, name), 'utf8').trim()
  return names
    .toSorted()
    .map((name) => `${idOf(name)} commit\trefs/heads/${name}`)
    .join('\n')
}

/** Permission bits, in octal. */
export const modeOf = (repo: TestRepository, path: string): string =>
  (statSync(join(repo.root, path)).mode & 0o7777).toString(8)

/** A step that runs a command. */
export const run = (
  command: string | readonly string[],
  changes?: string | readonly string[],
  more: TestStep = {},
): TestStep => ({
  tool: 'Run',
  command,
  ...(changes !== undefined && { changes }),
  ...more,
})
