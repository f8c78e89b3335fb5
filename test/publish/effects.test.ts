import { expect, it } from 'vitest'
import { proposalOf } from '../../src/publish/effects.ts'

const [OLD, NEW] = ['1'.repeat(40), '2'.repeat(40)] as const

it.each([
  ['git', ['push'], []],
  ['api', [], ['POST']],
] as const)('a move by %s is proposed as what it would send, and nothing else', async (by, push, methods) => {
  const target = { branch: 'beds', base: { branch: 'main', commit: OLD }, push: { remote: 'origin' } }
  const proposed = { git: undefined, state: { target, tip: OLD, ledger: undefined }, options: {} }
  const move = { do: 'move', commit: NEW, writesLedger: true, pruned: [], by } as const
  const what = await proposalOf([move], proposed as unknown as Parameters<typeof proposalOf>[1])
  expect(what.push.filter((word) => word === 'push')).toEqual(push)
  expect([...new Set(what.calls.map(({ method }) => method))].sort()).toEqual(methods)
})
