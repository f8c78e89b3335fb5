import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { bundles } from '../../support/bundles.ts'
import type { Change } from '../../support/commits.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { misfitsOf, type Permissions } from '../../support/github/permissions.ts'
import { followRefs, gitBytes } from '../../support/github/state.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { halfOf } from '../../support/whole.ts'
import { exampleWorkflow } from '../../support/workflow.ts'
import {
  type ActionStep,
  runWorkflow,
  type StandIn,
  type WorkflowEvent,
  type WorkflowRun,
  type Workshop,
} from '../../support/workflow-runner.ts'
import { BEFORE, type Listed, listed } from '../../wings/sessions/recorded.ts'

/** They start some forty programs each; nothing waits. */
const MINUTES = { timeout: 600_000 }

let dist: string
beforeAll(async () => {
  dist = await bundles()
})

const SESSIONS = new URL('../../wings/sessions/sessions/', import.meta.url)

/** What each page of ours says to commit first. */
const POLICY = `version: 1
rules: { deny: ["Edit(.github/**)"] }
limits: { files: 50 }
`

const LABELED: WorkflowEvent = {
  name: 'issues',
  payload: {
    action: 'labeled',
    label: { name: 'agent' },
    issue: { number: 7, title: 'Rename getUser', body: 'Its name hides the call.\n"; $(touch pwned)' },
  },
}
const DISPATCHED: WorkflowEvent = {
  name: 'workflow_dispatch',
  payload: {},
  inputs: { task: 'Rename "getUser"; $(touch pwned)' },
}
const SCHEDULED: WorkflowEvent = {
  name: 'schedule',
  payload: { repository: { name: 'garden', default_branch: 'main' } },
}

