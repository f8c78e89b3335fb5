import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'

const parsed = (header: string, steps: string) => {
  const read = parsePlan({ name: 'plan.yaml', text: `version: 1\ntitle: t\n${header}steps:\n${steps}` })
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.plan
}
const DEFAULTS =
  "defaults: { glob: 'src/**', exclude: 'src/x/**', replace_all: true, expect_matches: { min: 0 }, language: tsx }\n"

describe('keys of steps that a plan says once', () => {
  it('make the same plan as when they are said in each step that they go with', () => {
    const steps = [
      '  - { tool: Edit, old_string: a, new_string: b }\n',
      "  - { tool: Edit, pattern: 'a($A)', new_string: $A, glob: 'lib/**', replace_all: false }\n",
      '  - { tool: Edit, file_path: a.ts, old_string: a, new_string: b }\n',
      '  - { tool: Read, file_path: a.ts }\n',
      '  - { tool: Set, path: [a], value: 1 }\n',
      '  - { tool: Set, file_path: a.json, path: [a], value: 1 }\n',
      '  - { type: tool_use, name: Edit, input: { old_string: a, new_string: b } }\n',
    ].join('')
    const written = [
      "  - { tool: Edit, glob: 'src/**', exclude: 'src/x/**', old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n",
      "  - { tool: Edit, glob: 'lib/**', exclude: 'src/x/**', pattern: 'a($A)', language: tsx, new_string: $A, replace_all: false, expect_matches: { min: 0 } }\n",
      '  - { tool: Edit, file_path: a.ts, old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n',
      '  - { tool: Read, file_path: a.ts }\n',
      "  - { tool: Set, glob: 'src/**', exclude: 'src/x/**', path: [a], value: 1, expect_matches: { min: 0 } }\n",
      '  - { tool: Set, file_path: a.json, path: [a], value: 1 }\n',
      "  - { tool: Edit, glob: 'src/**', exclude: 'src/x/**', old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n",
    ].join('')
    const [once, each] = [parsed(DEFAULTS, steps), parsed('', written)]
    expect(once.steps.map(({ input }) => input)).toEqual(each.steps.map(({ input }) => input))
    expect(once.digest).toBe(each.digest)
  })

  it('are refused where they are none', () => {
    const read = parsePlan({
      name: 'plan.yaml',
      text: 'version: 1\ntitle: t\ndefaults: { new_string: x }\nsteps: [{ tool: Read, file_path: a }]\n',
    })
    expect(read.ok ? [] : read.problems.map(({ name, at }) => [name, at?.line, at?.column])).toEqual([
      ['UNKNOWN_KEY', 3, 13],
    ])
  })
})
