import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeCondition } from '../../src/engine/condition.ts'
import type { Step } from '../../src/plan/schema.ts'
import { openDisk } from '../../src/workspace/sources/disk.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { temporaryFolder } from '../support/git.ts'
import { LENIENT } from '../support/replay.ts'

const FILES: Readonly<Record<string, Buffer>> = {
  'a.txt': Buffer.from('one\r\ntwo\r\n'),
  'latin1.txt': Buffer.from('caf\xe9x "\n', 'latin1'),
  'utf16be.txt': Buffer.from('\ufeffone', 'utf16le').swap16(),
}

/** `met`, `unmet`, or the name of the refusal. */
const judged = (when: NonNullable<Step['when']>, input: Step['input'] = { file_path: 'a.txt' }): string => {
  using folder = temporaryFolder()
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(path.join(folder.path, name), bytes)
  mkdirSync(path.join(folder.path, 'sub'))
  symlinkSync('nowhere', path.join(folder.path, 'broken'))
  const workspace = openDisk(folder.path)
  const verdict = judgeCondition({ index: 1, input, when }, { workspace, policy: LENIENT })
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
    [{ contains: 'one', file_path: 'utf16be.txt' }, 'UNSUPPORTED_ENCODING'],
    [{ contains: 'two', file_path: 'utf16be.txt' }, 'unmet'],
    [{ exists: true, file_path: '../a.txt' }, 'PATH_OUTSIDE_REPO'],
  ] as const)('%j is %s', (when, verdict) => {
    expect(judged(when)).toBe(verdict)
  })

  it('needs a file of its own where the step is about a glob', () => {
    const input = { glob: '*.txt', old_string: 'a', new_string: 'b' }
    expect(judged({ exists: true }, input)).toBe('INVALID_INPUT')
    expect(judged({ exists: true, file_path: 'a.txt' }, input)).toBe('met')
  })

  it('is refused where the file cannot be read', () => {
    const failing = () => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' })
    }
    const verdictOf = (broken: Partial<Workspace>) => {
      using folder = temporaryFolder()
      writeFileSync(path.join(folder.path, 'a.txt'), 'one')
      const workspace = { ...openDisk(folder.path), ...broken }
      const step = { index: 1, input: { file_path: 'a.txt' }, when: { contains: 'one' } }
      return judgeCondition(step, { workspace, policy: LENIENT })
    }
    for (const call of ['locate', 'stat', 'read'] as const)
      expect(verdictOf({ [call]: failing })).toMatchObject({ problem: { name: 'READ_FAILED' } })
    expect(() =>
      verdictOf({
        read: () => {
          throw new TypeError('a mistake')
        },
      }),
    ).toThrow(TypeError)
  })
})
