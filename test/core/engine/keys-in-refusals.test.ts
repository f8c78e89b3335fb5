import { describe, expect, it } from 'vitest'
import { allTools } from '../../../src/core/tools/list.ts'
import type { ErrorName } from '../../../src/errors.ts'
import { proveReplay } from '../../support/replay.ts'

type Step = Readonly<Record<string, unknown>>

const FILES = {
  'a.txt': 'one\ntwo\ntwo\n',
  'app.ts': 'f(g(1), g(2))\n',
  'b.bin': Buffer.from([0, 1, 2]),
  'broken.json': '{"a": \n',
  'c.ts': 'g(1 /* why */)\n',
  'latin.ts': Buffer.from([0xe4, 0x0a]),
  'n.ipynb': JSON.stringify({
    ...{ nbformat: 4, nbformat_minor: 5, metadata: {} },
    cells: [{ id: 'c1', cell_type: 'code', source: ['x x'], metadata: {}, outputs: [], execution_count: null }],
  }),
  's.kt': 'g(1)\n',
  'wide.txt': Buffer.from('\ufeffone', 'utf16le').swap16(),
  'y.yaml': 'a: &x 1\nb: *x\n',
}

const edit = (more: Step): Step => ({ tool: 'Edit', file_path: 'app.ts', new_string: 'h($A)', ...more })
const ruled = (fix: string, more: Step = {}): Step =>
  edit({ new_string: undefined, rule: { pattern: 'g($A)', fix }, replace_all: true, ...more })
const all = (step: Step, glob: string): Step => ({ ...step, file_path: undefined, glob })
const text = (more: Step): Step => ({ tool: 'Edit', file_path: 'a.txt', new_string: 'N', ...more })
const cell = (more: Step): Step => ({ tool: 'NotebookEdit', notebook_path: 'n.ipynb', ...more })
const lines = (more: Step): Step => ({ tool: 'MoveLines', file_path: 'a.txt', new_path: 'b.txt', at: 'end', ...more })
const set = (more: Step): Step => ({ tool: 'Set', path: 'b', value: 2, file_path: 'y.yaml', ...more })

/** Steps that are refused, what for, and a step that does what the message asks for. */
const ROWS: readonly (readonly [ErrorName, Step, Step?])[] = [
  ['STRING_NOT_UNIQUE', text({ old_string: 'two' }), text({ old_string: 'two', replace_all: true })],
  ['STRING_NOT_UNIQUE', text({ regex: 'two' }), text({ regex: '(one\n)two', new_string: '$1N' })],
  ['STRING_NOT_UNIQUE', all(text({ regex: 'two' }), '*.txt'), all(text({ regex: 'two', replace_all: true }), 'a.txt')],
  [
    'STRING_NOT_UNIQUE',
    edit({ pattern: 'g($A)' }),
    edit({ rule: { pattern: 'g($A)', precedes: { pattern: 'g(2)', stopBy: 'end' } } }),
  ],
  [
    'STRING_NOT_UNIQUE',
    edit({ rule: { pattern: 'g($A)' } }),
    edit({ rule: { pattern: 'g($A)', follows: { pattern: 'g(1)', stopBy: 'end' } } }),
  ],
  ['STRING_NOT_UNIQUE', ruled('h($A)', { replace_all: false }), ruled('h($A)')],
  [
    'STRING_NOT_UNIQUE',
    cell({ cell_id: 'c1', old_string: 'x', new_string: 'y' }),
    cell({ cell_id: 'c1', old_string: 'x x', new_string: 'y' }),
  ],
  ['STRING_NOT_UNIQUE', lines({ lines: ['two', 'two'] }), lines({ lines: ['one\ntwo', 'two'] })],
  ['STRING_NOT_FOUND', text({ regex: 'three' }), text({ regex: 'one' })],
  ['STRING_NOT_FOUND', edit({ pattern: 'k($A)' })],
  ['STRING_NOT_FOUND', ruled('h($A)', { rule: { pattern: 'k($A)', fix: 'h($A)' } })],
  ['STRING_NOT_FOUND', all(ruled('h($A)', { rule: { pattern: 'k($A)', fix: 'h($A)' } }), 'app.ts')],
  ['STRING_NOT_FOUND', cell({ cell: '*', old_string: 'z', new_string: 'y' })],
  ['STRING_NOT_FOUND', lines({ lines: ['three', 'two'] })],
  ['SYNTAX_BROKEN', ruled('h('), ruled('h()')],
  [
    'CHANGE_UNCERTAIN',
    ruled('h()', { file_path: 'c.ts', comments: 'refuse' }),
    ruled('h()', { file_path: 'c.ts', comments: 'drop' }),
  ],
  ['UNENCODABLE', ruled('h(\ud800)'), ruled('h("😀")')],
  ['UNENCODABLE', all(ruled('h(\ud800)'), 'app.ts'), all(ruled('h("😀")'), 'app.ts')],
  ['NO_CHANGE', ruled('g($A)')],
  ['LANGUAGE_UNKNOWN', edit({ pattern: 'g($A)', file_path: 's.kt' }), edit({ old_string: 'g(1)', file_path: 's.kt' })],
  [
    'LANGUAGE_UNKNOWN',
    { tool: 'Import', file_path: 's.kt', from: './c', names: ['b'] },
    edit({ old_string: 'g(1)', file_path: 's.kt' }),
  ],
  ['INVALID_INPUT', text({ regex: 'x*' }), text({ regex: 'on.' })],
  [
    'IS_BINARY',
    { tool: 'Convert', file_path: 'b.bin', line_ends: 'crlf' },
    { tool: 'Write', file_path: 'b.bin', content_base64: 'AAE=' },
  ],
  [
    'IS_BINARY',
    { tool: 'Write', file_path: 'b.bin', content: 'x' },
    { tool: 'Write', file_path: 'b.bin', content_base64: 'AAE=' },
  ],
  [
    'UNSUPPORTED_ENCODING',
    { tool: 'Convert', glob: '*.txt', line_ends: 'crlf' },
    { tool: 'Convert', glob: '*.txt', line_ends: 'crlf', skip_unsupported: true },
  ],
  ...(['Read', 'Delete', 'Unset', 'Import', 'Convert', 'MoveLines', 'NotebookEdit'] as const).map(
    (tool) => ['FILE_NOT_FOUND', missing(tool)] as const,
  ),
  ['KEY_ALIASED', set({}), { tool: 'Edit', file_path: 'y.yaml', old_string: '*x', new_string: '2' }],
  ['KEY_NOT_FOUND', set({ path: '$.z.*' }), set({ path: 'z', value: 1 })],
  ['FORMAT_UNKNOWN', set({ file_path: 'a.txt' }), text({ old_string: 'one' })],
  ['DOCUMENT_INVALID', { tool: 'Unset', file_path: 'broken.json', path: 'a' }],
]

