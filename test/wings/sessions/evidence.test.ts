import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commandResult } from '../../../src/wings/sessions/codex.ts'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayed } from './replayed.ts'

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** A file as an agent finds it, of so many lines. */
const textOf = (count: number) => Array.from({ length: count }, (_, at) => `const value${at} = ${at}\n`).join('')

interface Session {
  readonly format: ImportFormat
  readonly text: string
}

/** What a session makes of a.js at a commit that holds it, or of nothing, and what is listed as possibly missing. */
const made = async ({ format, text }: Session, files: Readonly<Record<string, string>>) => {
  const found = importPlan(
    { name: 's.jsonl', text },
    {
      format,
      cwd: '/r',
      readFile: (path) => files[path],
      kindOf: (path) => (files[path] === undefined ? undefined : 'file'),
      filesBelow: () => Object.keys(files),
    },
  )
  const listed = found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return {
    after: found.ok ? await replayed(found.plan, files) : files,
    tools: found.ok ? found.plan.steps.map(({ tool }) => tool) : [],
    listed: listed.map(({ construct, at }) => `${construct} ${at.line}`),
    reasons: listed.map(({ reason }) => reason).join('\n'),
  }
}

const claude = (name: string, input: object, result: unknown): Session => ({
  format: 'claude-code',
  text: lines(
    {
      type: 'assistant',
      cwd: '/r',
      sessionId: 's',
      message: { content: [{ type: 'tool_use', id: 'c', name, input }] },
    },
    {
      type: 'user',
      cwd: '/r',
      sessionId: 's',
      message: { content: [{ type: 'tool_result', tool_use_id: 'c', content: 'ok' }] },
      toolUseResult: result,
    },
  ),
})

const EDIT = { file_path: '/r/a.js', old_string: 'const value7 = 7', new_string: 'const value7 = 70' }
const HUNK = {
  oldStart: 7,
  oldLines: 3,
  newStart: 7,
  newLines: 3,
  lines: [' const value6 = 6', '-const value7 = 7', '+const value7 = 70', ' const value8 = 8'],
}
const edited = (text: string) => text.replace('value7 = 7\n', 'value7 = 70\n')

describe('an Edit of Claude Code in a file of more than 10 kB', () => {
  const result = (fields: object) => ({
    filePath: '/r/a.js',
    oldString: EDIT.old_string,
    newString: EDIT.new_string,
    originalFile: null,
    structuredPatch: [HUNK],
    userModified: false,
    ...fields,
  })

  it.each([10, 400, 8000])('is an Edit, never a Delete, though its text before is null: %s lines', async (count) => {
    const text = textOf(count)
    const { after, tools, listed } = await made(claude('Edit', EDIT, result({})), { 'a.js': text })
    expect(after).toEqual({ 'a.js': edited(text) })
    expect(tools).not.toContain('Delete')
    expect(listed).toEqual([])
  })

  it.each([
    ['no diff', { structuredPatch: null }],
    ['no diff and no text', { structuredPatch: undefined, originalFile: undefined }],
    ['an empty diff', { structuredPatch: [] }],
    ['a text before that is cut', { originalFile: textOf(20) }],
    ['a diff that is cut', { structuredPatch: [{ ...HUNK, lines: HUNK.lines.slice(0, 2) }] }],
  ])('is right or named where its answer has %s', async (_, fields) => {
    const text = textOf(400)
    const { after, tools, reasons } = await made(claude('Edit', EDIT, result(fields)), { 'a.js': text })
    expect(tools).not.toContain('Delete')
    if (after['a.js'] !== edited(text)) expect(reasons).toContain('a.js')
    else expect(after).toEqual({ 'a.js': edited(text) })
  })

  it('writes over a file whose text before is null, and deletes none', async () => {
    const input = { file_path: '/r/a.js', content: 'new\n' }
    const wrote = { type: 'update', filePath: '/r/a.js', content: 'new\n', structuredPatch: [], originalFile: null }
    const { after, tools } = await made(claude('Write', input, wrote), { 'a.js': textOf(400) })
    expect(after).toEqual({ 'a.js': 'new\n' })
    expect(tools).not.toContain('Delete')
  })
})

