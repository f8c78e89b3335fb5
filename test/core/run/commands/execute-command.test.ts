// @module-tag programs
// @module-tag quick

import { expect, it } from 'vitest'
import type { RunStep } from '../../../../src/core/engine/run-step.ts'
import { executeCommand } from '../../../../src/core/run/commands/execute-command.ts'
import { temporaryFolder } from '../../../support/folder.ts'

it('a command that is ended by a signal is interrupted, and no failed command', async () => {
  using folder = temporaryFolder()
  const git = { root: folder.path }
  const ending = new AbortController()
  const running = executeCommand(
    { index: 1, tool: 'Run', input: { command: 'wait' } } as unknown as RunStep,
    {} as never,
    {
      argv: [process.execPath, '-e', 'setTimeout(() => {}, 600_000)'],
      place: { git, prepare: async () => 'tree', changesSince: async () => ({ changes: [], tree: 'tree' }) } as never,
      baseline: { git } as never,
      env: {},
      signal: ending.signal,
      onStart: () => setImmediate(() => ending.abort()),
    },
  )
  await expect(running).rejects.toMatchObject({ name: 'INTERRUPTED' })
})
