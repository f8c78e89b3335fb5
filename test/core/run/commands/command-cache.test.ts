import { expect, it } from 'vitest'
import type { RunStep } from '../../../../src/core/engine/run-step.ts'
import { CommandCache, type CommandCacheOptions } from '../../../../src/core/run/commands/command-cache.ts'
import { policyFrom } from '../../../../src/core/run/run-policy.ts'
import { createOverlay } from '../../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../../src/core/workspace/sources/disk.ts'
import { temporaryFolder } from '../../../support/folder.ts'

it('a command has one result for the same files, and another where a file that a step left has other bytes', {}, async () => {
  using folder = temporaryFolder()
  await using cache = new CommandCache({
    recorded: new Map(),
    baseline: {},
    review: {},
  } as unknown as CommandCacheOptions)
  const step = { index: 2, tool: 'Run', input: { command: 'make' } } as unknown as RunStep
  const outcomeOn = async (text: string) => {
    const workspace = createOverlay(openDisk(folder.path))
    workspace.put({ path: 'a.txt', before: undefined, after: Buffer.from(text), mode: 0o644 })
    return cache.outcomeOf(step, workspace)
  }
  const first = await outcomeOn('one\n')
  expect(await outcomeOn('one\n')).toBe(first)
  expect(await outcomeOn('two\n')).not.toBe(first)
})

it.each<[string, object]>([
  ['nobody is there to ask', {}],
  ['somebody says no', { ask: async () => undefined }],
])('a command that the policy asks about does not run where %s', async (_, asked) => {
  using folder = temporaryFolder()
  const policy = await policyFrom({ name: 'p.yaml', text: 'version: 1\nrules: { ask: [Run(make)] }\n' })
  await using cache = new CommandCache({
    onAsk: 'stop',
    ...asked,
    baseline: {},
    store: { git: { commonDir: folder.path, gitDir: folder.path, run: async () => [] } },
    policy,
    review: { policy, approvals: { grants: [] }, decisions: new Map(), drafted: [] },
  } as unknown as CommandCacheOptions)
  const step = { index: 2, tool: 'Run', input: { command: 'make' } } as unknown as RunStep
  expect(await cache.outcomeOf(step, createOverlay(openDisk(folder.path)))).toMatchObject({
    ok: false,
    problem: { name: 'POLICY_ASK' },
  })
  expect(cache.review.decisions.get(2)).toMatchObject({ behavior: 'ask' })
})