const qwen = (name: string, args: object, display: unknown): Session => ({
  format: 'qwen',
  text: lines(
    { type: 'assistant', cwd: '/r', message: { parts: [{ functionCall: { id: 'c', name, args } }] } },
    {
      type: 'tool_result',
      cwd: '/r',
      message: { parts: [{ functionResponse: { id: 'c', name, response: { output: 'ok' } } }] },
      toolCallResult: { status: 'success', resultDisplay: display },
    },
  ),
})

const cut = (text: string) =>
  `${text.slice(0, 9000)}\n[... truncated for saved session preview; original length: ${text.length} characters ...]\n${text.slice(-6000)}`

describe('a file of Qwen Code whose texts are cut to a preview', () => {
  const text = textOf(2601)
  const display = (fields: object) => ({
    fileName: 'a.js',
    filePath: '/r/a.js',
    fileDiff: '',
    originalContent: cut(text),
    newContent: cut(edited(text)),
    truncatedForSession: true,
    ...fields,
  })
  const EVERY = { originalContentTruncated: true, newContentTruncated: true, fileDiffTruncated: true }

  it.each([
    ['said by keys', EVERY],
    ['said in the text alone', {}],
  ])('is what the call makes of it: %s', async (_, fields) => {
    const { after, reasons } = await made(qwen('edit', EDIT, display(fields)), { 'a.js': text })
    expect(after).toEqual({ 'a.js': edited(text) })
    if (fields !== EVERY) expect(reasons).toContain('a.js')
  })

  it('is what the call writes', async () => {
    const wrote = display({ originalContent: '', newContent: cut(text), isNewFile: true, ...EVERY })
    const { after } = await made(qwen('write_file', { file_path: '/r/a.js', content: text }, wrote), {})
    expect(after).toEqual({ 'a.js': text })
  })

  it('is never a text that lost its end', async () => {
    const short = { originalContent: text, newContent: edited(text).slice(0, 16_000), truncatedForSession: undefined }
    const { after, reasons } = await made(qwen('edit', EDIT, display(short)), { 'a.js': text })
    expect(after).toEqual({ 'a.js': edited(text) })
    expect(reasons).toContain('a.js')
  })
})

const copilot = (footer: string): Session => {
  const ran = (id: string, command: string, content: string) => [
    {
      type: 'tool.execution_start',
      id,
      data: { toolCallId: id, toolName: 'bash', arguments: { command } },
      timestamp: '2026-11-22T08:00:00.000Z',
    },
    {
      type: 'tool.execution_complete',
      id: `${id}e`,
      data: { toolCallId: id, success: true, result: { content: `${content}${footer}` } },
      timestamp: '2026-11-22T08:00:01.000Z',
    },
  ]
  return {
    format: 'copilot',
    text: lines(
      { type: 'session.start', id: 's', data: { context: { cwd: '/r' } }, timestamp: '2026-11-22T08:00:00.000Z' },
      ...ran('a', 'node gen.js', ''),
      ...ran('b', 'cat package.json', '{"name":"made"}\n'),
      ...ran('c', "sed -i 's/made/done/' package.json", ''),
    ),
  }
}

describe('what a command of Copilot printed', () => {
  const FILES = { 'package.json': '{"name":"shop"}\n' }

  it.each([
    '<exited with exit code 0>',
    '<shellId: 0 completed with exit code 0>',
    '<shellId: a b completed with exit code 0>',
  ])('is a file’s text without the line that ends it: %s', async (footer) => {
    const { after } = await made(copilot(footer), FILES)
    expect(after['package.json']).toBe('{"name":"done"}\n')
  })

  it.each(['<shell 0 is done: 0>', '[took 3 ms]', '', '<shellId: 0 completed with exit code 0>\nmore'])(
    'is no file’s text where it ends otherwise: %s',
    async (footer) => {
      const { after, reasons } = await made(copilot(footer), FILES)
      expect(after['package.json']).not.toContain('shell')
      expect(after['package.json']).not.toContain('took')
      expect(reasons).toContain('node gen.js')
    },
  )
})

