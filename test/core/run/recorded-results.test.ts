import { expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { ownObjects } from '../../../src/core/git/object-store.ts'
import type { Run } from '../../../src/core/history/run-record.ts'
import type { Policy } from '../../../src/core/policy/policy.ts'
import { withRecordedResults } from '../../../src/core/run/recorded-results.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf } from '../../support/runs.ts'

it('a formatter’s patch that fits no file of the run makes the manifest invalid, whoever wrote it', {
  tags: 'quick',
}, async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  const base = { commit: repo.git('rev-parse', 'HEAD'), tree: repo.git('rev-parse', 'HEAD^{tree}') }
  const run = { id: '', ref: '', base, head: base, snapshots: [] } as unknown as Run
  const policy = { file: { verify: [{ name: 'pretty', run: ['pretty'], formats: true }] } } as unknown as Policy
  const patch = 'diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-two\n+three\n'
  const recorded = { digest: 'd'.repeat(64), answers: [], results: [{ programs: ['pretty'], patch }] }
  const request = requestOf(planOf([edit('a.txt', 'one', 'two')]))
  const made = withRecordedResults(ownObjects(await openGit(repo.root)), run, { recorded, policy, request })
  await expect(made).rejects.toMatchObject({ name: 'MANIFEST_INVALID' })
})
