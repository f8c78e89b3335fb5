import { describe, expect, it } from 'vitest'
import type { CommitFacts } from '../../src/core/git/commands/commit.ts'
import { sortCommits } from '../../src/publish/commit-ownership.ts'
import type { KnownRun } from '../../src/publish/ledger.ts'
import { ask, decided } from '../../src/publish/questions.ts'

describe('the commits of a branch in a stack', () => {
  it('are those of the parts below it, its own, and those of others', async () => {
    const ids = ['1', '2', '3', '4'].map((digit) => digit.repeat(40))
    const [lower, mine, theirs, base] = ids as [string, string, string, string]
    const commits = [theirs, mine, lower].map(
      (id, at): CommitFacts => ({
        id,
        tree: id,
        parents: [[mine, lower, base][at] ?? base],
        authorName: 'Ada',
        subject: 'x',
        steps: '',
        isOfRun: false,
      }),
    )
    const record = { base, own: [mine], kept: [], head: mine, below: [`${base}..${lower}`] } as unknown as KnownRun
    const sorted = await decided(sortCommits(commits, { records: [record], given: () => ask('given', undefined) }), {
      given: () => new Set(),
    })
    const named = ({ id }: CommitFacts) => id
    expect([sorted.below.map(named), sorted.own.map(named), sorted.foreign.map(named)]).toEqual([
      [lower],
      [mine],
      [theirs],
    ])
  })
})
