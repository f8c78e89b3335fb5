import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { type ApplyOptions, applyPlan, checkPlan, type RunReport, resumeRun } from '../../../src/index.ts'
import { fatalGit } from '../../support/fatal-git.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

/** Every how-manieth call of git is killed in the suite; `KILLED_GIT=1` kills each. */
const STRIDE = Number(process.env.KILLED_GIT ?? 9)

const GARDEN = {
  '.gitattributes': '*.turned filter=turn\n*.crlf text eol=crlf\n',
  'a.txt': 'one\ntwo\n',
  'b.turned': 'rose\n',
  'c.crlf': 'iris\r\nmoss\r\n',
}

const PLAN = planOf([
  edit('a.txt', 'one', 'ONE'),
  edit('b.turned', 'rose', 'fern'),
  edit('c.crlf', 'moss', 'reed'),
  write('new/d.turned', 'bark\n'),
  { tool: 'Delete', file_path: 'a.txt' },
  { ...edit('b.turned', 'fern', 'ivy'), when: { glob: '**/*.css', exists: false } as never },
])

const filtered = () =>
  repository(GARDEN, { config: { 'filter.turn.clean': 'tr a-z n-za-m', 'filter.turn.smudge': 'tr n-za-m a-z' } })

const ways: readonly [string, (options: ApplyOptions) => Promise<RunReport>, Partial<ApplyOptions>][] = [
  ['check', (options) => checkPlan(PLAN, options), {}],
  ['apply', (options) => applyPlan(PLAN, options), {}],
  ['apply to a branch', (options) => applyPlan(PLAN, options), { branch: 'made' }],
  ['apply without a work tree', (options) => applyPlan(PLAN, options), { branch: 'made', bare: true, base: 'main' }],
]

// An exception that nobody awaits ends vitest with an error.
it.each(ways)(
  '%s ends in a refusal, with all as it was before or waiting for resume, whichever call of git is killed',
  {
    timeout: 600_000,
  },
  async (_, run, options) => {
    using whole = filtered()
    const counted = fatalGit(join(whole.root, '..'))
    await run({ root: whole.root, ...options, environment: counted.environment(0) })
    const after = stateOf(whole)
    for (let call = 1 + (counted.calls() % STRIDE); call <= counted.calls(); call += STRIDE) {
      using repo = filtered()
      const before = stateOf(repo)
      const ended = await run({
        root: repo.root,
        ...options,
        environment: fatalGit(join(repo.root, '..')).environment(call),
      }).catch((error: unknown) => error)
      if (ended instanceof Error) expect(ended, `call ${call}`).toBeInstanceOf(EditplanError)
      if (ended instanceof EditplanError && ended.name === 'INTERRUPTED') await resumeRun({ root: repo.root })
      const now = stateOf(repo)
      const same = (one: Readonly<Record<string, string>>) =>
        Object.keys({ ...one, ...now }).every((key) => key === '(index)' || one[key] === now[key])
      expect(same(before) || same(after), `call ${call}: ${String(ended)}`).toBe(true)
    }
  },
)
