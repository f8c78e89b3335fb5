import { describe, expect, it } from 'vitest'
import { repository } from '../../support/memory-repository.ts'
import { editplan } from '../../support/program.ts'

const planOf = (...steps: readonly object[]): string =>
  JSON.stringify({ version: 1, title: 'Find', steps: steps.map((step) => ({ tool: 'Edit', new_string: '', ...step })) })

/** What `check --find` prints as JSON, the matches in short. */
const found = async (cwd: string, plan: string, ...args: readonly string[]) => {
  const { exitCode, stdout, stderr } = await editplan(['check', '-', '--find', '--json', ...args], { cwd, input: plan })
  const report = JSON.parse(stdout)
  const rows = (report.matches ?? []).map(
    (one: { file_path: string; line: number; column: number; text: string; captures: object }) => [
      `${one.file_path}:${one.line}:${one.column}`,
      one.text,
      one.captures,
    ],
  )
  return { exitCode, report, rows, stderr }
}

describe('check --find', () => {
  it('names every place of texts, patterns and rules with what they captured, and writes nothing', async () => {
    using repo = repository({
      'a.ts': 'use(one(1), 2)\n// use(x)\n',
      'b.ts': '\ufeffuse(3)\r\n  use(four)\r\n',
      'c.txt': 'use(5)\n',
      'wide.txt': Buffer.from('\ufeffé use(6)\n', 'utf16le'),
    })
    const before = repo.git('status', '--porcelain') + repo.git('for-each-ref')
    const plan = planOf(
      { glob: '*.ts', pattern: 'use($A, $$$REST)' },
      { glob: '*', regex: 'use\\((?P<arg>\\w+)(,)?', id: 'words' },
      { glob: '*.ts', rule: { pattern: '$F($X)', inside: { pattern: 'use($$$)', stopBy: 'end' } } },
      { file_path: 'b.ts', old_string: 'use(3)\n  use' },
    )
    const { exitCode, report, rows } = await found(repo.root, plan)
    expect(exitCode).toBe(0)
    expect(rows).toEqual([
      ['a.ts:1:1', 'use(one(1), 2)', { $A: 'one(1)', $$$REST: '2' }],
      ['a.ts:1:1', 'use(one', { '$<arg>': 'one' }],
      ['a.ts:2:4', 'use(x', { '$<arg>': 'x' }],
      ['b.ts:1:1', 'use(3', { '$<arg>': '3' }],
      ['b.ts:2:3', 'use(four', { '$<arg>': 'four' }],
      ['c.txt:1:1', 'use(5', { '$<arg>': '5' }],
      ['wide.txt:1:3', 'use(6', { '$<arg>': '6' }],
      ['a.ts:1:5', 'one(1)', { $F: 'one', $X: '1' }],
      ['b.ts:1:1', 'use(3)\n  use', {}],
    ])
    expect(report.steps.map(({ matches, files }: { matches: number; files: number }) => [matches, files])).toEqual([
      [1, 1],
      [6, 4],
      [1, 1],
      [1, 1],
    ])
    expect(report.base).toBe(repo.git('rev-parse', 'HEAD').trim())
    expect(repo.git('status', '--porcelain') + repo.git('for-each-ref')).toBe(before)
  })

  it('finds in the checkout as it is, whatever earlier steps change', async () => {
    using repo = repository({ 'a.ts': 'one()\n' })
    repo.write({ 'a.ts': 'one()\none()\n' })
    const plan = planOf(
      { glob: '*.ts', old_string: 'one', new_string: 'two', replace_all: true },
      { glob: '*.ts', pattern: 'one()' },
      { tool: 'Write', file_path: 'b.ts', content: '', new_string: undefined },
    )
    const { rows, report } = await found(repo.root, plan)
    expect(rows).toHaveLength(4)
    expect(report.steps.map(({ searched }: { searched: boolean }) => searched)).toEqual([true, true, false])
    expect((await found(repo.root, plan, '--base', 'HEAD')).rows.length).toBeGreaterThan(0)
  })

  it('finds the same in a bare repository', async () => {
    using repo = repository({ 'a.ts': 'use(1)\nuse(2)\n' })
    const plan = planOf({ glob: '*.ts', pattern: 'use($A)' })
    const bare = await found(repo.root, plan, '--bare', repo.root, '--base', 'HEAD')
    expect(bare.rows).toHaveLength(2)
    expect(bare.rows).toEqual((await found(repo.root, plan)).rows)
  })

  it('finds nothing with exit code 0, and is refused for what cannot be searched with 1', async () => {
    using repo = repository({ 'a.ts': 'use(1)\n', 'b.bin': Buffer.from([0, 1, 2]) })
    expect(await found(repo.root, planOf({ glob: '*.ts', pattern: 'other($A)' }))).toMatchObject({
      exitCode: 0,
      rows: [],
    })
    const { exitCode, report, rows } = await found(
      repo.root,
      planOf(
        { file_path: 'b.bin', old_string: 'x' },
        { file_path: 'none.ts', regex: 'x' },
        { glob: '*.ts', pattern: 'use($A)' },
      ),
    )
    expect(exitCode).toBe(1)
    expect(
      report.steps.flatMap(({ errors = [] }: { errors?: { name: string }[] }) => errors.map(({ name }) => name)),
    ).toEqual(['IS_BINARY', 'FILE_NOT_FOUND'])
    expect(rows).toHaveLength(1)
    expect((await found(repo.root, planOf({ glob: '*.ts', pattern: 'use($A' }))).report.steps[0].errors[0].name).toBe(
      'INVALID_INPUT',
    )
  })

  it.each([['--diagnostics'], ['--repair', 'out.json'], ['--html', 'page.html']])(
    'is refused with %s',
    async (...args) => {
      using repo = repository({ 'a.ts': '' })
      const { exitCode } = await editplan(['check', '-', '--find', ...args], {
        cwd: repo.root,
        input: planOf({ glob: '*', regex: 'a' }),
      })
      expect(exitCode).toBe(2)
    },
  )

  it('shows neither files that a rule denies to read nor credentials', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`
    using repo = repository({
      'key.ts': `const key = '${token}'\nuse(1)\n`,
      'private/a.ts': 'use(2)\n',
      '.github/editplan.yml': 'version: 1\nrules:\n  deny: ["Read(private/**)"]\n',
    })
    const { rows } = await found(
      repo.root,
      planOf(
        { glob: '**/*.ts', regex: 'ghp_(\\w)(\\w+)|use\\((\\d)\\)' },
        { file_path: 'private/a.ts', old_string: 'use' },
      ),
    )
    expect(rows).toEqual([
      ['key.ts:1:14', '*'.repeat(40), { $1: '*', $2: '*'.repeat(35) }],
      ['key.ts:2:1', 'use(1)', { $3: '1' }],
    ])
  })

  it('is a table whose hostile texts neither move the cursor nor command a runner', async () => {
    using repo = repository({ '::error::a.ts': 'use("\x1b[2J\u202e", `\n::stop-commands::x`)\n' })
    const plan = planOf({ glob: '**/*.ts', pattern: 'use($$$A)', id: '::group::' })
    const { exitCode, stdout } = await editplan(['check', '-', '--find'], { cwd: repo.root, input: plan })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('a.ts:1:1')
    expect(stdout).not.toMatch(/[\x1b\u202e]|^\s*::/m)
    expect(stdout.split('\n').filter((line) => line.includes('a.ts:1:1'))).toHaveLength(1)
  })

  it('searches several repositories, each with its report and a row', async () => {
    using web = repository({ 'a.ts': 'use(1)\n' })
    using api = repository({ 'b.ts': 'other()\n' })
    const input = planOf({ glob: '*.ts', pattern: 'use($A)' })
    const args = ['check', '-', '--find', '--repo', web.root, '--repo', api.root]
    const reports = JSON.parse((await editplan([...args, '--json'], { cwd: web.root, input })).stdout)
    expect(reports.map(({ matches }: { matches: object[] }) => matches.length)).toEqual([1, 0])
    expect(reports.map(({ repository: folder }: { repository: string }) => folder)).toEqual([web.root, api.root])
    const rows = (await editplan(args, { cwd: web.root, input })).stdout.trimEnd().split('\n').slice(-2)
    expect(rows.map((row) => /\d+ match/.exec(row)?.[0])).toEqual(['1 match', '0 match'])
  })
})