describe('an agent’s Action or command, from the event to the pull request', MINUTES, () => {
  it('is Claude Code on an issue that gets a label', async () => {
    const asked: ActionStep[] = []
    const claude = replaying('claude/stream', asked)
    const { tree, run, garden } = await published({
      workflow: 'agent-claude.yml',
      event: LABELED,
      actions: {
        'anthropics/claude-code-action': async (step) => {
          await claude(step)
          const log = join(step.temp, 'claude-execution-output.json')
          await writeFile(log, JSON.stringify(messagesOf('claude/stream')))
          return { conclusion: 'success', execution_file: log }
        },
      },
    })
    expect(run).toMatchObject({ result: 'success', errors: [] })
    expect(asked[0]?.inputs.prompt).toContain('$(touch pwned)')
    expect(tree).toEqual(filesOf(left('claude/stream')))
    expect(garden.repository.pulls).toMatchObject([{ title: 'Rename getUser' }])
  })

  it('is Codex on a task that somebody enters', async () => {
    const { tree, run } = await published({
      workflow: 'agent-codex.yml',
      event: DISPATCHED,
      actions: { 'openai/codex-action': replaying('codex/stream') },
    })
    expect(run).toMatchObject({ result: 'success', errors: [] })
    expect(tree).toEqual(filesOf(left('codex/stream')))
  })

  it('is Gemini on a schedule, without what its Action writes into the checkout', async () => {
    const gemini = replaying('gemini/stream')
    const { tree, run } = await published({
      workflow: 'agent-gemini.yml',
      event: SCHEDULED,
      actions: {
        'google-github-actions/run-gemini-cli': async (step) => {
          await writeFiles(step.workspace, {
            '.gemini/commands/review.toml': { text: 'prompt = "x"\n' },
            'gemini-artifacts/stdout.log': { text: '{}\n' },
          })
          return gemini(step)
        },
      },
    })
    expect(run).toMatchObject({ result: 'success', errors: [] })
    expect(tree).toEqual(filesOf(left('gemini/stream')))
  })

  it('is Copilot’s command line on a task, which no shell reads', async () => {
    const { tree, run, garden } = await published({
      workflow: 'agent-copilot.yml',
      event: DISPATCHED,
      programs: { npm: '#!/bin/sh\n', copilot: playing('copilot/stream') },
    })
    expect(run).toMatchObject({ result: 'success', errors: [] })
    expect(tree).toEqual(filesOf(left('copilot/stream')))
    expect(garden.repository.pulls[0]?.title).toContain('$(touch pwned)')
  })

  it('is an agentic workflow of GitHub, which asks for the pull request by a tool', async () => {
    const { tree, run, garden } = await published({
      workflow: 'agent-gh-aw.md',
      text: compiled(exampleWorkflow('agent-gh-aw.md')),
      event: LABELED,
      actions: { engine: replaying('copilot/edits') },
      programs: {},
    })
    expect(run).toMatchObject({ result: 'success', errors: [] })
    expect(tree).toEqual(filesOf(left('copilot/edits')))
    expect(garden.repository.pulls).toMatchObject([{ title: expect.stringMatching(/^Rename +getUser$/) }])
  })

  it.each(['contents: write', 'pull-requests: write'])('is told which permission its job lacks: %s', async (lacked) => {
    const { run, garden } = await published({
      workflow: 'agent-codex.yml',
      text: exampleWorkflow('agent-codex.yml').replace(new RegExp(`^ +${lacked} .*\\n`, 'm'), ''),
      event: DISPATCHED,
      actions: { 'openai/codex-action': replaying('codex/stream') },
    })
    expect(run.errors).toEqual([expect.stringContaining(`\`permissions: ${lacked}\``)])
    expect(garden.repository.pulls).toEqual([])
  })

  it('publishes nothing, and fails nowhere, where the agent changes nothing', async () => {
    const { run, garden } = await published({
      workflow: 'agent-claude.yml',
      event: LABELED,
      actions: { 'anthropics/claude-code-action': async () => ({}) },
    })
    expect(run).toMatchObject({ result: 'success', errors: [], jobs: { publish: { result: 'skipped' } } })
    expect(garden.repository.pulls).toEqual([])
  })

  it('runs for no other label', async () => {
    const { run } = await published({
      workflow: 'agent-claude.yml',
      event: { ...LABELED, payload: { ...LABELED.payload, label: { name: 'bug' } } },
      actions: {},
    })
    expect(run).toMatchObject({ result: 'success', jobs: { agent: { result: 'skipped' } } })
  })

  it('is refused what the policy of the base forbids, whatever the agent makes of the policy', async () => {
    const { run, garden } = await published({
      workflow: 'agent-claude.yml',
      event: LABELED,
      actions: {
        'anthropics/claude-code-action': async ({ workspace }) => {
          await writeFiles(workspace, {
            '.github/editplan.yml': { text: 'version: 1\nmode: bypassPermissions\n' },
            '.github/workflows/ci.yml': { text: 'on: push\n' },
          })
          return {}
        },
      },
    })
    expect(run).toMatchObject({ result: 'failure', jobs: { publish: { result: 'skipped' } } })
    expect(garden.repository.pulls).toEqual([])
  })
})

