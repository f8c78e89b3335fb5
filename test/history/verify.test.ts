import { describe, expect, it } from 'vitest'
import { compareWithRun } from '../../src/history/verify.ts'
import { repository, type TestRepository } from '../support/git.ts'
import { recordRun } from '../support/recording.ts'
import type { Change } from '../support/results.ts'

const changes: Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
  { path: 'a.txt', before: 'a2\n', after: 'a3\n' },
]

/** The same commit with a signature in its header, as another place would have made it. */
function signed(repo: TestRepository, commit: string, parent: string): string {
  const text = repo.gitBytes(['cat-file', 'commit', commit]).toString()
  const body = text.replace(/^parent .*$/m, `parent ${parent}`).replace('\n\n', '\ngpgsig -----BEGIN\n x\n\n')
  return repo.gitBytes(['hash-object', '-t', 'commit', '-w', '--stdin'], body).toString().trim()
}

describe('compareWithRun', () => {
  it('accepts the very commits, and equal trees in commits that are signed', async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes)
    expect(await compareWithRun(git, run, run.head.commit)).toEqual({ ok: true, by: 'commits' })
    const [first, second] = run.snapshots.map(({ commit }) => commit)
    const head = signed(repo, second!, signed(repo, first!, run.base.commit))
    expect(await compareWithRun(git, run, head)).toEqual({ ok: true, by: 'trees' })
  })

  it('names the first commit that differs, is missing, or is one too many', async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes)
    const tree = run.head.tree
    const forged = repo.git('commit-tree', '-p', run.snapshots[0]!.commit, '-m', 'forged', tree)
    const evil = repo.git('commit-tree', '-p', run.base.commit, '-m', 'evil', tree)
    const extra = repo.git('commit-tree', '-p', run.head.commit, '-m', 'extra', tree)
    for (const [head, hint] of [
      [forged, forged.slice(0, 12)],
      [evil, evil.slice(0, 12)],
      [extra, extra.slice(0, 12)],
      [run.snapshots[0]!.commit, run.head.commit],
    ] as const) {
      const comparison = await compareWithRun(git, run, head)
      if (comparison.ok) throw new Error(`accepted ${hint}`)
      expect(comparison.problem.name).toBe('VERIFY_MISMATCH')
      expect(comparison.problem.message).toContain(hint)
    }
  })
})
