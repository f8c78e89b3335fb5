// @module-tag slow
import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import type { ImportFormat } from '../../../src/wings/sessions/index.ts'
import '../../../src/wings/sessions/index.ts'
import { growthOfWork } from '../../support/counted-work.ts'
import { someOf } from '../../support/whole.ts'
import { formatOf, RECORDED, sourcesOf } from './recorded.ts'

const CHECKOUT = { cwd: '/home/ada/shop', readFile: () => undefined, kindOf: () => undefined, filesBelow: () => [] }

const read = (format: ImportFormat) => (text: string) => {
  importPlan({ name: 's', text }, { format, ...CHECKOUT })
}

const written = (at: number) => ({ name: 'Write', input: { file_path: `src/${at}.js`, content: `${at}\n` } })
const many = (size: number, one: (at: number) => string) => Array.from({ length: size }, (_, at) => one(at)).join('\n')
const listOf = <Item>(size: number, one: (at: number) => Item): Item[] =>
  Array.from({ length: size }, (_, at) => one(at))

/** Texts of so many calls in the formats that no agent recorded. */
const TEXTS: readonly (readonly [ImportFormat, string, (size: number) => string])[] = [
  [
    'search-replace',
    'blocks',
    (size) => many(size, (at) => `${at}.js\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE`),
  ],
  [
    'search-replace',
    'calls that write a file',
    (size) => many(size, (at) => `<write_to_file>\n<path>${at}.js</path>\n<content>\na\n</content>\n</write_to_file>`),
  ],
  [
    'search-replace',
    'code blocks beside a block, below blank lines',
    (size) =>
      `a.js\n<<<<<<< SEARCH\n=======\na\n>>>>>>> REPLACE\n${many(size, (at) => `${at}.js\n\n\n\`\`\`\na\n\`\`\``)}`,
  ],
  [
    'search-replace',
    'sentences and commands beside a block',
    (size) =>
      `a.js\n<<<<<<< SEARCH\n=======\na\n>>>>>>> REPLACE\n${many(size, (at) => `Rename ${at}.js to b.js, then\nreplace \`a\` with \`b\`: \n$ cat > ${at} <<EOF\n`)}`,
  ],
  ['diff', 'hunks without numbers', (size) => `--- a/a.js\n+++ b/a.js\n${many(size, () => '@@ ... @@\n-a\n+b\n')}`],
  [
    'diff',
    'hunks that are miscounted',
    (size) => many(size, (at) => `--- a/${at}.js\n+++ b/${at}.js\n@@ -1,9 +1,9 @@\n-a\n+b`),
  ],
  ['search-replace', 'blocks that nothing closes', (size) => many(size, (at) => `${at}.js\n<<<<<<< SEARCH\na`)],
  ['search-replace', 'blocks without an end', (size) => many(size, () => 'a.js\n<<<<<<< SEARCH\na\n=======\nb')],
  [
    'apply-patch',
    'patches',
    (size) => many(size, (at) => `*** Begin Patch\n*** Add File: ${at}.js\n+a\n*** End Patch`),
  ],
  ['apply-patch', 'patches that nothing ends', (size) => many(size, (at) => `*** Begin Patch\n*** Add File: ${at}.js`)],
  ['diff', 'files', (size) => many(size, (at) => `--- a/${at}.js\n+++ b/${at}.js\n@@ -1 +1 @@\n-a\n+b`)],
  ['diff', 'heads without hunks', (size) => many(size, (at) => `diff --git a/${at}.js b/${at}.js`)],
  [
    'anthropic',
    'calls',
    (size) => JSON.stringify(listOf(size, (at) => ({ type: 'tool_use', id: `${at}`, ...written(at) }))),
  ],
  [
    'openai',
    'calls',
    (size) =>
      JSON.stringify({
        tool_calls: listOf(size, (at) => ({
          id: `${at}`,
          function: { name: 'Write', arguments: JSON.stringify(written(at).input) },
        })),
      }),
  ],
  [
    'text-editor',
    'calls',
    (size) => JSON.stringify(listOf(size, (at) => ({ command: 'create', path: `${at}.js`, file_text: 'a' }))),
  ],
  [
    'acp',
    'writes',
    (size) =>
      many(size, (at) =>
        JSON.stringify({ jsonrpc: '2.0', method: 'fs/write_text_file', params: { path: `${at}.js`, content: 'a' } }),
      ),
  ],
  [
    'atif',
    'steps',
    (size) =>
      JSON.stringify({
        schema_version: 'ATIF-v1.6',
        steps: listOf(size, (at) => ({
          source: 'agent',
          tool_calls: [{ tool_call_id: `${at}`, function_name: 'Write', arguments: written(at).input }],
          observation: { results: [{ source_call_id: `${at}`, content: 'Written.' }] },
        })),
      }),
  ],
  [
    'ai-sdk',
    'calls',
    (size) =>
      JSON.stringify({
        toolCalls: listOf(size, (at) => ({ toolCallId: `${at}`, toolName: 'Write', input: written(at).input })),
        toolResults: listOf(size, (at) => ({ type: 'tool-result', toolCallId: `${at}`, output: 'Written.' })),
      }),
  ],
  [
    'vscode-chat',
    'groups of edits',
    (size) =>
      JSON.stringify({
        responderUsername: 'a',
        requests: listOf(size, (at) => ({
          response: [
            {
              kind: 'textEditGroup',
              uri: { path: `/home/ada/shop/${at}.js` },
              edits: [[{ text: 'a', range: { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 } }]],
              done: true,
            },
          ],
        })),
      }),
  ],
  [
    'swe-bench',
    'predictions',
    (size) =>
      many(size, (at) =>
        JSON.stringify({ instance_id: `${at}`, model_patch: '--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n' }),
      ),
  ],
  [
    'gemini',
    'contents',
    (size) =>
      JSON.stringify({
        contents: listOf(size, (at) => ({
          role: 'model',
          parts: [{ functionCall: { name: 'write_file', args: written(at).input } }],
        })),
      }),
  ],
  [
    'cursor',
    'writes',
    (size) =>
      many(size, (at) =>
        JSON.stringify({
          type: 'tool_call',
          subtype: 'completed',
          call_id: `${at}`,
          tool_call: { writeToolCall: { args: { path: `${at}.js`, fileText: 'a' }, result: { success: {} } } },
        }),
      ),
  ],
]

describe('the work of a reader follows the size of what it reads', () => {
  it.each(someOf(TEXTS, 4))('%s: %s', async (format, _, textOf) => {
    expect(await growthOfWork(textOf, read(format), 150)).toBeLessThan(2.2)
  })

  /** A recorded session of each agent, one after the other so many times, each time with calls of its own. */
  const again = (session: string) => (times: number) => {
    const [{ text } = { text: '' }] = sourcesOf(session)
    const renamed = (at: number) =>
      text.replaceAll(/call_t/g, `call_${at}t`).replaceAll('/home/ada/shop/', `/home/ada/shop/${at}/`)
    if (!text.startsWith('{\n')) return listOf(times, renamed).join('')
    const whole = JSON.parse(text)
    return JSON.stringify({ ...whole, messages: listOf(times, (at) => JSON.parse(renamed(at)).messages).flat() })
  }
  const OF_AGENTS = RECORDED.filter((session) => session.endsWith('/edits') || session === 'codex/patch')

  it.each(someOf(OF_AGENTS, 4))('%s', async (session) => {
    expect(await growthOfWork(again(session), read(formatOf(session) as ImportFormat), 4)).toBeLessThan(2.2)
  })
})