describe('the second week of an agent’s workflow', MINUTES, () => {
  const RED: Written = { 'beds/rose.txt': 'rose: red\n' }
  const BLUE: Written = { 'beds/rose.txt': 'rose: blue\n' }
  const IRIS: Written = { 'beds/iris.txt': 'iris: blue\n' }
  const [OPEN, CLOSED] = ['open', 'closed']
  const workflows: readonly {
    readonly file: string
    readonly event: WorkflowEvent
    /** Default: the agent is the program `copilot`. */
    readonly action?: string
    /** Whether each plan has a branch of its own. */
    readonly isNewEachTime: boolean
  }[] = [
    {
      ...{ file: 'agent-claude.yml', event: LABELED, action: 'anthropics/claude-code-action' },
      isNewEachTime: true,
    },
    {
      ...{ file: 'agent-gemini.yml', event: SCHEDULED, action: 'google-github-actions/run-gemini-cli' },
      isNewEachTime: false,
    },
    { file: 'agent-copilot.yml', event: DISPATCHED, isNewEachTime: true },
    { file: 'agent-gh-aw.md', event: LABELED, action: 'engine', isNewEachTime: true },
    { file: 'agent-codex.yml', event: DISPATCHED, action: 'openai/codex-action', isNewEachTime: true },
  ]

  it.each(halfOf(workflows))('$file', async ({ file, event, action, isNewEachTime }) => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { '.github/editplan.yml': POLICY })
    const text = file.endsWith('.md') ? compiled(exampleWorkflow(file)) : exampleWorkflow(file)
    const states = () => garden.repository.pulls.map(({ state }) => state)
    const week = async (written: Written | Error) => {
      const standIn: StandIn = async ({ workspace }) => {
        if (written instanceof Error) throw written
        await writeFiles(workspace, listedOf(written))
        return {}
      }
      const given = action
        ? { actions: { [action]: standIn }, ...(action === 'engine' && { programs: {} }) }
        : { programs: { npm: '#!/bin/sh\n', copilot: writing(written) } }
      const { result } = await runWorkflow(shopOf(garden, given), { file, text }, event)
      return { result, states: states() }
    }
    const green = (...expected: readonly string[]) => ({ result: 'success', states: expected })

    expect(await week(RED)).toEqual(green(OPEN))
    expect(await week(RED)).toEqual(green(OPEN))
    const [first] = garden.repository.pulls
    const head = first?.head.ref ?? ''
    await garden.commitElsewhere(head, { 'notes.txt': 'moss\n' }, { name: 'Moss' })
    await followRefs(garden.github.repositories, garden.repository.name)
    expect(await week(BLUE)).toEqual(green(OPEN, ...(isNewEachTime ? [OPEN] : [])))
    expect(await garden.remote('show', `${head}:notes.txt`)).toBe('moss')
    expect(await week({})).toMatchObject({ result: 'success' })
    expect(await week(new Error('the model is overloaded'))).toMatchObject({ result: 'failure' })

    await mergeInto(garden, head)
    const merged = `${await garden.remote('show', 'main:beds/rose.txt')}\n`
    expect(await week({ 'beds/rose.txt': merged })).toEqual(green(CLOSED, ...(isNewEachTime ? [OPEN] : [])))
    await renameDefault(garden, 'trunk')
    expect(await week(IRIS)).toEqual(green(CLOSED, ...(isNewEachTime ? [OPEN] : []), OPEN))
    expect(garden.repository.pulls.at(-1)?.base.ref).toBe('trunk')
  })

  type Written = Readonly<Record<string, string>>

  const listedOf = (written: Written): Listed =>
    Object.fromEntries(Object.entries(written).map(([name, text]) => [name, { text, executable: false }]))

  /** A program that writes these, or one half, and fails. */
  const writing = (written: Written | Error): string =>
    written instanceof Error
      ? `#!/bin/sh\necho half > beds/rose.txt\nexit 1\n`
      : `#!/bin/sh\n${Object.entries(written).map(([name, text]) => `printf '%s' '${text}' > ${name}\n`)}`

  async function mergeInto({ repository, remote, github }: Garden, branch: string): Promise<void> {
    const pull = repository.pulls.find(({ head }) => head.ref === branch)
    const tree = await remote('merge-tree', '--write-tree', 'main', branch)
    await remote('update-ref', 'refs/heads/main', await remote('commit-tree', tree, '-p', 'main', '-m', 'Merged'))
    await remote('update-ref', '-d', `refs/heads/${branch}`)
    Object.assign(pull ?? {}, { state: 'closed', merged: true })
    await followRefs(github.repositories, repository.name)
  }

  async function renameDefault({ repository, remote, github }: Garden, name: string): Promise<void> {
    await remote('branch', '--move', repository.defaultBranch, name)
    await remote('symbolic-ref', 'HEAD', `refs/heads/${name}`)
    repository.defaultBranch = name
    for (const { state, base } of repository.pulls) if (state === 'open') Object.assign(base, { ref: name })
    await followRefs(github.repositories, repository.name)
  }
})

