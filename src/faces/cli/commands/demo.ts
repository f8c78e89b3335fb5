import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { paint, wrap } from '../../../core/report/terminal/style.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, withInputs } from '../options.ts'
import { renderProposal } from '../patch.ts'
import { readPlans } from '../read-plans.ts'

const FILES: Readonly<Record<string, string>> = {
  'README.md': '# Greeting\n\nCall `getUser(id)` to look a user up.\n',
  'src/user.js': `const API = 'https://example.com/users'

export async function getUser(id) {
  const response = await fetch(API + '/' + encodeURIComponent(id))
  return response.json()
}
`,
  'src/greeting.js': `import { getUser } from './user.js'

export const greeting = async (id) => 'Good morning, ' + (await getUser(id)).name
`,
  'notebooks/greeting.ipynb': `${JSON.stringify(
    {
      cells: [
        { cell_type: 'markdown', id: 'title', metadata: {}, source: ['# Greeting'] },
        {
          cell_type: 'code',
          execution_count: 1,
          id: 'call',
          metadata: {},
          outputs: [],
          source: ["const user = await getUser('ada')"],
        },
      ],
      metadata: { kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' } },
      nbformat: 4,
      nbformat_minor: 5,
    },
    null,
    1,
  )}\n`,
}

/** A plan as an agent writes it: every tool, a repeated edit, and an edit that quotes text that is not in the file. */
const PLAN = `version: 1
title: Rename getUser to fetchUser
description: The function does network I/O, which \`get\` hides.
steps:
  - { tool: Read, file_path: src/user.js }
  - tool: Edit
    id: declaration
    why: the name hides the network call
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - { tool: Read, file_path: src/greeting.js }
  - tool: Edit
    id: callers
    file_path: src/greeting.js
    old_string: getUser
    new_string: fetchUser
    replace_all: true
  - tool: Edit
    id: declaration-again
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - tool: Write
    id: docs
    why: somebody will ask
    file_path: docs/fetch-user.md
    content: |
      # fetchUser

      Asks the network for one user.
  - { tool: Read, file_path: notebooks/greeting.ipynb }
  - tool: NotebookEdit
    id: notebook
    notebook_path: notebooks/greeting.ipynb
    cell_id: call
    new_source: const user = await fetchUser('ada')
  - { tool: Read, file_path: README.md }
  - tool: Edit
    id: readme
    file_path: README.md
    old_string: Call \`getuser(id)\`
    new_string: Call \`fetchUser(id)\`
`

/** Creates `greeting/` with one commit of the given files, and `remote.git` that it is pushed to, inside a folder. */
function makeRepository(folder: string, files: Readonly<Record<string, string>>) {
  const root = path.join(folder, 'greeting')
  const remote = path.join(folder, 'remote.git')
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, env: ENVIRONMENT, encoding: 'utf8' })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  git('init', '--quiet', '--initial-branch=main')
  git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  git('add', '--all')
  git('commit', '--quiet', '--message=Greet people')
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return { root, git }
}

/** Ignores the user's git configuration, so that the demo looks the same everywhere. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-05-01T10:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '2026-05-01T10:00:00Z',
}

type RunCommand = (args: readonly string[], context: Context) => Promise<number>

const OWN = [
  {
    name: 'keep',
    type: 'flag',
    about: 'keep the repository afterwards',
    verbs: ['demo'],
    of: 'face',
    option: ['', 'Options'],
  },
] as const satisfies readonly Input[]

/** `editplan demo`: a plan from apply to pull request, in a temporary folder. */
export const demoCommand =
  (run: RunCommand): CommandFactory =>
  (context, finish) =>
    withInputs(new Command('demo'), { own: OWN })
      .summary('try everything on a small built-in example')
      .description(
        'Creates a small repository with a remote in a temporary folder, applies a plan with every tool, a duplicate and a refusal, undoes it, and shows the pull request that it would open.',
      )
      .addHelpText('after', examples('editplan demo', 'editplan demo --keep'))
      .action(async ({ keep }: InputsOf<'demo', (typeof OWN)[number]>) => {
        const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'editplan-demo-')))
        try {
          await demo(folder, context, run)
        } finally {
          if (!keep) rmSync(folder, { recursive: true, force: true })
        }
        if (keep) context.stdout(`\nThe repository is in ${folder}.\n`)
        finish(0)
      })

async function demo(folder: string, context: Context, run: RunCommand): Promise<void> {
  const { root, git } = makeRepository(folder, FILES)
  writeFileSync(path.join(folder, 'plan.yaml'), PLAN)
  const inside: Context = { ...context, cwd: root, live: false }
  const { say, editplan } = narrator(inside, run)
  say(
    'A small repository, and a plan of ten steps from an agent: one edit is repeated, and one quotes a line that is not in its file.',
  )
  await editplan('apply', '../plan.yaml', '--on-error', 'continue')
  say('Without `--on-error continue`, the refused step would have stopped the whole run.')
  say('HEAD and the index are unchanged. Each step is its own commit, outside any branch:')
  const id = await latestRun(root)
  await editplan('show', id)
  await editplan('show', id, 'callers')
  await editplan('undo')
  const status = git('status', '--short')
  say(status === '' ? 'The checkout is clean again. This is the pull request:' : status)
  await propose(inside)
}

/** Prints text, and runs commands as if somebody had typed them. */
function narrator(context: Context, run: RunCommand) {
  return {
    say: (text: string) => context.stdout(`\n${wrap(text, context.style.width).join('\n')}\n`),
    async editplan(...args: readonly string[]): Promise<void> {
      context.stdout(`\n${paint(context.style, 'bold', `$ editplan ${args.join(' ')}`)}\n`)
      await run(args, context)
    },
  }
}

async function latestRun(root: string): Promise<string> {
  const { listRuns } = await import('../../../core/run/show-runs.ts')
  const [latest] = await listRuns({ root })
  return latest?.id.slice(0, 8) ?? ''
}

/** The dry run of `pr`, its patches folded as on GitHub. */
async function propose(context: Context): Promise<void> {
  const { openPullRequest } = await import('../../../publish/open-pull-request.ts')
  const plans = await readPlans(['../plan.yaml'], context)
  const report = await openPullRequest(plans, {
    root: context.cwd,
    overrides: { on_error: 'continue' },
    publish: { dryRun: true },
  })
  context.stdout(`\n${paint(context.style, 'bold', '$ editplan pr ../plan.yaml --on-error continue --dry-run')}\n`)
  context.stdout(renderProposal(report, context.style, { folded: true, callsHidden: true }))
}
