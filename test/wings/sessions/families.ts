import type { Files } from './memory-files.ts'
import { NAMINGS, plainPatch } from './patches/made-patches.ts'

/** A text that somebody hands in, and the files that it is to give. */
export interface Input {
  readonly title: string
  readonly text: string
  readonly before: Files
  readonly after: Files
}

/** One place of a file: its lines, and what comes in their stead. */
interface Change {
  readonly title: string
  readonly file: string
  readonly old: readonly string[]
  readonly fresh: readonly string[]
}

const MAIN = [
  'import os',
  '',
  'def load(path):',
  '    with open(path) as file:',
  '        return file.read()',
  '',
  'def save(path, text):',
  '    with open(path, "w") as file:',
  '        file.write(text)',
  '',
  'LIMIT = 10',
  'max_limit = 10',
  'NAME = "café — 東京"',
]
const NOTES = ['Guide', '=====', '', 'one', 'two', 'three', '', '- first', '- second', '```', 'code', '```']

export const BEFORE: Files = { 'src/main.py': `${MAIN.join('\n')}\n`, 'doc/notes.md': `${NOTES.join('\n')}\n` }

const change = (title: string, file: string, old: readonly string[], fresh: readonly string[]): Change => ({
  ...{ title, file, old, fresh },
})

const CHANGES: readonly Change[] = [
  change('a line', 'src/main.py', ['LIMIT = 10'], ['LIMIT = 20']),
  change('an indented line', 'src/main.py', ['        return file.read()'], ['        return file.read().strip()']),
  change('lines that go', 'src/main.py', ['LIMIT = 10', 'max_limit = 10'], []),
  change('lines that come', 'src/main.py', ['LIMIT = 10'], ['LIMIT = 10', 'RETRIES = 3', '']),
  change('letters of other scripts', 'src/main.py', ['NAME = "café — 東京"'], ['NAME = "thé — 大阪"']),
  change('several lines', 'src/main.py', MAIN.slice(6, 9), ['def save(path, text):', '    path.write_text(text)']),
  change('a heading', 'doc/notes.md', ['Guide', '====='], ['Handbook', '========']),
  change('a list', 'doc/notes.md', ['- first', '- second'], ['- first', '- more', '- second']),
]

const made = ({ file, old, fresh }: Change): Files => {
  const text = BEFORE[file] ?? ''
  const [from, to] = [`${old.join('\n')}\n`, fresh.map((line) => `${line}\n`).join('')]
  const at = `\n${text}`.indexOf(`\n${from}`)
  return { ...BEFORE, [file]: text.slice(0, at) + to + text.slice(at + from.length) }
}

const offsetOf = ({ file, old }: Change): number => `\n${BEFORE[file]}`.indexOf(`\n${old.join('\n')}\n`)
const lineOf = (one: Change): number => (BEFORE[one.file] ?? '').slice(0, offsetOf(one)).split('\n').length

type Form = readonly [name: string, text: (one: Change) => string]

const inputs = (forms: readonly Form[], changes = CHANGES): readonly Input[] =>
  forms.flatMap(([name, text]) =>
    changes.map((one) => ({
      title: `${name}: ${one.title}`,
      text: text(one),
      before: BEFORE,
      after: made(one),
    })),
  )

const json = (value: unknown): string => `${JSON.stringify(value)}\n`
const lines = (...values: readonly unknown[]): string => values.map(json).join('')

/** Blocks as chats have them. A rule below a heading is as long as a divider only where the format has a longer one. */
const block = ({ old, fresh }: Change, [open, divider, close]: readonly [string, string, string], head = ''): string =>
  [open, ...(head === '' ? [] : [head]), ...old, divider, ...fresh, close, ''].join('\n')

const GIT = ['<<<<<<< SEARCH', '=======', '>>>>>>> REPLACE'] as const
const DASHES = ['------- SEARCH', '=======', '+++++++ REPLACE'] as const

const CHAT: readonly Form[] = [
  ['the name above a fence', (one) => `I change it.\n\n${one.file}\n~~~\n${block(one, GIT)}~~~\n`],
  ['the name in stars', (one) => `**\`${one.file}\`**\n\n${block(one, GIT)}`],
  ['the name on the fence', (one) => `~~~python ${one.file}\n${block(one, GIT)}~~~\n`],
  ['marks of dashes', (one) => `${one.file}\n${block(one, DASHES)}`],
  ['a line that is named', (one) => `${one.file}\n${block(one, GIT, `:start_line:${lineOf(one)}\n-------`)}`],
  ['a fence as a tag', (one) => `${one.file}\n<source>\n${block(one, GIT)}</source>\n`],
]

