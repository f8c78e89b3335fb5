import { describe, expect, it } from 'vitest'
import { decideSwitch, type SwitchFacts } from '../../../src/core/history/switch.ts'
import type { Transition } from '../../../src/core/history/transition.ts'
import { EditplanError } from '../../../src/errors.ts'

/** Files by path: their contents, `link`, `module`, or `*` before those of an executable file. */
type Files = Readonly<Record<string, string>>

interface Given {
  /** The commits of HEAD before and after. */
  readonly from: Files
  readonly to: Files
  /** The run's own trees before and after; default those. */
  readonly ownFrom?: Files
  readonly ownTo?: Files
  readonly staged?: readonly string[]
  readonly absent?: readonly string[]
  /** Files that git calls unchanged, with the bytes that they have. */
  readonly unchanged?: Files
  /** What the run did to a file, as its record has it: before and after. */
  readonly own?: Readonly<Record<string, readonly [string | undefined, string | undefined]>>
  readonly settled?: readonly string[]
  readonly skipped?: readonly string[]
}

const MODES: Readonly<Record<string, string>> = { link: '120000', module: '160000' }

const entriesOf = (files: Files) =>
  new Map(
    Object.entries(files).map(([path, oid]) => [
      path,
      { oid, mode: MODES[oid] ?? (oid.startsWith('*') ? '100755' : '100644') },
    ]),
  )

const file = (text: string | undefined) =>
  text === undefined ? undefined : { content: Buffer.from(text), executable: text.startsWith('*') }

function factsOf({
  from,
  to,
  ownFrom = from,
  ownTo = to,
  staged = [],
  absent = [],
  unchanged = {},
}: Given): SwitchFacts {
  const sides = { from, to, ownFrom, ownTo }
  const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text))
  return {
    paths: [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((path) => from[path] !== to[path]),
    staged: async () => staged,
    entries: async () => ({
      from: entriesOf(from),
      to: entriesOf(to),
      ownFrom: entriesOf(ownFrom),
      ownTo: entriesOf(ownTo),
    }),
    workTree: async () => ({ absent: new Set(absent), unchanged: (path) => bytes(unchanged[path]) }),
    written: async (side, paths) =>
      new Map(
        paths.flatMap((path) => (bytes(sides[side][path]) ? [[path, Buffer.from(sides[side][path] ?? '')]] : [])),
      ),
    flags: async () => new Map(),
  }
}

const transitionOf = ({ own = {}, settled = [], skipped = [] }: Given): Omit<Transition, 'run'> => ({
  ...{ settled, skipped },
  files: Object.entries(own).map(([path, [left, restore]]) => ({ path, left: file(left), restore: file(restore) })),
})

/** Each file with what it was left as and what it shall be; the name of the refusal. */
async function decided(given: Given): Promise<readonly string[] | string> {
  try {
    const { files, flags } = await decideSwitch(factsOf(given), transitionOf(given))
    const skips = [...flags].flatMap(([path, { skipWorktree }]) => (skipWorktree ? `skips ${path}` : []))
    const told = files.map(({ path, left, restore }) => {
      const [was, is] = [left, restore].map((one) => one && `${one.executable ? 'x ' : ''}${one.content}`)
      return `${path}: ${was ?? 'none'} → ${is ?? 'none'}`
    })
    return [...told, ...skips]
  } catch (error) {
    if (error instanceof EditplanError) return error.problems[0]?.name ?? ''
    throw error
  }
}

describe('what a move of HEAD across a run writes', () => {
  it.each<[string, Given, readonly string[] | string]>([
    [
      'are the run’s own bytes of what the run alone changed',
      { from: { a: 'run' }, to: { a: 'old' }, own: { a: ['run\r\n', 'old\r\n'] } },
      ['a: run\r\n → old\r\n'],
    ],
    [
      'is what a later commit changed as a checkout has it',
      {
        from: { a: 'run', b: 'later' },
        to: { a: 'old', b: 'b' },
        ownFrom: { a: 'run', b: 'b' },
        own: { a: ['run', 'old'] },
      },
      ['a: run → old', 'b: later → b'],
    ],
    [
      'is a checkout’s form of what both changed',
      { from: { a: 'later' }, to: { a: 'old' }, ownFrom: { a: 'run' }, own: { a: ['run bytes', 'old bytes'] } },
      ['a: later → old'],
    ],
    [
      'is a checkout’s form where the branch moved on',
      { from: { a: 'run' }, to: { a: 'newer' }, ownTo: { a: 'old' }, own: { a: ['run bytes', 'old bytes'] } },
      ['a: run → newer'],
    ],
    [
      'is what a later commit made or removed',
      { from: { b: '*b' }, to: { c: 'c' } },
      ['b: x *b → none', 'c: none → c'],
    ],
    ['is nothing of what is settled', { from: { a: 'run' }, to: { a: 'old' }, settled: ['a'] }, []],
    [
      'is nothing of what a sparse checkout leaves out',
      { from: { a: 'later', b: 'later' }, to: { a: 'a', b: 'b' }, absent: ['b'] },
      ['a: later → a'],
    ],
    [
      'is nothing of a submodule’s folder',
      { from: { m: 'module', a: 'x' }, to: { a: 'y' }, ownFrom: {}, ownTo: {} },
      'SYMLINK',
    ],
    [
      'takes a file that git calls unchanged for what was left',
      { from: { a: 'run\n' }, to: { a: 'old\n' }, own: { a: ['run\n', 'old\n'] }, unchanged: { a: 'run\r\n' } },
      ['a: run\r\n → old\n'],
    ],
    [
      'leaves out of the work tree again what the run’s record says',
      { from: { a: 'run' }, to: { a: 'old' }, own: { a: ['run', undefined] }, skipped: ['a'] },
      ['a: run → none', 'skips a'],
    ],
    [
      'is refused for a version that only the index holds',
      { from: { a: 'x' }, to: { a: 'y' }, staged: ['a'] },
      'DIRTY_FILES',
    ],
    ['is not refused for what is staged elsewhere', { from: { a: 'x' }, to: { a: 'y' }, staged: ['b'] }, ['a: x → y']],
    ['is refused for a link before', { from: { a: 'link' }, to: {} }, 'SYMLINK'],
    ['is refused for a link after', { from: {}, to: { a: 'link' } }, 'SYMLINK'],
    ['is refused for a name that is not UTF-8', { from: { 'odd-\udcff': 'x' }, to: {} }, 'PATH_INVALID'],
  ])('%s', async (_, given, expected) => {
    expect(await decided(given)).toEqual(expected)
  })
})
