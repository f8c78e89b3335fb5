import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { bundles } from './support/bundles.ts'
import { repository } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { runPageScript } from './support/page-shell.ts'

const PAGE = readFileSync(new URL('../docs/agent-in-ci.md', import.meta.url), 'utf8')

const MINUTES = 600_000

let cli: string
beforeAll(async () => {
  cli = join(await bundles(), 'cli.js')
})

it('is read in five minutes: at most 600 words', () => {
  expect(PAGE.trim().split(/\s+/).length).toBeLessThanOrEqual(600)
})

it('records an agent on your own machine, shows the pull request that would be opened, and runs the Action on the same plan', {
  timeout: MINUTES,
}, async () => {
  const script = blocksOf(PAGE)
    .filter(({ text }) => text.includes(' claude ') || text.includes('action.js'))
    .map(({ text }) => text.replace('../editplan/dist', dirname(cli)))
  using repo = repository({ 'src/user.js': 'export const getUser = 1\n' })
  repo.git('remote', 'add', 'origin', 'https://github.com/octo-org/garden.git')
  const finished = runPageScript(repo, {
    script: script.join('\n'),
    programs: {
      npx: { lines: `shift; exec "${process.execPath}" "${cli}" "$@"` },
      claude: { lines: "sed -i 's/getUser/fetchUser/' src/user.js" },
    },
  })
  expect(finished).toMatchObject({ status: 0 })
  expect(finished.stdout.split('pull-request-operation: none')).toHaveLength(2)
  expect(finished.stdout.split('+export const fetchUser = 1').length).toBeGreaterThan(2)
})