describe('Renovate', MINUTES, () => {
  const FILES: Change = {
    'package.json': '{ "dependencies": { "left-pad": "^1.0.0" } }\n',
    'src/pad.js': "const pad = require('left-pad')\npad('a', 3)\n",
    '.github/codemods/left-pad.yaml':
      "version: 1\ntitle: left-pad 2\nsteps:\n  - { tool: Edit, glob: 'src/**', regex: 'pad\\((.*), (\\d)\\)', new_string: 'pad($1, { width: $2 })', replace_all: true, expect_matches: { min: 0 } }\n",
  }

  it('has the codemod of an update run in the branch of its pull request, today and tomorrow', async () => {
    await using garden = await plantGarden()
    const shown = exampleWorkflow('renovate.yml').match(/^# {3}.*$/gm) ?? []
    const config = parse(`{${shown.map((line) => line.slice(1)).join('\n')}}`)
    await garden.commitElsewhere('main', FILES)
    const shop = shopOf(garden, { actions: { 'renovatebot/github-action': renovate(garden, config.packageRules) } })
    for (const _ of ['today', 'tomorrow']) {
      const run = await runWorkflow(shop, workflowOf('renovate.yml'), SCHEDULED)
      expect(run).toMatchObject({ result: 'success', errors: [] })
      expect(await garden.remote('show', 'renovate/left-pad-2.x:src/pad.js')).toBe(
        "const pad = require('left-pad')\npad('a', { width: 3 })",
      )
      expect(garden.repository.pulls).toMatchObject([{ head: { ref: 'renovate/left-pad-2.x' } }])
    }
  })

  type Rules = readonly {
    readonly matchPackageNames: readonly string[]
    readonly postUpgradeTasks: { commands: string[] }
  }[]

  /** As Renovate does: a branch on the base with the new version, the commands that its own configuration allows, a commit, a pull request. */
  const renovate =
    (garden: Garden, rules: Rules): StandIn =>
    async ({ workspace, path, temp, env }) => {
      const allowed: readonly string[] = JSON.parse(env.RENOVATE_ALLOWED_COMMANDS ?? '[]')
      const text = await readFile(join(workspace, 'package.json'), 'utf8')
      await writeFile(join(workspace, 'package.json'), text.replace('^1.0.0', '^2.0.0'))
      for (const command of rules.find(({ matchPackageNames: [name] }) => name === 'left-pad')?.postUpgradeTasks
        .commands ?? []) {
        expect(allowed.some((pattern) => new RegExp(pattern).test(command))).toBe(true)
        await promisify(execFile)('bash', ['-c', command], { cwd: workspace, env: { PATH: path, HOME: temp } })
      }
      const changed: Record<string, string> = {}
      for (const file of ['package.json', 'src/pad.js']) changed[file] = await readFile(join(workspace, file), 'utf8')
      const branch = 'renovate/left-pad-2.x'
      if (garden.repository.pulls.length === 0) {
        await openTheirPull(garden, { change: changed, title: 'Update left-pad to v2', branch })
        return {}
      }
      await garden.commitElsewhere(branch, changed, { onto: await garden.remote('rev-parse', 'main') })
      return {}
    }
})

describe('a plan a week', MINUTES, () => {
  it('updates the pull request that is open, and opens one after a merge', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'generated.txt': 'week 0\n', '.github/editplan.yml': POLICY })
    let week = 0
    const weekly = async (): Promise<WorkflowRun> => {
      week += 1
      const programs = { npm: `#!/bin/sh\nprintf 'week ${Math.min(week, 4)}\\n' > generated.txt\n` }
      return runWorkflow(shopOf(garden, { programs }), workflowOf('weekly-plan.yml'), SCHEDULED)
    }
    const shown = (number: number) =>
      garden.remote('show', `${garden.repository.pulls.find((pull) => pull.number === number)?.head.ref}:generated.txt`)
    for (const expected of ['week 1', 'week 2']) {
      expect(await weekly()).toMatchObject({ result: 'success', errors: [] })
      expect(garden.repository.pulls).toMatchObject([{ number: 1, state: 'open' }])
      expect(await shown(1)).toBe(expected)
    }
    const [pull] = garden.repository.pulls
    await garden.remote('update-ref', 'refs/heads/main', await garden.remote('rev-parse', pull?.head.ref ?? ''))
    await followRefs(garden.github.repositories, garden.repository.name)
    Object.assign(pull ?? {}, { state: 'closed', merged: true })
    expect(await weekly()).toMatchObject({ result: 'success', errors: [] })
    expect(garden.repository.pulls).toMatchObject([
      { number: 1, merged: true },
      { number: 2, state: 'open' },
    ])
    expect(await shown(2)).toBe('week 3')
  })
})

