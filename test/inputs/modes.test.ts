import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildReport } from '../../src/core/report/build-report.ts'
import { runAction } from '../../src/faces/action/action.ts'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { ACTION_VERBS, type ActionVerb, commandOf, type Input } from '../../src/inputs/input.ts'
import { INPUTS } from '../../src/inputs/table.ts'
import { statusOf } from '../../src/wings/campaign/campaign-report.ts'
import { CONTEXT } from '../support/context.ts'
import { temporaryFolder } from '../support/folder.ts'
import { repository } from '../support/git.ts'
import { sampleOf, wordsOf } from '../support/inputs.ts'
import { editplan } from '../support/program.ts'
import '../support/wings.ts'

/** What modes and commands ask the library for; what each of its options does, test/publish tells. */
const { asked, answers, ask, plain } = await vi.hoisted(() => import('../support/asked.ts'))
vi.mock('../../src/publish/publish-plans.ts', ask('publishPlans', 'openPassingPullRequest'))
vi.mock('../../src/publish/review-pull.ts', ask('reviewPull'))
vi.mock('../../src/publish/verify-pull.ts', ask('verifyRemotePull'))
vi.mock('../../src/publish/ignore-revs.ts', ask('ignoreRevs'))
vi.mock('../../src/wings/several/find-overlaps.ts', ask('overlapsOfPull'))
vi.mock('../../src/wings/campaign/run-campaign.ts', ask('runCampaign'))
vi.mock('../../src/wings/campaign/end-campaign.ts', ask('mergeCampaign', 'closeCampaign'))
vi.mock('../../src/wings/campaign/manage-campaign.ts', ask('planCampaign', 'campaignStatus', 'trackInIssue'))

type Values = Readonly<Record<string, string>>

const edit = (id: string, from: string, to: string, file = 'a.txt'): string =>
  `  - { id: ${id}, tool: Edit, file_path: ${file}, old_string: ${from}, new_string: '${to}' }\n`
const planOf = (steps: string): string =>
  `version: 1\ntitle: Tend\nvars: { colour: red }\noptions: { reads: auto }\nsteps:\n${steps}`
const diff = (name: string, from = 'fern'): string => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-${from}\n+rose\n`
const ANSWER = (name: string): string => `\`\`\`diff\n${diff('a.txt').replace('rose', name)}\`\`\`\n`

const FILES = {
  'a.txt': 'fern\n',
  'b.txt': 'ivy\n',
  'plan.yaml': planOf(edit('one', 'fern', '${{ vars.colour }}') + edit('two', 'ivy', 'oak', 'b.txt')),
  'other.yaml': planOf(edit('three', 'ivy', 'elm', 'b.txt')),
  'p.diff': diff('a.txt'),
  'moved.diff': diff('old/a.txt'),
  'far.diff': diff('a.txt').replaceAll(/[ab]\/a.txt/g, '/x/a.txt'),
  'unfit.diff': `${diff('a.txt')}${diff('b.txt', 'lily')}`,
  'answers.md': `${ANSWER('rose')}\n${ANSWER('tulip')}`,
  'policy.yml': 'version: 1\n',
  'body.md': 'Words.\n',
  'vars.yaml': 'colour: tulip\n',
  'explanation.json': '{}\n',
  'campaign.yaml':
    'version: 1\ntitle: Tend\nplans: [plan.yaml]\nrepositories: { list: [acme/app, acme/web] }\npace: { writes_per_minute: 60 }\n',
}

let repo: ReturnType<typeof repository>
beforeAll(() => {
  repo = repository(FILES)
})
afterAll(() => repo[Symbol.dispose]())

const report = buildReport({ plan: { title: 'Tend', digest: '', files: [] }, steps: [] })
Object.assign(answers, {
  openPassingPullRequest: report,
  publishPlans: (_: unknown, { split = [] }: { readonly split?: readonly string[] }) =>
    split.length > 0 ? { parts: [] } : { report },
})

/** What an input is tried with, where a sample of its type does not tell: other inputs, and its value. */
type Scenes = Readonly<Record<string, { readonly before?: Values; readonly value?: string }>>

const OF_BOTH: Scenes = {
  from: { before: { plan: 'p.diff' }, value: 'codex' },
  cwd: { before: { plan: 'far.diff' }, value: '/x' },
  choice: { before: { plan: 'answers.md' }, value: '2' },
  strip: { before: { plan: 'p.diff' }, value: '0' },
  'path-prefix': { before: { plan: 'moved.diff', strip: '1' }, value: 'old=' },
  lossy: { before: { plan: 'unfit.diff' } },
  policy: { value: 'policy.yml' },
  'body-path': { value: 'body.md' },
  'maintainer-can-modify': { before: { 'push-to-fork': 'fern/garden' } },
  'max-pull-requests': { before: { split: 'size:1' } },
  split: { value: 'size:1' },
}