const calls = (one: Change) => {
  const [old_string, new_string] = [`${one.old.join('\n')}\n`, one.fresh.map((line) => `${line}\n`).join('')]
  return { file_path: one.file, old_string, new_string }
}
const editor = (one: Change) => {
  const { file_path: path, old_string: old_str, new_string: new_str } = calls(one)
  return { command: 'str_replace', path, old_str, new_str }
}
const patchOf = ({ file, old, fresh }: Change): string =>
  [
    '*** Begin Patch',
    `*** Update File: ${file}`,
    '@@',
    ...old.map((line) => `-${line}`),
    ...fresh.map((line) => `+${line}`),
    '*** End Patch',
    '',
  ].join('\n')
const chatCall = (name: string, input: unknown) => ({
  ...{ id: 'c1', type: 'function' },
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
})

const CALLS: readonly Form[] = [
  ['apply_patch', patchOf],
  ['blocks of messages', (one) => json({ content: [{ type: 'tool_use', id: 't', name: 'Edit', input: calls(one) }] })],
  ['calls of completions', (one) => json({ choices: [{ message: { tool_calls: [chatCall('edit', calls(one))] } }] })],
  [
    'items of responses',
    (one) => json({ output: [{ type: 'function_call', call_id: 'c', ...chatCall('edit', calls(one)).function }] }),
  ],
  [
    'parts of Gemini',
    (one) => json({ candidates: [{ content: { parts: [{ functionCall: { name: 'replace', args: calls(one) } }] } }] }),
  ],
  [
    'the text editor tool',
    (one) =>
      json({ content: [{ type: 'tool_use', id: 't', name: 'str_replace_based_edit_tool', input: editor(one) }] }),
  ],
]

const PATCHES: readonly Form[] = NAMINGS.map(
  (naming): Form => [naming.name, (one) => plainPatch(BEFORE, made(one), naming)],
)

const ROOT = '/srv/shop'
const inRoot = (one: Change) => ({ ...calls(one), file_path: `${ROOT}/${one.file}` })
const editorInRoot = (one: Change) => ({ ...editor(one), path: `${ROOT}/${one.file}` })
const claude = (type: string, content: readonly unknown[], more: object = {}) => ({
  ...{ type, sessionId: 's', cwd: ROOT, message: { role: type, content } },
  ...more,
})
const EDITED = (one: Change): string => `The file ${ROOT}/${one.file} has been edited.`

const SESSIONS: readonly Form[] = [
  [
    'Claude Code',
    (one) =>
      lines(
        claude('assistant', [{ type: 'tool_use', id: 'toolu_1', name: 'Edit', input: inRoot(one) }]),
        claude('user', [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'ok' }], {
          toolUseResult: { filePath: `${ROOT}/${one.file}` },
        }),
      ),
  ],
  [
    'Kimi',
    (one) =>
      lines(
        { role: '_system_prompt', content: `Working directory: ${ROOT}` },
        {
          role: 'assistant',
          tool_calls: [
            chatCall('StrReplaceFile', {
              path: `${ROOT}/${one.file}`,
              edit: { old: calls(one).old_string, new: calls(one).new_string },
            }),
          ],
        },
        { role: 'tool', tool_call_id: 'c1', content: '<system>File successfully edited.</system>' },
      ),
  ],
  [
    'SWE-agent',
    (one) =>
      json({
        trajectory: [{ state: { working_dir: ROOT } }],
        history: [
          { role: 'assistant', content: '', tool_calls: [chatCall('str_replace_editor', editorInRoot(one))] },
          { role: 'tool', tool_call_ids: ['c1'], content: EDITED(one) },
        ],
      }),
  ],
  [
    'OpenHands',
    (one) =>
      json([
        { id: 1, source: 'agent', action: 'run', args: { command: 'ls' } },
        {
          id: 2,
          source: 'agent',
          cause: 1,
          observation: 'run',
          content: '',
          extras: { metadata: { exit_code: 0, working_dir: ROOT } },
        },
        { id: 3, source: 'agent', action: 'edit', args: editorInRoot(one) },
        { id: 4, source: 'agent', cause: 3, observation: 'edit', content: EDITED(one), extras: {} },
      ]),
  ],
  [
    'Goose',
    (one) =>
      lines(
        { working_dir: ROOT, description: 'x', message_count: 2 },
        {
          role: 'assistant',
          content: [
            {
              ...{ type: 'toolRequest', id: 'c' },
              toolCall: { status: 'success', value: { name: 'developer__text_editor', arguments: editorInRoot(one) } },
            },
          ],
        },
        {
          role: 'user',
          content: [
            {
              ...{ type: 'toolResponse', id: 'c' },
              toolResult: { status: 'success', value: [{ type: 'text', text: EDITED(one) }] },
            },
          ],
        },
      ),
  ],
  [
    'Continue',
    (one) => {
      const { file_path: filepath, ...texts } = calls(one)
      const toolCall = chatCall('single_find_and_replace', { filepath, ...texts })
      return json({
        sessionId: 's',
        workspaceDirectory: `file://${ROOT}`,
        history: [
          {
            message: { role: 'assistant', content: '', toolCalls: [toolCall] },
            toolCallStates: [{ toolCallId: 'c1', toolCall, status: 'done', output: [] }],
          },
        ],
      })
    },
  ],
  [
    'ATIF',
    (one) =>
      json({
        schema_version: 'ATIF-v1.4',
        agent: { name: 'a', version: '1', extra: { cwds: [ROOT] } },
        steps: [
          {
            step_id: 1,
            source: 'agent',
            message: '',
            tool_calls: [{ tool_call_id: 'c', function_name: 'Edit', arguments: inRoot(one) }],
            observation: { results: [{ source_call_id: 'c', content: 'ok' }] },
          },
        ],
      }),
  ],
  [
    'messages with answers',
    (one) =>
      json([
        { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Edit', input: calls(one) }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'ok' }] },
      ]),
  ],
]

