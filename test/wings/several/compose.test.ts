import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ComposeBaseline } from '../../../src/core/engine/replay-parts.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { type Composition, composeOn } from '../../../src/wings/several/compose.ts'
import { edit, type PlanParts, planOf, type TestStep, write } from '../../support/runs.ts'
import { baselineOf } from './baseline-of.ts'

const FILES = { 'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n', 'b.txt': 'bee\n', 'c/d.txt': 'dee\n' }

const compose = (plans: readonly (readonly TestStep[])[], files: Readonly<Record<string, string>> = FILES) =>
  composeParsed(
    plans.map((steps) => planOf(steps)),
    baselineOf(files),
  )

const composeParsed = (plans: readonly Plan[], baseline: ComposeBaseline): Promise<Composition> =>
  composeOn(
    plans.map((plan, at) => ({ name: `plans/${'abcdef'[at]}.yaml`, plan })),
    baseline,
  )

/** The relation of the first two plans, with the steps of its clashes as `plan/step`. */
const relation = async (
  one: readonly TestStep[],
  other: readonly TestStep[],
  files?: Readonly<Record<string, string>>,
) => {
  const { pairs } = await compose([one, other], files)
  const found = pairs[0]?.relation
  if (!found || !('clashes' in found)) return found?.kind
  const step = ({ member, step: { index } }: { member: number; step: { index: number } }) => `${'ab'[member]}${index}`
  const clashes = found.clashes.map(({ step: one, cause }) => `${step(one)}<${cause ? step(cause) : ''}`)
  const [order, lost] = 'order' in found ? [found.order.map((at) => 'ab'[at]).join(''), found.overwritten] : [[], []]
  return [[found.kind], order, clashes, lost].flat()
}

describe('two plans', () => {
  it.each<[string, readonly TestStep[], readonly TestStep[], unknown]>([
    ['with equal effect are the same', [edit('a.txt', 'two', '2')], [edit('a.txt', 'two\nthree', '2\nthree')], 'same'],
    ['that touch different files are disjoint', [edit('a.txt', 'two', '2')], [edit('b.txt', 'bee', 'be')], 'disjoint'],
    ['that change different lines commute', [edit('a.txt', 'two', '2')], [edit('a.txt', 'six', '6')], 'commutes'],
    [
      'that change words of one line commute',
      [edit('a.txt', 'tw', 'Tw')],
      [edit('a.txt', 'o\nth', 'O\nth')],
      'commutes',
    ],
    [
      'of which one changes what the other makes need that order',
      [write('new.txt', 'x\n')],
      [edit('b.txt', 'bee', 'be'), edit('new.txt', 'x', 'y')],
      ['order', 'ab', 'b2<a1'],
    ],
    [
      'of which one takes away what the other changes need the other order',
      [edit('a.txt', 'two', '2'), { tool: 'Move', file_path: 'b.txt', new_path: 'z.txt' }],
      [edit('b.txt', 'bee', 'be')],
      ['order', 'ba', 'b1<a2'],
    ],
    [
      'that change one text in two ways conflict, in both orders',
      [edit('a.txt', 'one', '1'), edit('a.txt', 'two', '2')],
      [edit('a.txt', 'two', 'zwei')],
      ['conflicts', 'b1<a2', 'a2<b1'],
    ],
    [
      'that write one new file conflict, though both orders work',
      [write('b2.txt', 'x'), write('new.txt', 'x\n')],
      [write('new.txt', 'y\n')],
      ['conflicts', 'b1<a2'],
    ],
    [
      'that move one file to two places conflict',
      [{ tool: 'Move', file_path: 'b.txt', new_path: 'x.txt' }],
      [{ tool: 'Move', file_path: 'b.txt', new_path: 'y.txt' }],
      ['conflicts', 'b1<a1', 'a1<b1'],
    ],
    [
      'of which one replaces a word everywhere and the other adds it conflict',
      [edit('a.txt', 'two', '2', { replace_all: true })],
      [edit('a.txt', 'six', 'six two')],
      ['conflicts', 'b1<a1'],
    ],
    [
      'of which one overwrites the file that the other changes need an order, and say what is lost',
      [edit('a.txt', 'two', '2')],
      [write('a.txt', 'all\n')],
      ['order', 'ab', 'a1<b1', 'a.txt'],
    ],
    [
      'of which one makes a folder where the other makes a file conflict',
      [write('x', 'file\n')],
      [write('x/y', 'inside\n')],
      ['conflicts', 'b1<a1', 'a1<b1'],
    ],
    [
      'of which one edits by glob what the other adds need an order or conflict',
      [{ tool: 'Edit', glob: '**/*.txt', old_string: 'dee', new_string: 'd' }],
      [write('new.txt', 'dee\n')],
      ['conflicts', 'b1<a1'],
    ],
  ])('%s', async (_, one, other, verdict) => {
    expect(await relation(one, other)).toEqual(verdict)
  })

  it('name the lines that their steps replace', async () => {
    const { pairs } = await compose([[edit('a.txt', 'two\nthree', '2')], [edit('a.txt', 'three\nfour\nfive', '3')]])
    const [found] = pairs
    expect(found?.relation).toMatchObject({
      kind: 'conflicts',
      clashes: [
        { step: { lines: [3, 5] }, cause: { lines: [2, 3] } },
        { step: { lines: [2, 3] }, cause: { lines: [3, 5] } },
      ],
    })
  })
})