describe('what Codex says of a file', () => {
  const changed = (changes: object, patch?: string): Session => ({
    format: 'codex',
    text: lines(
      { type: 'session_meta', payload: { id: 's', cwd: '/r' } },
      ...(patch === undefined
        ? []
        : [
            {
              type: 'response_item',
              payload: { type: 'custom_tool_call', call_id: 'c', name: 'apply_patch', input: patch },
            },
          ]),
      {
        type: 'event_msg',
        payload: { type: 'item_completed', item: { type: 'FileChange', id: 'c', changes, status: 'completed' } },
      },
    ),
  })

  it.each([
    ['a new file without its text', { '/r/new.js': { type: 'add', content: null } }],
    ['an update without its diff', { '/r/a.js': { type: 'update', unified_diff: null, move_path: null } }],
    ['a kind that is not known', { '/r/a.js': { type: 'replace', text: 'x' } }],
  ])('is named where it is %s, and nothing is made of it', async (_, changes) => {
    const files = { 'a.js': textOf(5) }
    const { after, reasons } = await made(changed(changes), files)
    expect(after).toEqual(files)
    expect(reasons).toContain(Object.keys(changes)[0]?.slice(3))
  })

  it('is of the last call of its id, which may be used again', async () => {
    const patch = (name: string) => `*** Begin Patch\n*** Add File: ${name}\n+x\n*** End Patch\n`
    const add = (name: string) => changed({ [`/r/${name}`]: { type: 'add', content: 'x\n' } }, patch(name)).text
    const { after } = await made({ format: 'codex', text: add('b.js') + add('c.js') + add('c.js') }, {})
    expect(after).toEqual({ 'b.js': 'x\n', 'c.js': 'x\n' })
  })

  it('is completed by the patch, and named, where it leaves a file out', async () => {
    const patch = '*** Begin Patch\n*** Add File: b.js\n+b\n*** Add File: c.js\n+c\n*** End Patch\n'
    const { after, reasons } = await made(changed({ '/r/b.js': { type: 'add', content: 'b\n' } }, patch), {})
    expect(after).toEqual({ 'b.js': 'b\n', 'c.js': 'c\n' })
    expect(reasons).toContain('c.js')
  })
})

describe('a log with a hole', () => {
  const block = (type: string, message: object) => ({
    type,
    cwd: '/r',
    sessionId: 's',
    message: { content: [message] },
  })
  const write = { type: 'tool_use', id: 'c', name: 'Write', input: { file_path: '/r/b.js', content: 'b\n' } }

  it('names the file of a call that nothing answers', async () => {
    const { reasons } = await made({ format: 'claude-code', text: lines(block('assistant', write)) }, {})
    expect(reasons).toContain('b.js')
  })

  it('names an answer to no call, and a call without a name', async () => {
    const answer = block('user', { type: 'tool_result', tool_use_id: 'c', content: 'ok' })
    const nameless = block('assistant', { ...write, name: null })
    const { listed } = await made({ format: 'claude-code', text: lines(answer) }, {})
    expect(listed).toEqual(['answer 1'])
    const other = await made({ format: 'claude-code', text: lines(nameless, answer) }, {})
    expect(other.listed).toEqual(['call 1', 'answer 2'])
  })
})

