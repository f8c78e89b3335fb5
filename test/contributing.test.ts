import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { linesOf } from './support/command-line.ts'
import { repository, type TestRepository, temporaryFolder, testEnvironment } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { programOnPath } from './support/program-on-path.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const page = read('CONTRIBUTING.md')
const commands = blocksOf(page)
  .flatMap(({ text }) => linesOf(text))
  .map(({ command }) => command)
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts

const PLAN = `version: 1
title: Greet
options: { reads: auto }
steps:
  - { tool: Edit, file_path: a.txt, old_string: hello, new_string: good day }
`

/** What CI runs anyway, by the script that the page names for it. */
const RUN_BY_CI = ['npm ci', 'npm test', 'npm run types', 'npm run lint', 'npm run schema -- --check']
/** CI runs the same tests in parts: `npm test`, and then the rest of them. */
const IN_PARTS = ['npm run test:unit', 'npm run test:all']
const RELEASE = ['npm version 0.2.0', 'git push --follow-tags']
/** What shows that a command, which does not end by itself, does its work. */
const UNENDING: Readonly<Record<string, string>> = {
  'npm run debug -- check plan.yaml': 'Debugger listening on',
  'npm run watch -- test/core/text/splice.test.ts': 'Waiting for file changes',
}

/** npm's cache and settings. */
const home = temporaryFolder()
afterAll(() => home[Symbol.dispose]())

describe('CONTRIBUTING.md', () => {
  it('fits one page, and names scripts that exist', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(80)
    const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })

  it('names checks that CI runs', () => {
    const ci = read('.ci/run').replaceAll('--silent ', '')
    expect(RUN_BY_CI.filter((command) => !ci.includes(command))).toEqual([])
    expect(scripts.check).toBe('bash .ci/run')
  })

  /** Which of the programs of the system a machine has, and in which packages the others come. */
  const MACHINES = [[], ['chromium']]
    .flatMap((one) => [one, [...one, 'clangd']])
    .flatMap((one) => [one, [...one, 'nvim']])
  const PACKAGES: Readonly<Record<string, string>> = { chromium: 'chromium', clangd: 'clangd', nvim: 'neovim' }

  it
    .skipIf(process.platform === 'win32')
    .each(MACHINES.map((has) => [has.join(' and ') || 'none of them', has] as const))(
    'has a check that installs in CI what a machine lacks, and nothing elsewhere: %s',
    (_, has) => {
      const lacks = Object.keys(PACKAGES).filter((program) => !has.includes(program))
      expect(installedBy({ CI: '1' }, has)).toEqual(lacks.map((program) => PACKAGES[program]))
      expect(installedBy({}, has)).toEqual([])
    },
  )

  /** The packages that the check installs on a machine with these programs, where npm does nothing; it has to get to the suite. */
  function installedBy(env: Readonly<Record<string, string>>, programs: readonly string[]): readonly string[] {
    using bin = temporaryFolder()
    const log = path.join(bin.path, 'log')
    const stub = `#!/bin/sh\necho "\${0##*/} $*" >> '${log}'\n[ "\${0##*/}" != id ] || echo 0\n`
    for (const program of ['npm', 'node', 'diff', 'id', 'apt-get', ...programs])
      writeFileSync(path.join(bin.path, program), stub, { mode: 0o755 })
    for (const program of ['bash', 'dirname', 'mktemp', 'rm', 'tail'])
      symlinkSync(programOnPath(program) ?? '', path.join(bin.path, program))
    spawnSync(path.join(bin.path, 'bash'), ['.ci/run'], { cwd: root, env: { PATH: bin.path, ...env } })
    const calls = readFileSync(log, 'utf8').split('\n')
    expect(calls.filter((call) => call.startsWith('npm test'))).not.toEqual([])
    return calls.flatMap((call) => /^apt-get install .* (\S+)$/.exec(call)?.[1] ?? [])
  }

  it.skipIf(process.platform === 'win32')('releases with a commit, a tag and a section of the changelog', async () => {
    using repo = repository({
      'package.json': JSON.stringify({ name: 'x', version: '0.1.0', type: 'module', scripts }),
      'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Something.\n',
    })
    cpSync(path.join(root, 'scripts/changelog.mjs'), path.join(repo.root, 'scripts/changelog.mjs'))
    repo.commit('the script')
    repo.git('init', '-q', '--bare', '../remote.git')
    repo.git('remote', 'add', 'origin', path.resolve(repo.root, '../remote.git'))
    repo.git('push', '-q', '-u', 'origin', 'main')
    for (const command of RELEASE) expect(await ended(command, repo.root)).toMatchObject({ command, exitCode: 0 })
    expect(repo.git('ls-remote', '--tags', '--refs', 'origin')).toContain('refs/tags/v0.2.0')
    expect(repo.git('show', 'v0.2.0:CHANGELOG.md')).toContain('## Unreleased\n\n## 0.2.0\n\n- Something.')
  })

  const own = commands.filter((command) => ![...RUN_BY_CI, ...IN_PARTS, ...RELEASE, 'npm run check'].includes(command))
  it.skipIf(process.platform === 'win32').each(own)(
    'does what it says: %s',
    async (command) => {
      using repo = repository({ 'a.txt': 'hello\n' })
      writeFileSync(path.join(repo.root, '../plan.yaml'), PLAN)
      const typed = inside(command, repo)
      const sign = UNENDING[command]
      if (sign !== undefined) await saysThenIsStopped(typed, sign)
      else expect(await ended(typed, root)).toMatchObject({ command: typed, exitCode: 0 })
      expect(repo.read('a.txt').toString()).toBe(command.includes('apply') ? 'good day\n' : 'hello\n')
    },
    120_000,
  )
})

/** The command with the reader's plan and checkout. */
const inside = (command: string, repo: TestRepository): string =>
  command.replace('plan.yaml', path.join(repo.root, '../plan.yaml')).replace('../shop', repo.root)

function start(command: string, cwd: string): ChildProcess {
  const [program = '', ...args] = command.split(' ')
  // Any free port: a debugger may be at work beside this test.
  const env = { ...testEnvironment(), HOME: home.path, NODE_OPTIONS: '--inspect-port=0' }
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

async function ended(command: string, cwd: string) {
  const child = start(command, cwd)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const exitCode = await new Promise((resolve) => child.once('close', resolve))
  return { command, exitCode, output }
}

async function saysThenIsStopped(command: string, sign: string): Promise<void> {
  const child = start(command, root)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      output += text
      if (output.includes(sign)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', () => reject(new Error(`${command} ended before it said "${sign}":\n${output}`)))
  })
  // The whole group: npm starts a shell, and the shell starts the program.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
}
