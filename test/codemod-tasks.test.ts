import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
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
function applied(folder: string, repositories: readonly string[]) {
  const args = ['scripts/codemod-tasks.mjs', '--tasks', folder, ...repositories.flatMap((git) => ['--git', git])]
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
