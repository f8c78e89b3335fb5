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

it.each<[string, readonly string[], readonly string[], number]>([
  ['is new', [], [], 1],
  ['is there, in other letter case', [], ['Bug'], 0],
  ['was set, and somebody took it away', ['bug'], [], 0],
])('a label that %s is added so many times', (_, before, labels, calls) => {
  const current = { number: 1, nodeId: 'n', draft: false, assignees: [], reviewers: [], teams: [] }
  const changes = settingChanges('o/r', {
    wanted: { ...noSettings, labels: ['bug'] },
    recorded: { ...noSettings, labels: [...before] },
    current: { ...current, labels: [...labels], milestone: null, autoMerge: undefined },
    alwaysDraft: false,
  })
  expect(changes.flatMap((change) => change.calls)).toHaveLength(calls)
})
