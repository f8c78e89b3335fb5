// @module-tag programs
// @module-tag quick

import { expect, it } from 'vitest'
import type { RunStep } from '../../../../src/core/engine/run-step.ts'
import { executeCommand } from '../../../../src/core/run/commands/execute-command.ts'
import { temporaryFolder } from '../../../support/folder.ts'

it.each([
  ['kept', async () => 'outputs/1.txt', { output: 'outputs/1.txt' }],
  ['not kept', undefined, {}],
] as const)('output of a command that is %s is named so in its report', async (_, keepOutput, named) => {
  using folder = temporaryFolder()
  const { reported } = await execute(folder.path, 'process.exitCode = 3', { keepOutput })
  expect(reported).toEqual({ exit_code: 3, milliseconds: expect.any(Number), tail: '', ...named })
})

it('a command that is ended by a signal is interrupted, and no failed command', async () => {
  using folder = temporaryFolder()
  const ending = new AbortController()
  const running = execute(folder.path, 'setTimeout(() => {}, 600_000)', {
    signal: ending.signal,
    onStart: () => setImmediate(() => ending.abort()),
  })
  await expect(running).rejects.toMatchObject({ name: 'INTERRUPTED' })
})

type More = Partial<Parameters<typeof executeCommand>[2]>

function execute(root: string, script: string, more: More): ReturnType<typeof executeCommand> {
  const git = { root }
  const step = { index: 1, tool: 'Run', input: { command: 'wait' } } as unknown as RunStep
  return executeCommand(step, {} as never, {
    argv: [process.execPath, '-e', script],
    place: { git, prepare: async () => 'tree', changesSince: async () => ({ changes: [], tree: 'tree' }) } as never,
    baseline: { git } as never,
    env: {},
    ...more,
  })
}
