import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { parsedJson } from '../../../src/core/text/json.ts'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import type { ImportOptions } from '../../../src/wings/sessions/import-plan.ts'
import { lookAt } from '../../../src/wings/sessions/looks.ts'
import { passagesOf } from '../../../src/wings/sessions/passages.ts'
import { someOf } from '../../support/whole.ts'
import { recorded } from '../fixes/fixed.ts'
import { FAMILIES } from './families.ts'
import { type Files, handIn } from './memory-files.ts'
import { BEFORE, CHECKOUT, sourcesOf } from './recorded.ts'

/** A whole text of a format, and the files that it changes. */
interface Sample {
  readonly text: string
  readonly files: Files
  readonly options?: ImportOptions
  /** What it reads after a change shows that something took the change back: its order is what happened. */
  readonly isOrdered?: true
}

const inLines = (...values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('')
const A: Files = { 'a.txt': 'one\n' }

const of = (family: string, title: string): Sample => {
  const { text, before: files } = (FAMILIES[family] ?? []).find((one) => one.title === `${title}: a line`)!
  return { text, files }
}

const PLAIN: Files = Object.fromEntries(
  Object.entries(BEFORE).flatMap(([path, held]) => (held ? [[path, held.text] as const] : [])),
)

const session = (name: string): Sample => ({
  text: sourcesOf(name)[0]?.text ?? '',
  files: PLAIN,
  options: { ...CHECKOUT, isLater: true },
})

const output = (name: string, file: string, unsafe = false): Sample => {
  const { output: text, before } = recorded(name)
  const look: ImportOptions['look'] = (path) => ({ ok: true, path, bytes: path === file ? before : undefined })
  return { text, files: { [file]: `${before}` }, options: { cwd: '/shop', look, fixes: { unsafe } } }
}

const edited = { path: '/shop/a.txt', beforeFullFileContent: 'one\n', afterFullFileContent: 'ONE\n' }
const cursor = (subtype: string) => ({
  ...{ type: 'tool_call', subtype, call_id: 'c', session_id: 's' },
  tool_call: { editToolCall: { args: { path: '/shop/a.txt' }, result: { success: edited } } },
})
const update = (inner: object) => ({
  ...{ jsonrpc: '2.0', method: 'session/update' },
  params: { sessionId: 's', update: inner },
})
const found = (held: Files): ImportOptions => ({
  look: (path) => ({ ok: true, path, bytes: held[path] === undefined ? undefined : Buffer.from(held[path]) }),
})

/** One of each format; oxlint, whose output shows no fixes, is refused by its name. */
const SAMPLES: Readonly<Record<Exclude<ImportFormat, 'oxlint'>, Sample>> = {
  anthropic: of('apply-patch and tool calls', 'blocks of messages'),
  'claude-code': session('claude/edits'),
  'text-editor': {
    text: inLines([{ command: 'str_replace', path: 'a.txt', old_str: 'one', new_str: 'ONE' }]),
    files: A,
  },
  gemini: { ...session('gemini/edits'), isOrdered: true },
  'apply-patch': of('apply-patch and tool calls', 'apply_patch'),
  'search-replace': of('chat blocks', 'marks of dashes'),
  diff: { text: '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+ONE\n', files: A },
  openai: of('apply-patch and tool calls', 'calls of completions'),
  codex: session('codex/patch'),
  qwen: session('qwen/edits'),
  opencode: session('opencode/edits'),
  copilot: session('copilot/edits'),
  pi: session('pi/edits'),
  cline: session('cline/edits'),
  cursor: {
    text: inLines(
      {
        type: 'system',
        subtype: 'init',
        apiKeySource: 'login',
        cwd: '/shop',
        session_id: 's',
        permissionMode: 'default',
      },
      cursor('started'),
      cursor('completed'),
    ),
    files: A,
  },
  'vscode-chat': {
    text: inLines({
      responderUsername: 'a',
      requests: [
        {
          response: [
            {
              kind: 'textEditGroup',
              uri: { path: '/shop/a.txt', scheme: 'file' },
              edits: [[{ range: { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 4 }, text: 'ONE' }]],
              done: true,
            },
          ],
        },
      ],
    }),
    files: A,
    options: { cwd: '/shop' },
  },
  acp: {
    text: inLines(
      { jsonrpc: '2.0', id: 1, method: 'session/new', params: { cwd: '/shop', mcpServers: [] } },
      update({ sessionUpdate: 'tool_call', toolCallId: 'c', title: 'Edit', kind: 'edit', status: 'pending' }),
      update({
        ...{ sessionUpdate: 'tool_call_update', toolCallId: 'c', status: 'completed' },
        content: [{ type: 'diff', path: '/shop/a.txt', oldText: 'one\n', newText: 'ONE\n' }],
      }),
    ),
    files: A,
  },
  mcp: {
    text: inLines(
      { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {} } },
      {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'edit_file', arguments: { path: 'a.txt', edits: [{ oldText: 'one', newText: 'ONE' }] } },
      },
      { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'done' }] } },
    ),
    files: A,
  },
  atif: of('sessions', 'ATIF'),
  'ai-sdk': {
    text: inLines([
      {
        role: 'assistant',
        content: [
          {
            ...{ type: 'tool-call', toolCallId: 'c', toolName: 'Edit' },
            input: { file_path: 'a.txt', old_string: 'one', new_string: 'ONE' },
          },
        ],
      },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'Edit', output: { type: 'text', value: 'Done.' } }],
      },
    ]),
    files: A,
  },
  'swe-bench': {
    text: inLines({
      ...{ instance_id: 'x__x-1', model_name_or_path: 'm' },
      model_patch: '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+ONE\n',
    }),
    files: A,
  },
  openhands: of('sessions', 'OpenHands'),
  'swe-agent': of('sessions', 'SWE-agent'),
  kimi: of('sessions', 'Kimi'),
  goose: of('sessions', 'Goose'),
  crush: {
    text: inLines(
      {
        role: 'assistant',
        parts: [
          {
            type: 'tool_call',
            data: { id: 'c', name: 'edit', input: '{"file_path":"a.txt","old_string":"one","new_string":"ONE"}' },
          },
        ],
      },
      {
        role: 'tool',
        parts: [{ type: 'tool_result', data: { tool_call_id: 'c', name: 'edit', content: '', is_error: false } }],
      },
    ),
    files: A,
    options: { cwd: '/shop' },
  },
  continue: of('sessions', 'Continue'),
  sarif: of('linters', 'SARIF'),
  lsp: output('lsp-tsserver', 'a.ts'),
  eslint: of('linters', 'ESLint'),
  rdjson: of('linters', 'rdjson'),
  biome: output('biome', 'js/a.js', true),
  ruff: output('ruff-bom', 'py/bom.py'),
  rustc: output('rustc', 'rs/main.rs'),
  clang: output('clang', 'cc/a.cc'),
  go: output('go', 'a.go'),
  golangci: {
    text: inLines({
      Issues: [
        {
          ...{ FromLinter: 'misspell', Text: 'm', Pos: { Filename: 'a.txt', Line: 1, Column: 1 } },
          Replacement: { Inline: { StartCol: 0, Length: 3, NewString: 'ONE' } },
        },
      ],
      Report: {},
    }),
    files: A,
    options: found(A),
  },
  'ast-grep': output('ast-grep', 'js/a.js'),
  semgrep: {
    text: inLines({
      results: [
        {
          ...{ check_id: 'r', path: 'a.txt', start: { line: 1, col: 1 }, end: { line: 1, col: 4 } },
          extra: { message: 'm', fix: 'ONE' },
        },
      ],
      errors: [],
      paths: {},
    }),
    files: A,
    options: found(A),
  },
  stylelint: output('stylelint', 'css/a.css'),
  markdownlint: output('markdownlint', 'md/a.md'),
}

