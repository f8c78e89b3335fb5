import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayed } from './replayed.ts'

type Files = Readonly<Record<string, string>>

/** Two packages of one layout, and a root that has some of their names. */
const FILES: Files = {
  'a.txt': 'of the root\n',
  'notes.txt': 'of the root\n',
  'package.json': '{"name":"all"}\n',
  'packages/api/a.txt': 'of the api\n',
  'packages/api/b.txt': 'same\n',
  'packages/api/notes.txt': 'same\n',
  'packages/api/package.json': '{"name":"api"}\n',
  'packages/api/src/x.js': 'const x = 1\n',
  'packages/web/only.txt': 'of the web\n',
  'packages/web/a.txt': 'of the web\n',
  'packages/web/b.txt': 'same\n',
  'packages/web/notes.txt': 'same\n',
  'packages/web/package.json': '{"name":"web"}\n',
}

const checkoutOf = (files: Files) => ({
  readFile: (path: string) => files[path],
  kindOf: (path: string) => {
    if (files[path] !== undefined) return 'file' as const
    return Object.keys(files).some((file) => file.startsWith(`${path}/`)) ? ('folder' as const) : undefined
  },
  filesBelow: (folder: string) => Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
})

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

interface Call {
  readonly tool: string
  readonly args: object
  readonly content?: string
}

const ran = (command: string, printed = ''): Call => ({
  tool: 'bash',
  args: { command },
  content: `${printed}<shellId: 0 completed with exit code 0>`,
})
const edit = (path: string, old: string, fresh: string): Call => ({
  tool: 'edit',
  args: { path, old_str: old, new_str: fresh },
})
const write = (path: string, text: string): Call => ({ tool: 'create', args: { path, file_text: text } })

/** A stream of Copilot's, which names a folder only where it is given. */
const stream = (calls: readonly Call[], folder?: string): string =>
  lines(
    ...(folder === undefined ? [] : [{ type: 'session.start', id: 's', data: { context: { cwd: folder } } }]),
    ...calls.flatMap(({ tool, args, content = 'ok' }, at) => [
      { type: 'tool.execution_start', id: `${at}`, data: { toolCallId: `${at}`, toolName: tool, arguments: args } },
      {
        type: 'tool.execution_complete',
        id: `${at}e`,
        data: { toolCallId: `${at}`, success: true, result: { content } },
      },
    ]),
  )

const made = async (
  text: string | readonly string[],
  options: ImportOptions = {},
  format: ImportFormat = 'copilot',
) => {
  const sources = [text].flat().map((one, at) => ({ name: `s${at}.jsonl`, text: one }))
  const found = importPlan(sources, { format, ...checkoutOf(FILES), ...options })
  const after = found.ok ? await replayed(found.plan, FILES) : FILES
  const changed = Object.keys({ ...FILES, ...after }).filter((file) => FILES[file] !== after[file])
  const listed = found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return {
    changed: changed.sort(),
    listed: listed.map(({ at }) => at.line),
    reasons: listed.map(({ reason }) => reason),
  }
}

const REMOVES = ran('rm notes.txt')

