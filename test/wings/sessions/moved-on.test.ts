import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayed } from './replayed.ts'

type Files = Readonly<Record<string, string>>

interface Session {
  readonly format: ImportFormat
  readonly text: string
}

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** What a log makes of the files as they are now, and what is listed as possibly missing. */
const made = async ({ format, text }: Session, files: Files) => {
  const found = importPlan(
    { name: 's.jsonl', text },
    {
      format,
      cwd: '/r',
      readFile: (path) => files[path],
      kindOf: (path) => (files[path] === undefined ? undefined : 'file'),
      filesBelow: () => Object.keys(files),
      isLater: true,
    },
  )
  const listed = found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return {
    after: found.ok ? await replayed(found.plan, files) : files,
    changes: found.ok ? found.plan.steps.filter(({ tool }) => tool !== 'Read').length : 0,
    reasons: listed.map(({ reason }) => reason).join('\n'),
    said: found.ok ? (found.notes ?? []).join('\n') : found.problems.map(({ message }) => message).join('\n'),
  }
}

const SEEN = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('')
const NEW = SEEN.replace('line 7\n', 'line seven\n')

const claudeCall = (id: string, name: string, input: object, result: unknown) => [
  {
    type: 'assistant',
    cwd: '/r',
    sessionId: 's',
    message: { content: [{ type: 'tool_use', id, name, input }] },
  },
  {
    type: 'user',
    cwd: '/r',
    sessionId: 's',
    message: { content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }] },
    toolUseResult: result,
  },
]

const claude = (...calls: readonly (readonly object[])[]): Session => ({
  format: 'claude-code',
  text: lines(...calls.flat()),
})

const HUNK = {
  oldStart: 7,
  oldLines: 3,
  newStart: 7,
  newLines: 3,
  lines: [' line 6', '-line 7', '+line seven', ' line 8'],
}

const claudeEdit = (from = 'line 7', to = 'line seven', originalFile: string | null = SEEN, hunks = [HUNK]) =>
  claudeCall(
    `e${from}`,
    'Edit',
    { file_path: '/r/a.txt', old_string: from, new_string: to },
    { filePath: '/r/a.txt', oldString: from, newString: to, originalFile, structuredPatch: hunks },
  )

const claudeWrite = (content: string, result: object) =>
  claudeCall('w', 'Write', { file_path: '/r/a.txt', content }, { filePath: '/r/a.txt', content, ...result })

const geminiEdit: Session = {
  format: 'gemini',
  text: JSON.stringify({
    sessionId: 's',
    projectHash: 'p',
    messages: [
      {
        type: 'gemini',
        id: 'm',
        content: '',
        toolCalls: [
          {
            id: 'c',
            name: 'replace',
            args: { file_path: '/r/a.txt', old_string: 'line 7\n', new_string: 'line seven\n' },
            status: 'success',
            result: [{ functionResponse: { id: 'c', name: 'replace', response: { output: 'done' } } }],
            resultDisplay: { fileName: 'a.txt', filePath: '/r/a.txt', originalContent: SEEN, newContent: NEW },
          },
        ],
      },
    ],
  }),
}

const cursorEdit: Session = {
  format: 'cursor',
  text: lines(
    { type: 'system', subtype: 'init', cwd: '/r', session_id: 's' },
    {
      type: 'tool_call',
      subtype: 'completed',
      call_id: 'c',
      tool_call: {
        editToolCall: {
          args: { path: '/r/a.txt' },
          result: { success: { path: '/r/a.txt', beforeFullFileContent: SEEN, afterFullFileContent: NEW } },
        },
      },
    },
  ),
}

const codexPatch: Session = {
  format: 'codex',
  text: lines(
    { type: 'session_meta', payload: { id: 's', cwd: '/r' } },
    {
      type: 'event_msg',
      payload: {
        type: 'patch_apply_end',
        call_id: 'c',
        success: true,
        changes: {
          '/r/a.txt': {
            type: 'update',
            unified_diff: '@@ -7,3 +7,3 @@\n line 6\n-line 7\n+line seven\n line 8\n',
            move_path: null,
          },
        },
      },
    },
  ),
}

const SESSIONS: readonly (readonly [string, Session])[] = [
  ['Claude Code, with the text before', claude(claudeEdit())],
  ['Claude Code, without it, as of a large file', claude(claudeEdit('line 7', 'line seven', null))],
  ['Claude Code, a file written over', claude(claudeWrite(NEW, { type: 'update', originalFile: SEEN }))],
  [
    'Claude Code, a large file written over',
    claude(claudeWrite(NEW, { type: 'update', originalFile: null, structuredPatch: [HUNK] })),
  ],
  ['Gemini CLI', geminiEdit],
  ['Cursor', cursorEdit],
  ['Codex', codexPatch],
]

