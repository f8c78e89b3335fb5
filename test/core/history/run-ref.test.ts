import { expect, it } from 'vitest'
import { runId } from '../../../src/core/history/run-ref.ts'
import { planOptions } from '../../support/results.ts'

it('a run has another id for each of what decides its commits, and the same for the same', () => {
  const origin = { digest: 'd', options: planOptions, without: [], base: 'b', tree: 't', dirty: [] }
  const dirty = [
    { path: 'a', mode: '100644', oid: '1' },
    { path: 'b', mode: '100644', oid: '2' },
  ]
  const others = [
    ...[{ digest: 'e' }, { options: { ...planOptions, commits: 'squash' as const } }, { without: [2] }, { base: 'c' }],
    ...[{ tree: 'u' }, { dirty }, { dirty: dirty.slice(1) }, { commands: 'c' }, { commands: 'd' }],
  ]
  const ids = [{}, ...others].map((more) => runId({ ...origin, ...more }))
  expect(new Set(ids).size).toBe(ids.length)
  expect(runId({ ...origin, dirty: dirty.toReversed() })).toBe(runId({ ...origin, dirty }))
})
