import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { allTools } from '../../../src/core/tools/list.ts'
import { proveReplay } from '../../support/replay.ts'

type Input = Readonly<Record<string, unknown>>

const FILES = { 'a.json': '{"a": 1}\n', 'a.ts': 'f(1)\n', 'a.txt': 'one\ntwo\n', 'n.ipynb': '{"nbformat": 4}' }

/** What each tool takes; a long value is put in for each of them in turn, and for every other key that takes a text. */
const INPUTS: Readonly<Record<string, readonly Input[]>> = {
  Read: [{ file_path: 'a.txt' }],
  Edit: [
    { file_path: 'a.txt', old_string: 'one', new_string: 'y' },
    { file_path: 'a.txt', regex: '(one)', new_string: '$1' },
    { file_path: 'a.ts', pattern: 'f($A)', new_string: 'g($A)' },
    { glob: '*.txt', regex: 'one', new_string: 'y' },
  ],
  Write: [{ file_path: 'b.txt', content: 'x' }],
  NotebookEdit: [{ notebook_path: 'n.ipynb', cell_id: 'a', new_source: 'x' }],
  Delete: [{ file_path: 'a.txt' }, { glob: '*.txt' }],
  Move: [{ file_path: 'a.txt', new_path: 'b.txt' }],
  MoveLines: [{ file_path: 'a.txt', lines: ['one', 'two'], new_path: 'b.txt', at: 'end' }],
  Set: [{ file_path: 'a.json', path: 'a', value: 2 }],
  Unset: [{ file_path: 'a.json', path: 'a' }],
  Import: [{ file_path: 'a.ts', from: './b', names: ['c'] }],
  Convert: [{ file_path: 'a.txt', line_ends: 'crlf' }],
}

const LONG = [
  'k'.repeat(5000),
  `(${'k'.repeat(5000)}`,
  `$[${'k'.repeat(5000)}`,
  `$<${'k'.repeat(5000)}>`,
  '"k" '.repeat(1500),
  'k/'.repeat(2500),
]

/** Every step in which one value is a long one. */
const steps = Object.entries(INPUTS).flatMap(([tool, inputs]) =>
  inputs.flatMap((input) =>
    Object.keys(input).flatMap((key) =>
      LONG.map((long) => ({ tool, ...input, [key]: Array.isArray(input[key]) ? [long, long] : long })),
    ),
  ),
)

const messagesOf = async (step: Input): Promise<readonly string[]> => {
  const plan = JSON.stringify({ version: 1, title: 'Tend', options: { reads: 'auto' }, steps: [step] })
  const parsed = parsePlan({ name: 'plan.json', text: plan })
  if (!parsed.ok) return parsed.problems.map(({ message }) => message)
  const { results } = await proveReplay({ plan, files: FILES })
  return results.flatMap(({ error }) => error?.message ?? [])
}

describe('a refusal', () => {
  it.each(Object.keys(INPUTS))('of %s repeats no long value', { tags: 'slow' }, async (tool) => {
    let refused = 0
    for (const step of steps.filter((one) => one.tool === tool))
      for (const message of await messagesOf(step)) {
        refused += 1
        expect(message.length, message.slice(0, 400)).toBeLessThan(4000)
        expect(/\S{500}/.test(message), message.slice(0, 400)).toBe(false)
      }
    expect(refused).toBeGreaterThan(0)
  })

  it('is tried for every tool that changes files by itself', () => {
    const others = ['Run', 'Submodule', 'Fix']
    expect(Object.keys(INPUTS).sort()).toEqual(
      allTools()
        .map(({ name }) => name)
        .filter((name) => !others.includes(name))
        .sort(),
    )
  })
})
