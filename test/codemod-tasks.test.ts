import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatPlan } from '../src/index.ts'
import { type Files, repository, temporaryFolder, testEnvironment } from './support/git.ts'
import { WHOLE } from './support/whole.ts'

const root = path.resolve(import.meta.dirname, '..')
const tasks = path.join(root, 'examples/tasks')
const names = readdirSync(tasks)

const cell = { cell_type: 'code', execution_count: null, id: 'a', metadata: {}, outputs: [], source: ['load_user(1)'] }
const FULL: Files = {
  'package.json': '{\n  "name": "full",\n  "author": "nobody",\n  "contributors": ["a", "b"]\n}\n',
  'lib/a.js': "const fs = require('fs')  \nexports.noop = () => Object.assign({}, fs, x.hasOwnProperty.call(a, b))\n",
  'lib/b.js': 'x.hasOwnProperty(b)\nObject.assign(a)\n//# sourceMappingURL=b.js.map\n',
  'lib/b.js.map': '{}\n',
  'README.md': 'See http://github.com/a/b\n',
  'SECURITY.md': 'Write to us.\n',
  'old.md': Buffer.from('http://github.com \xe9\n', 'latin1'),
  '.github/workflows/ci.yml': 'on: push\njobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n',
  'demo.ipynb': `${JSON.stringify({ cells: [cell], metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`,
}

/** The script's exit code and the cells of its rows. */
const applied = (folder: string, repositories: readonly string[]) =>
  told(['--tasks', folder, ...repositories.flatMap((git) => ['--git', git])])

function told(options: readonly string[]) {
  const args = ['scripts/codemod-tasks.mjs', ...options]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env: testEnvironment(), encoding: 'utf8' })
  const rows = stdout.trim().split('\n').slice(2)
  return { status, rows: rows.map((row) => row.split('|').map((text) => text.trim())) }
}

describe('the tasks', () => {
  it('are formatted', () => {
    for (const name of names) {
      const text = readFileSync(path.join(tasks, name), 'utf8')
      expect(formatPlan({ name, text })).toEqual({ ok: true, text })
    }
  })

  it.runIf(WHOLE)(
    'each change a repository that needs them, once, and leave alone one that does not',
    () => {
      using full = repository(FULL)
      using bare = repository({ 'LICENSE.txt': 'Do what you want.\n' })
      const { status, rows } = applied(tasks, [full.root, bare.root])
      const plans = names.filter((name) => !name.endsWith('.older.yaml'))
      expect(rows.filter(([, , , , , , second]) => second !== '0')).toEqual([])
      expect(rows).toHaveLength(2 * plans.length)
      expect(status).toBe(0)
      const changed = (at: number) => rows.filter((row, index) => index % 2 === at && Number(row[5]) > 0).length
      expect([changed(0), changed(1)]).toEqual([plans.length, 1])
    },
    120_000,
  )

  it('stand beside what a peer makes of the same commit, byte for byte, or are explained', () => {
    using mirrors = temporaryFolder()
    using folder = temporaryFolder()
    using repo = repository({ 'a.js': 'var a = f(1)\n', 'b.js': 'g(f(f(2)))\n' })
    cpSync(repo.root, path.join(mirrors.path, 'a+b'), { recursive: true })
    const write = (name: string, text: string) => writeFileSync(path.join(folder.path, name), text)
    const step = { tool: 'Edit', glob: '*.js', pattern: 'f($A)', replace_all: true, nested: 'inner-first' }
    const plan = (title: string, new_string: string) =>
      JSON.stringify({ version: 1, title, steps: [{ ...step, new_string, expect_matches: { min: 0 } }] })
    for (const name of ['alike', 'explained', 'unlike']) write(`${name}.yaml`, plan(name, 'h($A)'))
    write('alike.ast-grep.yml', 'id: a\nlanguage: JavaScript\nrule: { pattern: f($A) }\nfix: h($A)\n')
    for (const name of ['explained', 'unlike'])
      write(`${name}.ast-grep.yml`, 'id: a\nlanguage: JavaScript\nrule: { pattern: f($A) }\nfix: i($A)\n')
    const commit = repo.git('rev-parse', 'HEAD')
    const tasks = {
      repository: 'a/b',
      commit,
      tasks: ['alike', 'explained', 'unlike'],
      unlike: { explained: 'by hand' },
    }
    write('repositories.yaml', JSON.stringify([tasks]))
    const { status, rows } = told(['--mirrors', mirrors.path, '--peers', folder.path])
    expect(rows.map(([, task, , , , files, second, beside]) => [task, files, second, beside])).toEqual([
      ['alike', '2', '0', 'the same after 2 runs'],
      ['explained', '2', '0', '2 of 2 files differ after 2 runs: by hand'],
      ['unlike', '2', '0', '2 of 2 files differ after 2 runs: a.js, b.js'],
    ])
    expect(status).toBe(1)
  }, 60_000)

  it('beside peers are plans as fmt writes them, each with one peer and a pinned commit', () => {
    const beside = path.join(root, 'bench/tasks')
    const listed = parse(readFileSync(path.join(beside, 'repositories.yaml'), 'utf8')) as {
      readonly commit: string
      readonly tasks: readonly string[]
    }[]
    const files = readdirSync(beside).filter((name) => name !== 'repositories.yaml')
    const wanted = listed.flatMap(({ tasks }) => tasks)
    expect(wanted.length).toBeGreaterThanOrEqual(24)
    for (const { commit } of listed) expect(commit).toMatch(/^[0-9a-f]{40}$/)
    for (const task of wanted) {
      const text = readFileSync(path.join(beside, `${task}.yaml`), 'utf8')
      expect(formatPlan({ name: 'plan.yaml', text })).toEqual({ ok: true, text })
      expect(files.filter((name) => name.startsWith(`${task}.`))).toHaveLength(2)
    }
    expect(files).toHaveLength(2 * wanted.length)
  })

  it('fail where a second run changes something, or is refused', () => {
    using folder = temporaryFolder()
    using repo = repository({ 'a.txt': 'a\n' })
    const step = { tool: 'Edit', glob: 'a.txt', old_string: 'a', replace_all: true, expect_matches: { min: 0 } }
    const write = (name: string, input: object) =>
      writeFileSync(
        path.join(folder.path, name),
        JSON.stringify({ version: 1, title: 't', steps: [{ ...step, ...input }] }),
      )
    write('again.yaml', { new_string: 'aa' })
    write('refused.yaml', { new_string: 'b', expect_matches: 1 })
    const { status, rows } = applied(folder.path, [repo.root])
    expect(status).toBe(1)
    expect(rows.map(([, name, , , , first, second]) => [name, first, second?.split(':')[0]])).toEqual([
      ['again', '1', '1'],
      ['refused', '1', 'STRING_NOT_FOUND'],
    ])
  }, 60_000)
})
