import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { classOfCommand } from '../../../src/core/policy/judge-command.ts'
import { applyPlan, type Plan } from '../../../src/index.ts'
import { importSources } from '../../../src/wings/sessions/import-sources.ts'
import type { ImportRequest } from '../../../src/wings/sessions/index.ts'
import '../../../src/wings/sessions/index.ts'
import { repository } from '../../support/git.ts'
import { imported, left, steps } from './replayed.ts'

const ROOT = '/home/ada/shop'

interface Ran {
  readonly command: string
  readonly cwd?: string
  readonly code?: number
}

type Call = readonly [name: string, input: object, result: unknown, more?: object]

/** A session of Claude Code: each call with its answer. */
const session = (...calls: readonly Call[]) =>
  calls
    .flatMap(([name, input, toolUseResult, more], index) => [
      {
        type: 'assistant',
        sessionId: 's',
        cwd: ROOT,
        ...more,
        message: { content: [{ type: 'tool_use', id: `c${index}`, name, input }] },
      },
      {
        type: 'user',
        sessionId: 's',
        cwd: ROOT,
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'shown' }] },
        toolUseResult,
      },
    ])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const bash = ({ command, cwd = ROOT, code = 0 }: Ran) =>
  ['Bash', { command }, code === 0 ? { stdout: '', stderr: '' } : `Exit code ${code}\nno`, { cwd }] as const
const ran = (command: string) => bash({ command })
const editOf = (name: string, old_string: string, new_string: string, originalFile: string) =>
  [
    'Edit',
    { file_path: `${ROOT}/${name}`, old_string, new_string },
    { filePath: `${ROOT}/${name}`, originalFile, structuredPatch: [] },
  ] as const
const readOf = (name: string, content: string) => {
  const totalLines = content.split('\n').length
  const file = { content, startLine: 1, numLines: totalLines, totalLines }
  return ['Read', { file_path: `${ROOT}/${name}` }, { type: 'text', file }] as const
}

const commands = (plan: Plan): string[] =>
  plan.steps.flatMap(({ tool, input }) => (tool === 'Run' ? [[input.command].flat().join(' ')] : []))

const carriedOf = (...calls: readonly Call[]) => {
  const found = imported(session(['Write', { file_path: `${ROOT}/w`, content: 'w' }, { type: 'create' }], ...calls), {
    shell: 'run',
  })
  return { commands: commands(found.plan), left: left(found), found }
}

