import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { changedIn, gitState } from '../../../src/core/git/work-tree-snapshot.ts'
import { repository } from '../../support/git.ts'

describe('what decides how git acts', () => {
  it('is told file by file when a program changes it, in the repository and in those of its submodules', {
    tags: 'quick',
  }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    const before = await gitState(git)
    expect(changedIn(before, await gitState(git))).toEqual([])
    const changed = {
      HEAD: 'ref: refs/heads/other\n',
      'info/attributes': '* filter=steal\n',
      'info/exclude': '*\n',
      'info/grafts': 'x\n',
      'info/sparse-checkout': '/a\n',
      'objects/info/alternates': '/elsewhere\n',
      'remotes/origin': 'URL: https://elsewhere.example\n',
      'branches/main': 'https://elsewhere.example\n',
      'sequencer/todo': `pick ${'a'.repeat(40)}\n`,
      'rebase-merge/git-rebase-todo': 'exec steal\n',
      MERGE_HEAD: `${'a'.repeat(40)}\n`,
      MERGE_MSG: 'Merged by nobody\n',
      REVERT_HEAD: `${'a'.repeat(40)}\n`,
      BISECT_LOG: 'git bisect start\n',
      'rr-cache/0/postimage': 'theirs\n',
      'hooks/post-checkout': '#!/bin/sh\n',
      'modules/lib/deep/HEAD': 'ref: refs/heads/main\n',
      'modules/lib/deep/config': '[core]\n\tfsmonitor = steal\n',
      'modules/lib/deep/hooks/post-checkout': '#!/bin/sh\n',
      'modules/lib/deep/info/attributes': '* filter=steal\n',
      'worktrees/other/HEAD': 'ref: refs/heads/main\n',
      'worktrees/other/gitdir': '/elsewhere/.git\n',
      'worktrees/other/config.worktree': '[core]\n\tfsmonitor = steal\n',
    }
    for (const [name, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(repo.root, '.git', name)), { recursive: true })
      writeFileSync(join(repo.root, '.git', name), text)
    }
    const told = Object.keys(changed).map((name) =>
      name.includes('hooks/') ? `the hook ${name.replace(/^hooks\//, '')}` : `the file ${name}`,
    )
    expect(changedIn(before, await gitState(git))).toEqual(told.sort())
  })

  it.each([
    ['add', 'b.txt'],
    ['rm', '--cached', '-q', 'a.txt'],
    ['update-index', '--assume-unchanged', 'a.txt'],
    ['update-index', '--skip-worktree', 'a.txt'],
    ['update-index', '--chmod=+x', 'a.txt'],
  ])('is told where the index changes: git %s %s', async (...args) => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.write({ 'b.txt': 'b\n' })
    const git = await openGit(repo.root)
    const before = await gitState(git)
    repo.git('status')
    expect(changedIn(before, await gitState(git))).toEqual([])
    repo.git(...args)
    expect(changedIn(before, await gitState(git))).toEqual(['the index'])
  })
})
