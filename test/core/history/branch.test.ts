import { describe, expect, it } from 'vitest'
import { decideClean, decideOperation } from '../../../src/core/history/branch.ts'

/** The article and the name of what git is in the middle of; `none`. */
async function operation(places: readonly string[], refs: readonly string[] = [], hasConflicts = false) {
  const found = await decideOperation({
    isThere: (place) => places.includes(place),
    names: async (ref) => refs.includes(ref),
    hasConflicts: async () => hasConflicts,
  })
  expect(found?.name).toBe(found && 'OPERATION_IN_PROGRESS')
  return /in the middle of (.*), so HEAD/.exec(found?.message ?? '')?.[1] ?? 'none'
}

// That git leaves these is tried in in-progress.test.ts, with git.
describe('what git is in the middle of', () => {
  it.each<[string, Parameters<typeof operation>]>([
    ['none', [[]]],
    ['a merge', [['MERGE_HEAD']]],
    ['a merge', [['MERGE_HEAD'], ['CHERRY_PICK_HEAD'], true]],
    ['a rebase', [['rebase-merge']]],
    ['a rebase', [['rebase-merge'], ['CHERRY_PICK_HEAD', 'REVERT_HEAD']]],
    ['a rebase', [['rebase-apply']]],
    ['an am', [['rebase-apply', 'rebase-apply/applying']]],
    ['a cherry-pick or a revert', [['sequencer']]],
    ['a bisect', [['BISECT_LOG']]],
    ['a cherry-pick', [[], ['CHERRY_PICK_HEAD']]],
    ['a revert', [[], ['REVERT_HEAD']]],
    ['a merge with conflicts', [[], [], true]],
  ])('is %s: %j', async (expected, asked) => {
    expect(await operation(...asked)).toBe(expected)
  })
})

describe('files that a branch would not hold as they are', () => {
  it.each<[readonly string[], string]>([
    [['b', 'a b'], "git stash push --include-untracked -- ':/a b' :/b"],
    [['[ab].txt'], "git stash push --include-untracked -- ':(top,literal)[ab].txt'"],
    [Array.from({ length: 30 }, (_, at) => `f${at}`), 'git stash --include-untracked'],
  ])('are put aside by a command that puts nothing else aside while it fits on a line: %j', (dirty, command) => {
    expect(decideClean({ dirty, ignored: [] })[0]?.message).toContain(`\`${command}\``)
  })

  it.each<[readonly string[], readonly string[], readonly string[]]>([
    [[], [], []],
    [['b', 'a', 'b'], [], ['DIRTY_FILES a, b']],
    [[], ['d', 'c'], ['PATH_IGNORED c, d']],
    [['a'], ['c'], ['DIRTY_FILES a', 'PATH_IGNORED c']],
  ])('are refused: %j are dirty, %j ignored', (dirty, ignored, expected) => {
    const told = decideClean({ dirty, ignored }).map(
      ({ name, message }) => `${name} ${/: (.*?)\. /.exec(message)?.[1]?.replaceAll('"', '')}`,
    )
    expect(told).toEqual(expected)
  })
})
