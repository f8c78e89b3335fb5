import { readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { planHeader } from '../../../src/core/plan/schema.ts'
import { allTools } from '../../../src/core/tools/list.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'

const FILES = {
  'src/user.js': 'export const getUser = (id) => id\n\nexport const setUser = () => {}\n',
  'README.md': 'Call getUser.\r\nTwice.\r\n',
  'run.sh': '#!/bin/sh\n',
}

const LINES = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')
const OF_EVERY_KIND = {
  'a.ipynb': '{"cells": []}\n',
  'b.bin': Buffer.from([0, 1, 2]),
  'b2.bin': Buffer.from(`\0${LINES}`),
  'c.txt': LINES,
  'd.sh': '#!/bin/sh\n',
  'e.txt': Buffer.from([0xe8, 10]),
  f: 'a file\n',
}

const run = ({ root }: Pick<TestRepository, 'root'>, args: readonly string[], input = '') =>
  editplan(args, { cwd: root, input })

describe('editplan import', () => {
  const user = '/home/ada/shop/src/user.js'
  const CALLS = [
    { type: 'tool_use', id: 'a', name: 'Read', input: { file_path: user } },
    { type: 'tool_use', id: 'b', name: 'Bash', input: { command: 'touch x' } },
    {
      type: 'tool_use',
      id: 'c',
      name: 'Edit',
      input: { file_path: user, old_string: 'getUser', new_string: 'fetchUser' },
    },
  ]

  it('writes a plan, and lists what is not in it with its place', async () => {
    using repo = repository(FILES)
    const lines = CALLS.map((call) => `${JSON.stringify(call)}\n`).join('')
    const imported = await run(repo, ['import', '-', '--lossy', '--cwd', '/home/ada/shop'], lines)
    expect(imported.exitCode).toBe(0)
    expect(imported.stderr).toContain('stdin:2:1')
    expect(await run(repo, ['apply', '-', '--quiet'], imported.stdout)).toMatchObject({ exitCode: 0, stderr: '' })
    expect(repo.read('src/user.js').toString()).toContain('const fetchUser =')
  })

  it('writes the format that the name of its output asks for', async () => {
    using repo = repository(FILES)
    for (const name of ['plan.json', 'plan.jsonl', 'plan.yaml']) {
      expect(
        (await run(repo, ['import', '-', '--lossy', '--cwd', '/home/ada/shop', '-o', name], JSON.stringify(CALLS)))
          .exitCode,
      ).toBe(0)
    }
    const lines = repo.read('plan.jsonl').toString().trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).tool)).toEqual([undefined, 'Read', 'Edit'])
    expect(JSON.parse(repo.read('plan.json').toString()).steps).toHaveLength(2)
    expect(repo.read('plan.yaml').toString()).toContain('\nsteps:\n')
  })

  it('accepts a source in place of a plan, if its format is certain', async () => {
    using repo = repository(FILES)
    repo.write({ 'src/user.js': 'export const fetchUser = (id) => id\n\nexport const setUser = () => {}\n' })
    const diff = `${repo.git('diff')}\n`
    writeFileSync(path.join(repo.root, '../change.diff'), diff)
    repo.git('checkout', '-q', '.')
    expect(await run(repo, ['check', '../change.diff'])).toMatchObject({ exitCode: 0, stderr: '' })
    expect((await run(repo, ['apply', '../change.diff'])).exitCode).toBe(0)
    expect(`${repo.git('diff')}\n`).toBe(diff)
    const { exitCode, stderr } = await run(repo, ['apply', '-'], 'steps: []\n')
    expect(exitCode).toBe(1)
    expect(stderr).toContain('MISSING_KEY')
  })

  it('looks changes up in a commit of the checkout', async () => {
    using repo = repository(FILES)
    repo.write({ 'src/user.js': 'export const getUser = (id) => id\n// two\n\nexport const setUser = () => {}\n' })
    const diff = `${repo.git('diff', '-U0')}\n`
    const { stdout } = await run(repo, ['import', '-', '--repo', '.', '--base', 'HEAD'], diff)
    repo.git('checkout', '-q', '.')
    expect((await run(repo, ['apply', '-'], stdout)).exitCode).toBe(0)
    expect(`${repo.git('diff', '-U0')}\n`).toBe(diff)
  })

  it.each([
    ['PLAN_SYNTAX', Buffer.from([0x7b, 0xff, 0x7d])],
    ['PLAN_SYNTAX', 'plain words\n'],
    ['PROPOSAL_INCOMPLETE', JSON.stringify([{ type: 'tool_use', id: 'a', name: 'Bash', input: {} }])],
  ])('refuses with %s a source that gives no plan', async (name, content) => {
    using repo = repository({ 'source.txt': content })
    const finished = await run(repo, ['import', 'source.txt'])
    expect(finished.exitCode).toBe(1)
    expect(finished.stderr).toContain(name)
  })
})

