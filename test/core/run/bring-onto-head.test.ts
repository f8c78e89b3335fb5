import { describe, expect, it } from 'vitest'
import type { Run } from '../../../src/core/history/run-record.ts'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { bringOntoHead, type HeadFacts } from '../../../src/core/run/bring-onto-head.ts'
import { EditplanError } from '../../../src/errors.ts'

const at = (name: string) => ({ commit: name, tree: `${name}^{tree}` })
const chain = (...names: readonly string[]) =>
  names.map((commit, index) => ({ commit, tree: `${commit}^{tree}`, parent: '', steps: [index + 1] }))

const RUN = { id: 'abc', base: at('base'), head: at('chain'), snapshots: chain('chain') } as unknown as Run

const step = (index: number, file_path: string, status: ReportedStep['status'] = 'applied') =>
  ({ index, file_path, status, insertions: 1, deletions: 1 }) as ReportedStep

const STEPS = [step(1, 'rose.txt'), step(2, 'iris.txt'), step(3, 'rose.txt'), step(4, 'fern.txt', 'failed')]

const FACTS: HeadFacts = {
  rebased: async () => ({ ok: true, base: at('head'), chain: chain('moved'), head: at('moved') }) as never,
  merged: async () => ({ tree: 'both', conflicts: [] }),
  files: async (side) =>
    new Map([
      ['rose.txt', { oid: `rose of ${side}` }],
      ['iris.txt', { oid: 'iris' }],
    ]),
  mergeCommit: async (tree) => `merge of ${tree}`,
}

const bring = (facts: Partial<HeadFacts>, parts: Partial<Parameters<typeof bringOntoHead>[1]> = {}) =>
  bringOntoHead(
    { ...FACTS, ...facts },
    { ...{ run: RUN, base: at('base'), head: at('head'), steps: STEPS, onto: 'merge' }, ...parts },
  )

/** The commit and tree of the run, with a star where the head has all of it; or the refusal. */
async function brought(...asked: Parameters<typeof bring>): Promise<string> {
  try {
    const { run, unchanged } = await bring(...asked)
    return `${run.head.commit} ${run.head.tree}${unchanged ? ' *' : ''}`
  } catch (error) {
    if (error instanceof EditplanError) return `${error.name} ${error.message}`
    throw error
  }
}

const AS_IT_IS = 'chain chain^{tree}'

describe('a run that was made on an older base', () => {
  it.each<[string, Parameters<typeof bring>, string]>([
    ['stays where the head is its base', [{}, { head: at('base') }], AS_IT_IS],
    ['stays where it goes nowhere', [{}, { onto: 'nowhere' }], AS_IT_IS],
    ['is merged', [{}], 'merge of both both'],
    ['is merged into nothing', [{ merged: async () => ({ tree: 'head^{tree}', conflicts: [] }) }], `${AS_IT_IS} *`],
    ['is moved', [{}, { onto: 'rebase' }], 'moved moved^{tree}'],
    [
      'is moved into nothing',
      [{ rebased: async () => ({ ok: true, base: at('head'), chain: [], head: at('head') }) }, { onto: 'rebase' }],
      `${AS_IT_IS} *`,
    ],
  ])('%s', async (_, asked, expected) => {
    expect(await brought(...asked)).toBe(expected)
  })

  it('is refused with the files in conflict, each with the applied steps that change it', async () => {
    const refused = await brought({ merged: async () => ({ tree: '', conflicts: ['rose.txt', 'fern.txt'] }) })
    expect(refused).toMatch(/^MERGE_CONFLICT .*: rose\.txt \(step 1, 3\); fern\.txt\. /)
  })

  it('is refused with the steps of the commit that conflicts', async () => {
    const rebased = async () => ({ ok: false, at: chain('a', 'b')[1], conflicts: ['rose.txt'] }) as never
    expect(await brought({ rebased }, { onto: 'rebase' })).toMatch(/^MERGE_CONFLICT Step 2 .* in rose\.txt\. /)
  })

  it('asks for no commit of what the head has already', async () => {
    const mergeCommit = () => expect.unreachable()
    await bring({ merged: async () => ({ tree: 'head^{tree}', conflicts: [] }), mergeCommit })
  })

  it('is told with how each of its files fares', async () => {
    const { run, notes } = await bring({})
    expect(run.merge).toEqual({ commit: 'merge of both', tree: 'both', onto: 'head', ontoTree: 'head^{tree}' })
    expect(notes.map((note) => note.replace(/:.*(merged|applies)\.$/, ' $1'))).toEqual([
      'rose.txt merged',
      'iris.txt applies',
    ])
  })

  it('keeps the commits that it was moved to, and its base', async () => {
    const { run, notes } = await bring({}, { onto: 'rebase' })
    expect(run).toMatchObject({ base: at('head'), head: at('moved'), snapshots: [{ commit: 'moved' }] })
    expect(notes).toHaveLength(1)
  })
})
