import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { showRun } from '../../../src/index.ts'
import { type Files, repository, type TestRepository } from '../../support/git.ts'
import { textOf } from '../../support/page-data.ts'
import { editplan } from '../../support/program.ts'
import { edit, planText, type TestStep } from '../../support/runs.ts'

const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`

/** All that the command line says and writes: its streams, its JSON report, its page and its Markdown. */
async function told(repo: TestRepository, args: readonly string[], plan: string): Promise<string> {
  const run = (all: readonly string[]) => editplan(all, { cwd: repo.root, input: plan })
  const [report, page] = ['../report.json', '../page.html'].map((name) => join(repo.root, name)) as [string, string]
  const said = [
    await run([...args, '--report', report, '--html', page]),
    await run(['report', report, '--markdown', '-']),
  ].flatMap(({ stdout, stderr }) => [stdout, stderr])
  return [...said, ...[report, page].filter(existsSync).map((file) => textOf(readFileSync(file, 'utf8')))].join('\n')
}

const FILES: Files = { 'a.txt': 'one\n', '.github/a': '' }

const plan = (steps: readonly unknown[], more: object = {}): string => {
  const whole = JSON.parse(planText(steps as TestStep[]))
  return JSON.stringify({ ...whole, ...more, options: { reads: 'auto', on_error: 'continue' } })
}

describe('a credential of the base is nowhere in what the command line says', () => {
  const holding = `one\nkey: ${TOKEN}\nthree\n`
  it.each<[string, TestStep]>([
    ['a deletion', { tool: 'Delete', file_path: 'k.txt' }],
    ['a change beside it', edit('k.txt', 'one', 'two')],
    ['a change that removes it', edit('k.txt', TOKEN, 'none')],
    ['the nearest line', edit('k.txt', `key: ${TOKEN.slice(0, -1)}y`, 'none')],
    ['several places', edit('k.txt', 'e', 'f')],
  ])('%s', async (_, step) => {
    using repo = repository({ ...FILES, 'k.txt': holding })
    const checked = await told(repo, ['check', '-'], plan([step]))
    const applied = await told(repo, ['apply', '-'], plan([step]))
    const shown = applied.includes('1 applied') ? (await showRun({ root: repo.root, step: '1' })).patch : 'none'
    expect(checked + applied + shown).not.toMatch(/ghp_\w{6}/)
    expect(shown).toBeTypeOf('string')
  })
})
