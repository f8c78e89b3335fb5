import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { anySequence, type Change, type Sequence } from './edit-sequence.ts'
import { imported, replayed } from './replayed.ts'

const json = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('')

interface Call {
  readonly name: string
  readonly input: Record<string, unknown>
}

/** The calls of an agent that has Read, Edit and Write. */
const agentCalls = ({ before, changes }: Sequence): Call[] => [
  ...Object.keys(before).map((file_path) => ({ name: 'Read', input: { file_path } })),
  ...changes.map((change) =>
    change.type === 'create'
      ? { name: 'Write', input: { file_path: change.path, content: change.content } }
      : { name: 'Edit', input: { file_path: change.path, old_string: change.old, new_string: change.new } },
  ),
]

const editorCall = (change: Change): Record<string, unknown> => {
  const { path } = change
  if (change.type === 'create') return { command: 'create', path, file_text: change.content }
  const added = change.new.startsWith(change.old) ? change.new.slice(change.old.length) : ''
  if (added === '')
    return { command: 'str_replace', path, old_str: change.old, ...(change.new !== '' && { new_str: change.new }) }
  const at = change.line + change.old.split('\n').length - 1
  return { command: 'insert', path, insert_line: at, new_str: added.slice(0, -1) }
}

const geminiCall = (change: Change) =>
  change.type === 'create'
    ? { name: 'write_file', args: { file_path: change.path, content: change.content } }
    : {
        name: 'replace',
        args: { file_path: change.path, old_string: change.old, new_string: change.new, expected_replacements: 1 },
      }

const signed = (sign: string, text: string): string =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => `${sign}${line}\n`)
    .join('')

const patch = (change: Change): string => {
  const body =
    change.type === 'create'
      ? `*** Add File: ${change.path}\n${signed('+', change.content)}`
      : `*** Update File: ${change.path}\n@@\n${signed(' ', contextOf(change, 2))}${signed('-', change.old)}${signed('+', change.new)}`
  return `*** Begin Patch\n${body}*** End Patch\n`
}

/** Up to so many lines before the change. */
const contextOf = (change: Extract<Change, { type: 'replace' }>, count: number): string =>
  change.before
    .split('\n')
    .slice(Math.max(0, change.line - count), change.line)
    .map((line) => `${line}\n`)
    .join('')

const block = (change: Change): string => {
  const [search, replace] = change.type === 'create' ? ['', change.content] : [change.old, change.new]
  return `Here it is.\n\n${change.path}\n\`\`\`\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n\`\`\`\n`
}

const WRITERS = {
  anthropic: (sequence) =>
    JSON.stringify(
      agentCalls(sequence).flatMap((call, index) => [
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Next.' },
            { type: 'tool_use', id: `t${index}`, ...call },
          ],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: `t${index}`, content: 'ok' }] },
      ]),
    ),
  'claude-code': (sequence) =>
    json(
      agentCalls(sequence).flatMap(({ name, input }, index) => [
        {
          type: 'assistant',
          sessionId: 's',
          cwd: '/work tree',
          message: {
            content: [
              {
                type: 'tool_use',
                id: `t${index}`,
                name,
                input: { ...input, file_path: `/work tree/${input.file_path}` },
              },
            ],
          },
        },
        {
          type: 'user',
          sessionId: 's',
          message: { content: [{ type: 'tool_result', tool_use_id: `t${index}` }] },
          toolUseResult: {},
        },
      ]),
    ),
  'text-editor': ({ changes }) => JSON.stringify(changes.map(editorCall)),
  gemini: ({ changes }) =>
    JSON.stringify({
      history: changes.map((change) => ({ role: 'model', parts: [{ functionCall: geminiCall(change) }] })),
    }),
  openai: ({ changes }) =>
    JSON.stringify({
      messages: changes.map(geminiCall).map(({ name, args }, index) => ({
        role: 'assistant',
        tool_calls: [{ id: `c${index}`, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
      })),
    }),
  'apply-patch': ({ changes }) => changes.map(patch).join('Then:\n'),
  'search-replace': ({ changes }) => changes.map(block).join('\n'),
} satisfies Partial<Record<ImportFormat, (sequence: Sequence) => string>>

/** The formats whose tools strip trailing blanks: in what such a tool left there are none. */
const STRIPS: readonly string[] = ['anthropic', 'claude-code']

const withoutTrailing = (sequence: Sequence): Sequence =>
  JSON.parse(JSON.stringify(sequence).replaceAll('trailing  ', 'trailing'))

describe('a sequence of edits', () => {
  it.each(Object.entries(WRITERS))(
    'written as %s, imported and replayed gives the same bytes',
    async (format, write) => {
      const sequences = STRIPS.includes(format) ? anySequence.map(withoutTrailing) : anySequence
      const property = fc.asyncProperty(sequences, async (sequence) => {
        const {
          plan,
          format: found,
          notImported,
        } = imported(write(sequence), { readFile: (path) => sequence.before[path] })
        expect(found).toBe(format)
        expect(notImported).toEqual([])
        expect(await replayed(plan, sequence.before)).toEqual(sequence.after)
      })
      await fc.assert(property, { numRuns: 30 })
    },
  )

  it.each(['apply-patch', 'search-replace'] as const)(
    'in %s gives the same bytes without the checkout too, or is refused',
    async (format) => {
      const property = fc.asyncProperty(anySequence, async (sequence) => {
        const { plan, notImported } = imported(WRITERS[format](sequence), { format })
        const result = await replayed(plan, sequence.before).catch(() => undefined)
        if (result && notImported.length === 0) expect(result).toEqual(sequence.after)
      })
      await fc.assert(property, { numRuns: 30 })
    },
  )
})
