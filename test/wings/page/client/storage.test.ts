import { describe, expect, it } from 'vitest'
import { hunkOf } from '../../../../src/core/text/hunks.ts'
import { applyPlan } from '../../../../src/index.ts'
import { planOf as planOfSteps } from '../../../../src/wings/page/client/storage.ts'
import { pageModel } from '../../../../src/wings/page/model/model.ts'
import { repository } from '../../../support/git.ts'
import { edit, planOf, run, type TestStep, write } from '../../../support/runs.ts'

const GARDEN = {
  'rose.txt': Array.from({ length: 30 }, (_, at) => `rose ${at}\n`).join(''),
  'iris.txt': 'iris\nblue',
  'moss.txt': 'moss\n',
  'fern.txt': 'fern\n',
}

const STEPS: readonly TestStep[] = [
  edit('rose.txt', 'rose 3\n', 'Rose 3\nand more\n', { why: 'it is a name' }),
  edit('rose.txt', 'rose 25\n', ''),
  edit('iris.txt', 'blue', 'violet'),
  write('beds/lily.txt', 'lily\nwhite'),
  write('moss.txt', 'another moss\n'),
  { tool: 'Delete', file_path: 'fern.txt' },
]

const copyOf = (report: Awaited<ReturnType<typeof applyPlan>>, from = 0) => {
  const { model, patches } = pageModel(report)
  return planOfSteps('Again', model.steps.slice(from), (at) => patches[at] ?? [])
}

/** Changes what no single tool of a plan does. */
const SCRIPT = `import fs from 'node:fs'
fs.rmSync('fern.txt')
fs.writeFileSync('empty.txt', '')
fs.writeFileSync('new.txt', 'new')
fs.appendFileSync('moss.txt', 'more')
fs.writeFileSync('x.sh', 'echo', { mode: 0o755 })
`
const POLICY = { version: 1, rules: { allow: ['Run(node change.mjs)'] } }

describe('a plan of what steps did', () => {
  it.each([
    ['edits, writes and deletions', STEPS],
    ['an empty file that is written', [write('empty.txt', ''), write('moss.txt', '')]],
    ['a command that deletes files, and makes empty and executable ones', [run('node change.mjs', '**')]],
  ])('gives the same tree again, from the same tree: %s', async (_, steps) => {
    const files = { ...GARDEN, 'change.mjs': SCRIPT, '.github/editplan.yml': JSON.stringify(POLICY) }
    using repo = repository(files)
    using again = repository(files)
    const report = await applyPlan(planOf(steps), repo)
    expect(report.steps.flatMap(({ error }) => error ?? [])).toEqual([])
    const { plan, missing } = copyOf(report)
    expect(missing).toEqual([])
    const second = await applyPlan(planOf(plan.steps as readonly TestStep[]), again)
    expect(second.problems).toBeUndefined()
    expect(second.head?.tree).toBe(report.head?.tree)
  })

  it('says why, step by step', async () => {
    using repo = repository(GARDEN)
    const { plan } = copyOf(await applyPlan(planOf(STEPS), repo))
    expect(plan.steps[0]).toMatchObject({ tool: 'Edit', file_path: 'rose.txt', why: 'it is a name' })
  })

  it('is one of the steps that are wanted alone, and names a file that goes', async () => {
    using repo = repository(GARDEN)
    const { plan } = copyOf(await applyPlan(planOf(STEPS), repo), 5)
    expect(plan).toMatchObject({ title: 'Again', steps: [{ tool: 'Delete', file_path: 'fern.txt' }] })
  })

  it('names the files whose change a report does not hold, and writes nothing in their place', async () => {
    using repo = repository({ ...GARDEN, 'run.sh': 'echo\n' })
    const steps: readonly TestStep[] = [
      { tool: 'Write', file_path: 'a.bin', content_base64: Buffer.from('a\0b').toString('base64') },
      { tool: 'Write', file_path: 'b.bin', content_base64: Buffer.from('a\0b').toString('base64'), executable: true },
      { tool: 'Write', file_path: 'run.sh', content: 'echo\n', executable: true },
    ]
    const report = await applyPlan(planOf(steps), repo)
    const masked = {
      ...report,
      steps: [
        ...report.steps,
        {
          ...report.steps[0]!,
          file_path: 'key.txt',
          structuredPatch: [hunkOf(1, ['+key: [masked]****'])],
          insertions: 1,
        },
      ],
    }
    expect(copyOf(masked)).toMatchObject({ plan: { steps: [] }, missing: ['a.bin', 'b.bin', 'run.sh', 'key.txt'] })
  })
})
