import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parsePlan } from '../src/core/plan/parse.ts'
import { type BuiltCli, builtCli } from './support/cli.ts'
import { type Garden, plantGarden } from './support/garden.ts'
import { repository, temporaryFolder, testEnvironment } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { type Job, runJob } from './support/runner.ts'
import { faultsOf, inputsIn } from './support/workflow.ts'

const root = path.resolve(import.meta.dirname, '..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const firstScreen = readme.slice(0, readme.indexOf('\n## '))

const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter((found) => found[1] === language)
    .map((found) => found[2] ?? '')
const commands = blocks('')
  .flatMap((block) => block.split('\n'))
  .map((line) => line.replace(/\s+#.*$/, ''))
  .filter((line) => line.startsWith('editplan '))

describe('the README', () => {
  let cli: BuiltCli
  beforeAll(async () => {
    cli = await builtCli()
  })

  it('names on its first screen a demo that runs from dist alone, without an install', () => {
    expect(firstScreen).toContain('node dist/cli.js demo')
    using folder = temporaryFolder()
    cpSync(path.join(root, 'dist'), path.join(folder.path, 'dist'), { recursive: true })
    const options = { cwd: folder.path, env: testEnvironment(), encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', 'demo'], options)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it.skipIf(process.platform === 'win32')('installs the command from a clone', () => {
    expect(readme.indexOf('npm install --global .')).toBeLessThan(readme.indexOf('\neditplan check'))
    using folder = temporaryFolder()
    const env = { ...testEnvironment(), HOME: folder.path, npm_config_prefix: folder.path }
    const installed = spawnSync('npm', ['install', '--global', '.'], { cwd: root, env, encoding: 'utf8' })
    expect(installed).toMatchObject({ status: 0 })
    const { stdout } = spawnSync(path.join(folder.path, 'bin/editplan'), ['--version'], { env, encoding: 'utf8' })
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('names on its first screen the command that passes the tests', () => {
    const scripts: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
    expect(firstScreen).toContain('npm ci && npm test')
    expect(scripts).toMatchObject({ test: expect.stringMatching(/^vitest run /) })
  })

  it('shows a plan that parses, and commands that run on it', () => {
    const [text = ''] = blocks('yaml')
    expect(parsePlan({ name: 'plan.yaml', text }).ok).toBe(true)
    using repo = repository({ 'src/user.ts': 'export function getUser(id: number) {\n  return id\n}\n' })
    writeFileSync(path.join(repo.root, '..', 'plan.yaml'), text)
    repo.git('remote', 'add', 'origin', 'https://github.com/ada/users.git')
    expect(commands.map((line) => line.split(' ')[1])).toEqual(['check', 'apply', 'undo', 'apply', 'undo', 'pr'])
    for (const line of commands) {
      const args = line
        .split(' ')
        .slice(1)
        .map((word) => (word === 'plan.yaml' ? '../plan.yaml' : word))
      const { exitCode, stderr } = cli.run(args[0] === 'pr' ? [...args, '--dry-run'] : args, { cwd: repo.root })
      expect({ line, exitCode, stderr }).toEqual({ line, exitCode: 0, stderr: '' })
    }
  })
})

describe('the inputs on the page about the Action', () => {
  const page = readFileSync(path.join(root, 'docs/action.md'), 'utf8')
  it('are grouped, each in one group', () => {
    const names = [...page.matchAll(/^\| `([\w-]+)` \| .* \| .* \|$/gm)].map(([, name = '']) => name)
    const { inputs } = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))
    expect([...names].sort()).toEqual(Object.keys(inputs).sort())
    const table = page.slice(page.indexOf('<!-- inputs -->'), page.indexOf('<!-- /inputs -->'))
    expect(table.match(/^\*\*.*\*\*$/gm)?.length).toBeGreaterThan(3)
    expect(table).not.toContain('**Others**')
  })
})

describe('the workflow of the README', () => {
  const { file = '', text = '' } = blocksOf(readme).find((block) => block.file?.startsWith('.github/workflows/')) ?? {}
  const [plan = ''] = blocks('yaml')
  const inputs = inputsIn(text, 'apply')

  it('is complete, and valid for GitHub’s own parser', async () => {
    expect(await faultsOf(file, text)).toEqual([])
    expect(parse(text)).toMatchObject({
      on: { push: { branches: ['main'], paths: [inputs.plan] } },
      concurrency: {},
      permissions: {},
      jobs: { apply: { permissions: { contents: 'write', 'pull-requests': 'write' } } },
    })
  })

  it('opens a pull request, and after its merge another one for a changed plan', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'src/user.ts': 'export function getUser() {}\n' })
    expect(await pushed(garden, plan)).toMatchObject({ exitCode: 0, outputs: { 'pull-request-number': '1' } })

    await merge(garden, 'editplan/rename-getuser-to-fetchuser')
    expect(await garden.remote('show', 'main:src/user.ts')).toBe('export function fetchUser() {}')
    expect(await pushed(garden, plan)).toMatchObject({
      exitCode: 0,
      outputs: { 'pull-request-operation': 'none', 'pull-request-number': '1' },
    })
    const branches = (await garden.remote('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads')).split('\n')
    expect(branches).toContain('editplan/rename-getuser-to-fetchuser')

    const next = plan
      .replace('function fetchUser(', 'function loadUser(')
      .replace('function getUser(', 'function fetchUser(')
    const again = await pushed(garden, next)
    expect(again).toMatchObject({
      exitCode: 0,
      outputs: { 'pull-request-operation': 'created', 'pull-request-number': '2' },
    })
  })

  it('ends unchanged if a merged plan names its base', async () => {
    await using garden = await plantGarden()
    const base = await garden.commitElsewhere('main', { 'src/user.ts': 'export function getUser() {}\n' })
    const based = plan.replace('steps:', `base: ${base}\nsteps:`)
    expect(await pushed(garden, based)).toMatchObject({ exitCode: 0, outputs: { 'pull-request-number': '1' } })
    await merge(garden, 'editplan/rename-getuser-to-fetchuser')
    expect(await pushed(garden, based)).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'none' } })
  })

  /** What GitHub does when somebody presses its button. */
  async function merge({ remote, repository: { pulls } }: Garden, branch: string): Promise<void> {
    const people = ['-c', 'user.name=Fern', '-c', 'user.email=fern@garden.invalid']
    const parents = ['-p', 'main', '-p', branch]
    const merged = await remote(...people, 'commit-tree', `${branch}^{tree}`, ...parents, '-m', 'Merge')
    await remote('update-ref', 'refs/heads/main', merged)
    for (const pull of pulls) Object.assign(pull, { state: 'closed', merged: true })
  }

  /** Somebody pushes the plan to main, and the runner checks it out and starts the Action. */
  async function pushed(garden: Garden, content: string): Promise<Job> {
    await garden.commitElsewhere('main', { [inputs.plan ?? '']: content })
    await garden.git('fetch', '--quiet', garden.repository.folder, '+refs/heads/main:refs/remotes/checked-out')
    await garden.git('checkout', '--quiet', '-B', 'main', 'refs/remotes/checked-out')
    const variables = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }
    return runJob(garden, { inputs, variables })
  }
})
