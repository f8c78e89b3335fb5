import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EditorRequests } from '../../../../../src/wings/sessions/record/acp/editor-requests.ts'
import { repository } from '../../../../support/git.ts'

const FILES = { 'a.txt': 'one\ntwo\n', 'b.txt': 'one\n', 'c.pem': 'key\n' }
const POLICY = {
  name: 'policy.yml',
  text: 'version: 1\nrules:\n  deny: ["Read(c.pem)"]\n  allow: ["Write(a.txt)", "Write(new/**)", "Run(git status --short)"]\n',
}
const OPTIONS = [
  { optionId: 'always', kind: 'allow_always' },
  { optionId: 'once', kind: 'allow_once' },
  { optionId: 'no', kind: 'reject_once' },
]

describe('what an agent without an editor may do', () => {
  it('is what a rule of the policy allows, once; where it says nothing, nothing', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const requests = await EditorRequests.open(repo.root, POLICY)
    const chosen = async (toolCall: object) => {
      const { result } = (await requests.answer('session/request_permission', { toolCall, options: OPTIONS })) as {
        result: { outcome: { optionId?: string } }
      }
      return result.outcome.optionId
    }
    const run = (command: unknown) => ({ kind: 'execute', title: 'Run', rawInput: { command } })
    expect(await chosen({ kind: 'edit', locations: [{ path: 'a.txt' }] })).toBe('once')
    expect(await chosen({ kind: 'edit', locations: [{ path: path.join(repo.root, 'a.txt') }] })).toBe('once')
    expect(await chosen({ kind: 'edit', locations: [{ path: 'a.txt' }, { path: 'b.txt' }] })).toBe('no')
    expect(await chosen({ kind: 'edit', locations: [{ path: '../a.txt' }] })).toBe('no')
    expect(await chosen({ kind: 'edit', title: 'Edit' })).toBe('no')
    expect(await chosen({ kind: 'delete', locations: [{ path: 'a.txt' }] })).toBe('no')
    expect(await chosen(run('git status --short'))).toBe('once')
    expect(await chosen(run(['git', 'status', '--short']))).toBe('once')
    expect(await chosen(run('git status --short; rm a.txt'))).toBe('no')
    expect(await chosen(run(undefined))).toBe('no')
    expect(await chosen({ kind: 'other', rawInput: { url: 'x' } })).toBe('no')
    expect(requests.barred).toEqual([
      ...['edit a.txt, b.txt', 'edit ../a.txt', 'edit Edit', 'delete a.txt'],
      ...['run git status --short; rm a.txt', 'execute Run', 'other what it does not name'],
    ])
  })

  it('is to read and to write files as the policy says, and no other', async () => {
    using repo = repository(FILES)
    const requests = await EditorRequests.open(repo.root, POLICY)
    const ask = (method: string, params: object) => requests.answer(`fs/${method}_text_file`, params as never)
    expect(await ask('read', { path: 'a.txt', line: 2, limit: 1 })).toEqual({ result: { content: 'two\n' } })
    for (const name of ['c.pem', '../x', '.git/config', 'none.txt'])
      expect(await ask('read', { path: name })).toHaveProperty('error')
    expect(await ask('write', { path: 'a.txt', content: 'ONE\n' })).toEqual({ result: {} })
    expect(await ask('write', { path: 'new/deep/x.txt', content: 'x' })).toEqual({ result: {} })
    for (const name of ['b.txt', '../x', '.git/config', 'new/../b.txt'])
      expect(await ask('write', { path: name, content: 'x' })).toHaveProperty('error')
    expect(['a.txt', 'b.txt', 'new/deep/x.txt'].map((name) => repo.read(name).toString())).toEqual([
      'ONE\n',
      'one\n',
      'x',
    ])
    expect(existsSync(path.join(repo.root, '../x'))).toBe(false)
    expect(requests.barred).toEqual([
      ...['read c.pem', 'read ../x', 'read .git/config'],
      ...['write b.txt', 'write ../x', 'write .git/config'],
    ])
  })

  it('is not to read a file whose characters it could not write back', async () => {
    using repo = repository({
      'latin1.txt': Buffer.from('M\u00fcller\n', 'latin1'),
      'utf16.txt': Buffer.from('\ufeffM\u00fcller\n', 'utf16le'),
      'utf8.txt': 'M\u00fcller\n',
    })
    const requests = await EditorRequests.open(repo.root, POLICY)
    const read = (name: string) => requests.answer('fs/read_text_file', { path: name })
    for (const name of ['latin1.txt', 'utf16.txt']) expect(await read(name)).toHaveProperty('error')
    expect(await read('utf8.txt')).toEqual({ result: { content: 'M\u00fcller\n' } })
  })

  it('is to run a command that a rule allows, without a shell and in the checkout', async () => {
    using repo = repository(FILES)
    const requests = await EditorRequests.open(repo.root, POLICY)
    const ask = async (method: string, params: object) =>
      (await requests.answer(`terminal/${method}`, params as never)) as {
        result?: Record<string, unknown>
        error?: object
      }
    const { result } = await ask('create', { command: 'git', args: ['status', '--short'], cwd: repo.root })
    const about = { terminalId: result?.terminalId }
    expect((await ask('wait_for_exit', about)).result).toEqual({ exitCode: 0, signal: null })
    expect((await ask('output', about)).result).toMatchObject({ output: '', truncated: false })
    expect((await ask('release', about)).result).toEqual({})
    expect((await ask('output', about)).error).toBeDefined()
    expect((await ask('create', { command: 'git', args: ['status', '--short'], cwd: '/' })).error).toBeDefined()
    expect((await ask('create', { command: 'rm', args: ['a.txt'] })).error).toBeDefined()
    expect(requests.barred).toEqual(['run rm a.txt'])
    expect(await requests.answer('x/y', {})).toMatchObject({ error: { code: -32601 } })
  })
})