describe('a sub-agent of Qwen Code, whose calls no message shows', () => {
  const note = (subtype: string, systemPayload: object) => ({ type: 'system', subtype, cwd: '/r', systemPayload })
  const called = (name: string, args: object, fields: object = {}) =>
    note('ui_telemetry', {
      uiEvent: {
        'event.name': 'qwen-code.tool_call',
        function_name: name,
        function_args: args,
        success: true,
        status: 'success',
        prompt_id: 's#helper-1#0',
        ...fields,
      },
    })
  const states = (text: string) =>
    note('attribution_snapshot', {
      snapshot: { fileStates: { '/r/a.js': { contentHash: createHash('sha256').update(text).digest('hex') } } },
    })
  const agent = (...between: readonly object[]): Session => ({
    format: 'qwen',
    text: lines(
      { type: 'assistant', cwd: '/r', message: { parts: [{ functionCall: { id: 'c', name: 'agent', args: {} } }] } },
      ...between,
      {
        type: 'tool_result',
        cwd: '/r',
        message: { parts: [{ functionResponse: { id: 'c', name: 'agent', response: { output: 'ok' } } }] },
        toolCallResult: { status: 'success', resultDisplay: { type: 'task_execution', toolCalls: [] } },
      },
    ),
  })
  const FILES = { 'a.js': textOf(20) }

  it('counts by what the log notes of its calls, confirmed by the hash', async () => {
    const text = agent(called('edit', EDIT), called('write_file', { file_path: '/r/b.js', content: 'b\n' }))
    const { after, listed } = await made(text, FILES)
    expect(after).toEqual({ 'a.js': edited(textOf(20)), 'b.js': 'b\n' })
    expect(listed).toEqual([])
    const settled = await made({ ...text, text: text.text + lines(states(edited(textOf(20)))) }, FILES)
    expect(settled.listed).toEqual([])
  })

  it('is named where a hash says otherwise, a call failed, or nothing is noted', async () => {
    const other = await made(agent(called('edit', EDIT), states('other\n')), FILES)
    expect(other.reasons).toContain('a.js')
    const failed = await made(agent(called('edit', EDIT, { success: false, status: 'error' })), FILES)
    expect(failed.after).toEqual(FILES)
    const unknown = await made(agent(called('edit', EDIT, { success: null, status: null })), FILES)
    expect(unknown.reasons).toContain('a.js')
    expect((await made(agent(), FILES)).listed).toEqual(['agent 1'])
  })
})

describe('what a client says of a command', () => {
  it.each([
    ['<untrusted_context>\nOutput: (empty)\nProcess Group PGID: 7\n</untrusted_context>', 0],
    ['<untrusted_context>\nOutput: no\nExit Code: 1\nProcess Group PGID: 7\n</untrusted_context>', 1],
    ['<untrusted_context>\nOutput: cat: no-su', null],
    ['Chunk ID: 1e1594\nWall time: 0.1 seconds\nProcess exited with code 0\nOutput:\n', 0],
    ['Chunk ID: 1e1594\nWall time: 0.1 sec', null],
    ['Wall time: 9 seconds\nProcess running with session ID 7\nOutput:\n', null],
    ['Command: rm a\nDirectory: (root)\nOutput: (empty)\nExit Code: 0\nSignal: 0', 0],
    ['Command: rm a\nDirectory: (root)\nOutput: (emp', null],
    ['printed\n', 0],
  ])('is no success where its end is cut off: %j', (text, exitCode) => {
    expect(commandResult(text).exitCode).toBe(exitCode)
  })

  it('of a text that it wrote is how long that is; another length is named', async () => {
    const written = (content: string, count: number): Session => ({
      format: 'pi',
      text: lines(
        { type: 'session', version: 3, id: 's', cwd: '/r' },
        {
          type: 'message',
          id: '1',
          message: {
            role: 'assistant',
            content: [{ type: 'toolCall', id: 'c', name: 'write', arguments: { path: 'b.txt', content } }],
          },
        },
        {
          type: 'message',
          id: '2',
          parentId: '1',
          message: {
            role: 'toolResult',
            toolCallId: 'c',
            isError: false,
            content: [{ type: 'text', text: `Successfully wrote ${count} bytes to b.txt` }],
          },
        },
      ),
    })
    for (const count of ['caf\u00e9\n'.length, Buffer.byteLength('caf\u00e9\n')])
      expect(await made(written('caf\u00e9\n', count), {})).toMatchObject({
        after: { 'b.txt': 'caf\u00e9\n' },
        listed: [],
      })
    const { after, listed, reasons } = await made(written('caf\u00e9\n', 20), {})
    expect({ after, listed }).toEqual({ after: {}, listed: ['write 2'] })
    expect(reasons).toContain('b.txt')
  })
})
