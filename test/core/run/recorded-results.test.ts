import { expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { ownObjects } from '../../../src/core/git/object-store.ts'
import type { Run } from '../../../src/core/history/run-record.ts'
import type { Policy } from '../../../src/core/policy/policy.ts'
import { withRecordedResults } from '../../../src/core/run/recorded-results.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf } from '../../support/runs.ts'

const POLICY = { file: { verify: [{ name: 'pretty', run: ['pretty'], formats: true }] } } as unknown as Policy
const patchOf = (line: string) =>
  `diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-${line}\n+three\n`

/** What a manifest that records these programs, and what they changed, makes of a run that wrote `two`. */
async function made(programs: readonly string[], patch: string): Promise<Run> {
  using repo = repository({ 'a.txt': 'one\n' })
  const now = () => ({ commit: repo.git('rev-parse', 'HEAD'), tree: repo.git('rev-parse', 'HEAD^{tree}') })
  const base = now()
  repo.write({ 'a.txt': 'two\n' })
  repo.commit('step')
  const run = { id: '', ref: '', base, head: now(), snapshots: [] } as unknown as Run
  const recorded = { digest: 'd'.repeat(64), answers: [], results: [{ programs: [...programs], patch }] }
  const request = requestOf(planOf([edit('a.txt', 'one', 'two')]))
  return await withRecordedResults(ownObjects(await openGit(repo.root)), run, { recorded, policy: POLICY, request })
}

it.each<[string, readonly string[], string]>([
  ['a patch that fits no file of the run', ['pretty'], 'one'],
  ['a program that is no formatter of the policy', ['tidy'], 'two'],
  ['a formatter and another program', ['pretty', 'tidy'], 'two'],
])('a manifest that records %s is invalid, whoever wrote it', async (_, programs, line) => {
  await expect(made(programs, patchOf(line))).rejects.toMatchObject({ name: 'MANIFEST_INVALID' })
})