describe('a linter in a container', MINUTES, () => {
  it('has its fixes found in the checkout, which has another path', async () => {
    await using garden = await plantGarden()
    const recorded = new URL('../../wings/fixes/recorded/ruff/', import.meta.url)
    const before = readFileSync(new URL('before.txt', recorded), 'utf8')
    await garden.commitElsewhere('main', { 'py/a.py': before })
    const output = readFileSync(new URL('output.txt', recorded), 'utf8').replaceAll('/shop/', '/__w/garden/garden/')
    const programs = { pip: '#!/bin/sh\n', ruff: `#!/bin/bash\ncat > ruff.json <<'EOF'\n${output}\nEOF\nexit 1\n` }
    const run = await runWorkflow(shopOf(garden, { programs }), workflowOf('lint-in-container.yml'), SCHEDULED)
    expect(run).toMatchObject({ result: 'success', errors: [] })
    const fixed = await garden.remote('show', `${garden.repository.pulls[0]?.head.ref}:py/a.py`)
    expect(fixed.split('\n').slice(1, 3)).toEqual(['import os', 'import sys'])
  })
})

const workflowOf = (file: string) => ({ file, text: exampleWorkflow(file) })

const shopOf = (garden: Garden, given: Pick<Workshop, 'actions' | 'programs'>): Workshop => ({
  ...{ garden, dist, artifacts: new Map(), login: 'gardener[bot]' },
  ...given,
})

interface Asked extends Pick<Workshop, 'actions' | 'programs'> {
  readonly workflow: string
  /** Default: the example of that name. */
  readonly text?: string
  readonly event: WorkflowEvent
}

/** Runs a workflow on the checkout that the recorded agents began with; answers the files of its pull request. */
async function published({ workflow, text = exampleWorkflow(workflow), event, ...given }: Asked) {
  await using garden = await plantGarden()
  await garden.commitElsewhere('main', { ...filesOf(BEFORE), '.github/editplan.yml': POLICY })
  const run = await runWorkflow(shopOf(garden, given), { file: workflow, text }, event)
  if (run.result === 'success') expectFittingPermissions(text, run)
  const [pull] = garden.repository.pulls
  const tree = pull && (await treeAt(garden, pull.head.ref))
  return { run, garden, tree }
}

/** Each job that asks GitHub for something may do exactly what it asks for; the others only read. */
function expectFittingPermissions(text: string, { jobs }: WorkflowRun): void {
  const read = parse(text) as { readonly jobs: Readonly<Record<string, { readonly permissions: Permissions }>> }
  for (const [name, { traffic, result }] of Object.entries(jobs)) {
    if (result === 'skipped') continue
    expect(misfitsOf(read.jobs[name]?.permissions ?? {}, traffic)).toEqual([])
  }
}

