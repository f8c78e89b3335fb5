import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { maskCredentials } from '../src/core/git/failure.ts'
import { firstJsonFault } from '../src/core/plan/json-document.ts'
import { maskSecrets } from '../src/core/policy/secrets.ts'
import { addedProse } from '../src/core/report/markdown-prose.ts'
import { clearLines } from '../src/core/report/patch-lines.ts'
import { inert } from '../src/core/report/terminal/style.ts'
import { convertedText } from '../src/core/text/line-ending.ts'
import { layoutOfYaml } from '../src/wings/codemods/document/yaml-tree.ts'
import { flowText } from '../src/wings/codemods/document/yaml-write.ts'
import { isPlan } from '../src/wings/editor/plan-text.ts'
import { tokensOf } from '../src/wings/fixes/clang-tokens.ts'
import { changesInBlocks, changesInTables } from '../src/wings/sessions/code-blocks.ts'
import { whyPartial } from '../src/wings/sessions/credible.ts'
import { whyUnknown } from '../src/wings/sessions/detect.ts'
import { importPlan } from '../src/wings/sessions/import-plan.ts'
import { lookAt } from '../src/wings/sessions/looks.ts'
import { changesFiles } from '../src/wings/sessions/shell/written-lines.ts'
import { someOf } from './support/whole.ts'

const FILES = { isFile: () => false, textsOf: () => [], isThere: () => false, isTracked: () => false } as never
const blockText = (text: string) => ({ lines: text.split('\n'), files: FILES })

const LOG = readFileSync(join(import.meta.dirname, 'wings/sessions/sessions/codex/code/session.jsonl'), 'utf8')

function codeInLog(code: string): void {
  const text = LOG.replace(/(?<="name":"exec","input":)"(?:[^"\\]|\\.)*"/, () => JSON.stringify(code))
  importPlan({ name: 's', text }, { format: 'codex', cwd: '/home/ada/shop', readFile: () => undefined, ...NO_FILES })
}

const NO_FILES = { kindOf: () => undefined, filesBelow: () => [] }

/** What reads or prints text of others, and the piece of which a text costs the square, or more, where each piece is looked at from each. */
const DOORS: readonly (readonly [
  name: string,
  read: (text: string) => unknown,
  before: string,
  piece: string,
  after: string,
])[] = [
  ['a line for a terminal', inert, '', '\u2028', 'a'],
  ['a line for a terminal', inert, '', '\r', 'a'],
  ['credentials of addresses', maskCredentials, '', 'a', ''],
  ['credentials of addresses', maskCredentials, '', 'a://', ''],
  ['private keys in a text', maskSecrets, '', 'x: -----BEGIN PRIVATE KEY-----\n', ''],
  ['lines of a patch', (text) => clearLines([text]), '+', ' ', ''],
  ['prose of a patch', (text) => [...addedProse([{ lines: [text] } as never])], '+', '~', '`'],
  ['ends of a file', (text) => convertedText(text, { final_newline: 'remove' }), '', '\n', 'a'],
  ['ends of a file', (text) => convertedText(text, { final_newline: 'remove' }), '', '\r\n', 'a'],
  ['layout of YAML', layoutOfYaml, 'a:\r\n', '#\r\n', 'b: 1\r\n'],
  ['layout of YAML', layoutOfYaml, 'a', ':#', '\n'],
  ['a value of YAML', flowText, 'a\n', ' ', 'a'],
  ['what may be a plan', (text) => isPlan('a.yml', text), '', '\n', 'a'],
  ['what is wrong with JSON', firstJsonFault, '{"a": "', '\n', ''],
  ['tokens of C++', tokensOf, '//', 'R"', ''],
  ['a quoted line', (text) => lookAt([text], 0), '', '> ', 'a'],
  ['a command of an editor', (text) => lookAt([text], 0), '%s/', '/', 'a'],
  ['a diff of words', (text) => lookAt([text], 0), '', '[-', ''],
  ['a diff in JSON', (text) => lookAt([text], 0), '"', '--- a', ''],
  ['a diff in JSON', (text) => lookAt([text], 0), '', '\\"', ''],
  ['a call as text', (text) => lookAt([text], 0), 'edit(', 'path=', ''],
  ['a call as text', (text) => lookAt([text], 0), '', 'edit', ''],
  ['what no reader knows', whyUnknown, 'a\n', '\n', '#'],
  ['what no reader knows', whyUnknown, '&lt;/', 'a_', ''],
  ['a table', (text) => [...changesInTables(blockText(text), () => false)], 'a\n', '|-', 'a\n'],
  ['a fence', (text) => [...changesInBlocks(blockText(text), () => false)], '', '~', '`'],
  ['a name in a block', (text) => [...changesInBlocks(blockText(text), () => false)], '```\n# ', '()', 'a!\n```'],
  ['a text that a log shows', (text) => whyPartial(text, undefined), '', '...[truncated', ''],
  ['a text that a log shows', (text) => whyPartial(`a${text}`, 'a'), '\n', 'exit ', '\nb'],
  ['commands', (text) => changesFiles([text], FILES), '', ';sed ', ''],
  ['commands', (text) => changesFiles([text], FILES), '', ';echo ', ''],
  ['commands', (text) => changesFiles([text], FILES), '', 'open(', ''],
  ['code in a log', codeInLog, '', '/* ', ''],
  ['code in a log', codeInLog, '`', '${', '}`; tools.exec_command({})'],
]

/** UTF-16 units: work with their square takes a minute and more, other work less than a second. Expressions cannot be counted. */
const LENGTH = 400_000

describe('a text that repeats one piece is looked at in time that follows its length:', () => {
  it.each(someOf(DOORS, 5))('%s', { timeout: 10_000 }, async (_, read, before, piece, after) => {
    await read(before + piece.repeat(LENGTH / piece.length) + after)
  })
})

const SOURCES = join(import.meta.dirname, '../src')

it('no expression looks for blanks over the ends of lines from the beginning of each line', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').split('\n'))
    .filter((line) =>
      /\/(?:[^/\n]|\\\/)*(?<!\[|\(\?<=)\^(?:\(\??:?)?(?:\\s|\[\^\\S[^\]]*\])[*+].*(?<!\\)\/[a-z]*m[a-z]*(?:[.,)]|$)/.test(
        line,
      ),
    )
  expect(found).toEqual([])
})
