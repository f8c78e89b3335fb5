import { describe, expect, it } from 'vitest'
import { type Group, groupSteps } from '../../../src/core/history/groups.ts'
import type { StoredResult } from '../../../src/core/history/stored-changes.ts'
import { appliedStep } from '../../support/results.ts'

/** One step that changes several files, in this order. */
function stepOver(index: number, paths: readonly string[]): StoredResult {
  const steps = paths.map((path) => appliedStep(index, { path, before: `${index - 1}\n`, after: `${index}\n` }))
  const [first] = steps
  if (!first) throw new Error('a step changes a file')
  const changes = steps.flatMap((step) => step.changes)
  return {
    ...first,
    changes,
    blobs: new Map(changes.map((change) => [change, change.after && { content: change.after }])),
  }
}

async function grouped(
  commits: 'per-step' | 'per-file' | 'squash',
  results: readonly StoredResult[],
): Promise<Group[]> {
  const groups: Group[] = []
  const grouping = groupSteps(commits, async (group) => void groups.push(group))
  for (const result of results) await grouping.add(result)
  await grouping.flush()
  return groups
}

const shape = (groups: readonly Group[]) =>
  groups.map(({ steps, changes }) => ({
    first: steps.first.step.index,
    steps: steps.indexes,
    files: [...changes.keys()],
  }))

describe('groupSteps', () => {
  it('joins the commits of files that one step changes together, and counts their earliest step as the first', async () => {
    const results = [stepOver(1, ['a']), stepOver(2, ['b']), stepOver(3, ['c']), stepOver(4, ['b', 'a'])]
    expect(shape(await grouped('per-file', results))).toEqual([
      { first: 1, steps: [1, 2, 4], files: ['b', 'a'] },
      { first: 3, steps: [3], files: ['c'] },
    ])
  })

  it('keeps the first and the last content of each file', async () => {
    const [group, ...others] = await grouped('squash', [
      stepOver(1, ['a']),
      stepOver(2, ['a', 'b']),
      stepOver(3, ['a']),
    ])
    expect(others).toEqual([])
    expect([...(group?.changes ?? [])].map(([path, { before, after }]) => [path, `${before}${after}`])).toEqual([
      ['a', '0\n3\n'],
      ['b', '1\n2\n'],
    ])
  })

  it('takes a file away and puts it elsewhere for a Move, and names the files that moved', async () => {
    const result = stepOver(2, ['b', 'importer'])
    const [moved, importer] = result.changes.map((change, at) => (at === 0 ? { ...change, from: 'a' } : change))
    const blob = { content: Buffer.from('2\n') }
    const changes = [moved!, importer!]
    const move = { ...result, changes, blobs: new Map(changes.map((change) => [change, blob])) }
    const [group, ...others] = await grouped('per-file', [stepOver(1, ['a']), move])
    expect(others).toEqual([])
    const texts = [...(group?.changes.values() ?? [])].map(({ path, before, after, from }) => [
      ...[path, from, before?.toString(), after?.toString()],
    ])
    expect(texts).toEqual([
      ['a', undefined, '0\n', undefined],
      ['b', 'a', undefined, '2\n'],
      ['importer', undefined, '1\n', '2\n'],
    ])
    expect([...(group?.blobs ?? [])].map(([path, stored]) => [path, stored === blob])).toEqual([
      ['a', false],
      ['b', true],
      ['importer', true],
    ])
    const [alone] = await grouped('per-step', [move])
    expect(alone?.steps.first.files).toEqual(['b'])
  })

  it('gives a fix over several files a commit of its own, but not where one commit is asked for', async () => {
    const fixOver = (index: number, paths: readonly string[]): StoredResult => {
      const result = stepOver(index, paths)
      return {
        ...result,
        step: { ...result.step, tool: 'Fix', input: { source: 'x', edits: [] } } as StoredResult['step'],
      }
    }
    const results = [stepOver(1, ['a']), fixOver(2, ['a', 'b']), stepOver(3, ['a'])]
    expect(shape(await grouped('per-file', results)).map(({ steps }) => steps)).toEqual([[1], [2], [3]])
    expect(shape(await grouped('squash', results)).map(({ steps }) => steps)).toEqual([[1, 2, 3]])
  })

  it('keeps what a step said of the mode through steps that say nothing of it, as long as the file is there', async () => {
    const said = stepOver(1, ['a', 'b'])
    const gone = stepOver(3, ['b'])
    const [group] = await grouped('squash', [
      { ...said, changes: said.changes.map((change) => ({ ...change, executable: true })) },
      stepOver(2, ['a']),
      { ...gone, changes: gone.changes.map((change) => ({ ...change, before: Buffer.from('1\n'), after: undefined })) },
    ])
    expect([...(group?.changes ?? [])].map(([path, { executable }]) => [path, executable])).toEqual([
      ['a', true],
      ['b', undefined],
    ])
  })
})
