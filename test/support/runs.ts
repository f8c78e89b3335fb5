import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parsePlan } from '../../src/core/plan/parse.ts'
import type { Plan, PlanOptions } from '../../src/core/plan/schema.ts'
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
  const paths = repo.git('ls-files', '-z', '--cached', '--others', '--ignored', '--exclude=*').split('\0')
  const here = paths.filter((path) => path !== '' && existsSync(join(repo.root, path)))
  const files = here.map((path) => [path, `${modeOf(repo, path)} ${repo.read(path).toString('latin1')}`])
  return {
    ...Object.fromEntries(files),
    '(index)': readFileSync(join(repo.git('rev-parse', '--absolute-git-dir'), 'index')).toString('latin1'),
    '(head)': repo.git('rev-parse', '--symbolic-full-name', 'HEAD'),
    '(branches)': repo.git('for-each-ref', 'refs/heads'),
  }
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
