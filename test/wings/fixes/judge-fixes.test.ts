import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeFixes, planFixes } from '../../../src/wings/fixes/index.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { programOnPath } from '../../support/program-on-path.ts'
import { toyArgv } from '../../support/toy-language.ts'

const TSC = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

const policy = (more: object): string => JSON.stringify({ version: 1, ...more })

/** What ESLint prints of texts to replace: one message a rule. */
const output =
  (files: Readonly<Record<string, readonly (readonly [rule: string, from: string, to: string])[]>>) =>
  (repo: TestRepository): string =>
    JSON.stringify(
      Object.entries(files).map(([filePath, fixes]) => {
        const source = repo.read(filePath).toString()
        const messages = fixes.map(([ruleId, from, to]) => {
          const at = source.indexOf(from)
          return { ruleId, message: ruleId, line: 1, column: 1, fix: { range: [at, at + from.length], text: to } }
        })
        return { filePath, messages, errorCount: messages.length, source }
      }),
    )

const planOf = async (repo: TestRepository, text: string) => {
  const { plan } = await planFixes({ root: repo.root, sources: [{ name: 'eslint.json', text }] })
  if (!plan) throw new Error('there is no plan')
  return plan
}

/** Of `env` only the brackets may stay. */
const TYPED = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noPropertyAccessFromIndexSignature: true,
      types: [],
      target: 'es2022',
      lib: ['es2022'],
    },
    files: ['env.ts', 'shop.ts'],
  }),
  'env.ts': "const env: Record<string, string> = {}\nvar home = env['HOME']\nexport const at = 'x' + home\n",
  'shop.ts': "const total = { sum: 1 }\nvar all = total['sum']\nexport const say = 'sum ' + all\n",
}
const PROPOSED = output({
  'env.ts': [
    ['no-var', 'var', 'let'],
    ['dot-notation', "['HOME']", '.HOME'],
    ['prefer-template', "'x' + home", '`x${home}`'],
  ],
  'shop.ts': [
    ['no-var', 'var', 'let'],
    ['dot-notation', "['sum']", '.sum'],
    ['prefer-template', "'sum ' + all", '`sum ${all}`'],
  ],
})
const VERIFIED = { verify: [{ name: 'types', run: [process.execPath, TSC, '--noEmit', '-p', '.'] }] }

