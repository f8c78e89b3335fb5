import { describe, expect, it } from 'vitest'
import type { Note, RecordedCall } from '../../../../src/core/history/recordings.ts'
import { stretchesOf } from '../../../../src/wings/sessions/record/attribution.ts'

const edit = (id: string, file: string): RecordedCall => ({ id, why: id, files: [file] })
const shell = (id: string, line: string): RecordedCall => ({ id, why: line, command: true })

/** Notes in milliseconds; every note has a tree of its own. */
let trees = 0
const note = (at: number, more: Partial<Note> = {}): Note => {
  trees += 1
  return { at, tree: String(trees), ...more }
}

/** Who may have changed a path in a stretch of a session, by default the last one. */
const claimed = (recordings: Readonly<Record<string, readonly Note[]>>, session: string, path: string, at = -1) =>
  stretchesOf(
    Object.entries(recordings).map(([name, notes]) => ({ session: name, notes })),
    session,
  )
    .at(at)
    ?.callsAbout(path)
    .map((call) => `${call.session} ${call.id}`)

describe('a change', () => {
  it('belongs to the call that names the file, then to a command, then to any call', () => {
    const calls = [edit('e', 'a'), shell('s', 'make'), { id: 'x', why: 'x' }]
    const begun = [note(0), ...calls.map((begins, at) => note(at + 1, { begins })), note(10)]
    const notes = [...begun, ...calls.map((ends, at) => note(20 + at, { ends }))]
    expect(claimed({ one: notes }, 'one', 'a', -3)).toEqual(['one e'])
    expect(claimed({ one: notes }, 'one', 'b', -3)).toEqual(['one s'])
    expect(claimed({ one: notes }, 'one', 'b')).toEqual(['one x'])
  })

  it('belongs to nobody between two calls, and after a call that never ended once its session goes on', () => {
    const [one, two] = [shell('s', 'make'), shell('t', 'test')]
    const begun = [note(0), note(1, { begins: one }), note(2)]
    expect(claimed({ one: begun }, 'one', 'a')).toEqual(['one s'])
    expect(claimed({ one: [...begun, note(3)] }, 'one', 'a')).toEqual([])
    expect(
      claimed(
        { one: [note(0), note(1, { begins: one }), note(2, { ends: one }), note(3, { begins: two })] },
        'one',
        'a',
      ),
    ).toEqual([])
  })

  it('belongs by its own time where it was noted late, and by what a call names where that was heard of late', () => {
    const [one, two] = [edit('e', 'a'), shell('s', 'rm b')]
    const touched = { a: 1500, b: 2990, c: 2500, d: 3500 }
    const late = { touched }
    const notes = [
      note(0),
      note(1000, { begins: one }),
      note(2000, { ends: one }),
      note(3000, { begins: two }),
      note(4000, { ends: two, ...late }),
    ]
    const first = notes[0]!
    const together = [first, ...notes.slice(1, -1).map((one) => ({ ...one, tree: first.tree })), notes.at(-1)!]
    const about = (path: string) => claimed({ one: together }, 'one', path)
    expect(['a', 'b', 'c', 'd'].map(about)).toEqual([['one e'], ['one s'], [], ['one s']])
  })

  it.each<[string, RecordedCall, number | undefined, readonly string[]]>([
    ['an edit that is heard of seconds later', edit('e', 'a/1.txt'), undefined, ['one e']],
    ['nobody where that edit changed the file once more', edit('e', 'a/1.txt'), 4050, []],
    ['nobody where a command that names it is heard of seconds later', shell('s', 'rm a/1.txt'), undefined, []],
  ])('belongs to %s', (_, call, again, whose) => {
    const first = note(0)
    const begins = note(4000, { begins: call, touched: { 'a/1.txt': 1000 } })
    const ends = note(4100, {
      ends: call,
      ...(again === undefined ? { tree: begins.tree } : { touched: { 'a/1.txt': again } }),
    })
    expect(claimed({ one: [first, begins, ends] }, 'one', 'a/1.txt', 0)).toEqual(whose)
  })

  it.each([
    ['for n in 1 2; do echo $n > a/$n.txt; done', true],
    ['rm a/*.txt', true],
    ['touch "a/${name}.txt"', true],
    ['echo $n', false],
    ['rm *', false],
    ['rm b/$n.txt', false],
    ['rm a/$n.t.t', false],
  ])(
    'that came shortly before a command was heard of is its own where its words can be the path: %s',
    (line, isOwn) => {
      const call = shell('s', line)
      const begins = note(1000, { begins: call, touched: { 'a/1.txt': 400 } })
      const ends = { ...note(1100, { ends: call }), tree: begins.tree }
      expect(claimed({ one: [note(0), begins, ends] }, 'one', 'a/1.txt')).toEqual(isOwn ? ['one s'] : [])
    },
  )

  it('that deletes belongs to the call that names the file, and else to all calls since it was there', () => {
    const [remove, add] = [shell('s', 'rm b'), shell('t', 'echo c > c')]
    const late = note(1000, { begins: remove, touched: { b: 3500, d: 3500 }, deleted: ['b', 'd'] })
    const more = [{ ends: remove }, { begins: add }, { ends: add }].map((one, at) => note(2000 + at * 1000, one))
    const recordings = { one: [note(0), late, ...more.map((one) => ({ ...one, tree: late.tree }))] }
    expect(claimed(recordings, 'one', 'b')).toEqual(['one s'])
    expect(claimed(recordings, 'one', 'd')).toEqual(['one s', 'one t'])
  })

  it('is seen in the trees of the session’s own recorder, since another’s may be of an earlier moment than they are noted at', () => {
    const [own, other] = [edit('e', 'a'), edit('o', 'b')]
    const late = { touched: { b: 12 } }
    const one = [
      note(0, { recorder: 1 }),
      note(10, { begins: own, recorder: 1, ...late }),
      note(30, { ends: own, recorder: 1, touched: { a: 20 } }),
    ]
    const two = [note(5), note(11, { begins: other }), note(13, { ends: other })].map((one) => ({
      ...one,
      recorder: 2,
    }))
    const stretches = stretchesOf(
      [
        { session: 'one', notes: one },
        { session: 'two', notes: two },
      ],
      'one',
    )
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [one[0]?.tree, one[1]?.tree],
      [one[1]?.tree, one[2]?.tree],
    ])
    expect(claimed({ one, two }, 'one', 'b', 0)).toEqual(['two o'])
    expect(claimed({ one, two }, 'one', 'a')).toEqual(['one e'])
  })

  it('is one call’s where two recordings note it, and both sessions’ where two calls ran', () => {
    const call = shell('toolu_1', 'make')
    const notes = (begins: RecordedCall, from: number) => [
      note(from),
      note(from + 1, { begins }),
      note(from + 8, { ends: begins }),
    ]
    const acp = notes(call, 0.5).map((one) => ({ ...one, recorder: 1 }))
    expect(claimed({ hook: notes(call, 0), acp }, 'acp', 'a')).toEqual(['acp toolu_1'])
    expect(claimed({ hook: notes(call, 0), acp }, 'hook', 'a')).toEqual(['hook toolu_1'])
    expect(claimed({ one: notes(call, 0), two: notes(shell('other', 'x'), 0.5) }, 'one', 'a')).toHaveLength(2)
    expect(claimed({ one: notes(call, 0), fix: [note(3), note(4)] }, 'one', 'a')).toEqual(['one toolu_1'])
  })
})
