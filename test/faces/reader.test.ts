import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundles } from '../support/bundles.ts'
import { repository, testEnvironment } from '../support/git.ts'
import { edit, planText } from '../support/runs.ts'

/** Starts a program whose output nobody reads; its exit code, and what it says to standard error. */
async function unread(script: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(process.execPath, [join(await bundles(), script), ...args], options)
  child.stdout?.destroy()
  let said = ''
  child.stderr?.on('data', (part) => (said += part))
  const [exitCode] = await once(child, 'close')
  return { exitCode, said }
}

const PLANTED = { 'a.txt': 'one\n', 'plan.json': planText([edit('a.txt', 'one', 'two')]) }

it.each([['--version'], ['--help'], ['check plan.json'], ['check plan.json --json']])(
  'the command line ends well without a word where nobody reads `%s`',
  async (words) => {
    using repo = repository(PLANTED)
    const ended = await unread('cli.js', words.split(' '), { cwd: repo.root, env: testEnvironment() })
    expect(ended).toEqual({ exitCode: 0, said: '' })
  },
)

it('the Action keeps its exit code where nobody reads its log', async () => {
  using repo = repository(PLANTED)
  const env = { ...testEnvironment(), GITHUB_WORKSPACE: repo.root, RUNNER_TEMP: repo.root, INPUT_PLAN: 'gone.json' }
  expect(await unread('action.js', [], { cwd: repo.root, env })).toEqual({ exitCode: 2, said: '' })
})
