import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../src/core/run/apply.ts'
import { type PickAnswer, type PickQuestion, pickSteps } from '../../../src/faces/cli/pick.ts'
import type { TestRepository } from '../../support/git.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const LINES = Array.from({ length: 30 }, (_, at) => `line ${at + 1}\n`).join('')
const FILES = { 'a.txt': 'one\ntwo\n', 'long.txt': LINES }

/** What is left of a plan after these answers, in order, and the questions. */
async function pick(repo: TestRepository, steps: readonly TestStep[], answers: readonly PickAnswer[]) {
  const asked: PickQuestion[] = []
  const plan = await pickSteps(planOf(steps), { root: repo.root }, async (question) => {
    asked.push(question)
    return answers[asked.length - 1] ?? 'leave'
  })
  return { plan, asked }
}

const inputsOf = ({ plan }: Awaited<ReturnType<typeof pick>>) => plan?.steps.map(({ input }) => input)

const STEPS = [edit('a.txt', 'one', '1'), edit('a.txt', '1', 'I'), write('new.txt', 'new\n')]

describe('steps that are picked', () => {
  it('make a plan of those that were taken', async () => {
    using repo = repository(FILES)
    const picked = await pick(repo, STEPS, ['take', 'leave', 'take'])
    expect(picked.plan?.steps.map(({ index, tool }) => [index, tool])).toEqual([
      [1, 'Edit'],
      [2, 'Write'],
    ])
    expect(picked.asked.map(({ at, total, changes }) => [at, total, changes.length])).toEqual([
      [1, 3, 1],
      [2, 3, 1],
      [3, 3, 1],
    ])
    expect(repo.read('a.txt').toString()).toBe('one\ntwo\n')
  })

  it('are asked about as they are after those that were taken', async () => {
    using repo = repository(FILES)
    const { asked, plan } = await pick(repo, STEPS, ['leave', 'leave', 'leave'])
    expect([asked[1]?.refused?.name, plan]).toEqual(['STRING_NOT_FOUND', undefined])
  })

  it.each<[PickAnswer, number, number]>([
    ['take-rest', 3, 1],
    ['leave-rest', 0, 1],
  ])('are not asked about once all that follow are decided: %s', async (answer, left, questions) => {
    using repo = repository(FILES)
    const { asked, plan } = await pick(repo, STEPS, [answer])
    expect([plan?.steps.length ?? 0, asked.length]).toEqual([left, questions])
  })

  it('keep Reads, and steps without effect', async () => {
    using repo = repository(FILES)
    const steps = [{ tool: 'Read', file_path: 'a.txt' }, write('a.txt', 'one\ntwo\n'), write('new.txt', 'new\n')]
    const { asked, plan } = await pick(repo, steps, ['take'])
    expect([asked.length, plan?.steps.map(({ tool }) => tool)]).toEqual([1, ['Read', 'Write', 'Write']])
  })

  it('may get another text, and are shown again with it', async () => {
    using repo = repository(FILES)
    const picked = await pick(repo, [STEPS[0]!], [{ newText: 'uno' }, 'take'])
    expect(picked.asked.map(({ newText }) => newText)).toEqual(['1', 'uno'])
    expect(inputsOf(picked)).toMatchObject([{ old_string: 'one', new_string: 'uno' }])
  })
})

describe('places of a step', () => {
  const many = edit('long.txt', 'line', 'row', { replace_all: true })
  const two = write(
    'long.txt',
    LINES.replace('line 3\n', 'row 3\n').replace('line 20\n', '').replace('line 28\n', 'row 28\nmore\n'),
  )

  it.each<[readonly number[], string]>([
    [[0], LINES.replace('line 3\n', 'row 3\n')],
    [[1], LINES.replace('line 20\n', '')],
    [[0, 2], LINES.replace('line 3\n', 'row 3\n').replace('line 28\n', 'row 28\nmore\n')],
  ])('taken one by one (%j) make steps that change these and no other', async (places, wanted) => {
    using repo = repository(FILES)
    const { plan, asked } = await pick(repo, [two], [{ places }])
    expect(asked[0]?.hunks.length).toBe(3)
    await applyPlan(plan!, { root: repo.root })
    expect(repo.read('long.txt').toString()).toBe(wanted)
  })

  it('all taken are the step itself; none taken leave it out', async () => {
    using repo = repository(FILES)
    expect(inputsOf(await pick(repo, [two], [{ places: [0, 1, 2] }]))).toEqual(
      planOf([two]).steps.map(({ input }) => input),
    )
    expect((await pick(repo, [two], [{ places: [] }])).plan).toBeUndefined()
  })

  it('that touch each other are one', async () => {
    using repo = repository(FILES)
    expect((await pick(repo, [many], ['take'])).asked[0]?.hunks).toEqual([])
  })

  it('keep the line ends of the file', async () => {
    using repo = repository({ 'long.txt': LINES.replaceAll('\n', '\r\n') })
    const steps = [edit('long.txt', '3\n', 'three\n', { replace_all: true })]
    const { plan, asked } = await pick(repo, steps, [{ places: [1] }])
    expect(asked[0]?.hunks.length).toBeGreaterThan(1)
    await applyPlan(plan!, { root: repo.root })
    expect(repo.read('long.txt').toString()).toBe(LINES.replace('line 13\n', 'line 1three\n').replaceAll('\n', '\r\n'))
  })

  it('are none of a file that moves, whatever it rewrites in it', async () => {
    const middle = Array.from({ length: 12 }, (_, at) => `export const n${at} = ${at}\n`).join('')
    using repo = repository({
      'lib/a.js': `import './b.js'\n${middle}import './c.js'\n`,
      'lib/b.js': '',
      'lib/c.js': '',
    })
    const steps = [{ tool: 'Move', file_path: 'lib/a.js', new_path: 'a.js', imports: 'fix' }] as const
    const { asked } = await pick(repo, steps, ['leave'])
    expect(asked.map(({ changes, hunks }) => [changes[0]?.structuredPatch?.length, hunks])).toEqual([[2, []]])
  })
})