describe('each input of each mode of the Action', () => {
  const pull = { number: 1, head: { sha: 'a'.repeat(40) }, base: { ref: 'main', sha: 'b'.repeat(40) } }
  /** The event that a mode follows, and the inputs that it needs. */
  const MODES: Readonly<Record<ActionVerb, { event?: readonly [string, object]; inputs: Values; env?: Values }>> = {
    'mode: pull-request': { inputs: { plan: 'plan.yaml' } },
    'onto: pull-request': {
      inputs: { plan: 'plan.yaml', onto: 'pull-request' },
      event: ['pull_request', { pull_request: pull }],
    },
    'mode: suggest': { inputs: { plan: 'plan.yaml', mode: 'suggest' }, env: { GITHUB_REF: 'refs/pull/1/merge' } },
    'mode: review': {
      inputs: { mode: 'review' },
      event: [
        'pull_request_target',
        {
          ...{ action: 'edited', sender: { login: 'fern', type: 'User' } },
          ...{ pull_request: { ...pull, body: 'x' }, changes: { body: { from: 'y' } } },
        },
      ],
    },
    'mode: verify': { inputs: { mode: 'verify' }, event: ['pull_request', { pull_request: pull }] },
    'mode: overlap': { inputs: { mode: 'overlap' }, event: ['pull_request', { pull_request: pull }] },
    'mode: explain': {
      inputs: { mode: 'explain', explanation: 'gone.json' },
      event: ['workflow_run', { workflow_run: { id: 5 } }],
    },
    'ignore-revs: true': {
      inputs: { 'ignore-revs': 'true' },
      event: [
        'pull_request',
        { action: 'closed', pull_request: { ...pull, merged: true, merge_commit_sha: 'c'.repeat(40) } },
      ],
    },
  }

  const SCENES: Scenes = {
    ...OF_BOTH,
    plan: { value: 'other.yaml' },
    mode: { value: 'gone' },
    vars: { value: 'colour=tulip' },
    combine: { value: 'compose' },
    onto: { value: 'gone' },
    'on-ask': { value: 'draft' },
    'ignore-revs': { value: 'true' },
    explanation: { value: 'explanation.json' },
    'trigger-checks': { value: 'checks.yml' },
    'repository-path': { value: 'below' },
    repository: { value: 'octo-org/other' },
    token: { value: 'another' },
    matrix: { value: '{"os":"x"}' },
  }
  /** Of an input with a default in action.yml nobody knows whether it was chosen: here it has no effect, and is not refused. */
  const IDLE: Partial<Record<ActionVerb, readonly string[]>> = {
    'mode: review': ['matrix'],
    'mode: verify': ['matrix', 'repository-path'],
    'mode: overlap': ['matrix', 'repository-path'],
    // Nothing is sent before the explanation is read.
    'mode: explain': ['matrix', 'repository-path', 'token', 'repository'],
    'ignore-revs: true': ['matrix', 'ignore-revs'],
  }
  const inputs: readonly Input[] = INPUTS.filter((row: Input) => row.input !== undefined)
  const cases = ACTION_VERBS.flatMap((verb) =>
    inputs
      .filter(({ name, verbs }) => verbs.includes(verb) && !IDLE[verb]?.includes(name))
      .map((row) => [row.name, verb, row] as const),
  )

  it.each(cases)('reaches the library, or changes what is told: `%s`, `%s`', async (name, verb, row) => {
    const { before = {}, value = sampleOf(row) } = SCENES[name] ?? {}
    expect(await outcomeOf(verb, { ...before, [name]: value })).not.toEqual(await known(verb, before))
  })

  it('has an effect wherever it has no default in action.yml', () => {
    const excepted = inputs.filter(({ given }) => given !== undefined).map(({ name }) => name)
    expect(
      Object.values(IDLE)
        .flat()
        .filter((name) => !excepted.includes(name)),
    ).toEqual(['ignore-revs'])
  })

  const outcomes = new Map<string, ReturnType<typeof outcomeOf>>()

  /** The outcome of a call that several inputs are tried with. */
  function known(verb: ActionVerb, values: Values) {
    const key = JSON.stringify([verb, values])
    const outcome = outcomes.get(key) ?? outcomeOf(verb, values)
    outcomes.set(key, outcome)
    return outcome
  }

  async function outcomeOf(verb: ActionVerb, more: Values) {
    const { inputs: own, event, env } = MODES[verb]
    return run({ ...own, ...more }, event, env)
  }

  async function run(values: Values, event?: readonly [string, object], env: Values = {}) {
    using folder = temporaryFolder()
    const file = path.join(folder.path, 'event.json')
    writeFileSync(file, JSON.stringify({ repository: { default_branch: 'main' }, ...event?.[1] }))
    const given: Values = { token: 'ghs_x', repository: 'octo-org/garden', ...values }
    const told = { log: [] as string[], outputs: [] as string[] }
    asked.length = 0
    const exitCode = await runAction({
      env: {
        ...{ PATH: process.env.PATH, GITHUB_WORKSPACE: repo.root, RUNNER_TEMP: folder.path },
        ...{
          GITHUB_WORKFLOW_REF: 'octo-org/garden/.github/workflows/tend.yml@refs/heads/main',
          GITHUB_JOB: 'tend',
          GITHUB_REPOSITORY_ID: '1000',
        },
        ...{ GITHUB_REPOSITORY: 'octo-org/garden', GITHUB_EVENT_PATH: file, GITHUB_EVENT_NAME: event?.[0] ?? '' },
        ...env,
      },
      getInput: (name) => given[name] ?? '',
      setSecret: () => undefined,
      setOutput: (name, value) => void told.outputs.push(`${name}: ${value}`),
      info: (text) => void told.log.push(text),
      error: (text) => void told.log.push(text),
      warning: () => undefined,
      notice: () => undefined,
      writeSummary: async () => undefined,
    })
    const made = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter((name) => /html|txt/.test(name))
    return {
      exitCode,
      said: plain([told, made.length], repo.root, folder.path),
      library: libraryCalls(folder.path),
    }
  }

  const libraryCalls = (folder: string): string => plain(asked, repo.root, folder)
})

