import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/core/report/report.ts'
import type { TestRepository } from '../../support/git.ts'
import { repository } from '../../support/memory-repository.ts'
import { editplan } from '../../support/program.ts'
import { edit, planText } from '../../support/runs.ts'

let repo: TestRepository
beforeAll(() => {
  const verify = [{ name: 'tests', run: [process.execPath, '-e', 'console.log("2 failed"); process.exit(1)'] }]
  repo = repository({
    'a.txt': 'one\n',
    'infra/prod.tf': 'one\n',
    '.github/editplan.yml': JSON.stringify({ version: 1, rules: { ask: ['Edit(infra/**)'] }, verify }),
  })
})
afterAll(() => repo?.[Symbol.dispose]())

/** The command line in this process, in the repository, with a plan on standard input. */
const run = (args: readonly string[], input = '') => editplan(args, { cwd: repo.root, input })

describe('editplan policy test', () => {
  it.each([
    [['a.txt'], 0, 'default'],
    [['./infra//prod.tf', '--tool', 'Write'], 3, 'Edit(infra/**)'],
    [['infra/prod.tf', '--tool', 'Read'], 0, 'default'],
    [['CODEOWNERS'], 3, 'protected: code owners'],
  ])('%j exits with %i and names the rule %s', async (args, exitCode, rule) => {
    const said = await run(['policy', 'test', ...args])
    expect(said.exitCode).toBe(exitCode)
    expect(said.stdout).toContain(rule)
    expect(JSON.parse((await run(['policy', 'test', ...args, '--json'])).stdout)).toMatchObject({ rule })
  })

  it.each([
    ['a path', ['a.txt']],
    ['a command', ['--command', 'npm test']],
  ])('says of %s that the policy of the work tree is not read where it is another', async (_, args) => {
    using other = repository({ 'a.txt': 'one\n' })
    const test = () => run(['policy', 'test', ...args, '--repo', other.root])
    expect((await test()).stderr).toBe('')
    other.write({ '.github/editplan.yml': 'version: 1\n' })
    expect((await test()).stderr).toContain('.github/editplan.yml')
    other.commit()
    expect((await test()).stderr).toBe('')
  })

  it('refuses what no policy allows, and files that are not policies', async () => {
    expect(await run(['policy', 'test', '../x'])).toMatchObject({ exitCode: 3, stdout: '' })
    writeFileSync(join(repo.root, 'mine.yml'), 'version: 2\n')
    expect(await run(['policy', 'test', 'a.txt', '--policy', 'mine.yml'])).toMatchObject({ exitCode: 2, stdout: '' })
  })
})

describe('a run under a policy', () => {
  it('asks nobody where the plan comes from standard input, and exits with 3', async () => {
    const { exitCode, stdout } = await run(['check', '-', '--json'], planText([edit('infra/prod.tf', 'one', 'two')]))
    expect(exitCode).toBe(3)
    const [step] = reportSchema().parse(JSON.parse(stdout)).steps
    expect(step).toMatchObject({ error: { name: 'POLICY_ASK' }, policy: { behavior: 'ask', rule: 'Edit(infra/**)' } })
  })
})
