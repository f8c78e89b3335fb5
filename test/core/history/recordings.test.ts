import { expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import { addToRecording, readRecording } from '../../../src/core/history/recordings.ts'
import { temporaryFolder } from '../../support/git.ts'

it('a recording gives its trees in order, and no line that names none', () => {
  using folder = temporaryFolder()
  const git = { gitDir: folder.path } as Git
  const trees = ['1'.repeat(40), 'not a tree', '2'.repeat(40)]
  for (const tree of trees) addToRecording(git, 'session', { at: 1, tree })
  expect(readRecording(git, 'session').map(({ tree }) => tree)).toEqual([trees[0], trees[2]])
  expect(readRecording(git, 'another')).toEqual([])
})
