import { describe, expect, it } from 'vitest'
import type { ImportOptions } from '../../../src/wings/sessions/import-plan.ts'
import { imported } from './imported.ts'
import { handIn } from './memory-files.ts'

type Files = Readonly<Record<string, string>>

/** A session of Claude Code in a folder: each call succeeds, and its answer tells nothing more. */
const session = (cwd: string, ...calls: readonly (readonly [name: string, input: object])[]) =>
  calls
    .flatMap(([name, input], index) => [
      {
        type: 'assistant',
        cwd,
        sessionId: 's',
        message: { content: [{ type: 'tool_use', id: `c${index}`, name, input }] },
      },
      {
        type: 'user',
        cwd,
        sessionId: 's',
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'ok' }] },
        toolUseResult: name === 'Bash' ? { stdout: '', stderr: '', interrupted: false } : { ok: true },
      },
    ])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const made = (text: string, files: Files, options: ImportOptions = {}) => imported(text, files, options)

const edit = (file_path: string, old_string = 'one', new_string = 'two') =>
  ['Edit', { file_path, old_string, new_string }] as const

const FILES = { 'src/a.ts': 'one\n', 'src/b.ts': 'bee\n' }

describe('a folder that has several spellings', () => {
  it.each([
    ['/tmp/shop', '/private/tmp/shop/src/a.ts'],
    ['/private/tmp/shop', '/tmp/shop/src/a.ts'],
    ['/Users/ada/shop', '/Users/Ada/Shop/src/a.ts'],
    ['C:\\Users\\Ada\\shop', 'c:\\users\\ada\\shop\\src\\a.ts'],
    ['C:\\Users\\Ada\\shop', '/c/Users/Ada/shop/src/a.ts'],
    ['C:\\Users\\Ada\\shop', 'src\\a.ts'],
    ['/c/Users/Ada/shop', 'C:\\Users\\Ada\\shop\\src\\a.ts'],
    ['/home/ada/shop', '/home/ada/shop/./src//a.ts'],
  ])('in %s, %s is a file of it', async (cwd, path) => {
    expect(await made(session(cwd, edit(path)), FILES)).toEqual({
      after: { ...FILES, 'src/a.ts': 'two\n' },
      listed: [],
    })
  })

  it('is the one that a link leads to', async () => {
    const realPath = (path: string) => path.replace('/home/ada/link', '/srv/shop')
    const options = { root: '/srv/shop', realPath }
    const wanted = { after: { ...FILES, 'src/a.ts': 'two\n' }, listed: [] }
    expect(await made(session('/home/ada/link', edit('/home/ada/link/src/a.ts')), FILES, options)).toEqual(wanted)
    expect(await made(session('/srv/shop', edit('/home/ada/link/src/a.ts')), FILES, options)).toEqual(wanted)
    expect(await made(session('/home/ada/link', edit('/srv/shop/src/a.ts')), FILES, options)).toEqual(wanted)
  })

  it.each([
    'rm /c/Users/Ada/shop/src/a.ts',
    'cd /c/Users/Ada/shop && rm src/a.ts',
    'cd /c/Users/Ada/shop/src && rm a.ts',
  ])('is meant by shells of Windows: %s', async (command) => {
    expect(await made(session('C:\\Users\\Ada\\shop', ['Bash', { command }]), FILES)).toEqual({
      after: { 'src/b.ts': 'bee\n' },
      listed: [],
    })
  })

  it.each([
    ["printf 'new\\n' > /c/Users/Ada/shop/src/c.ts", 'new\n'],
    ["cat > /c/Users/Ada/shop/src/c.ts <<'EOF'\nnew\nEOF", 'new\n'],
    ['cp /c/Users/Ada/shop/src/b.ts src/c.ts', 'bee\n'],
  ])('is written to by shells of Windows: %s', async (command, text) => {
    const { after, listed } = await made(session('C:\\Users\\Ada\\shop', ['Bash', { command }]), FILES)
    expect({ after, listed }).toEqual({ after: { ...FILES, 'src/c.ts': text }, listed: [] })
  })
})

