import { describe, expect, it } from 'vitest'
import type { RunStep } from '../../../src/core/engine/run-step.ts'
import { CommandApproval, NO_APPROVALS, withRecordedApprovals } from '../../../src/core/run/approvals.ts'
import { policyFrom } from '../../../src/core/run/run-policy.ts'
import type { Act } from '../../../src/core/tools/permission.ts'

const policyWith = (rules: string) => policyFrom({ name: 'p.yaml', text: `version: 1\nrules: { ${rules} }\n` }, true)
const WRITE: Act = { tool: 'Write', effects: ['changes'] }

describe('approvals that are read back', () => {
  it('let pass what was asked about, refuse what nobody allowed then, and never allow what is denied', async () => {
    const policy = await policyWith('ask: [Edit(beds/**)], deny: [Edit(keys/**)]')
    const answers = [
      { step: 1, allowed: true },
      { step: 2, allowed: false },
    ]
    const { policy: recorded } = withRecordedApprovals(policy, { answers } as never)
    const outcome = (path: string, step: number) => recorded.path(path, WRITE, step)?.name
    expect([outcome('beds/a', 1), outcome('beds/a', 2), outcome('a', 1), outcome('keys/a', 1)]).toEqual([
      undefined,
      'POLICY_ASK',
      undefined,
      'PATH_DENIED',
    ])
    expect(withRecordedApprovals(policy).policy.path('beds/a', WRITE, 2)).toBeUndefined()
  })
})

describe('a file that a command changed, and that the policy asks about', () => {
  const step = { index: 3, tool: 'Run', input: {} } as unknown as RunStep
  const touch = { path: 'beds/a', effects: [] } as never
  const asked = async (options: object) => {
    const policy = await policyWith('ask: [Edit(beds/**)]')
    const review = { policy, approvals: NO_APPROVALS, decisions: new Map(), drafted: [] }
    const approval = new CommandApproval({ policy, review, onAsk: 'stop', ...options })
    const may = await approval.ofFile(step, touch, policy.decide('beds/a', WRITE))
    return [may, approval.policy.path('beds/a', WRITE, 3)?.name, approval.review.drafted.length]
  }

  it.each<[string, object, readonly unknown[]]>([
    ['nobody is asked', {}, [false, 'POLICY_ASK', 0]],
    ['somebody says no', { ask: async () => undefined }, [false, 'POLICY_ASK', 0]],
    ['somebody allows the file', { ask: async () => ({ path: 'beds/a' }) }, [true, undefined, 0]],
    ['all of it becomes a draft', { onAsk: 'draft' }, [true, undefined, 1]],
    ['nothing is asked', { onAsk: 'pass' }, [true, 'POLICY_ASK', 0]],
  ])('where %s', async (_, options, expected) => {
    expect(await asked(options)).toEqual(expected)
  })
})