/** Changes of other formats, each of a file of its own: none may be passed over beside a text that is read. */
const OTHERS: Readonly<Record<string, string>> = {
  'a block': 'z.txt\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n',
  'a patch': '*** Begin Patch\n*** Update File: z.txt\n@@\n-old\n+new\n*** End Patch\n',
  'a diff': '--- a/z.txt\n+++ b/z.txt\n@@ -1 +1 @@\n-old\n+new\n',
  'a call': inLines({
    role: 'assistant',
    content: [
      { type: 'tool_use', id: 'z', name: 'Edit', input: { file_path: 'z.txt', old_string: 'old', new_string: 'new' } },
    ],
  }),
}

/** A call as three APIs have it. */
const INPUT = { file_path: 'z.txt', old_string: 'old', new_string: 'new' }
const CALLS = [
  { type: 'tool_use', id: 'zz', name: 'Edit', input: INPUT },
  { id: 'zz', type: 'function', function: { name: 'Edit', arguments: JSON.stringify(INPUT) } },
  { functionCall: { name: 'replace', args: INPUT } },
]

/** The values of a text, or of its lines; none of what is no JSON. */
const documentsIn = (text: string): readonly unknown[] => {
  const whole = parsedJson(text)
  if (whole !== undefined) return [whole]
  const values = text.trim().split('\n').map(parsedJson)
  return values.includes(undefined) ? [] : values
}

/** One list of each kind, which is its keys without the numbers. What calls were given and answered is not looked at. */
function listsIn(documents: readonly unknown[]): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || ('type' in value && value.type === 'tool_result')) return
    const items = Object.values(value).filter((one) => typeof one === 'object' && one !== null)
    const kind = path.filter((key) => !/^\d+$/.test(key)).join('.')
    if (Array.isArray(value) && items.length > 0 && !found.has(kind)) found.set(kind, path)
    for (const [key, member] of Object.entries(value)) if (!QUOTED.test(key)) look(member, [...path, key])
  }
  for (const [at, document] of documents.entries()) look(document, [String(at)])
  return [...found.values()]
}

