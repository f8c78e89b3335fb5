import { expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import { addToRecording, noteWrittenPlan, readRecording, writtenPlan } from '../../../src/core/history/recordings.ts'
import { temporaryFolder } from '../../support/git.ts'

it('a recording gives its trees in order, and no line that names none', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const trees = ['1'.repeat(40), 'not a tree', '2'.repeat(40)]
  for (const tree of trees) addToRecording(git, 'session', { at: 1, tree })
  expect(readRecording(git, 'session').map(({ tree }) => tree)).toEqual([trees[0], trees[2]])
  expect(readRecording(git, 'another')).toEqual([])
})

it('a recording gives the modes of a note, unless they are no numbers', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const tree = '1'.repeat(40)
  for (const modes of [{ 'run.sh': 33261 }, { 'run.sh': 'executable' }])
    addToRecording(git, 'session', { at: 1, tree, modes: modes as Record<string, number> })
  expect(readRecording(git, 'session')).toEqual([
    { at: 1, tree, modes: { 'run.sh': 33261 } },
    { at: 1, tree },
  ])
})

it('a session knows the plan that was written last', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  expect(writtenPlan(git, 'session')).toBeUndefined()
  addToRecording(git, 'session', { at: 1, tree: '1'.repeat(40) })
  expect(writtenPlan(git, 'session')).toBeUndefined()
  for (const file of ['plan.yaml', 'plan-2.yaml']) noteWrittenPlan(git, 'session', { file, sha256: '0'.repeat(64) })
  expect(writtenPlan(git, 'session')?.file).toBe('plan-2.yaml')
})
