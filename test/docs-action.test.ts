import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { bundles } from './support/bundles.ts'
import { plantGarden } from './support/garden.ts'
import { repository } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { runPageScript } from './support/page-shell.ts'

const PAGE = readFileSync(new URL('../docs/agent-in-ci.md', import.meta.url), 'utf8')

const MINUTES = 600_000

it('is read in five minutes: at most 600 words', () => {
  expect(PAGE.trim().split(/\s+/).length).toBeLessThanOrEqual(600)
})

it('runs the Action on your own machine by the line of the page, and sends nothing', { timeout: MINUTES }, async () => {
  const line = blocksOf(PAGE).find(({ text }) => text.includes('action.js'))?.text ?? ''
  await using garden = await plantGarden()
  writeFileSync(
    join(garden.checkout, 'plan.yaml'),
    'version: 1\ntitle: Plant\noptions: { reads: auto }\nsteps:\n  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: red }\n',
  )
  const script = line.replace('node_modules/editplan/dist', await bundles())
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', script], {
    cwd: garden.checkout,
    env: {
      PATH: process.env.PATH,
      HOME: garden.checkout,
      GITHUB_SERVER_URL: garden.github.serverUrl,
      GITHUB_API_URL: garden.github.apiUrl,
    },
  })
  expect(stdout).toContain('Plant')
  expect(garden.github.traffic).toEqual([])
})

it('records an agent on your own machine, and shows the pull request that would be opened', {
  timeout: MINUTES,
}, async () => {
  const script = blocksOf(PAGE).find(({ language }) => language === 'bash')?.text ?? ''
  using repo = repository({ 'src/user.js': 'export const getUser = 1\n' })
  repo.git('remote', 'add', 'origin', 'https://github.com/ada/users.git')
  const cli = join(await bundles(), 'cli.js')
  const finished = runPageScript(repo, {
    script,
    programs: {
      npx: { lines: `shift; exec "${process.execPath}" "${cli}" "$@"` },
      claude: { lines: "sed -i 's/getUser/fetchUser/' src/user.js" },
    },
  })
  expect(finished).toMatchObject({ status: 0 })
  expect(finished.stdout).toContain('fetchUser')
})