describe('a session whose file others changed since', () => {
  it.each(SESSIONS)('%s: keeps what others did, lines above and below', async (_, session) => {
    const now = `first\n${SEEN.replace('line 15\n', 'line 15, of others\n')}last\n`
    const { after, changes, reasons } = await made(session, { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now.replace('line 7\n', 'line seven\n') })
    expect(changes).toBe(1)
    expect(reasons).toBe('')
  })

  it.each(SESSIONS)('%s: is refused by place where others changed the same line', async (_, session) => {
    const now = SEEN.replace('line 7\n', 'seven, of others\n').replace('line 6\n', 'six\n').replace('line 8\n', '')
    const { after, reasons } = await made(session, { 'a.txt': now })
    expect(reasons).toContain('a.txt')
    expect(after['a.txt']).toBe(now)
  })

  it.each(SESSIONS)('%s: makes no file that is gone since', async (_, session) => {
    const { after, reasons } = await made(session, { 'other.txt': '' })
    expect(after).toEqual({ 'other.txt': '' })
    expect(reasons).toContain('a.txt')
  })

  it.each(SESSIONS.filter(([name]) => !/large|Codex/.test(name)))('%s: has nothing to do twice', async (_, session) => {
    const { after, said } = await made(session, { 'a.txt': NEW })
    expect(after).toEqual({ 'a.txt': NEW })
    expect(said).toContain('a.txt is there already')
  })

  it.each(SESSIONS)('%s: is as it was where nobody changed the file', async (_, session) => {
    const { after, changes, reasons } = await made(session, { 'a.txt': SEEN })
    expect({ after, changes, reasons }).toEqual({ after: { 'a.txt': NEW }, changes: 1, reasons: '' })
  })
})

describe('an edit whose text others left alone', () => {
  const edit = (from: string, to: string) => claude(claudeEdit(from, to, SEEN, []))

  it('is made beside lines that others changed', async () => {
    const now = SEEN.replace('line 6\n', 'six\n').replace('line 8\n', 'eight\n')
    const { after, reasons } = await made(edit('line 7', 'line seven'), { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now.replace('line 7', 'line seven') })
    expect(reasons).toBe('')
  })

  it('is not made where the same text is at another place now', async () => {
    const now = `${SEEN.replace('line 7\n', 'other\n')}line 7\n`
    const { after, reasons } = await made(edit('line 7', 'line seven'), { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now })
    expect(reasons).toContain('a.txt')
  })

  it('keeps the line ends that the file has now', async () => {
    const now = `first\n${SEEN}`.replaceAll('\n', '\r\n')
    const { after } = await made(edit('line 7', 'line seven'), { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now.replace('line 7', 'line seven') })
  })
})

describe('several changes of a file that others changed since', () => {
  const twice = claude(claudeEdit(), claudeEdit('line 12', 'twelve', NEW, []))

  it('are all made', async () => {
    const now = `first\n${SEEN}`
    const { after } = await made(twice, { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now.replace('line 7\n', 'line seven\n').replace('line 12\n', 'twelve\n') })
  })

  it('are a step of its own where the session shows that something changed the file between them', async () => {
    const between = NEW.replace('line 3\n', 'three\n')
    const session = claude(claudeEdit(), claudeEdit('line 12', 'twelve', between, []))
    const now = `first\n${SEEN}`
    const { after, changes } = await made(session, { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': `first\n${between.replace('line 12\n', 'twelve\n')}` })
    expect(changes).toBe(3)
  })
})

describe('a session that made, removed or moved a file', () => {
  const remove = (path: string) =>
    claudeCall('r', 'Bash', { command: `rm ${path}` }, { stdout: '', stderr: '', interrupted: false })
  const read = claudeCall(
    'v',
    'Read',
    { file_path: '/r/a.txt' },
    { file: { filePath: '/r/a.txt', content: SEEN, startLine: 1, numLines: 20, totalLines: 20 } },
  ).map((line) =>
    JSON.parse(
      JSON.stringify(line).replace(
        '"content":"ok"',
        `"content":${JSON.stringify(SEEN.replace(/^/gm, '\t').replaceAll(/^\t/gm, () => '1\t'))}`,
      ),
    ),
  )

  it('writes over none that others have made since', async () => {
    const session = claude(claudeWrite('mine\n', { type: 'create', originalFile: null }))
    const { after, reasons } = await made(session, { 'a.txt': 'of others\n' })
    expect(after).toEqual({ 'a.txt': 'of others\n' })
    expect(reasons).toContain('a.txt')
  })

  it('removes none that others changed since', async () => {
    const { after, reasons } = await made(claude(claudeEdit(), remove('/r/a.txt')), { 'a.txt': `first\n${SEEN}` })
    expect(after).toHaveProperty(['a.txt'])
    expect(reasons).toContain('a.txt')
  })

  it('moves it as it is now', async () => {
    const move = claudeCall('m', 'Bash', { command: 'mv a.txt b.txt' }, { stdout: '', stderr: '', interrupted: false })
    const now = `first\n${SEEN}`
    const { after } = await made(claude(claudeEdit(), move), { 'a.txt': now })
    expect(after).toEqual({ 'b.txt': now.replace('line 7\n', 'line seven\n') })
  })

  it('gives no step for what it only read', async () => {
    const other = claudeCall(
      'o',
      'Write',
      { file_path: '/r/b.txt', content: 'b\n' },
      { type: 'create', filePath: '/r/b.txt', content: 'b\n', originalFile: null },
    )
    const { after, changes } = await made(claude(read, other), { 'a.txt': `first\n${SEEN}` })
    expect(after).toEqual({ 'a.txt': `first\n${SEEN}`, 'b.txt': 'b\n' })
    expect(changes).toBe(1)
  })
})

describe('a file that a command may have changed before the session shows it', () => {
  const gen = claudeCall('g', 'Bash', { command: './gen' }, { stdout: '', stderr: '', interrupted: false })

  it('is listed, and what others did since stays', async () => {
    const now = `first\n${SEEN}`
    const { after, reasons } = await made(claude(gen, claudeEdit()), { 'a.txt': now })
    expect(after).toEqual({ 'a.txt': now.replace('line 7\n', 'line seven\n') })
    expect(reasons).toMatch(/a\.txt.*\.\/gen/s)
  })
})
