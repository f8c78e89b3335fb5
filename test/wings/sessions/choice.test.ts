import { describe, expect, it } from 'vitest'
import { classOf, isLoss } from '../../../src/core/plan/settle.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'

const write = (name: string, content: string) => ({
  id: `call_${name}`,
  type: 'function',
  function: { name: 'write_file', arguments: JSON.stringify({ path: name, content }) },
})

const chat = (...names: readonly string[]) => ({
  model: 'm',
  choices: names.map((name, index) => ({
    index,
    message: { role: 'assistant', content: null, tool_calls: [write(name, 'x\n')] },
  })),
})

const gemini = (...names: readonly string[]) => ({
  candidates: names.map((name) => ({
    content: {
      role: 'model',
      parts: [{ functionCall: { name: 'write_file', args: { file_path: name, content: 'x\n' } } }],
    },
  })),
})

const PATCH = (name: string) => `--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+x\n`
const predictions = (...names: readonly string[]) =>
  names.map((name) => ({ instance_id: `i-${name}`, model_name_or_path: 'm', model_patch: PATCH(name) }))

const rollouts = (...names: readonly string[]) =>
  names
    .map((name) => ({
      instance_id: name,
      history: [
        { id: 1, source: 'agent', action: 'write', args: { path: `/work/${name}`, content: 'x\n' } },
        { id: 2, source: 'agent', observation: 'write', cause: 1, content: '', extras: { path: name } },
      ],
    }))
    .map((row) => JSON.stringify(row))
    .join('\n')

/** Pieces of answers, dealt in turns. */
const chunks = (...names: readonly string[]) => {
  const piece = (index: number, delta: object, finish_reason: string | null = null) => ({
    id: 'c',
    object: 'chat.completion.chunk',
    choices: [{ index, delta, finish_reason }],
  })
  const calls = names.map((name) => write(name, 'x\n'))
  const parts = [0, 1].map((half) =>
    calls.map(({ id, function: { name, arguments: text } }, index) => {
      const given = half === 0 ? text.slice(0, 9) : text.slice(9)
      const head = half === 0 ? { id, function: { name, arguments: given } } : { function: { arguments: given } }
      return piece(index, { tool_calls: [{ index: 0, ...head }] })
    }),
  )
  return [...parts.flat(), ...names.map((_, index) => piece(index, {}, 'tool_calls'))]
    .map((one) => `data: ${JSON.stringify(one)}\n\n`)
    .join('')
    .concat('data: [DONE]\n')
}

const KINDS: readonly (readonly [kind: string, text: (...names: readonly string[]) => string])[] = [
  ['choices of a completion', (...names) => JSON.stringify(chat(...names))],
  ['candidates of Gemini', (...names) => JSON.stringify(gemini(...names))],
  ['predictions of SWE-bench', (...names) => JSON.stringify(predictions(...names))],
  ['rows of OpenHands', rollouts],
  ['pieces of completions', chunks],
]

const made = (text: string, choice?: number) => {
  const imported = importPlan({ name: 's.json', text }, { cwd: '/work', ...(choice !== undefined && { choice }) })
  return {
    files: imported.ok ? imported.plan.steps.map(({ input }) => 'file_path' in input && input.file_path) : [],
    lost: imported.notImported.filter(isLoss).map((passage) => classOf(passage)),
  }
}

describe.each(KINDS)('%s', (_, text) => {
  it('are none of them taken without a choice', () => {
    expect(made(text('a.txt', 'b.txt', 'c.txt'))).toEqual({ files: [], lost: ['left out'] })
  })

  it.each([
    [1, 'a.txt'],
    [2, 'b.txt'],
    [3, 'c.txt'],
  ] as const)('give the answer of choice %i', (choice, file) => {
    expect(made(text('a.txt', 'b.txt', 'c.txt'), choice)).toEqual({ files: [file], lost: [] })
  })

  it('are refused where there is no such answer', () => {
    expect(made(text('a.txt', 'b.txt'), 3).lost).toContain('left out')
    expect(made(text('a.txt'), 2).lost).toContain('left out')
  })

  it('need no choice where there is one', () => {
    expect(made(text('a.txt'))).toEqual({ files: ['a.txt'], lost: [] })
    expect(made(text('a.txt'), 1)).toEqual({ files: ['a.txt'], lost: [] })
  })
})
