import { mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../support/folder.ts'
import { editplan } from '../../../support/program.ts'

const call = (name: string, input: object) => ({ type: 'tool_use', id: 'c1', name, input })
const line = (type: string, content: readonly object[], more: object = {}) =>
  `${JSON.stringify({ type, sessionId: 's', cwd: '/home/ada/shop', message: { role: type, content }, ...more })}\n`
const session = (name: string, input: object, answer: unknown = 'ok', result: unknown = {}) =>
  line('assistant', [call(name, input)]) +
  line('user', [{ type: 'tool_result', tool_use_id: 'c1', content: answer }], { toolUseResult: result })

const WRITE = session('Write', { file_path: '/home/ada/shop/a.txt', content: 'a\n' })
const MAKE = session('Bash', { command: 'make all' }, '', { stdout: '', stderr: '' })

interface Row {
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly argv: readonly string[]
  /** The error, and what the message must name: a file with its line, a field, what to do. */
  readonly name: string
  readonly tells: readonly RegExp[]
}

const ROWS: Readonly<Record<string, Row>> = {
  'nothing is given': { argv: [], name: 'USAGE', tells: [/--latest/] },
  'files and --latest': { argv: ['s.jsonl', '--latest'], name: 'USAGE', tells: [/--latest/] },
  '--base without a checkout': { argv: ['s.jsonl', '--base', 'HEAD'], name: 'USAGE', tells: [/--repo/] },
  '--agent alone': { argv: ['s.jsonl', '--agent', 'codex'], name: 'USAGE', tells: [/--latest/] },
  '--complete alone': { argv: ['s.jsonl', '--complete'], name: 'USAGE', tells: [/--after/] },
  'a plan': {
    files: { 'p.yaml': 'version: 1\ntitle: T\nsteps:\n  - { tool: Read, file_path: a.txt }\n' },
    argv: ['p.yaml'],
    name: 'PLAN_SYNTAX',
    tells: [/p\.yaml:1/, /editplan\s+check/, /editplan\s+apply/],
  },
  'a format of no name': {
    argv: ['s.jsonl', '--from', 'claude'],
    name: 'USAGE',
    tells: [/"claude"/, /claude-code/],
  },
  'an agent of no name': {
    argv: ['--latest', '--agent', 'claude'],
    name: 'error: option',
    tells: [/--agent/, /claude-code/],
  },
  'a file that is not there': { argv: ['none.jsonl'], name: 'PLAN_NOT_FOUND', tells: [/none\.jsonl/] },
  'a folder': { files: { 'd/x': '' }, argv: ['d'], name: 'PLAN_NOT_FOUND', tells: [/\bd\b/] },
  'an empty file': {
    files: { 's.jsonl': '' },
    argv: ['s.jsonl'],
    name: 'PLAN_EMPTY',
    tells: [/s\.jsonl:1/, /git\s+diff\s+HEAD/],
  },
  'an empty list': {
    files: { 's.json': '[]\n' },
    argv: ['s.json'],
    name: 'PLAN_SYNTAX',
    tells: [/s\.json:1/, /"\[\]"/, /--from/],
  },
  'JSON of no format': {
    files: { 's.json': '{"colour":"blue"}' },
    argv: ['s.json'],
    name: 'PLAN_SYNTAX',
    tells: [/s\.json:1/, /"colour"/, /git\s+diff/],
  },
  prose: {
    files: { 's.md': 'I edited the file.\n' },
    argv: ['s.md'],
    name: 'PLAN_SYNTAX',
    tells: [/s\.md:1/, /SEARCH\/REPLACE.*unified diff/s],
  },
  'bytes that are no text': {
    files: { 's.jsonl': Buffer.from([0x7b, 0xff, 0xfe, 0x0a]) },
    argv: ['s.jsonl'],
    name: 'PLAN_SYNTAX',
    tells: [/s\.jsonl/, /UTF-8/],
  },
  'nesting beyond the bound': {
    files: { 's.json': `${'['.repeat(5000)}${']'.repeat(5000)}\n` },
    argv: ['s.json', '--from', 'openai'],
    name: 'PROPOSAL_INCOMPLETE',
    tells: [/s\.json:1/],
  },
  'a session that changed nothing': {
    files: { 's.jsonl': session('Bash', { command: 'ls' }, '', { stdout: '', stderr: '' }) },
    argv: ['s.jsonl'],
    name: 'PLAN_EMPTY',
    tells: [/s\.jsonl/, /claude-code/],
  },
  'a session whose only command is not known': {
    files: { 's.jsonl': MAKE },
    argv: ['s.jsonl'],
    name: 'PLAN_EMPTY',
    tells: [/s\.jsonl:1/, /make all/],
  },
  'a call whose input lacks a field': {
    files: { 's.jsonl': session('Write', { file_path: '/home/ada/shop/a.txt' }) },
    argv: ['s.jsonl'],
    name: 'PROPOSAL_INCOMPLETE',
    tells: [/s\.jsonl:1/, /content/, /a\.txt/],
  },
  'a line that is cut': {
    files: { 's.jsonl': WRITE.slice(0, 150) },
    argv: ['s.jsonl', '--from', 'claude-code'],
    name: 'PROPOSAL_INCOMPLETE',
    tells: [/s\.jsonl:1/],
  },
  'a trajectory of another version': {
    files: { 't.json': '{"schema_version":"ATIF-v2.0","steps":[]}' },
    argv: ['t.json'],
    name: 'PROPOSAL_INCOMPLETE',
    tells: [/t\.json/, /ATIF-v1/],
  },
  'a session of another folder': {
    files: { 's.jsonl': WRITE },
    argv: ['s.jsonl', '--cwd', '/srv/other'],
    name: 'PROPOSAL_INCOMPLETE',
    tells: [/s\.jsonl:1/, /--cwd/],
  },
  'no session that is found': { argv: ['--latest'], name: 'PLAN_NOT_FOUND', tells: [/Pass its file/] },
  'a checkout that is none': {
    files: { 's.jsonl': WRITE },
    argv: ['s.jsonl', '--repo', 'nowhere'],
    name: 'NOT_A_REPOSITORY',
    tells: [/nowhere/],
  },
}

const below = (root: string): readonly string[] => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()

describe('an import that is refused', () => {
  it.each(Object.entries(ROWS))('names its place and what to do, and writes nothing: %s', async (_, row) => {
    const { files = {}, argv, name, tells } = row
    using folder = temporaryFolder()
    const root = realpathSync(folder.path)
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const before = below(root)
    const { exitCode, stdout, stderr } = await editplan(['import', ...argv, '-o', 'plan.yaml'], {
      cwd: root,
      env: { HOME: root },
    })
    if (process.env.REFUSALS) console.log(argv.join(' '), exitCode, stderr)
    expect(stderr).toContain(name)
    expect(tells.filter((one) => !one.test(stderr))).toEqual([])
    expect({ exitCode: Number(exitCode) > 0, stdout }).toEqual({ exitCode: true, stdout: '' })
    expect(below(root)).toEqual(before)
  })

  it('is a part whose effect the log does not show, under --strict alone', {
    tags: 'quick',
  }, async () => {
    using folder = temporaryFolder()
    const root = realpathSync(folder.path)
    writeFileSync(path.join(root, 's.jsonl'), WRITE + MAKE.replaceAll('c1', 'c2'))
    const strict = await editplan(['import', 's.jsonl', '--strict', '-o', 'plan.yaml'], { cwd: root })
    expect([strict.exitCode, /s\.jsonl:3:\d+/.test(strict.stderr)]).toEqual([1, true])
    expect(below(root)).toEqual(['s.jsonl'])
    const usual = await editplan(['import', 's.jsonl', '-o', 'plan.yaml'], { cwd: root })
    expect([usual.exitCode, /s\.jsonl:3:\d+/.test(usual.stderr)]).toEqual([0, true])
    expect(below(root)).toEqual(['plan.yaml', 's.jsonl'])
  })
})