describe('importing with shell: run', () => {
  it('carries a plain command as a Run step of its words, in order between the edits', { tags: 'quick' }, () => {
    const { plan, notImported } = imported(
      session(
        editOf('a.txt', 'one', 'two', 'one\n'),
        ran(`npx prettier --write 'src/my file.ts'`),
        readOf('a.txt', 'TWO\n'),
        editOf('a.txt', 'TWO', 'three', 'TWO\n'),
      ),
      { shell: 'run' },
    )
    expect(steps(plan).map((step) => step.replace(/ sha256=\S+/, ''))).toEqual([
      'Edit a.txt old_string="one" new_string="two"',
      'Run  command=["npx","prettier","--write","src/my file.ts"] changes=["**"]',
      'Read a.txt',
      'Edit a.txt old_string="TWO" new_string="three"',
    ])
    expect(notImported).toEqual([])
  })

  it('lists them by default, and makes a step of what they changed', () => {
    const { plan, notImported } = imported(
      session(
        editOf('a.txt', 'one', 'two', 'one\n'),
        ran('npx prettier --write .'),
        editOf('a.txt', 'TWO', 'three', 'TWO\n'),
      ),
    )
    expect(steps(plan)).toEqual([
      'Edit a.txt old_string="one" new_string="two"',
      'Edit a.txt old_string="two\\n" new_string="TWO\\n"',
      'Edit a.txt old_string="TWO" new_string="three"',
    ])
    expect(notImported).toMatchObject([{ construct: 'Bash', mayChangeFiles: true }])
  })

  it('gives the agent’s files when the command runs again', async () => {
    const shout = `import fs from 'node:fs'\nfs.writeFileSync('a.txt', fs.readFileSync('a.txt', 'utf8').toUpperCase())\n`
    using repo = repository({
      'a.txt': 'one\nb\n',
      'gen.mjs': shout,
      '.github/editplan.yml': JSON.stringify({ version: 1, rules: { allow: ['Run(node gen.mjs)'] } }),
    })
    const text = session(
      editOf('a.txt', 'one', 'two', 'one\nb\n'),
      ran('node gen.mjs 2>&1'),
      editOf('a.txt', 'TWO', 'three', 'TWO\nB\n'),
    )
    const { plan } = imported(text, { shell: 'run', readFile: (file) => repo.read(file).toString() })
    const report = await applyPlan(plan, { root: repo.root })
    expect(report.steps.map(({ status, tool }) => `${tool} ${status}`)).toEqual([
      'Edit applied',
      'Run applied',
      'Edit applied',
    ])
    expect(repo.read('a.txt').toString()).toBe('three\nB\n')
  })

  it('takes what an agent did without showing the file again as it called for it', () => {
    const write = ['Write', { file_path: `${ROOT}/a.txt`, content: 'one\n' }, { type: 'create' }] as const
    const blind = ['Edit', { file_path: `${ROOT}/a.txt`, old_string: 'ONE', new_string: 'x' }, {}] as const
    const found = imported(session(write, ran('node gen.mjs'), blind), { shell: 'run' })
    expect(steps(found.plan)[2]).toBe('Edit a.txt old_string="ONE" new_string="x"')
    expect(left(found)).toEqual([])
  })

  it.each([
    ['a pipe', 'npm run build | tail -5'],
    ['a redirection', 'npm run build > log.txt'],
    ['a substitution', 'npm run $(cat what)'],
    ['a variable', 'npm run $WHAT'],
    ['a pattern', 'prettier --write src/*.ts'],
    ['an assignment', 'NODE_ENV=test npm run build'],
    ['an assignment in the shell', 'export CI=1 && npm run build'],
    ['the background', 'npm run watch &'],
    ['several lines', 'npm run a\nnpm run b'],
    ['an alternative', 'npm run a || npm run b'],
    ['a here-document', 'node gen.mjs <<X\nx\nX'],
  ])('lists a line with %s', (_, line) => {
    expect(carriedOf(ran(line))).toMatchObject({ commands: [], left: ['Bash 3!'] })
  })

  it('lists a command that failed, and one that ran in another folder', () => {
    const { commands, left } = carriedOf(
      bash({ command: 'npm run a', code: 1 }),
      bash({ command: 'npm run b', cwd: `${ROOT}/app` }),
      bash({ command: 'npm run c', cwd: '/home/ada' }),
      ran('cd app && npm run d'),
      ['Bash', { command: 'npm run e' }, { stdout: '', stderr: '', backgroundTaskId: 'x' }],
    )
    expect(commands).toEqual([])
    expect(left).toEqual(['Bash 3!', 'Bash 5!', 'Bash 7!', 'Bash 9!', 'Bash 11!'])
  })

  it('carries each command of a line joined by &&, and those in the root whatever way they went there', () => {
    const { commands, left, found } = carriedOf(
      ran('npm run a && npm run b'),
      bash({ command: `cd ${ROOT} && npm run c`, cwd: `${ROOT}/app` }),
      ran('npm run d && rm w'),
    )
    expect(commands).toEqual(['npm run a', 'npm run b', 'npm run c', 'npm run d'])
    expect(left).toEqual([])
    expect(found.plan.steps.at(-1)).toMatchObject({ tool: 'Delete', input: { file_path: 'w' } })
  })

  it('carries no command that only reads', () => {
    const names = ['git status', 'git diff', 'git log', 'git show', 'git ls-files', 'git ls-tree', 'git blame']
    const lines = [
      ...names,
      ...'grep egrep fgrep rg ag ack find fd fdfind locate which whereis cat head tail wc stat file strings cut tr nl od hexdump diff cmp comm md5sum sha1sum sha256sum sha512sum cksum shasum jq ls du pwd dir true false test'.split(
        ' ',
      ),
    ].map((name) => `${name} a`)
    expect(lines.filter((line) => !classOfCommand(line.split(' ')))).toEqual([])
    const { commands, left } = carriedOf(...lines.map(ran))
    expect(commands).toEqual([])
    expect(left.filter((line) => line.endsWith('!'))).toEqual([])
  })

  it('takes back nothing through a command', () => {
    const blocks = [
      ['a', 'str_replace_based_edit_tool', { command: 'create', path: 'a', file_text: 'one\n' }],
      ['b', 'bash', { command: 'node gen.mjs' }],
      ['c', 'str_replace_based_edit_tool', { command: 'undo_edit', path: 'a' }],
    ].flatMap(([id, name, input]) => [
      { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }] },
    ])
    const found = imported(JSON.stringify(blocks), { shell: 'run' })
    expect(found.plan.steps.map(({ tool }) => tool)).toEqual(['Write', 'Run'])
    expect(left(found)).toEqual(['undo_edit 1!'])
  })
})

