import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, temporaryFolder } from '../../support/folder.ts'
import type { TestRepository } from '../../support/git.ts'
import { repository } from '../../support/memory-repository.ts'
import { textOf } from '../../support/page-data.ts'
import { editplan } from '../../support/program.ts'
import { edit, planText, type TestStep, write } from '../../support/runs.ts'

const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`

/** All that the command line says and writes: its streams, its JSON report, its page and its Markdown. */
async function told(repo: TestRepository, args: readonly string[], plan: string): Promise<string> {
  const run = (all: readonly string[]) => editplan(all, { cwd: repo.root, input: plan })
  using folder = temporaryFolder()
  const [report, page] = [join(folder.path, 'report.json'), join(folder.path, 'page.html')]
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

const ONE = edit('a.txt', 'one', 'two')

const PLANS: readonly (readonly [string, string])[] = [
  ['the title', plan([ONE], { title: `x ${TOKEN}` })],
  ['the description', plan([ONE], { description: `x ${TOKEN}` })],
  ['the author', plan([ONE], { author: { name: TOKEN, email: 'a@example.org' } })],
  ['the base', plan([ONE], { base: TOKEN })],
  ['a branch as the base', plan([ONE], { base: `origin/${TOKEN}` })],
  ['an id', plan([{ ...ONE, id: TOKEN }])],
  ['two ids', plan([ONE, ONE].map((step) => ({ ...step, id: TOKEN })))],
  ['a reason', plan([{ ...ONE, why: `since ${TOKEN}` }])],
  ['a path', plan([write(`${TOKEN}.txt`, 'x\n')])],
  ['a path that leaves', plan([write(`../${TOKEN}`, 'x\n')])],
  ['a path too long to quote', plan([write(`../${'x/'.repeat(90)}${TOKEN}`, 'x\n')])],
  ['a destination', plan([{ tool: 'Move', file_path: 'a.txt', new_path: `${TOKEN}.txt` }])],
  ['a destination of what is not there', plan([{ tool: 'Move', file_path: 'b.txt', new_path: `${TOKEN}.txt` }])],
  ['a glob', plan([{ tool: 'Edit', glob: `${TOKEN}/*`, old_string: 'one', new_string: 'two' }])],
  ['a pattern', plan([{ tool: 'Edit', file_path: 'a.txt', regex: `${TOKEN}(`, new_string: 'two' }])],
  ['a text to find', plan([edit('a.txt', `one\n${TOKEN}`, 'two')])],
  ['a text to put', plan([edit('a.txt', 'one', TOKEN)])],
  ['the file of a condition', plan([{ ...ONE, when: { file_path: TOKEN, exists: true } }])],
  ['the text of a condition', plan([{ ...ONE, when: { contains: TOKEN } }])],
  ['a cell', plan([{ tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell_id: TOKEN, new_source: 'x' }])],
  ['an unknown key', plan([{ ...ONE, [TOKEN]: 1 }])],
  ['an unknown tool', plan([{ ...ONE, tool: TOKEN }])],
  ['an option', plan([ONE], { [TOKEN]: TOKEN })],
  ['what is no plan', `title: [${TOKEN}`],
  ['a JSON plan that breaks off', `{"version": 1, "title": "${TOKEN}`],
]

describe('a credential of a plan is nowhere in what the command line says', () => {
  let repo: TestRepository
  beforeAll(() => {
    repo = repository(FILES)
  })
  afterAll(() => repo?.[Symbol.dispose]())

  it.each(PLANS)('in %s', async (_, text) => {
    const all = await told(repo, ['check', '-'], text)
    expect(all).not.toMatch(/ghp_\w{6}/)
    expect(all.length).toBeGreaterThan(200)
    expect(all).not.toContain('memory-git')
  })
})