describe('a log that names no folder', () => {
  it.each([
    ['a command printed a file', ran('cat a.txt', 'of the api\n')],
    ['a command printed where it was', ran('pwd && ls', '/home/ada/shop/packages/api\na.txt\n')],
    ['an Edit found its text', edit('src/x.js', 'const x = 1', 'const x = 2')],
    ['three files were there', ran('sed -i s/zzz/y/ package.json a.txt src/x.js')],
  ])('is replayed in the one folder that holds what it found: %s', async (_, first) => {
    const { changed, listed } = await made(stream([first, REMOVES]), { root: '/home/ada/shop' })
    expect(changed).toContain('packages/api/notes.txt')
    expect(changed).not.toContain('notes.txt')
    expect(listed).toEqual([])
  })

  it('is replayed in the root where that holds what it found', async () => {
    const { changed, listed } = await made(
      stream([ran('cat a.txt', 'of the root\n'), REMOVES, write('new.txt', 'n\n')]),
    )
    expect(changed).toEqual(['new.txt', 'notes.txt'])
    expect(listed).toEqual([])
  })

  it.each([
    ['nothing was found', []],
    ['what was found is in two folders', [ran('cat b.txt', 'same\n')]],
    ['a file is there, and no text of it is shown', [ran('wc -l src/x.js')]],
    ['what was found is in no one folder', [ran('cat a.txt', 'of the api\n'), ran('cat only.txt', 'of the web\n')]],
    [
      'it was found after the session made it',
      [write('src/x.js', 'const x = 1\n'), ran('cat src/x.js', 'const x = 1\n')],
    ],
    ['an answer claims a folder', [ran('echo pwd', '/home/ada/shop/packages/api\n')]],
  ])('is doubt, and nothing of it is replayed, where %s', async (_, calls) => {
    const all = [...calls, REMOVES, write('new.txt', 'n\n'), edit('a.txt', 'nowhere', 'x')]
    const { changed, listed, reasons } = await made(stream(all), { root: '/home/ada/shop' })
    expect(changed).toEqual([])
    expect(listed).toEqual(expect.arrayContaining([all.length * 2 - 5, all.length * 2 - 3, all.length * 2 - 1]))
    expect(reasons.join('\n')).toContain('new.txt')
  })

  it('is doubt without a checkout, too', async () => {
    const found = importPlan(
      { name: 's', text: stream([ran('cat a.txt', 'of the api\n'), REMOVES]) },
      { format: 'copilot' },
    )
    expect(found.ok).toBe(false)
    expect(found.notImported.map(({ mayChangeFiles }) => mayChangeFiles)).toEqual([false, true])
  })

  it.each([
    ['.', 'notes.txt'],
    ['packages/web', 'packages/web/notes.txt'],
    ['./packages/web/', 'packages/web/notes.txt'],
  ])('began in the folder that --cwd says: %s', async (cwd, file) => {
    expect(await made(stream([REMOVES]), { cwd })).toMatchObject({ changed: [file], listed: [] })
  })

  it('began in the root that --cwd says, unless what it found is elsewhere', async () => {
    expect((await made(stream([REMOVES]), { cwd: '/r' })).changed).toEqual(['notes.txt'])
    const elsewhere = stream([ran('cat a.txt', 'of the api\n'), REMOVES])
    expect((await made(elsewhere, { cwd: '/r' })).changed).toEqual(['packages/api/notes.txt'])
  })

  it('goes where a line goes first, whatever the folder', async () => {
    const text = stream([ran('cd /home/ada/shop/packages/web && rm notes.txt'), REMOVES])
    const { changed, listed } = await made(text, { root: '/home/ada/shop', cwd: '/home/ada/shop' })
    expect([changed, listed]).toEqual([['notes.txt', 'packages/web/notes.txt'], []])
  })

  it('began in the folder that another log given along names, or its own prompt', async () => {
    const cline = (name: string, input: object) =>
      lines({
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'Please.' }] },
          { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name, input }] },
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: 'c', content: [{ query: 'q', result: '', success: true }] }],
          },
        ],
      })
    const log = cline('run_commands', { commands: ['rm notes.txt'] })
    const folder = '/home/ada/shop/packages/web'
    const along = lines({ workspace_root: folder, cwd: folder })
    const options = { root: '/home/ada/shop' }
    expect((await made([log, along], options, 'cline')).changed).toEqual(['packages/web/notes.txt'])
    const told = log.replace('Please.', `# Task\\n# Current Working Directory (${folder}) Files\\na.txt`)
    expect((await made(told, options, 'cline')).changed).toEqual(['packages/web/notes.txt'])
  })
})

describe('a log that names a folder of another machine', () => {
  const AT = '/home/ada/shop/packages/api'

  it('names a folder of the checkout where what it found is there', async () => {
    const calls = [
      ran('cat a.txt', 'of the api\n'),
      REMOVES,
      write(`${AT}/new.txt`, 'n\n'),
      ran('echo n > ../../top.txt'),
    ]
    const { changed, listed } = await made(stream(calls, AT), { root: '/srv/build' })
    expect(changed).toEqual(['packages/api/new.txt', 'packages/api/notes.txt', 'top.txt'])
    expect(listed).toEqual([])
  })

  it('names the root where what it found is there, and where nothing of the name is in the checkout', async () => {
    const text = stream([ran('cat a.txt', 'of the root\n'), REMOVES], AT)
    expect(await made(text, { root: '/srv/build' })).toMatchObject({ changed: ['notes.txt'], listed: [] })
    const other = stream([REMOVES], '/home/ada/shop')
    expect(await made(other, { root: '/srv/build' })).toMatchObject({ changed: ['notes.txt'], listed: [] })
  })

  it('is doubt where it may be either, unless --cwd says which', async () => {
    const text = stream([REMOVES, write('new.txt', 'n\n')], AT)
    expect(await made(text, { root: '/srv/build' })).toMatchObject({ changed: [], listed: [2, 4] })
    for (const cwd of ['/home/ada/shop', 'packages/api'])
      expect((await made(text, { cwd })).changed).toEqual(['packages/api/new.txt', 'packages/api/notes.txt'])
  })

  it('is outside where --cwd names another root, and nothing of it is replayed', async () => {
    const { changed, listed } = await made(stream([REMOVES, write('new.txt', 'n\n')], '/elsewhere/shop'), { cwd: '/r' })
    expect(changed).toEqual([])
    expect(listed).toEqual([1, 2, 4])
  })

  it('may have begun above the checkout', async () => {
    const text = stream([ran('rm shop/packages/web/notes.txt')], '/home/ada')
    expect((await made(text, { root: '/home/ada/shop' })).changed).toEqual(['packages/web/notes.txt'])
  })
})