const SESSIONS = path.join(import.meta.dirname, 'sessions')
const json = (...parts: string[]) => JSON.parse(readFileSync(path.join(SESSIONS, ...parts), 'utf8'))

const recorded = (name: string, request: ImportRequest = {}) => {
  const sources = readdirSync(path.join(SESSIONS, name))
    .filter((file) => file !== 'after.json')
    .map((file) => ({ name: file, text: readFileSync(path.join(SESSIONS, name, file), 'utf8') }))
  return importSources(sources, { cwd: ROOT, shell: 'run', ...request })
}

describe('sessions of real agents, with shell: run', () => {
  it.each(['claude', 'codex', 'copilot', 'gemini', 'opencode', 'pi', 'qwen'])(
    'of %s give the files that the agent left, but for what is listed',
    async (agent) => {
      const before: Record<string, { text: string; executable?: boolean }> = json('before.json')
      const after: Record<string, { text: string } | null> = json(agent, 'shell', 'after.json')
      const allow = ['Run(cp *)', 'Run(chmod +x *)', 'Run(mkdir -p *)']
      using repo = repository({
        ...Object.fromEntries(Object.entries(before).map(([file, { text }]) => [file, text])),
        '.github/editplan.yml': JSON.stringify({ version: 1, rules: { allow } }),
      })
      const found = await recorded(`${agent}/shell`)
      if (!found.ok) throw new Error(JSON.stringify(found.problems))
      expect(commands(found.plan)).toEqual([
        'mkdir -p made/dir',
        'cp docs/cp.txt made/dir/copy.txt',
        'chmod +x bin/plain.sh',
      ])
      const report = await applyPlan(found.plan, { root: repo.root })
      expect(report.steps.filter(({ error }) => error)).toEqual([])
      const listed = found.notImported.map(({ reason }) => reason).join('\n')
      const differing = Object.entries({ ...before, ...after }).filter(
        ([file, held]) =>
          (existsSync(path.join(repo.root, file)) ? repo.read(file).toString() : undefined) !== held?.text,
      )
      expect(differing.filter(([file]) => !listed.includes(file)).map(([file]) => file)).toEqual([])
    },
  )

  it('list a command that no policy can permit', async () => {
    const found = await recorded('pi/shell')
    expect(found.notImported.filter(({ reason }) => reason.includes('python3 -c'))).toHaveLength(1)
  })
})

describe('importSources with shell: run', () => {
  it('lists a command with a credential, which it masks', async () => {
    const secret = `ghp_${'aB3dE5gH7j'.repeat(4)}`.slice(0, 40)
    const text = session(ran('npm run a'), ran(`npm run push https://ada:${secret}@git.example/x`))
    const found = await importSources([{ name: 's.jsonl', text }], { shell: 'run' })
    expect(found.ok && commands(found.plan)).toEqual(['npm run a'])
    expect(found.notImported).toHaveLength(1)
    expect(JSON.stringify(found)).not.toContain(secret)
  })
})
