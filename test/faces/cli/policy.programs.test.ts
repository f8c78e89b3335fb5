import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/core/report/report.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { planText, write } from '../../support/runs.ts'

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

describe('a run under a policy', () => {
  it('shows the end of a failed verification, keeps the whole beside the report, and exits with 3', async () => {
    const said = await run(['apply', '-', '--report', 'out.json'], planText([write('new.txt', 'x\n')]))
    expect(said.exitCode).toBe(3)
    for (const text of ['tests', '2 failed', 'VERIFY_FAILED', 'out.verify-1.txt']) expect(said.stdout).toContain(text)
    expect(repo.read('out.verify-1.txt').toString()).toBe('2 failed\n')
    const report = reportSchema().parse(JSON.parse(repo.read('out.json').toString()))
    expect(report.verifications).toMatchObject([{ ok: false, output: join(repo.root, 'out.verify-1.txt') }])
    const quiet = await run(['apply', '-', '--quiet'], planText([write('new.txt', 'x\n')]))
    expect(quiet).toMatchObject({ exitCode: 3, stdout: '', stderr: expect.stringContaining('VERIFY_FAILED') })
  })
})