describe('a change outside the folder that was worked in', () => {
  it.each([
    ['/home/ada/shop', edit('/home/ada/other/src/a.ts')],
    ['C:\\shop', edit('D:\\shop\\src\\a.ts')],
    ['/home/ada/shop', ['Bash', { command: 'rm /home/ada/other/a.ts' }] as const],
    ['/home/ada/shop', ['Bash', { command: 'cd /home/ada/other && rm -rf src' }] as const],
    ['/home/ada/shop', ['Bash', { command: 'echo x > /home/ada/other/a.ts' }] as const],
    ['/home/ada/shop', ['Bash', { command: 'echo x > ../other/a.ts' }] as const],
    ['/home/ada/shop', ['Bash', { command: 'cp src/a.ts /home/ada/other/a.ts' }] as const],
    ['/home/ada/shop', ['Bash', { command: 'mv /home/ada/other/a.ts /home/ada/other/b.ts' }] as const],
  ])('is listed: in %s, %j', async (cwd, call) => {
    const { after, listed } = await made(session(cwd, call), FILES)
    expect(after).toEqual(FILES)
    expect(listed).not.toEqual([])
  })

  it.each(['echo x > /tmp/x', 'echo x > /dev/null', 'rm -rf /private/tmp/x', 'echo x > /home/ada/.claude/plans/p.md'])(
    'is not listed where it is temporary, or of the agent itself: %s',
    async (command) => {
      expect((await made(session('/home/ada/shop', ['Bash', { command }]), FILES)).listed).toEqual([])
    },
  )
})

describe('another work tree of the repository', () => {
  const TREES = ['.claude/worktrees/fix', '.worktrees/fix']

  it.each(TREES)('%s is the root of a session that worked there', async (tree) => {
    const folder = `/home/ada/shop/${tree}`
    for (const root of [undefined, '/home/ada/shop', '/srv/shop']) {
      const text = session(folder, edit(`${folder}/src/a.ts`), ['Write', { file_path: 'src/c.ts', content: 'c\n' }])
      const options = root === undefined ? {} : { root }
      expect(await made(text, FILES, options)).toEqual({
        after: { ...FILES, 'src/a.ts': 'two\n', 'src/c.ts': 'c\n' },
        listed: [],
      })
    }
  })

  it.each(TREES)('%s takes no part in a session of the checkout: what changes there is listed', async (tree) => {
    const text = session(
      '/home/ada/shop',
      edit('/home/ada/shop/src/a.ts'),
      ['Write', { file_path: `/home/ada/shop/${tree}/src/c.ts`, content: 'c\n' }],
      ['Bash', { command: `echo x > ${tree}/src/d.ts` }],
    )
    const { after, listed } = await made(text, FILES)
    expect(after).toEqual({ ...FILES, 'src/a.ts': 'two\n' })
    expect(listed.filter((reason) => reason.includes(tree))).toHaveLength(2)
  })

  it.each(TREES)('%s: what the session changes in the checkout from there is listed', async (tree) => {
    const folder = `/home/ada/shop/${tree}`
    const { after, listed } = await made(session(folder, edit('/home/ada/shop/src/a.ts')), FILES)
    expect(after).toEqual(FILES)
    expect(listed).toHaveLength(1)
  })
})

