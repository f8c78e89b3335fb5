import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openGit } from '../../../../src/core/git/git.ts'
import { readRecording } from '../../../../src/core/history/recordings.ts'
import { quickHook } from '../../../../src/wings/sessions/commands/hook-call.ts'
import { recordHook } from '../../../../src/wings/sessions/record/hook.ts'
import { repository } from '../../../support/git.ts'

const payload = (event: string, cwd: string, more: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ session_id: 's', hook_event_name: event, cwd, ...more }))

it('notes what the command notes, and leaves the end and everything odd to it', { tags: 'quick' }, async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  const { root } = repo
  const git = await openGit(root)
  const words = ['-o', '../plan.yaml']
  expect(await quickHook(words, payload('SessionStart', root))).toBe(0)
  writeFileSync(path.join(root, 'a.txt'), 'two\n')
  expect(await quickHook(words, payload('PostToolUse', root, { tool_name: 'Edit' }))).toBe(0)
  writeFileSync(path.join(root, '.env'), 'KEY=1\n')
  writeFileSync(path.join(root, 'b.txt'), 'three\n')
  await recordHook({ session: 's', moment: 'tool', call: { id: 'w', why: 'Write' } }, { root })
  const noted = readRecording(git, 's')
  expect(noted.map(({ ends }) => ends?.why)).toEqual([undefined, 'Edit', 'Write'])
  expect(new Set(noted.map(({ tree }) => tree)).size).toBe(3)
  for (const [given, stdin] of [
    [words, payload('Stop', root)],
    [['--title', 'x', ...words], payload('PostToolUse', root)],
    [[], payload('PostToolUse', root)],
    [words, Buffer.from('no JSON')],
    [words, payload('PostToolUse', path.join(root, 'nowhere'))],
  ] as const)
    expect(await quickHook(given, stdin)).toBeUndefined()
})