describe('editplan plan from-diff', () => {
  it('makes a plan that reproduces the work tree, and changes neither checkout nor index', async () => {
    using repo = repository(FILES)
    repo.write({ 'README.md': 'Call fetchUser.\r\nTwice.\r\n', 'docs/new.md': '# New\n' })
    symlinkSync('README.md', path.join(repo.root, 'link'))
    const [index, status] = [repo.read('.git/index'), repo.git('status', '--porcelain')]
    const made = await run(repo, ['plan', 'from-diff', '-o', '../plan.yaml'])
    expect(made).toMatchObject({ exitCode: 1, stdout: '' })
    expect(made.stderr).toContain('link')
    expect(repo.read('.git/index')).toEqual(index)
    expect(repo.git('status', '--porcelain')).toBe(status)
    repo.git('stash', '-q', '-u')
    expect(await run(repo, ['apply', '../plan.yaml'])).toMatchObject({ exitCode: 0, stderr: '' })
    expect(repo.read('README.md').toString()).toBe('Call fetchUser.\r\nTwice.\r\n')
    expect(repo.git('status', '--porcelain').split('\n')).toEqual([' M README.md', '?? docs/'])
  })

  it('includes a file that became a folder of the same name, and a folder that became a file', async () => {
    using repo = repository({ ...FILES, 'lib/a/b.txt': 'b\n', 'lib/c.txt': 'c\n', one: 'one\n', two: 'two\n' })
    for (const name of ['run.sh', 'lib', 'one', 'two']) rmSync(path.join(repo.root, name), { recursive: true })
    // Two files go below each other's names, as git sees it by renames.
    repo.write({ 'run.sh/main': 'main\n', 'run.sh/lib/b.txt': 'b\n', lib: 'all\n', 'one/x': 'two\n', 'two/x': 'one\n' })
    repo.commit('swap')
    const made = await run(repo, ['plan', 'from-diff', 'HEAD~1', 'HEAD', '-o', '../plan.yaml'])
    expect(made).toEqual({ exitCode: 0, stdout: '', stderr: '' })
    repo.git('checkout', '-q', '-b', 'again', 'HEAD~1')
    const applied = await run(repo, ['apply', '../plan.yaml', '--branch', 'made', '--quiet'])
    expect(applied).toMatchObject({ exitCode: 0, stderr: '' })
    expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'main^{tree}'))
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('makes a plan of a commit, under its subject', async () => {
    using repo = repository(FILES)
    repo.write(OF_EVERY_KIND)
    repo.commit('first of every kind')
    repo.write({ 'src/user.js': '', 'README.md': 'Call getUser.\nTwice.\n', 'run.sh': '\ufeff#!/bin/sh\n' })
    repo.write({
      'a.ipynb': '{"cells": [] }\n',
      'b.bin': Buffer.from([0, 1, 255, 2]),
      'e.txt': Buffer.from([0xe9, 10]),
    })
    repo.chmod('run.sh', 0o755)
    repo.chmod('d.sh', 0o755)
    renameSync(path.join(repo.root, 'c.txt'), path.join(repo.root, 'src/c.txt'))
    renameSync(path.join(repo.root, 'b2.bin'), path.join(repo.root, 'b3.bin'))
    rmSync(path.join(repo.root, 'f'))
    repo.write({ 'src/c.txt': `${LINES}more\n` })
    const commit = repo.commit('Rename: all\n\nOf it.')
    const made = await run(repo, ['plan', 'from-diff', 'HEAD~1', 'HEAD', '-o', '../plan.json'])
    expect(made).toEqual({ exitCode: 0, stdout: '', stderr: '' })
    const plan: unknown = JSON.parse(readFileSync(path.join(repo.root, '../plan.json'), 'utf8'))
    expect(plan).toMatchObject({ title: 'Rename: all', description: 'Of it.\n', base: repo.git('rev-parse', 'HEAD~1') })
    repo.git('reset', '-q', '--hard', 'HEAD~1')
    expect((await run(repo, ['apply', '../plan.json', '--branch', 'again'])).exitCode).toBe(0)
    expect(repo.git('rev-parse', 'again^{tree}')).toBe(repo.git('rev-parse', `${commit}^{tree}`))
  })

  it('sees a change that shows in neither size nor time of the file', async () => {
    using repo = repository({}, { config: { 'core.checkStat': 'minimal', 'core.trustctime': 'false' } })
    const [file, second] = [path.join(repo.root, 'limit.txt'), new Date('2026-01-01')]
    repo.write({ 'limit.txt': '10\n' })
    utimesSync(file, second, second)
    repo.commit()
    utimesSync(path.join(repo.root, '.git/index'), second, second)
    repo.write({ 'limit.txt': '20\n' })
    utimesSync(file, second, second)
    expect((await run(repo, ['plan', 'from-diff', '-o', '-'])).stdout).toContain('limit.txt')
  })

  it('lists the files whose names no plan can give, whether they come, change or go', async () => {
    const named = (text: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]))
    const unfit = ['\u0007bell', 'nl\nname', 'x\u0085y', 'a: b', 'c:\\d', '~']
    const fit = ['- dash', ' lead', 'trail ', '#hash', "'quote", 'true', '{a}', 'key: y', '*']
    using repo = repository({ 'gone.txt': '1\n', ...named('1\n', unfit.slice(0, 4)) })
    repo.write({ ...named('2\n', unfit.slice(2)), ...named('2\n', fit) })
    for (const name of ['gone.txt', ...unfit.slice(0, 2)]) rmSync(path.join(repo.root, name))
    repo.commit('made')
    const { stdout, stderr, exitCode } = await run(repo, ['plan', 'from-diff', 'HEAD~1', 'HEAD', '-o', '-'])
    expect(exitCode).toBe(1)
    expect(stderr.match(/^! not in the plan/gm)).toHaveLength(unfit.length)
    repo.git('checkout', '-q', '-b', 'again', 'HEAD~1')
    expect(await run(repo, ['apply', '-', '--branch', 'made'], stdout)).toMatchObject({ exitCode: 0 })
    const differs = repo.git('diff', '--name-only', '-z', 'made', 'main').split('\0').filter(Boolean)
    expect(differs.toSorted()).toEqual(unfit.toSorted())
  })

  it('ignores the plan that it writes, and says so if nothing else differs', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    repo.write({ 'plan.yaml': 'of an earlier time\n' })
    const { exitCode, stderr } = await run(repo, ['plan', 'from-diff', '-o', 'plan.yaml'])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('PLAN_EMPTY')
  })
})

