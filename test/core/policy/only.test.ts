import { describe, expect, it } from 'vitest'
import type { ToolName } from '../../../src/core/plan/schema.ts'
import { idleRules } from '../../../src/core/policy/idle-rules.ts'
import { createPolicy, type PolicySettings } from '../../../src/core/policy/policy.ts'
import { parsePolicy, policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { actOn } from '../../../src/core/tools/list.ts'

const EDIT = act('Edit')

function act(tool: ToolName) {
  return actOn(tool, { was: true, is: true })
}

const policyOf = (file: object, settings: PolicySettings = {}) =>
  createPolicy({ file: policyFileSchema().parse({ version: 1, ...file }), ...settings })

describe('`only`', () => {
  it.each([
    ['docs/a.md', ['docs/**'], undefined, true],
    ['src/a.ts', ['docs/**'], undefined, false],
    ['docs/a.md', ['docs/**'], ['*.md'], true],
    ['docs/a.txt', ['docs/**'], ['*.md'], false],
    ['a.md', ['docs/**'], ['*.md'], false],
    ['a.md', undefined, ['*.md'], true],
    ['A.MD', undefined, ['*.md'], false],
    ['src/a.ts', undefined, ['*.{ts,tsx}'], true],
    ['src/a.ts', undefined, [], false],
  ])('of a policy and of the run both let %s change: %j, %j', (path, ofPolicy, ofRun, expected) => {
    const { behavior } = policyOf({ ...(ofPolicy && { only: ofPolicy }) }, { only: ofRun }).decide(path, EDIT)
    expect(behavior).toBe(expected ? 'allow' : 'deny')
  })

  it('is lifted by no rule, mode or approval', () => {
    const settings: PolicySettings = { grants: [{ path: 'src/a.ts' }, { step: 1 }, { rule: 'only' }] }
    for (const mode of ['default', 'bypassPermissions', 'acceptEdits', 'auto']) {
      const policy = policyOf({ only: ['docs/**'], mode, rules: { allow: ['Edit', 'Write'] } }, settings)
      expect(policy.path('src/a.ts', EDIT, 1)?.name).toBe('PATH_DENIED')
    }
  })

  it('lets files be read that it does not name', () => {
    expect(policyOf({ only: ['docs/**'] }).path('src/a.ts', act('Read'))).toBeUndefined()
  })

  it.each([[['!docs/**']], [[]], [['../x']], ['docs/**']])('is no list such as %j', async (only) => {
    const parsed = await parsePolicy(JSON.stringify({ version: 1, only }), 'policy')
    expect(parsed.ok ? [] : parsed.problems.map(({ name }) => name)).toContain('POLICY_INVALID')
  })

  it('whose glob matches no file is told', () => {
    expect(idleRules(policyOf({ only: ['docs/**', 'nowhere/**'] }).file, ['docs/a.md'])).toHaveLength(1)
  })
})
