import { describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import type { FileTransition, RunFile } from '../../../src/core/history/transition.ts'
import type { Way } from '../../../src/core/history/way.ts'
import {
  decideFiles,
  decideRedo,
  decideRewind,
  decideTransition,
  decideUndo,
  refuseMoved,
  type TransitionFacts,
} from '../../../src/core/run/decide-transition.ts'
import type { Change } from '../../../src/core/workspace/change.ts'
import { EditplanError } from '../../../src/errors.ts'

const recordOf = (record: Partial<RunRecord>): RunRecord =>
  ({ id: 'abc', status: 'applied', worktree: '/here', ...record }) as RunRecord
const HERE = { root: '/here', isThere: (worktree: string) => worktree === '/there' }

describe('whether a run is undone here', () => {
  it.each<[string, Partial<RunRecord>, string | undefined, string | undefined]>([
    ['one that is applied', {}, undefined, 'RUN_APPLIED'],
    ['one that is undone', { status: 'undone' }, 'RUN_NOT_APPLIED', undefined],
    ['one that is undone in part', { rewoundTo: 2 }, undefined, undefined],
    ['one that was published', { status: 'published' }, 'RUN_NOT_APPLIED', 'RUN_NOT_APPLIED'],
    ['one of another worktree', { worktree: '/there' }, 'RUN_NOT_APPLIED', 'RUN_NOT_APPLIED'],
    ['one of a worktree that is gone', { worktree: '/gone' }, undefined, 'RUN_APPLIED'],
  ])('%s', (_, record, undo, redo) => {
    expect(decideUndo(recordOf(record), HERE)?.name).toBe(undo)
    expect(decideRedo(recordOf(record), HERE)?.name).toBe(redo)
  })

  it('goes no step forward', () => {
    const names = [0, 1, 2, 3].map((step) => decideRewind(recordOf({ rewoundTo: 2 }), step)?.name)
    expect(names).toEqual([undefined, undefined, 'RUN_NOT_APPLIED', 'RUN_NOT_APPLIED'])
    expect(decideRewind(recordOf({}), 9)).toBeUndefined()
  })
})

const plain = (text: string, more: Partial<RunFile> = {}): RunFile => ({
  content: Buffer.from(text),
  executable: false,
  ...more,
})
const RUN = plain('run\n')
const OLD = plain('old\n')

const howOf = ({ before, after }: Change): string => (!before ? 'made' : !after ? 'removed' : 'changed')

/** What becomes of one file: its text and mode, `same`, or the name of the refusal. */
async function decided(
  file: Omit<FileTransition, 'path'>,
  current: { readonly text: string; readonly mode?: number } | undefined,
  merged?: string | null,
): Promise<string> {
  const read = () => current && { content: Buffer.from(current.text), mode: current.mode ?? 0o644 }
  const merge = merged === undefined ? undefined : async () => (merged === null ? undefined : Buffer.from(merged))
  try {
    const [only] = await decideFiles([{ path: 'a.txt', ...file }], { read, merge }, 'undo')
    if (!only) return 'same'
    const { after, mode } = only
    return [howOf(only), after?.toString().trim(), after && mode.toString(8)].filter(Boolean).join(' ')
  } catch (error) {
    if (error instanceof EditplanError) return error.problems[0]?.name ?? ''
    throw error
  }
}

describe('what a transition does to a file', () => {
  it.each<[string, Parameters<typeof decided>, string]>([
    ['puts back what the run changed', [{ left: RUN, restore: OLD }, { text: 'run\n' }], 'changed old 644'],
    ['removes what the run made', [{ left: RUN, restore: undefined }, { text: 'run\n' }], 'removed'],
    ['makes what the run removed', [{ left: undefined, restore: OLD }, undefined], 'made old 644'],
    [
      'makes it with the mode that it had',
      [{ left: undefined, restore: OLD, attributes: { mode: 0o600 } }, undefined],
      'made old 600',
    ],
    [
      'makes a file that git calls executable so',
      [{ left: undefined, restore: plain('x\n', { executable: true }) }, undefined],
      'made x 755',
    ],
    ['refuses a file that changed since', [{ left: RUN, restore: OLD }, { text: 'mine\n' }], 'FILE_MODIFIED'],
    ['refuses a file that is gone', [{ left: RUN, restore: OLD }, undefined], 'FILE_MODIFIED'],
    ['refuses a file that came since', [{ left: undefined, restore: OLD }, { text: 'mine\n' }], 'FILE_MODIFIED'],
    ['merges with what changed since', [{ left: RUN, restore: OLD }, { text: 'mine\n' }, 'both\n'], 'changed both 644'],
    ['merges no changes of the same lines', [{ left: RUN, restore: OLD }, { text: 'mine\n' }, null], 'MERGE_CONFLICT'],
    ['merges nothing with a file that is gone', [{ left: RUN, restore: OLD }, undefined, 'both\n'], 'MERGE_CONFLICT'],
    [
      'merges nothing where the run made the file',
      [{ left: RUN, restore: undefined }, { text: 'mine\n' }, 'x\n'],
      'MERGE_CONFLICT',
    ],
    ['leaves what is so already', [{ left: RUN, restore: RUN }, { text: 'run\n' }], 'same'],
    [
      'takes the executable bits back that the run gave',
      [
        { left: plain('run\n', { executable: true }), restore: RUN },
        { text: 'run\n', mode: 0o755 },
      ],
      'changed run 644',
    ],
    [
      'gives them where the file may be read',
      [
        { left: RUN, restore: plain('run\n', { executable: true }) },
        { text: 'run\n', mode: 0o640 },
      ],
      'changed run 750',
    ],
    [
      'gives the permission bits back that git does not know',
      [
        { left: plain('run\n', { mode: 0o600 }), restore: plain('old\n', { mode: 0o640 }) },
        { text: 'run\n', mode: 0o600 },
      ],
      'changed old 640',
    ],
    [
      'keeps a mode that changed since',
      [
        { left: RUN, restore: OLD },
        { text: 'run\n', mode: 0o600 },
      ],
      'changed old 600',
    ],
    [
      'takes no more than the executable bits back of a mode that changed since',
      [
        { left: plain('run\n', { executable: true, mode: 0o700 }), restore: plain('old\n', { mode: 0o600 }) },
        { text: 'run\n', mode: 0o750 },
      ],
      'changed old 640',
    ],
    [
      'keeps permission bits that changed since',
      [
        { left: plain('run\n', { mode: 0o600 }), restore: plain('old\n', { mode: 0o640 }) },
        { text: 'run\n', mode: 0o644 },
      ],
      'changed old 644',
    ],
  ])('%s', async (_, asked, expected) => {
    expect(await decided(...asked)).toBe(expected)
  })

  it('is refused for all files that stand against it, each by name', async () => {
    const files = ['a', 'b', 'c'].map((path) => ({ path, left: RUN, restore: OLD }))
    const read = (path: string) => ({ content: Buffer.from(path === 'b' ? 'run\n' : 'mine\n'), mode: 0o644 })
    const refused = await decideFiles(files, { read, merge: undefined }, 'redo').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(EditplanError)
    expect((refused as EditplanError).problems.map(({ name }) => name)).toEqual(['FILE_MODIFIED', 'FILE_MODIFIED'])
  })
})

const WAY: Way = {
  from: { place: 'refs/heads/white', commit: 'run' },
  to: { place: 'refs/heads/main', commit: 'base' },
  makes: false,
}
const FACTS: TransitionFacts = {
  files: [{ path: 'a.txt', left: RUN, restore: OLD }],
  flags: new Map(),
  removed: [],
  emptyFolders: [],
}
const CURRENT = { read: () => ({ content: RUN.content, mode: 0o644 }), merge: undefined }

describe('a transition', () => {
  it.each<[string, Parameters<typeof decideTransition>[2], Readonly<Record<string, string>>]>([
    ['an undo', { run: 'r', direction: 'undo', step: 0, way: undefined }, { undo: 'r', to: '0' }],
    ['an undo to a step', { run: 'r', direction: 'undo', step: 2, way: undefined }, { undo: 'r', to: '2' }],
    ['a redo', { run: 'r', direction: 'redo', step: 0, way: undefined }, { redo: 'r', to: '0' }],
    [
      'an undo of a branch',
      { run: 'r', direction: 'undo', step: 0, way: WAY },
      { undo: 'r', to: '0', place: WAY.from.place, from: 'run', head: WAY.to.place, commit: 'base' },
    ],
    [
      'a redo that makes its branch',
      { run: 'r', direction: 'redo', step: 0, way: { ...WAY, makes: true } },
      { redo: 'r', to: '0', place: WAY.from.place, from: 'run', head: WAY.to.place, commit: 'base', makes: 'true' },
    ],
  ])('says what is left to do after a kill: %s', async (_, asked, note) => {
    const decision = await decideTransition(FACTS, CURRENT, asked)
    expect(decision.note).toEqual(note)
    expect(decision.files.map(howOf)).toEqual(['changed'])
  })

  it.each<[string, Way | undefined, Parameters<typeof refuseMoved>[1], string | undefined]>([
    ['all is where it was', WAY, { head: WAY.from, target: 'base' }, undefined],
    ['HEAD has another commit', WAY, { head: { ...WAY.from, commit: 'later' }, target: 'base' }, 'REF_MOVED'],
    ['HEAD is on another branch', WAY, { head: { ...WAY.from, place: 'refs/heads/x' }, target: 'base' }, 'REF_MOVED'],
    ['the branch has another commit', WAY, { head: WAY.from, target: 'later' }, 'REF_MOVED'],
    ['the branch is gone', WAY, { head: WAY.from, target: undefined }, 'REF_MOVED'],
    ['a branch that it makes is there', { ...WAY, makes: true }, { head: WAY.from, target: 'base' }, 'REF_MOVED'],
    ['a branch that it makes is not', { ...WAY, makes: true }, { head: WAY.from, target: undefined }, undefined],
    [
      'it goes to a commit',
      { ...WAY, to: { place: 'base', commit: 'base' } },
      { head: WAY.from, target: undefined },
      undefined,
    ],
    ['HEAD stays', undefined, { head: WAY.from, target: undefined }, undefined],
  ])('is refused where it is performed if HEAD or its goal moved: %s', async (_, way, now, name) => {
    const { note } = await decideTransition(FACTS, CURRENT, { run: 'r', direction: 'undo', step: 0, way })
    const refused = name === undefined ? undefined : expect.objectContaining({ name })
    if (refused) expect(() => refuseMoved(note, now)).toThrow(refused)
    else expect(refuseMoved(note, now)).toBeUndefined()
  })
})