describe('editplan explain of a plan', () => {
  it('writes one glob step for the same replacement in many files, tells how many, and what stays', async () => {
    using repo = repository({ 'a.js': 'getUser()\n', 'b.js': 'x(getUser())\n', 'keep.md': 'getUser\n', 'odd.txt': 'y' })
    repo.write({ 'a.js': 'fetchUser()\n', 'b.js': 'x(fetchUser())\n', 'odd.txt': 'z' })
    await run(repo, ['plan', 'from-diff', '-o', '../plan.yaml'])
    const changed = repo.git('diff')
    repo.git('checkout', '-q', '.')
    const made = await run(repo, ['explain', '../plan.yaml', '-o', '../short.yaml'])
    expect(made).toMatchObject({ exitCode: 0, stderr: '' })
    expect(made.stdout.split('\n')).toHaveLength(2)
    expect(repo.git('status', '--porcelain')).toBe('')
    expect(await run(repo, ['fmt', '--check', '../short.yaml'])).toMatchObject({ exitCode: 0 })
    const { steps } = parse(readFileSync(path.join(repo.root, '../short.yaml'), 'utf8'))
    expect(steps).toMatchObject([{ glob: '/*.js', expect_matches: 2 }, { file_path: 'odd.txt' }])
    expect((await run(repo, ['apply', '../short.yaml'])).exitCode).toBe(0)
    expect(repo.git('diff')).toBe(changed)
  })

  it('leaves a plan alone that does not apply, or in which nothing repeats', async () => {
    using repo = repository({ 'a.js': 'getUser()\n' })
    const one =
      'version: 1\ntitle: One\noptions: { reads: auto }\nsteps:\n  - { tool: Edit, file_path: a.js, old_string: getUser, new_string: x }\n'
    repo.write({ '../plan.yaml': one, '../bad.yaml': one.replace('getUser', 'nobody') })
    const { exitCode, stdout } = await run(repo, ['explain', '../plan.yaml', '-o', '-'])
    expect({ exitCode, steps: parse(stdout).steps.length }).toEqual({ exitCode: 0, steps: 1 })
    const refused = await run(repo, ['explain', '../bad.yaml', '-o', '-'])
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
    expect(refused.stderr).toContain('STRING_NOT_FOUND')
  })

  it('takes no option that is about a change, and a change takes no base', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.js': 'getUser()\n' })
    for (const args of [
      ['plan.yaml', '--staged'],
      ['plan.yaml', '--title', 'x'],
      ['HEAD..plan.yaml', '--base', 'HEAD'],
    ]) {
      const { exitCode, stderr } = await run(repo, ['explain', ...args])
      expect({ exitCode, isUsage: stderr.includes('USAGE') }).toEqual({ exitCode: 2, isUsage: true })
    }
  })
})

