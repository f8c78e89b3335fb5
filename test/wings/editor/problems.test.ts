import { describe, expect, it } from 'vitest'
import { openPlanText } from '../../../src/wings/editor/plan-text.ts'
import { parseProblems, readPlan, replayProblems } from '../../../src/wings/editor/problems.ts'
import { repository } from '../../support/memory-repository.ts'

const FILES = {
  'src/user.ts': 'export function getUser(id: number) {\n  return id\n}\ngetUser(1)\n',
  'package.json': '{}\n',
}

const STEPS = [
  'tool: Edit\n    glob: src/*.ts\n    rule:\n      pattern: getUser($A)\n      inside:\n        kind: no_such_kind\n    new_string: x',
  '{ tool: Edit, glob: src/*.ts, pattern: "getUser($A", new_string: x }',
  '{ tool: Edit, glob: src/*.ts, pattern: getUser($A), new_string: f($B) }',
  '{ tool: Edit, glob: src/*.ts, regex: "(a)", new_string: $<b> }',
  '{ tool: Edit, glob: src/*.ts, pattern: getUser($A), new_string: "getUser(" }',
  '{ tool: Set, file_path: package.json, path: "scripts[", value: x }',
]

/** Each problem as its code and the text that it is at. */
const told = async (steps: readonly string[]) => {
  using repo = repository(FILES)
  const written = steps.map((step) => `  - ${step}\n`).join('')
  const text = openPlanText('a.yaml', `version: 1\ntitle: T\noptions: { reads: auto }\nsteps:\n${written}`)
  const parsed = readPlan('a.yaml', text)
  const place = { root: repo.root, signal: new AbortController().signal }
  const problems = parsed.ok ? await replayProblems(text, parsed.plan, place) : parseProblems(text, parsed.problems)
  return problems.map(({ code, range: { start, end } }) => [code, text.text.slice(start, end)])
}

describe('what is wrong with a rule, a pattern, a replacement or a path', () => {
  it('is told at its own key', async () => {
    expect(await told(STEPS)).toEqual([
      ['INVALID_INPUT', 'no_such_kind'],
      ['INVALID_INPUT', '"getUser($A"'],
      ['INVALID_INPUT', 'f($B)'],
      ['INVALID_INPUT', '$<b>'],
      ['SYNTAX_BROKEN', '"getUser("'],
      ['INVALID_INPUT', '"scripts["'],
    ])
  })

  it('is told where a plan does not parse: a group that a glob does not have', async () => {
    const step = '{ tool: Write, glob: "src/(?<a>*)", file_path: $<b>, content: x }'
    expect(await told([step])).toEqual([['INVALID_VALUE', '$<b>']])
  })
})
