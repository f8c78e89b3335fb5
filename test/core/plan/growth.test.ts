// @module-tag slow
import { describe, expect, it } from 'vitest'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import { growthOfWork } from '../../support/counted-work.ts'

/** A plan of so many steps, whose texts are read in all forms that a format has. */
const planOf = (size: number) =>
  definePlan({
    version: 1,
    title: 'Rename',
    steps: Array.from({ length: size }, (_, at) => ({
      tool: 'Edit',
      file_path: `src/${at}.ts`,
      old_string: `const a${at} = "x"\n  b: # c\n`,
      new_string: '\tc',
    })),
  })

describe.each(['yaml', 'json', 'jsonl'] as const)('a plan in %s', (format) => {
  const text = (size: number) => printPlan(planOf(size), format)

  it('is read in work that follows its size', async () => {
    const read = (source: string) => expect(parsePlan({ name: 'plan', text: source, format }).ok).toBe(true)
    expect(await growthOfWork(text, read, 100)).toBeLessThan(2.1)
  })

  it('shows its faults in work that follows their number', async () => {
    const read = (source: string) => expect(parsePlan({ name: 'plan', text: source, format }).ok).toBe(false)
    const faulty = (size: number) => text(size).replaceAll('old_string', 'old_text')
    expect(await growthOfWork(faulty, read, 100)).toBeLessThan(2.1)
  })
})