describe('editplan init and fmt', () => {
  it('writes a plan that applies, is formatted, and is not overwritten', async () => {
    using repo = repository(FILES)
    expect((await run(repo, ['init'])).exitCode).toBe(0)
    expect(await run(repo, ['fmt', '--check', 'plan.yaml'])).toEqual({ exitCode: 0, stdout: '', stderr: '' })
    expect((await run(repo, ['apply', 'plan.yaml'])).exitCode).toBe(0)
    expect(repo.read('docs/greeting.md').toString()).toBe('# Good evening\n')
    expect((await run(repo, ['init'])).exitCode).toBe(2)
  })

  it('shows every tool and key in comments, which are a formatted plan once uncommented', async () => {
    using repo = repository(FILES)
    const { stdout } = await run(repo, ['init', '-o', '-'])
    const text = stdout.replace(/^( *)# (?=- |\w+:| {2})/gm, '$1')
    expect(text.split('\n').length).toBe(stdout.split('\n').length)
    const parsed = parsePlan({ name: 'plan.yaml', text })
    expect(parsed).toMatchObject({ ok: true })
    const tools = parsed.ok ? parsed.plan.steps.map(({ tool }) => tool) : []
    // Fix steps are written by `editplan fix`, and sessions and what is left out by `editplan import`, not by people.
    expect(new Set([...tools, 'Fix'])).toEqual(new Set(allTools().map(({ name }) => name)))
    expect((await run(repo, ['fmt', '-'], text)).stdout).toBe(text)
    const header = Object.keys(planHeader.shape).filter((key) => !['cwd', 'sessions', 'left_out'].includes(key))
    const changing = allTools().filter(({ name }) => name !== 'Read' && name !== 'Fix')
    for (const key of [...header, ...changing.flatMap(({ input }) => Object.keys(input().shape))])
      expect(text).toContain(key)
  })

  it('lists what is not formatted, and formats it', async () => {
    using repo = repository(FILES)
    repo.write({ 'plan.yaml': '# kept\ntitle: a\nversion: 1\nsteps: [{ tool: Read, file_path: run.sh }]\n' })
    expect(await run(repo, ['fmt', '--check', 'plan.yaml'])).toMatchObject({ exitCode: 1, stdout: 'plan.yaml\n' })
    expect((await run(repo, ['fmt', 'plan.yaml'])).exitCode).toBe(0)
    const text = '# kept\nversion: 1\ntitle: a\nsteps:\n  - { tool: Read, file_path: run.sh }\n'
    expect(repo.read('plan.yaml').toString()).toBe(text)
    expect((await run(repo, ['fmt', '-'], text)).stdout).toBe(text)
  })
})

describe('editplan check --watch', () => {
  it('checks again when the plan is written, until it is interrupted', async () => {
    using repo = repository(FILES)
    const plan = (file: string) => `version: 1\ntitle: Look\nsteps: [{ tool: Read, file_path: ${file} }]\n`
    repo.write({ 'plan.yaml': plan('nowhere') })
    const interrupt = new AbortController()
    const checked = [() => repo.write({ 'plan.yaml': plan('run.sh') }), () => interrupt.abort()]
    let looked = 0
    const finished = await editplan(['check', 'plan.yaml', '--watch'], {
      cwd: repo.root,
      signal: interrupt.signal,
      onOutput(said) {
        for (const rounds = said.split('Waiting').length - 1; looked < rounds; looked++) checked[looked]?.()
      },
    })
    expect(finished.exitCode).toBe(0)
    expect(finished.stdout).toContain('FILE_NOT_FOUND')
    expect(looked).toBe(2)
  })
})
