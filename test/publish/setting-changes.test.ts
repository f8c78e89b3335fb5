import { describe, expect, it } from 'vitest'
import { noSettings } from '../../src/publish/ledger.ts'
import { settingChanges } from '../../src/publish/setting-changes.ts'

describe('a milestone that is wished no more', () => {
  const current = { number: 1, nodeId: 'n', draft: false, labels: [], assignees: [], reviewers: [], teams: [] }
  it.each([
    ['is taken back while it is the one that was set', 7, 1],
    ['stays where somebody set another', 9, 0],
  ])('%s', (_, milestone, calls) => {
    const sides = { wanted: noSettings, recorded: { ...noSettings, milestone: 7 }, alwaysDraft: false }
    const changes = settingChanges('o/r', { ...sides, current: { ...current, milestone, autoMerge: undefined } })
    expect(changes.flatMap((change) => change.calls)).toHaveLength(calls)
  })
})