/** What a session left, with what it did not touch. */
const left = (session: string): Listed => ({ ...BEFORE, ...listed(session, 'after.json') })

const filesOf = (files: Listed): Readonly<Record<string, { readonly mode: string; readonly content: string }>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, held]) =>
      held ? [[file, { mode: held.executable ? '100755' : '100644', content: held.text }] as const] : [],
    ),
  )

/** The files of a branch but those of .github and of the garden itself. */
async function treeAt(garden: Garden, branch: string) {
  const lines = (await garden.remote('ls-tree', '-r', branch)).split('\n')
  const files: Record<string, { readonly mode: string; readonly content: string }> = {}
  for (const line of lines) {
    const [, mode = '', id = '', file = ''] = /^(\d+) blob (\w+)\t(.*)$/.exec(line) ?? []
    if (file.startsWith('.github/') || GARDEN.includes(file)) continue
    files[file] = { mode, content: (await gitBytes(garden.repository.folder, ['cat-file', 'blob', id])).toString() }
  }
  return files
}

const GARDEN: readonly string[] = ['README.md', 'beds/iris.txt', 'beds/rose.txt']

/** Leaves the checkout as the recorded agent left it. */
const replaying =
  (session: string, asked: ActionStep[] = []): StandIn =>
  async (step) => {
    asked.push(step)
    await writeFiles(step.workspace, left(session))
    return {}
  }

async function writeFiles(folder: string, files: Listed): Promise<void> {
  for (const [name, held] of Object.entries(files)) {
    const file = join(folder, name)
    if (held === null) {
      await rm(file, { force: true })
      continue
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, held.text)
    if (held.executable) await chmod(file, 0o755)
  }
}

/** A program that does the same in its folder, and prints the recorded log. */
const playing = (session: string): string => `#!${process.execPath}
const { dirname } = require('node:path')
const fs = require('node:fs')
for (const [name, held] of Object.entries(${JSON.stringify(left(session))})) {
  if (held === null) { fs.rmSync(name, { force: true }); continue }
  fs.mkdirSync(dirname(name), { recursive: true })
  fs.writeFileSync(name, held.text)
  if (held.executable) fs.chmodSync(name, 0o755)
}
process.stdout.write(${JSON.stringify(logOf(session))})
`

const logOf = (session: string): string => readFileSync(new URL(`${session}/session.jsonl`, SESSIONS), 'utf8')

const messagesOf = (session: string): readonly unknown[] =>
  logOf(session)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/**
 * The jobs that GitHub's compiler makes of an agentic workflow: the agent's, and one for each safe output of the workflow's own. Between
 * the agent's `steps` and its `pre-agent-steps` it brings settings of the base into the checkout.
 */
function compiled(text: string): string {
  const read = parse(text.split('---\n')[1] ?? '')
  const { on, steps = [], 'pre-agent-steps': last = [], 'post-steps': post, 'safe-outputs': outputs } = read
  const restore = { run: 'mkdir -p .agents && echo restored > .agents/settings.md' }
  const checkout = { uses: 'actions/checkout@v6', with: { 'persist-credentials': false } }
  const { inputs: _, output: __, description: ___, ...own } = outputs.jobs['publish-plan']
  const env = { GH_AW_AGENT_OUTPUT: '/dev/stdin' }
  const called = JSON.stringify({ items: [{ type: 'noop' }, { type: 'publish_plan', title: 'Rename\r\ngetUser' }] })
  const publish = own.steps.map((step: { run?: string }) =>
    step.run ? { ...step, env, run: `echo '${called}' | ${step.run}` } : step,
  )
  return stringify({
    on: { issues: { types: on.issues.types } },
    jobs: {
      agent: {
        permissions: { contents: 'read' },
        steps: [checkout, ...steps, restore, ...last, { uses: 'engine@v1' }, ...post],
      },
      publish: { ...own, needs: 'agent', steps: publish },
    },
  })
}