/** The files that a plan leaves, where it works on the files alone. */
const result = async (plan: Plan | undefined, baseline = baselineOf(FILES)) => {
  if (!plan) return undefined
  const { replayParts } = await import('../../../src/core/engine/replay-parts.ts')
  const { files, refusal } = await replayParts([{ member: 0, options: plan.options, steps: plan.steps }], baseline)
  return refusal ? refusal.problem.name : Object.fromEntries([...files].map(([path, { after }]) => [path, `${after}`]))
}

describe('several plans', () => {
  it('become one, in an order that works, with ids that begin with their names and what repeats left out', async () => {
    const { plan, order } = await compose([
      [edit('new.txt', 'x', 'y', { id: 'later' })],
      [write('new.txt', 'x\n'), edit('a.txt', 'six', '6')],
      [edit('a.txt', 'six', '6', { id: 'again' }), edit('b.txt', 'bee', 'be')],
    ])
    expect(order).toEqual([1, 0, 2])
    expect(plan?.steps.map(({ id }) => id)).toEqual(['b/1', 'b/2', 'a/later', 'c/2'])
    expect(await result(plan)).toEqual({
      'new.txt': 'y\n',
      'a.txt': 'one\ntwo\nthree\nfour\nfive\n6\nseven\n',
      'b.txt': 'be\n',
    })
  })

  it('may need several others, which need others again', async () => {
    const chain = [[edit('n.txt', 'second', 'third')], [edit('n.txt', 'first', 'second')], [write('n.txt', 'first\n')]]
    const { order, pairs, plan } = await compose(chain)
    expect(order).toEqual([2, 1, 0])
    expect(pairs.map(({ relation: { kind } }) => kind)).toEqual(['order', 'order', 'order'])
    expect(await result(plan)).toEqual({ 'n.txt': 'third\n' })
  })

  it('keep what each compares with the files as it saw them', async () => {
    const sha256 = createHash('sha256').update(FILES['a.txt']).digest('hex')
    const reading = (...steps: readonly TestStep[]) => [{ tool: 'Read', file_path: 'a.txt', sha256 }, ...steps]
    const plans = [reading(edit('a.txt', 'two', '2')), reading(edit('a.txt', 'six', '6'))]
    const parts: PlanParts = { options: { reads: 'strict' } }
    const { plan, pairs } = await composeParsed(
      plans.map((steps) => planOf(steps, parts)),
      baselineOf(FILES),
    )
    expect(pairs[0]?.relation.kind).toBe('commutes')
    expect(plan?.steps.map(({ tool }) => tool)).toEqual(['Read', 'Edit', 'Edit'])
    expect(plan?.options.reads).toBe('strict')
    expect(await result(plan, baselineOf({ ...FILES, 'a.txt': `${FILES['a.txt']}more\n` }))).toBe('FILE_MODIFIED')
  })

  it('are refused as a whole when one is refused whatever comes before it', async () => {
    const composed = await compose([[edit('a.txt', 'two', '2')], [edit('a.txt', 'nothing', 'x')]])
    expect(composed.plan).toBeUndefined()
    expect(composed.refusals).toMatchObject([{ step: { member: 1 }, problem: { name: 'STRING_NOT_FOUND' } }])
  })

  it('that fit in pairs and not together name the step that is in the way', async () => {
    const { plan, clashes, pairs } = await compose(
      [
        [edit('a.txt', 'x', 'X', { when: { file_path: 'b.txt', exists: false } })],
        [{ tool: 'Delete', file_path: 'b.txt' }],
        [edit('a.txt', 'x', 'y', { replace_all: true, when: { file_path: 'c.txt', exists: false } })],
        [{ tool: 'Delete', file_path: 'c.txt' }],
      ],
      { 'a.txt': 'x\n', 'b.txt': 'b\n', 'c.txt': 'c\n' },
    )
    expect([plan, clashes.length + pairs.filter(({ relation: { kind } }) => kind === 'conflicts').length]).toEqual([
      undefined,
      expect.toSatisfy((count: number) => count > 0),
    ])
  })

  it('whose options have no common form are refused', async () => {
    const plans = [
      planOf([write('n.txt', 'x  \n')], { options: { trailing_whitespace: 'keep' } }),
      planOf([write('m.txt', 'x  \n')], { options: { trailing_whitespace: 'strip' } }),
    ]
    const { plan, clashes } = await composeParsed(plans, baselineOf(FILES))
    expect([plan, clashes[0]?.problem?.name]).toEqual([undefined, 'PLANS_CONFLICT'])
  })

  it('of one name are told apart', async () => {
    const named = [planOf([edit('a.txt', 'two', '2')]), planOf([edit('a.txt', 'six', '6')])].map((plan) => ({
      name: 'x/plan.yaml',
      plan,
    }))
    const { plan } = await composeOn(named, baselineOf(FILES))
    expect(plan?.steps.map(({ id }) => id)).toEqual(['plan/1', 'plan~2/1'])
  })

  it('leave the files as they are', async () => {
    const baseline = baselineOf(FILES)
    await composeParsed([planOf([write('a.txt', 'x')]), planOf([write('b.txt', 'x')])], baseline)
    expect(baseline.overlay().read('a.txt').toString()).toBe(FILES['a.txt'])
  })
})
