import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeCondition } from '../../../src/core/engine/condition.ts'
import type { Step } from '../../../src/core/plan/schema.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import type { Workspace } from '../../../src/core/workspace/workspace.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { LENIENT } from '../../support/replay.ts'

const FILES: Readonly<Record<string, Buffer>> = {
  'a.txt': Buffer.from('one\r\ntwo\r\n'),
  'latin1.txt': Buffer.from('caf\xe9x "\n', 'latin1'),
  'utf16be.txt': Buffer.from('\ufeffone', 'utf16le').swap16(),
}

const UNTRACKED = {
  tracked: { sought: () => [], hidden: () => [], all: async () => [], read: async () => undefined },
  touched: () => [],
}

/** `met`, `unmet`, or the name of the refusal. */
const judged = async (
  when: NonNullable<Step['when']>,
  input: Step['input'] = { file_path: 'a.txt' },
): Promise<string> => {
  using folder = temporaryFolder()
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(path.join(folder.path, name), bytes)
  mkdirSync(path.join(folder.path, 'sub'))
  symlinkSync('nowhere', path.join(folder.path, 'broken'))
  const workspace = openDisk(folder.path)
  const verdict = await judgeCondition(
    { index: 1, tool: 'Edit' as const, input, when },
    { ...UNTRACKED, workspace, policy: LENIENT },
  )
  return verdict.ok ? (verdict.unmet ? 'unmet' : 'met') : verdict.problem.name
}

describe('a condition', () => {
  it.each([
    [{ exists: true }, 'met'],
    [{ exists: false }, 'unmet'],
    [{ exists: true, file_path: 'b.txt' }, 'unmet'],
    [{ exists: true, file_path: 'sub' }, 'unmet'],
    [{ exists: true, file_path: 'broken' }, 'unmet'],
    [{ exists: false, file_path: 'broken' }, 'met'],
    [{ contains: 'one\ntwo' }, 'met'],
    [{ contains: 'ones' }, 'unmet'],
    [{ contains: 'one', file_path: 'b.txt' }, 'unmet'],
    [{ contains: 'one', file_path: 'broken' }, 'unmet'],
    [{ contains: '"', file_path: 'latin1.txt' }, 'met'],
    [{ contains: 'thé', file_path: 'latin1.txt' }, 'unmet'],
    [{ contains: 'x', file_path: 'latin1.txt' }, 'UNSUPPORTED_ENCODING'],
    [{ contains: 'café', file_path: 'latin1.txt' }, 'UNSUPPORTED_ENCODING'],
    [{ contains: 'one', file_path: 'utf16be.txt' }, 'met'],
    [{ not_contains: 'x', file_path: 'latin1.txt' }, 'UNSUPPORTED_ENCODING'],
    [{ not_contains: 'one' }, 'unmet'],
    [{ matches: '^o.e$' }, 'unmet'],
    [{ matches: '(?m)^o.e$' }, 'met'],
    [{ not_matches: 'x', file_path: 'b.txt' }, 'met'],
    [{ matches: '\\pL', file_path: 'latin1.txt' }, 'UNSUPPORTED_ENCODING'],
    [{ matches: '(' }, 'INVALID_INPUT'],
    [{ glob: '../*', contains: 'a' }, 'INVALID_INPUT'],
    [{ contains: 'two', file_path: 'utf16be.txt' }, 'unmet'],
    [{ exists: true, file_path: '../a.txt' }, 'PATH_OUTSIDE_REPO'],
  ] as const)('%j is %s', async (when, verdict) => {
    expect(await judged(when)).toBe(verdict)
  })

  it('needs a file of its own where the step is about a glob', async () => {
    const input = { glob: '*.txt', old_string: 'a', new_string: 'b' }
    expect(await judged({ exists: true }, input)).toBe('INVALID_INPUT')
    expect(await judged({ exists: true, file_path: 'a.txt' }, input)).toBe('met')
  })

  it('is refused where the file cannot be read', async () => {
    const failing = () => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' })
    }
    const verdictOf = async (broken: Partial<Workspace>) => {
      using folder = temporaryFolder()
      writeFileSync(path.join(folder.path, 'a.txt'), 'one')
      const workspace = { ...openDisk(folder.path), ...broken }
      const step = { index: 1, tool: 'Edit' as const, input: { file_path: 'a.txt' }, when: { contains: 'one' } }
      return await judgeCondition(step, { ...UNTRACKED, workspace, policy: LENIENT })
    }
    for (const call of ['locate', 'stat', 'read'] as const)
      expect(await verdictOf({ [call]: failing })).toMatchObject({ problem: { name: 'READ_FAILED' } })
    await expect(
      verdictOf({
        read: () => {
          throw new TypeError('a mistake')
        },
      }),
    ).rejects.toThrow(TypeError)
  })
})
