// @module-tag slow
import { expect, it } from 'vitest'
import { actOn } from '../../../src/core/tools/list.ts'
import { growthOfWork } from '../../support/counted-work.ts'

it('a decision is made in work that follows the number of rules', async () => {
  // Counted from its first line on, as is what it loads.
  const { createPolicy } = await import('../../../src/core/policy/policy.ts')
  const { policyFileSchema } = await import('../../../src/core/policy/policy-file.ts')
  const policyOf = (count: number) => {
    const rules = Array.from({ length: count }, (_, n) => `Edit(packages/p${n}/**/*gen*.ts)`)
    return createPolicy({ file: policyFileSchema().parse({ version: 1, rules: { deny: rules, ask: rules } }) })
  }
  const decide = (policy: ReturnType<typeof policyOf>) => {
    for (let n = 0; n < 20; n++)
      expect(
        policy.decide(`packages/p${n}x/src/deep/er/module-${n}.ts`, actOn('Edit', { was: true, is: true })).behavior,
      ).toBe('allow')
  }
  expect(await growthOfWork(policyOf, decide, 100)).toBeLessThan(2.1)
})
