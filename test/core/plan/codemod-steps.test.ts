import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'

const parse = (steps: string) => parsePlan({ name: 'plan.yaml', text: `version: 1\ntitle: t\nsteps:\n${steps}` })

const faultsOf = (step: string) => {
  const parsed = parse(`  - ${step}\n`)
  return parsed.ok ? [] : parsed.problems.map(({ name, at }) => [name, at?.column])
}

describe('codemod steps', () => {
  it.each([
    ['{ tool: Edit, glob: a, file_path: b, old_string: a, new_string: b }', [['INVALID_VALUE', 25]]],
    ['{ tool: Edit, glob: a, old_string: "", new_string: b }', [['INVALID_VALUE', 40]]],
    ['{ tool: Edit, glob: a, old_string: a, new_string: b, match: whitespace }', [['INVALID_VALUE', 65]]],
    [
      '{ tool: Edit, file_path: a, new_string: b, expect_matches: -1 }',
      [
        ['MISSING_KEY', 5],
        ['INVALID_VALUE', 64],
      ],
    ],
    ['{ tool: Set, file_path: a.yaml, path: a, document: 0, value: 3 }', []],
    ['{ tool: Set, file_path: a.yaml, path: [a, -1], mode: copy, from: [b, 0], document: { where: { n: 3 } } }', []],
    ['{ tool: Delete, glob: a, expect_matches: { max: 3 } }', []],
    ['{ tool: Delete, glob: a, expect_matches: {} }', [['INVALID_VALUE', 46]]],
    ['{ tool: Delete, glob: a, expect_matches: { max: 0 } }', [['INVALID_VALUE', 53]]],
    ['{ tool: Edit, file_path: a, old_string: a, regex: a, new_string: b }', [['INVALID_VALUE', 55]]],
    ['{ tool: Edit, file_path: a, pattern: b, old_string: a, new_string: c }', [['INVALID_VALUE', 5]]],
    ['{ tool: Write, file_path: a }', [['MISSING_KEY', 5]]],
    ['{ tool: Write, file_path: a, content: b, content_base64: YQ== }', [['INVALID_VALUE', 62]]],
    ['{ tool: Write, file_path: a, content_base64: YQ= }', [['INVALID_VALUE', 50]]],
    ['{ tool: Delete, file_path: a, when: { file_path: b } }', [['MISSING_KEY', 41]]],
    ['{ tool: Move, file_path: a, newpath: b }', [['UNKNOWN_KEY', 33]]],
    ['{ tool: Run, changes: a }', [['MISSING_KEY', 5]]],
    ['{ tool: Run, command: " " }', [['INVALID_VALUE', 27]]],
    ['{ tool: Run, command: [] }', [['INVALID_VALUE', 27]]],
    ['{ tool: Run, command: ["", a] }', [['INVALID_VALUE', 28]]],
    ['{ tool: Run, command: [a, [b]] }', [['INVALID_VALUE', 31]]],
    ['{ tool: Run, command: "a\\nb" }', [['INVALID_VALUE', 27]]],
    ['{ tool: Run, command: [a, "b\\0"] }', [['INVALID_VALUE', 31]]],
    ['{ tool: Run, command: a, changes: [] }', [['INVALID_VALUE', 39]]],
    ['{ tool: Run, command: a, timeout: 0 }', [['INVALID_VALUE', 39]]],
    ['{ tool: Run, command: a, timeout: 25h }', [['INVALID_VALUE', 39]]],
    ['{ tool: Run, command: a, timeout: soon }', [['INVALID_VALUE', 39]]],
    ['{ tool: Run, command: a, background: yes please }', [['INVALID_VALUE', 42]]],
    ['{ tool: Run, command: a, background: true, changes: b }', [['INVALID_VALUE', 57]]],
    ['{ tool: Run, command: a, file_path: b }', [['UNKNOWN_KEY', 30]]],
  ])('%s is refused at its place, if at all', (step, faults) => {
    expect(faultsOf(step)).toEqual(faults)
  })

  it('survive being written down, in either form and with the cwd taken off every path', () => {
    const parsed = parsePlan({
      name: 'plan.json',
      text: JSON.stringify({
        version: 1,
        title: 't',
        cwd: '/home/ada/shop',
        steps: [
          { tool: 'Edit', glob: '*.js', regex: 'a+', new_string: '$<x>', replace_all: true, expect_matches: 3 },
          { type: 'tool_use', name: 'Move', input: { file_path: '/home/ada/shop/a', new_path: '/home/ada/shop/b' } },
          { tool: 'Delete', file_path: 'c', when: { file_path: '/home/ada/shop/d', exists: false, contains: 'x: y' } },
          { tool: 'Write', file_path: 'e', content_base64: 'YQ==', executable: true },
          { tool: 'Run', command: ' npm run format ', changes: 'src/**', timeout: '2m' },
          { type: 'tool_use', name: 'Run', input: { command: ['npm', 'run', 'a b'], timeout: 90 } },
        ],
      }),
    })
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    const { plan } = parsed
    expect(plan.steps.map(({ input, when }) => ({ ...input, ...(when && { when }) }))).toMatchObject([
      { glob: '*.js' },
      { file_path: 'a', new_path: 'b' },
      { when: { file_path: 'd' } },
      { executable: true },
      { command: 'npm run format', changes: 'src/**', timeout: 120 },
      { command: ['npm', 'run', 'a b'], timeout: 90 },
    ])
    for (const format of ['yaml', 'json', 'jsonl'] as const) {
      const again = parsePlan({ name: `plan.${format}`, text: printPlan(plan, format) })
      expect(again).toMatchObject({ ok: true, plan: { digest: plan.digest } })
    }
  })
})

it('says in one sentence what is wrong with keys that go together', () => {
  for (const keys of ['new_string: b, new_source: c', 'old_string: b', 'new_string: b', 'pattern: b']) {
    const parsed = parse(`  - { tool: NotebookEdit, notebook_path: a.ipynb, cell_id: x, ${keys} }\n`)
    expect(parsed.ok).toBe(false)
    for (const { message } of parsed.ok ? [] : parsed.problems) expect(message).toMatch(/^[A-Z"].*[^.]\.$/)
  }
})
