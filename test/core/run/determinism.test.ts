import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtCli } from '../../support/cli.ts'
import { repository, temporaryFolder, testEnvironment } from '../../support/git.ts'
import { edit, planText, write } from '../../support/runs.ts'

const PLAN = planText(
  [
    edit('beds/rose.txt', 'red', 'white', { why: 'a calmer bed', id: 'bleach' }),
    write('beds/Ünïcode ✿.txt', 'Blume\r\n'),
    edit('run.sh', 'hi', 'ho'),
  ],
  { title: 'Gärten' },
)

/** How a machine may differ; `umask` in octal. */
interface Machine {
  readonly node: string
  readonly umask: string
  /** Where the command is called, below the checkout. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Git configuration of the user. */
  readonly configuration: string
}

const PLAIN: Machine = { node: process.execPath, umask: '022', cwd: '.', env: {}, configuration: '' }

const ODD: Machine = {
  node: process.execPath,
  umask: '077',
  cwd: 'beds',
  env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', GIT_AUTHOR_DATE: '1 +0000' },
  configuration: `[user]
	name = Somebody
	email = somebody@example.com
[commit]
	gpgsign = true
	template = /nowhere
[core]
	abbrev = 4
	hooksPath = /nowhere
	quotePath = false
[i18n]
	commitEncoding = ISO-8859-1
	logOutputEncoding = ISO-8859-1
[log]
	showSignature = true
`,
}

const other = process.env.EDITPLAN_TEST_NODE
const MACHINES: readonly Machine[] = [
  PLAIN,
  ODD,
  ...(other
    ? [
        { ...ODD, node: other },
        { ...PLAIN, node: other },
      ]
    : []),
]

it('gives the same commits on any machine: Node, time zone, locale, umask, folder and configuration of the user', async () => {
  const cli = await builtCli()
  using repo = repository({ 'beds/rose.txt': 'rose\nred\n', 'run.sh': 'echo hi\n' })
  repo.chmod('run.sh', 0o755)
  repo.commit()
  const commits = MACHINES.map((machine) => commitsOn(machine, { cli: cli.file, origin: repo.root }))
  expect(commits[0]).toHaveLength(3)
  for (const ids of commits) expect(ids).toEqual(commits[0])
})

function commitsOn(machine: Machine, { cli, origin }: { cli: string; origin: string }): readonly string[] {
  using folder = temporaryFolder()
  const root = join(folder.path, 'a checkout')
  execFileSync('git', ['clone', '-q', origin, root], { env: testEnvironment() })
  mkdirSync(join(folder.path, 'home'))
  writeFileSync(join(folder.path, 'home', '.gitconfig'), machine.configuration)
  const script = `umask ${machine.umask} && exec "$0" "$1" apply - --json`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, machine.node, cli], {
    cwd: join(root, machine.cwd),
    input: PLAN,
    encoding: 'utf8',
    env: { ...testEnvironment(), HOME: join(folder.path, 'home'), ...machine.env },
  })
  expect(status, stderr).toBe(0)
  const report: { head: { commit: string }; steps: { commit: string }[] } = JSON.parse(stdout)
  expect(report.steps.at(-1)?.commit).toBe(report.head.commit)
  return report.steps.map(({ commit }) => commit)
}
