import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePlan } from '../src/plan/parse.ts'
import { type BuiltCli, buildCli } from './support/cli.ts'
import { repository, temporaryFolder, testEnvironment } from './support/git.ts'

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
    cli = await buildCli()
  })
  afterAll(() => cli?.[Symbol.dispose]())

  it('names on its first screen a demo that runs from dist alone, without an install', () => {
    expect(firstScreen).toContain('node dist/cli.js demo')
    using folder = temporaryFolder()
    cpSync(path.join(root, 'dist'), path.join(folder.path, 'dist'), { recursive: true })
    const options = { cwd: folder.path, env: testEnvironment(), encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', 'demo'], options)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('names on its first screen the command that passes the tests', () => {
    const scripts: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
    expect(firstScreen).toContain('npm ci && npm test')
    expect(scripts).toMatchObject({ test: 'vitest run' })
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
