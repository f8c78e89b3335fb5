import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { changedIn, gitState } from '../../../src/core/git/work-tree-snapshot.ts'
import { repository } from '../../support/git.ts'

describe('what decides how git acts', () => {
  it('is told file by file when a program changes it, in the repository and in those of its submodules', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    const before = await gitState(git)
    expect(changedIn(before, await gitState(git))).toEqual([])
    const changed = {
      'info/attributes': '* filter=steal\n',
      'info/exclude': '*\n',
      'info/grafts': 'x\n',
      'info/sparse-checkout': '/a\n',
      'objects/info/alternates': '/elsewhere\n',
      'hooks/post-checkout': '#!/bin/sh\n',
      'modules/lib/deep/HEAD': 'ref: refs/heads/main\n',
      'modules/lib/deep/config': '[core]\n\tfsmonitor = steal\n',
      'modules/lib/deep/hooks/post-checkout': '#!/bin/sh\n',
      'worktrees/other/HEAD': 'ref: refs/heads/main\n',
      'worktrees/other/config.worktree': '[core]\n\tfsmonitor = steal\n',
    }
    for (const [name, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(repo.root, '.git', name)), { recursive: true })
      writeFileSync(join(repo.root, '.git', name), text)
    }
    expect(changedIn(before, await gitState(git))).toEqual([
      'the file info/attributes',
      'the file info/exclude',
      'the file info/grafts',
      'the file info/sparse-checkout',
      'the file modules/lib/deep/config',
      'the file objects/info/alternates',
      'the file worktrees/other/config.worktree',
      'the hook modules/lib/deep/hooks/post-checkout',
      'the hook post-checkout',
    ])
  })
})