/** Where a change is, from 0 in UTF-16 units, whole lines. */
const span = (one: Change) => {
  const start = offsetOf(one)
  const [first, last] = [lineOf(one) - 1, lineOf(one) - 1 + one.old.length]
  return {
    start,
    end: start + `${one.old.join('\n')}\n`.length,
    first,
    last,
    text: one.fresh.map((line) => `${line}\n`).join(''),
  }
}

const LINTERS: readonly Form[] = [
  [
    'SARIF',
    (one) => {
      const { first, last, text } = span(one)
      const deletedRegion = { startLine: first + 1, startColumn: 1, endLine: last + 1, endColumn: 1 }
      const artifactLocation = { uri: one.file }
      const replacements = [{ deletedRegion, insertedContent: { text } }]
      const result = {
        ruleId: 'r',
        message: { text: 'm' },
        fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
      }
      return json({
        version: '2.1.0',
        runs: [{ tool: { driver: { name: 'tidy' } }, columnKind: 'utf16CodeUnits', results: [result] }],
      })
    },
  ],
  [
    'ESLint',
    (one) => {
      const { start, end, first, text } = span(one)
      const message = {
        ruleId: 'r',
        severity: 2,
        message: 'm',
        line: first + 1,
        column: 1,
        fix: { range: [start, end], text },
      }
      return json([
        {
          filePath: one.file,
          messages: [message],
          errorCount: 1,
          warningCount: 0,
          fixableErrorCount: 1,
          fixableWarningCount: 0,
        },
      ])
    },
  ],
  [
    'rdjson',
    (one) => {
      const { first, last, text } = span(one)
      const range = { start: { line: first + 1, column: 1 }, end: { line: last + 1, column: 1 } }
      return json({
        source: { name: 'tidy' },
        diagnostics: [{ message: 'm', location: { path: one.file, range }, suggestions: [{ range, text }] }],
      })
    },
  ],
  [
    'rdjson lines',
    (one) => {
      const { first, last, text } = span(one)
      const range = { start: { line: first + 1, column: 1 }, end: { line: last + 1, column: 1 } }
      return json({
        message: 'm',
        source: { name: 'tidy' },
        location: { path: one.file, range },
        suggestions: [{ range, text }],
      })
    },
  ],
  [
    'ESLint, the whole text',
    (one) =>
      json([
        {
          filePath: one.file,
          messages: [],
          errorCount: 0,
          warningCount: 0,
          fixableErrorCount: 0,
          fixableWarningCount: 0,
          output: made(one)[one.file],
        },
      ]),
  ],
]

/** How formatters call the two sides. */
const FORMATTERS: readonly (readonly [name: string, names: (file: string) => readonly [string, string]])[] = [
  ['isort', (file) => [`${file}:before\t2024-03-01 10:20:30`, `${file}:after\t2024-03-01 10:20:31`]],
  ['autopep8', (file) => [`original/${file}`, `fixed/${file}`]],
  ['black', (file) => [`${file}\t2024-03-01 10:20:30.000000+00:00`, `${file}\t2024-03-01 10:20:31.000000+00:00`]],
  ['gofmt', (file) => [`${file}.orig`, file]],
  ['terraform', (file) => [`old/${file}`, `new/${file}`]],
  ['yapf', (file) => [`${file}\t(original)`, `${file}\t(reformatted)`]],
]

const FORMATS: readonly Form[] = FORMATTERS.map(
  ([name, names]): Form => [
    name,
    (one) => {
      const [old, fresh] = names(one.file)
      const plain = plainPatch(BEFORE, made(one), { name, old: 'a/', new: 'b/', strip: 1 })
      return plain.replace(/^--- .*\n\+\+\+ .*\n/m, () => `--- ${old}\n+++ ${fresh}\n`)
    },
  ],
)

/** What people hand in, by family. */
export const FAMILIES: Readonly<Record<string, readonly Input[]>> = {
  'chat blocks': inputs(CHAT),
  'apply-patch and tool calls': inputs(CALLS),
  'patches and mails': inputs(PATCHES),
  sessions: inputs(SESSIONS),
  linters: inputs(LINTERS),
  'formatters’ diffs': inputs(FORMATS),
}
