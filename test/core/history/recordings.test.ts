import { appendFileSync, rmSync, truncateSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import {
  addToRecording,
  isRecorded,
  type Note,
  noteBeginning,
  notedBeginning,
  notePlan,
  readRecording,
  unreadLines,
  writtenPlan,
} from '../../../src/core/history/recordings.ts'
import { temporaryFolder } from '../../support/folder.ts'

it('a recording gives its trees in order, and no line that names none', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const trees = ['1'.repeat(40), '2'.repeat(40)]
  for (const tree of trees) {
    addToRecording(git, 'session', { at: 1, tree })
    appendFileSync(unreadLines(git, 'session').file, '{"at":1,"tree":"not a tree"}\n')
  }
  expect(readRecording(git, 'session').map(({ tree }) => tree)).toEqual(trees)
  expect(readRecording(git, 'another')).toEqual([])
})

it('a recording gives the modes of a note, unless they are no numbers', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const tree = '1'.repeat(40)
  addToRecording(git, 'session', { at: 1, tree, modes: { 'run.sh': 33261 } })
  appendFileSync(
    unreadLines(git, 'session').file,
    `${JSON.stringify({ at: 1, tree, modes: { 'run.sh': 'executable' } })}\n`,
  )
  expect(readRecording(git, 'session')).toEqual([
    { at: 1, tree, modes: { 'run.sh': 33261 } },
    { at: 1, tree },
  ])
})

it('a recording gives back each note that it took, whatever it says, and so does the note of a beginning', () => {
  const text = fc.string({ unit: 'binary' })
  const tree = fc.stringMatching(/^([0-9a-f]{40}|[0-9a-f]{64})$/)
  const time = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })
  const call = fc.record(
    { id: text, why: text, files: fc.array(text), command: fc.constant(true as const) },
    { requiredKeys: ['id', 'why'] },
  )
  const note: fc.Arbitrary<Note> = fc.record(
    {
      ...{ at: time, tree, begins: call, ends: call, commit: tree, recorder: fc.nat() },
      modes: fc.dictionary(text, fc.nat(0o7777), { noNullPrototype: true }),
      touched: fc.dictionary(text, time, { noNullPrototype: true }),
      deleted: fc.array(text),
    },
    { requiredKeys: ['at', 'tree'] },
  )
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const runs = Number(process.env.PRINTED_RUNS ?? 100)
  const notes = fc.sample(note, { numRuns: runs })
  for (const one of notes.slice(0, 200)) {
    addToRecording(git, 'session', one)
    noteBeginning(git, one)
    expect(notedBeginning(git)?.note).toEqual(one)
  }
  for (const one of notes.slice(200)) addToRecording(git, 'session', one)
  expect(readRecording(git, 'session')).toEqual(notes)
})

it('a recording takes no note that it could not read, and stays as it is', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const tree = '1'.repeat(40)
  const notes = [
    { at: 1, tree: 'not a tree' },
    { at: Number.NaN, tree },
    { at: 1, tree, commit: 'HEAD' },
    { at: 1, tree, begins: { id: 1, why: 'w' } },
  ]
  for (const note of notes) expect(() => addToRecording(git, 'session', note as unknown as Note)).toThrow(TypeError)
  expect(isRecorded(git, 'session')).toBe(false)
  addToRecording(git, 'session', { at: 1, tree })
  expect(readRecording(git, 'session')).toEqual([{ at: 1, tree }])
})

it('a session knows the plan that was written last', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  expect(writtenPlan(git, 'session')).toBeUndefined()
  addToRecording(git, 'session', { at: 1, tree: '1'.repeat(40) })
  expect(writtenPlan(git, 'session')).toBeUndefined()
  for (const file of ['plan.yaml', 'plan-2.yaml']) notePlan(git, 'session', { file, digests: ['0'.repeat(64)] })
  expect(writtenPlan(git, 'session')?.file).toBe('plan-2.yaml')
})

it('a note after one that a kill cut off at any byte is read, and the line of the other is told', {}, () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const [whole, next] = ['1', '2'].map((digit) => ({ at: 1, tree: digit.repeat(40) })) as [Note, Note]
  const { file } = unreadLines(git, 'session')
  const line = JSON.stringify(whole)
  for (let length = 0; length <= line.length; length++) {
    rmSync(file, { force: true })
    addToRecording(git, 'session', whole)
    truncateSync(file, length)
    expect(isRecorded(git, 'session')).toBe(length === line.length)
    addToRecording(git, 'session', next)
    expect(readRecording(git, 'session')).toEqual(length === line.length ? [whole, next] : [next])
    const isCut = length > 0 && length < line.length
    expect(unreadLines(git, 'session').lines).toEqual(isCut ? [1] : [])
  }
})

it.each([null, 1, 'text', [], { at: null }, { tree: null }, { at: '1' }, { tree: 'none' }])(
  'a line with %j in place of a note is told',
  (damage) => {
    using folder = temporaryFolder()
    const git = { gitDir: folder.path } as Git
    const note = { at: 1, tree: '1'.repeat(40) }
    addToRecording(git, 'session', note)
    const { file } = unreadLines(git, 'session')
    const damaged =
      damage !== null && typeof damage === 'object' && !Array.isArray(damage) ? { ...note, ...damage } : damage
    appendFileSync(file, `${JSON.stringify(damaged)}\n`)
    expect(unreadLines(git, 'session').lines).toEqual([2])
  },
)