const program = await programFor([], CONTEXT, () => undefined)
const pr = program.commands.find((command) => command.name() === 'pr')

/** What a command says, writes into the checkout, and asks the library for. */
async function told(words: readonly string[]) {
  asked.length = 0
  const finished = await editplan(words, { cwd: repo.root, env: { GITHUB_TOKEN: 'ghs_x' } })
  const made = readdirSync(repo.root).filter((file) => file.startsWith('made'))
  for (const file of made) rmSync(path.join(repo.root, file))
  return { ...finished, made, library: plain(asked, repo.root) }
}

describe('each option of `pr`', () => {
  const SCENES: Scenes = {
    ...OF_BOTH,
    var: { value: 'colour=tulip' },
    vars: { value: 'vars.yaml' },
    repo: { value: 'gone' },
    bare: { value: 'gone' },
    without: { value: 'two' },
    report: { value: 'made.json' },
    html: { value: 'made.html' },
  }
  const rows = pr ? inputsOf(pr) : []
  const rowOf = (name: string): Input | undefined => rows.find((row) => row.name === name)

  it.each(rows.map((row) => [row.name, row] as const))(
    'reaches the library, or changes what is told: --%s',
    async (name, row) => {
      const { before: { plan = 'plan.yaml', ...others } = {}, value } = SCENES[name] ?? {}
      const words = Object.entries(others).flatMap(([other, text]) => {
        const found = rowOf(other)
        return found ? wordsOf(found, text) : []
      })
      const without = await told(['pr', plan, ...words])
      expect(await told(['pr', plan, ...words, ...wordsOf(row, value)])).not.toEqual(without)
    },
  )
})

const campaign = program.commands.find((command) => command.name() === 'campaign')?.commands ?? []
describe('each option of each command of a campaign', () => {
  Object.assign(answers, {
    planCampaign: { plan: { chunks: [], left: 0 }, estimate: { repositories: 0 }, rows: [], problems: [] },
    closeCampaign: { closed: [], problems: [] },
    mergeCampaign: { pulls: [], problems: [] },
    trackInIssue: { number: 1, url: 'https://example.com/1' },
    campaignStatus: statusOf({
      ...{ title: 'Tend', branch: 'editplan/tend', rows: [], pulls: [], problems: [], now: 0 },
      reviews: new Map(),
    }),
  })
  const WORDS: Readonly<Record<string, readonly string[]>> = {
    shard: ['--shard', '1/2'],
    repository: ['--repository', 'acme/app'],
    method: ['--method', 'squash'],
    issue: ['--issue', 'acme/app'],
    html: ['--html', 'made.html'],
    markdown: ['--markdown', 'made.md'],
  }
  const cases = campaign.flatMap((command) =>
    inputsOf(command).flatMap((row) =>
      row.verbs
        .filter((verb) => commandOf(verb) === `campaign ${command.name()}`)
        .map((verb) => [row.name, verb, row] as const),
    ),
  )

  it.each(cases)('reaches the library, or changes what is told: --%s, `%s`', async (name, verb, row) => {
    const call = [...verb.split(' '), 'campaign.yaml']
    expect(await told([...call, ...(WORDS[name] ?? wordsOf(row))])).not.toEqual(await told(call))
  })
})