describe('a file that is in the way', () => {
  const codex = (change: object) =>
    [
      { type: 'session_meta', payload: { id: 's', cwd: '/r' } },
      {
        type: 'event_msg',
        payload: { type: 'patch_apply_end', call_id: 'c', success: true, changes: { '/r/src/a.ts': change } },
      },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('')

  it('is not deleted for a move of Codex', async () => {
    const move = { type: 'update', unified_diff: '@@ -1 +1 @@\n-one\n+two\n', move_path: '/r/src/b.ts' }
    const { after, listed } = await made(codex(move), FILES)
    expect(after['src/b.ts']).toBe('bee\n')
    expect(listed.join('\n')).toContain('src/b.ts')
  })

  it('is not deleted for a move of a shell', async () => {
    const { after, listed } = await made(session('/r', ['Bash', { command: 'mv src/a.ts src/b.ts' }]), FILES)
    expect(after).toEqual(FILES)
    expect(listed).not.toEqual([])
  })

  it('is replaced by a move where the session itself made it', async () => {
    const text = session(
      '/r',
      ['Write', { file_path: '/r/src/c.ts', content: 'c\n' }],
      ['Bash', { command: 'mv src/a.ts src/c.ts' }],
    )
    expect(await made(text, FILES)).toEqual({ after: { 'src/b.ts': 'bee\n', 'src/c.ts': 'one\n' }, listed: [] })
  })

  it.each([
    ['a proposal', [{ type: 'tool_use', id: 'c', name: 'str_replace_based_edit_tool' }]],
    [
      'a record',
      [
        { type: 'tool_use', id: 'c', name: 'str_replace_editor' },
        { type: 'tool_result', tool_use_id: 'c', content: 'File created successfully' },
      ],
    ],
  ])('is not written over by `create` of a text editor: %s', async (_, blocks) => {
    const input = { command: 'create', path: 'src/a.ts', file_text: 'mine\n' }
    const text = JSON.stringify(blocks.map((block) => (block.type === 'tool_use' ? { ...block, input } : block)))
    const { after, listed } = await made(text, FILES)
    expect(after).toEqual(FILES)
    expect(listed.join('\n')).toContain('src/a.ts')
    const again = await made(text, { 'src/a.ts': 'mine\n' })
    expect(again).toEqual({ after: { 'src/a.ts': 'mine\n' }, listed: [] })
  })
})

describe('What a proposal makes', () => {
  const patch = '*** Begin Patch\n*** Add File: src/a.ts\n+mine\n*** End Patch\n'
  const called = (name: string, input: object) => JSON.stringify([{ type: 'tool_use', id: 'c', name, input }])
  const operation = { type: 'create_file', path: 'src/a.ts', diff: '+mine\n' }
  it.each([
    ['a patch', patch],
    ['a call of apply_patch', called('apply_patch', { input: patch })],
    ['an item', JSON.stringify({ output: [{ type: 'apply_patch_call', call_id: 'c', operation }] })],
    ['a text editor', called('str_replace_editor', { command: 'create', path: 'src/a.ts', file_text: 'mine\n' })],
    ['a tool that makes files', called('create_file', { path: 'src/a.ts', content: 'mine\n' })],
  ])('takes the place of no file, whether the checkout is at hand or not: %s', async (_, text) => {
    for (const checkout of [{}, { readFile: undefined, kindOf: undefined }]) {
      expect(await handIn(text, FILES, checkout as ImportOptions)).toHaveProperty('refused')
      expect(await handIn(text, {}, checkout as ImportOptions)).toEqual({ files: { 'src/a.ts': 'mine\n' } })
    }
  })
})

describe('A text file whose name is that of a binary one', () => {
  const files = { 'doc/setup.doc': 'one\ntwo\n', 'lib/sizes.dat': '1\n' }
  it.each([
    ['a diff', '--- a/doc/setup.doc\n+++ b/doc/setup.doc\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n'],
    ['apply_patch', '*** Begin Patch\n*** Update File: doc/setup.doc\n@@\n one\n-two\n+2\n*** End Patch\n'],
    ['blocks', 'doc/setup.doc\n<<<<<<< SEARCH\ntwo\n=======\n2\n>>>>>>> REPLACE\n'],
    [
      'a call',
      JSON.stringify([{ type: 'tool_use', id: 't', name: 'Edit', input: edit('doc/setup.doc', 'two', '2')[1] }]),
    ],
  ])('is edited by %s as any other', async (_, text) => {
    expect(await handIn(text, files)).toEqual({ files: { ...files, 'doc/setup.doc': 'one\n2\n' } })
  })
})