const QUOTED =
  /^(?:input|arguments|args|toolUseResult|tool_use_result|observation|structuredPatch|resultDisplay|result)$/

/** What became of a text: its files, or null where it was refused. */
const filesOf = async (text: string, { files, options }: Sample): Promise<Files | null> => {
  const handled = await handIn(text, { ...files, 'z.txt': 'old\n' }, options)
  return 'files' in handled ? handled.files : null
}

const bothOf = async (text: string, sample: Sample): Promise<Files> => ({
  ...sample.files,
  ...(await filesOf(text, sample)),
  'z.txt': 'new\n',
})

describe.each(someOf(Object.entries(SAMPLES), 18))('a text of %s', (format, sample) => {
  const { text, files } = sample
  const lines = text.split('\n')

  it('changes the files that it is about', async () => {
    const whole = await filesOf(text, sample)
    expect(whole).not.toBeNull()
    expect(whole).not.toEqual({ ...files, 'z.txt': 'old\n' })
  })

  it.each(Object.entries(OTHERS))('gives both, or is refused, beside %s and between its lines', async (_, other) => {
    const both = await bothOf(text, sample)
    const others = other.split('\n')
    const between = Array.from({ length: Math.max(lines.length, others.length) }, (_, at) => [lines[at], others[at]])
    const mixture = between.flat().filter((line) => line !== undefined)
    for (const mixed of [`${text}\n${other}`, `${other}\n${text}`, mixture.join('\n')])
      expect([null, both]).toContainEqual(await filesOf(mixed, sample))
  })

  it('gives the same, or is refused, where it is there twice, in another order, or ends within a line', async () => {
    const whole = await filesOf(text, sample)
    const middle = Math.floor(lines.length / 2)
    const turned = [...lines.slice(middle), ...lines.slice(0, middle)].join('\n')
    const cuts = [1, 2, 3, 4, 5, 6, 7].map((part) => text.slice(0, Math.floor((text.trimEnd().length * part) / 8)))
    const others = [...(sample.isOrdered ? [] : [turned]), ...cuts.filter((cut) => !isWholeLines(cut, lines))]
    for (const harmed of [`${text}${text}`, `${text}\n${text}`, ...others])
      expect([null, whole]).toContainEqual(await filesOf(harmed, sample))
  })

  it('gives both, or is refused, with a call of another format in any of its lists, and the same for doubled and turned ones', async () => {
    const documents = documentsIn(text)
    const whole = await filesOf(text, sample)
    for (const path of listsIn(documents)) {
      const withList = (change: (list: readonly unknown[]) => readonly unknown[]): string => {
        const copy = structuredClone(documents)
        const list = path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], copy) as unknown[]
        list.splice(0, list.length, ...change(list))
        return inLines(...copy)
      }
      // Of a session a call that nothing answers did not happen.
      for (const call of format === 'cline' ? CALLS.slice(1) : CALLS)
        expect([null, { ...whole, 'z.txt': 'new\n' }]).toContainEqual(
          await filesOf(
            withList((list) => [...list, call]),
            sample,
          ),
        )
      const twice = withList((list) => [...list, ...list])
      const turned = withList(([first, ...others]) => [...others, first])
      for (const harmed of [twice, turned]) expect([null, whole]).toContainEqual(await filesOf(harmed, sample))
    }
  })

  it('is cut into passages: each line is in one, whatever was taken, and what is prose looks like no change', () => {
    for (const size of [1, 2, 3, 7, lines.length])
      for (const taken of [
        [],
        lines.flatMap((_, at) => (at % (2 * size) === 0 ? [[at + 1, at + size] as const] : [])),
      ]) {
        const isDiff = format === 'diff'
        const found = passagesOf({ lines, taken, format: format as ImportFormat, files: known(files) })
        const numbers = found.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        )
        expect(numbers).toEqual(lines.map((_, at) => at + 1))
        const prose = found
          .filter(({ is }) => is === 'prose')
          .flatMap(({ first, last }) => lines.slice(first - 1, last))
        expect(prose.filter((line) => lookAt([line], 0, isDiff))).toEqual([])
      }
  })
})

const known = (files: Files): Parameters<typeof passagesOf>[0]['files'] => ({
  textsOf: (path) => [files[path] ?? []].flat(),
  sidesOf: (path) => ({ before: [files[path] ?? []].flat(), after: files[path] }),
  isThere: (path) => files[path] !== undefined,
  isTracked: (path) => files[path] !== undefined,
  named: new Set(Object.keys(files)),
})

const isWholeLines = (text: string, lines: readonly string[]): boolean => {
  const own = text.split('\n')
  return own.at(-1) === '' || own.at(-1) === lines[own.length - 1]
}
