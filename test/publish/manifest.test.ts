import { expect, it } from 'vitest'
import { requestOf } from '../../src/core/run/request.ts'
import { policyFrom } from '../../src/core/run/run-policy.ts'
import { manifestOf } from '../../src/publish/manifest.ts'
import { edit, planOf } from '../support/runs.ts'

it('a manifest names the policy that decided, by its digest', async () => {
  const plan = planOf([edit('a.txt', 'one', 'two')])
  const commit = { commit: '1'.repeat(40), tree: '2'.repeat(40) }
  const policy = await policyFrom({ name: 'policy.yml', text: 'version: 1\n' })
  const decided = {
    ...{ baseline: { base: commit, head: commit }, request: requestOf(plan), policy, plans: [plan], steps: [] },
    ...{ branch: 'beds', results: [], commands: [], formatters: [], run: undefined },
  } as unknown as Parameters<typeof manifestOf>[0]
  const written = await manifestOf(decided)
  expect(written).toMatchObject({ manifest: { text: expect.stringContaining('policy.yml') } })
})
