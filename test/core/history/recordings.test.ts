import { appendFileSync, rmSync, truncateSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import {
  addToRecording,
  isRecorded,
  type Note,
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
