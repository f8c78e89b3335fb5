import { expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { openBaseline } from '../../../src/core/run/baseline.ts'
import { chooseCommits } from '../../../src/core/run/commit-choice.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { sha256 } from '../../../src/core/text/digest.ts'
import { repository } from '../../support/git.ts'
import { LENIENT } from '../../support/replay.ts'
import { edit, planOf, type TestStep } from '../../support/runs.ts'

const TEXT = 'one\ntwo\nthree\nfour\n'

/** A fix of a word in each file. */
const fixOf = (source: string, word: string, paths: readonly string[]): TestStep => {
  const start = TEXT.indexOf(word)
  const place = { sha256: sha256(Buffer.from(TEXT)), start, end: start + word.length, old_string: word }
  const edits = paths.map((file_path) => ({ file_path, ...place, new_string: word.toUpperCase() }))
  return { tool: 'Fix', source, edits } as unknown as TestStep
}

/** What becomes of commits that nobody chose, where a pull request lists so many. */
async function chosen(most: number, steps: readonly TestStep[]) {
  using repo = repository({ 'a.txt': TEXT, 'b.txt': TEXT })
  const git = await openGit(repo.root)
  await using baseline = await openBaseline(git, { replays: 'commit', baseBy: 'plan', paths: [] })
  const request = requestOf(planOf(steps))
  return (await chooseCommits(baseline, request, { most, policy: LENIENT, recorded: false })).overrides.commits
}

it('makes one commit a file only where the fixes over several files, which end the commits of their files, leave room', {
  tags: 'quick',
}, async () => {
  const steps = [
    fixOf('tool/one', 'one', ['a.txt']),
    fixOf('tool/two', 'two', ['a.txt', 'b.txt']),
    fixOf('tool/one', 'three', ['a.txt']),
    fixOf('tool/two', 'four', ['a.txt', 'b.txt']),
  ]
  expect(await chosen(4, steps)).toBeUndefined()
  // Four commits, as a.txt has one before each fix of both.
  expect(await chosen(3, steps)).toBe('squash')
  expect(await chosen(2, [edit('a.txt', 'one', '1'), edit('a.txt', 'two', '2'), edit('b.txt', 'one', '1')])).toBe(
    'per-file',
  )
})
