import { describe, expect, it } from 'vitest'
import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { imported } from './imported.ts'

type Files = Readonly<Record<string, string>>

const FILES = { 'src/a.ts': 'one\n', 'src/b.ts': 'bee\n', 'docs/x.md': 'x\n' }
const RUNNER = '/home/runner/work/shop/shop'
const edit = (file_path: string) => ({ name: 'Edit', input: { file_path, old_string: 'one', new_string: 'two' } })
const write = (file_path: string) => ({ name: 'Write', input: { file_path, content: 'n\n' } })

type Call = ReturnType<typeof edit> | ReturnType<typeof write>

/** A session of Claude Code, whose lines name a folder, or none. */
const session = (cwd: string | undefined, ...calls: readonly Call[]) =>
  calls
    .flatMap((call, index) => [
      {
        type: 'assistant',
        cwd,
        sessionId: 's',
        message: { content: [{ type: 'tool_use', id: `c${index}`, ...call }] },
      },
      {
        type: 'user',
        cwd,
        sessionId: 's',
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'ok' }] },
        toolUseResult: { ok: true },
      },
    ])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/** What a model proposes, and nobody answers. */
const blocks = (...calls: readonly Call[]) =>
  JSON.stringify(calls.map((call, index) => ({ type: 'tool_use', id: `c${index}`, ...call })))

const chat = (...calls: readonly Call[]) => {
  const tool_calls = calls.map(({ name, input }, index) => ({
    id: `c${index}`,
    type: 'function',
    function: { name: name.toLowerCase(), arguments: JSON.stringify(input) },
  }))
  return JSON.stringify({ choices: [{ message: { role: 'assistant', tool_calls } }] })
}

const made = async (text: string, options: ImportOptions = {}, files: Files = FILES) => {
  const { after, listed: reasons } = await imported(text, files, { root: '/srv/build', ...options })
  return { after, reasons }
}

describe('a log of another machine', () => {
  it.each([
    ['names its folder', session(RUNNER, edit(`${RUNNER}/src/a.ts`))],
    ['names a folder of its checkout', session(`${RUNNER}/src`, edit(`${RUNNER}/src/a.ts`))],
    ['names its files from a folder of its checkout', session(`${RUNNER}/src`, edit('a.ts'))],
    ['names whole paths alone', session(undefined, edit(`${RUNNER}/src/a.ts`))],
    ['names whole paths of Windows alone', session(undefined, edit('D:\\a\\shop\\src\\a.ts'))],
    ['is a proposal with whole paths', blocks(edit('/repo/src/a.ts'))],
    ['is a proposal of another API', chat(edit('/workspace/src/a.ts'))],
  ])('is about the files that it finds here: it %s', async (_, text) => {
    expect(await made(text)).toEqual({ after: { ...FILES, 'src/a.ts': 'two\n' }, reasons: [] })
  })

  it('is refused without a checkout and without a folder, and taken with either', () => {
    const text = blocks(edit('/repo/src/a.ts'))
    const source = { name: 's.jsonl', text }
    expect(importPlan(source).notImported).toMatchObject([{ construct: 'Edit', is: 'not read' }])
    const named = importPlan(source, { cwd: '/repo' })
    expect(named.ok && named.plan.steps.map(({ input }) => input)).toMatchObject([{ file_path: 'src/a.ts' }])
  })

  it('makes new files beside those that it finds', async () => {
    for (const text of [
      session(undefined, edit(`${RUNNER}/src/a.ts`), write(`${RUNNER}/src/n.ts`)),
      blocks(edit('/repo/src/a.ts'), write('/repo/src/n.ts')),
    ])
      expect((await made(text)).after).toEqual({ ...FILES, 'src/a.ts': 'two\n', 'src/n.ts': 'n\n' })
  })

  it.each([
    ['it only makes files', session(undefined, write(`${RUNNER}/src/n.ts`)), FILES],
    ['it only proposes to make files', blocks(write('/repo/src/n.ts')), FILES],
    [
      'its files are in two folders',
      session(undefined, edit('/x/shop/a.ts')),
      { 'p/a.ts': 'one\n', 'q/a.ts': 'one\n' },
    ],
  ])('is refused with the option that says the root where %s, and read with it', async (_, text, files: Files) => {
    const { after, reasons } = await made(text, {}, files)
    expect(after).toEqual(files)
    expect(reasons.join('\n')).toContain('--cwd')
    const [root = ''] = /\/\S+?(?=\/(src|a\.ts))/.exec(text) ?? []
    const cwd = files === FILES ? root : '/x/shop'
    const wanted = files === FILES ? { ...FILES, 'src/n.ts': 'n\n' } : { 'a.ts': 'two\n' }
    expect((await made(text, { cwd }, files === FILES ? FILES : { 'a.ts': 'one\n' })).after).toEqual(wanted)
  })
})
