import { expect, it } from 'vitest'
import { changingPaths, isStopped, skipAround } from '../../../src/core/run/replayed.ts'

it('a failed step stops the plans only where its own plan stops', () => {
  const plans = (['stop', 'continue', 'stop'] as const).map((on_error) => ({
    options: { on_error },
    steps: { length: 2 },
  }))
  const failing = (...indexes: readonly number[]) =>
    [1, 2, 3, 4, 5, 6].map((index) => ({ index, status: indexes.includes(index) ? 'failed' : 'applied' }))
  const stopped = [[], [1], [2], [3], [4], [3, 5], [6]].map((indexes) =>
    isStopped({ plans } as never, failing(...indexes) as never),
  )
  expect(stopped).toEqual([false, true, true, false, false, true, true])
})

it('a step that is skipped has the names of its step: both of a Move, the source of a Fix', () => {
  const steps = [
    { index: 1, tool: 'Move', input: { file_path: 'a', new_path: 'b' } },
    { index: 2, tool: 'Fix', input: { source: 'tool/rule', edits: [{ create: 'c' }] } },
  ]
  expect(skipAround([], { steps } as never)).toMatchObject([
    { index: 1, status: 'skipped', file_path: 'a', new_path: 'b' },
    { index: 2, status: 'skipped', source: 'tool/rule' },
  ])
})

it('no link and no file that is too large is among the paths that steps may change, so that nobody reads it', {
  tags: 'quick',
}, () => {
  const stats = new Map([
    ['a', { size: 1, link: false }],
    ['largest', { size: 2 ** 30, link: false }],
    ['large', { size: 2 ** 30 + 1, link: false }],
    ['link', { size: 1, link: true }],
  ])
  const source = { locate: (path: string) => ({ ok: true, path }), stat: (path: string) => stats.get(path) }
  const touched = new Map([['Edit', ['a', 'largest', 'large', 'link', 'new']]])
  const request = { outline: { touched, globs: new Map() }, found: {} }
  expect(changingPaths({ source } as never, request as never)).toEqual(['a', 'largest', 'new'])
})