/** A step on a file that is not there, named as by a glob. */
function missing(tool: string): Step {
  const keys: Readonly<Record<string, Step>> = {
    Import: { from: './c', names: ['b'] },
    Convert: { line_ends: 'crlf' },
    Unset: { path: 'a' },
    MoveLines: { lines: ['a', 'b'], new_path: 'a.txt', at: 'end' },
    NotebookEdit: { notebook_path: '*.x.ipynb', cell_id: 'a', new_source: '' },
  }
  return { tool, ...(tool !== 'NotebookEdit' && { file_path: '*.x' }), ...keys[tool] }
}

const refusedFor = async (step: Step) => {
  const plan = JSON.stringify({ version: 1, title: 'Tend', options: { reads: 'auto' }, steps: [step] })
  const { results } = await proveReplay({ plan, files: FILES })
  return results[0]?.error
}

const keysOf = (tool: string): readonly string[] => {
  const found = allTools().find(({ name }) => name === tool)
  return found && 'shape' in found.input() ? Object.keys((found.input() as never as { shape: object }).shape) : []
}

/** Names of keys that are no words of English. */
const KEYS = new Set(
  allTools().flatMap(({ name }) =>
    keysOf(name).filter((key) => key.includes('_') || key === 'regex' || key === 'glob'),
  ),
)

/** A step names what it looks for, and what it puts there, by one of these. */
const EXCLUSIVE = [
  ['old_string', 'regex', 'pattern', 'rule'],
  ['file_path', 'glob', 'notebook_path'],
]

/** The keys of a step that it has, or may have beside those. */
const possible = (step: Step): ReadonlySet<string> => {
  const given = Object.keys(step).filter((key) => step[key] !== undefined)
  const others = EXCLUSIVE.filter((group) => group.some((key) => given.includes(key))).flat()
  const hasFix = Boolean((step.rule as { fix?: string } | undefined)?.fix)
  const free = keysOf(String(step.tool)).filter((key) => !others.includes(key) && !(hasFix && key === 'new_string'))
  return new Set([...given, ...free])
}

/** What is said of the step, and not of another one that is advised. */
const ofTheStep = (message: string): string =>
  message
    .split(/(?<=[.:])\s|\n|, or |; /)
    .filter((part) => !/\b(?:Edit|Write|Use|belongs? into)\b/.test(part))
    .join('\n')

describe('a refusal', () => {
  it.each(ROWS.map(([name, step, next]) => ({ name, step, next, tool: step.tool })))(
    'speaks of keys that the step has, or can have: $name of $tool',
    async ({ name, step, next }) => {
      const error = await refusedFor(step)
      expect(error?.name).toBe(name)
      const said = new Set(ofTheStep(error?.message ?? '').match(/\b[a-z]+(?:_[a-z0-9]+)*\b/g))
      const known = possible(step)
      expect([...said].filter((word) => KEYS.has(word) && !known.has(word))).toEqual([])
      for (const suggestion of error?.suggestions ?? [])
        if (suggestion.includes('old_string')) expect(step).toHaveProperty('old_string')
      if (next) expect(await refusedFor(next)).toBeUndefined()
    },
  )
})