describe('fixes of which one breaks the build', () => {
  it('go without that one, where the TypeScript compiler is the judge: the command line names its rule', async () => {
    using repo = repository({ ...TYPED, '.github/editplan.yml': policy(VERIFIED) })
    repo.write({ 'eslint.json': PROPOSED(repo) })
    const { exitCode, stdout } = await editplan(['fix', '--judge', '--apply', 'eslint.json'], { cwd: repo.root })
    const names = stdout.split('\n').filter((line) => line.startsWith('left out'))
    expect({ exitCode, names }).toEqual({ exitCode: 0, names: [expect.stringMatching(/env\.ts.*TS4111/)] })
    expect(repo.read('shop.ts').toString()).toContain('let all = total.sum')
    expect(repo.read('env.ts').toString()).toBe(
      "const env: Record<string, string> = {}\nlet home = env['HOME']\nexport const at = `x${home}`\n",
    )
  }, 60_000)

  it.skipIf(!programOnPath('rustc'))(
    'go without that one, where rustc is the judge',
    async () => {
      using built = temporaryFolder()
      const run = ['rustc', '--edition=2021', '--emit=metadata', '-o', path.join(built.path, 'main'), 'main.rs']
      using repo = repository({
        'main.rs':
          'fn main() {\n    let mut one = (1);\n    let mut two = (2);\n    two += one;\n    println!("{}", two);\n}\n',
        '.github/editplan.yml': policy({ verify: [{ run }] }),
      })
      const text = output({
        'main.rs': [
          ['unused_mut', 'mut one', 'one'],
          ['unused_mut', 'mut two', 'two'],
          ['unused_parens', '(1)', '1'],
          ['unused_parens', '(2)', '2'],
        ],
      })(repo)
      const { left, passes } = await judgeFixes(await planOf(repo, text), { root: repo.root })
      expect({ left, passes }).toMatchObject({
        passes: true,
        left: [{ source: 'eslint/unused_mut', index: 2, reason: expect.stringContaining('E0384') }],
      })
    },
    60_000,
  )

  it.skipIf(!programOnPath('go'))(
    'go without that one, where go is the judge',
    async () => {
      using repo = repository({
        'go.mod': 'module shop\n\ngo 1.19\n',
        'shop.go': 'package shop\n\nfunc F(x int) int {\n\tx = x\n\ty := x\n\ty = y\n\treturn y\n}\n',
        '.github/editplan.yml': policy({
          verify: [{ run: ['go', 'build', './...'] }],
        }),
      })
      const text = output({
        'shop.go': [
          ['assign', '\tx = x\n', ''],
          ['assign', '\ty := x\n', ''],
          ['assign', '\ty = y\n', ''],
        ],
      })(repo)
      const { left, passes } = await judgeFixes(await planOf(repo, text), { root: repo.root })
      expect({ passes, left: left.map(({ index }) => index) }).toEqual({ passes: true, left: [2] })
    },
    60_000,
  )

  it('go without the steps after which a language server reports something new', {
    tags: 'quick',
    timeout: 60_000,
  }, async () => {
    using repo = repository({
      'user.toy': 'export getUser\n',
      'use.toy': "import getUser from './user.toy'\n",
      'note.toy': 'export note\n',
      '.github/editplan.yml': policy({ diagnostics: [{ server: toyArgv(), files: '*.toy' }] }),
    })
    const text = output({
      'user.toy': [['rename', 'getUser', 'fetchUser']],
      'note.toy': [['rename', 'note', 'notes']],
    })(repo)
    const judged = await judgeFixes(await planOf(repo, text), { root: repo.root })
    expect(judged).toMatchObject({ passes: true, left: [{ source: 'eslint/rename', file_path: 'user.toy' }] })
    expect(judged.plan?.steps).toHaveLength(1)
  })

  it('are not judged by a build that fails without them, or by a policy that checks nothing', async () => {
    const fails = { verify: [{ run: [process.execPath, '-e', 'process.exit(1)'] }] }
    using repo = repository({ 'a.js': 'var a\n', '.github/editplan.yml': policy(fails) })
    const plan = await planOf(repo, output({ 'a.js': [['no-var', 'var', 'let']] })(repo))
    expect(await judgeFixes(plan, { root: repo.root })).toMatchObject({ passes: false, left: [] })
    repo.write({ 'eslint.json': output({ 'a.js': [['no-var', 'var', 'let']] })(repo) })
    expect((await editplan(['fix', '--judge', '--apply', 'eslint.json'], { cwd: repo.root })).exitCode).not.toBe(0)
    expect(repo.read('a.js').toString()).toBe('var a\n')
    repo.write({ '.github/editplan.yml': policy({}) })
    repo.commit()
    await expect(judgeFixes(plan, { root: repo.root })).rejects.toMatchObject({ name: 'USAGE' })
  }, 60_000)

  it('are refused before they are judged where the policy denies one, unless the others are to go on', async () => {
    using repo = repository({
      'a.js': 'var a\n',
      'b.js': 'var b\n',
      '.github/editplan.yml': policy({
        rules: { deny: ['Edit(b.js)'] },
        verify: [{ run: [process.execPath, '-e', ''] }],
      }),
    })
    const text = output({ 'a.js': [['no-var', 'var', 'let']], 'b.js': [['no-var', 'var', 'let']] })(repo)
    const plan = await planOf(repo, text)
    await expect(judgeFixes(plan, { root: repo.root })).rejects.toMatchObject({ name: 'PATH_DENIED' })
    const judged = await judgeFixes(plan, { root: repo.root, keepGoing: true })
    expect(judged).toMatchObject({ passes: true, left: [{ index: 2, file_path: 'b.js' }] })
    expect(judged.plan?.steps).toHaveLength(1)
  }, 60_000)
})
