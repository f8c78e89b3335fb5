import type { Git } from '../../../src/core/git/git.ts'
import { readRecord, writeRecord } from '../../../src/core/history/run-record.ts'
import type { TestRepository } from '../../support/git.ts'
import { recordRun } from '../../support/recording.ts'
import { type Change, planHeader } from '../../support/results.ts'

export const changes: Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\nmore\n' },
  { path: 'b.env', after: 'K=1\n' },
]

export const files = { 'a.txt': 'a1\n', '.gitignore': '*.env\n' }

/** A run of another digest, recorded at the given second. */
export async function runAt(repo: TestRepository, second: number): Promise<{ git: Git; id: string }> {
  const digest = String(second).padStart(64, '0')
  const { git, run } = await recordRun(repo, changes, { plan: { ...planHeader(), digest } })
  writeRecord(git, { ...readRecord(git, run.id), time: new Date(second * 1000).toISOString() })
  return { git, id: run.id }
}

export const refs = (repo: TestRepository) =>
  repo.git('for-each-ref', '--format=%(refname:lstrip=3)', 'refs/editplan/runs')
