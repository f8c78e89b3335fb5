import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { bundles } from '../../support/bundles.ts'
import type { Change } from '../../support/commits.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { misfitsOf, type Permissions } from '../../support/github/permissions.ts'
import { followRefs, type PullRequest } from '../../support/github/state.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { plantSigstore, type Sigstore } from '../../support/sigstore.ts'
import { startSigstore } from '../../support/sigstore-services.ts'
import { exampleWorkflow } from '../../support/workflow.ts'
import { runWorkflow, type WorkflowEvent, type WorkflowRun, type Workshop } from '../../support/workflow-runner.ts'

let dist: string
let sigstore: Sigstore
beforeAll(async () => {
  dist = await bundles()
  sigstore = await plantSigstore()
})

/** Lives four weeks with a workflow: what is found grows, a server fails, a person commits, and it is merged. */
interface Season {
  /** Its workflows by their names: what a person follows of a remedy changes their text. */
  readonly workflows: Readonly<Record<string, string>>
  /** What the repository holds before the first week. */
  readonly seed?: Change
  /** What comes to the base in a week. */
  grown(week: number): Change
  /** Runs what GitHub starts in that week. */
  runs(town: Town, week: number): Promise<readonly WorkflowRun[]>
  /** Nobody commits to its branches, or there are none. */
  readonly isQuiet?: boolean
  /** Whether the file is as the workflow leaves it. */
  isDone?(text: string): boolean
}

interface Town extends Workshop {
  readonly texts: Record<string, string>
  run(name: string, event: WorkflowEvent): Promise<WorkflowRun>
}

const WEEKS = [1, 2, 3, 4]

/** What is told of the weeks, and the reasons for which a run was red. */
type Diary = { readonly told: string[]; readonly reasons: Set<string> }

async function live(season: Season): Promise<readonly string[]> {
  await using garden = await plantGarden()
  await using services = await startSigstore(sigstore)
  const texts = { ...season.workflows }
  const asked = new Map<string, string[]>()
  const town: Town = {
    ...{ garden, dist, artifacts: new Map(), variables: services.variables, login: 'gardener[bot]', texts },
    async run(name, event) {
      const run = await runWorkflow(town, { file: name, text: texts[name] ?? '' }, event)
      for (const [job, { traffic, result }] of Object.entries(run.jobs)) {
        if (result === 'skipped') continue
        const key = `${name} ${job}`
        asked.set(key, [...(asked.get(key) ?? []), ...traffic])
      }
      return run
    },
  }
  if (season.seed) await grow(garden, season.seed)
  const diary: Diary = { told: [], reasons: new Set() }
  for (const week of WEEKS) {
    if (week === 4) for (const pull of oursOpen(garden)) await squash(garden, pull)
    await grow(garden, season.grown(week))
    if (week === 3 && !season.isQuiet) for (const pull of oursOpen(garden)) await commitTo(garden, pull)
    const { faults } = garden.github
    if (week === 2) faults.push({ on: '', meanwhile() {} }, { on: '', status: 503, body: { message: 'Unavailable' } })
    if (week === 4) faults.push({ on: '', meanwhile() {} }, { on: '', drop: 'after' })
    await untilGreen(town, { season, week }, diary)
    await expectShown(garden, season, diary.told)
  }
  for (const [key, traffic] of asked) expectFitting(texts, key, traffic)
  return diary.told
}

/** @param key the workflow and its job, which may do exactly what it asks GitHub for */
function expectFitting(texts: Readonly<Record<string, string>>, key: string, traffic: readonly string[]): void {
  const [name = '', job = ''] = key.split(' ')
  const { permissions, steps } = parse(texts[name] ?? '').jobs[job] as {
    readonly permissions: Permissions
    readonly steps: readonly { readonly with?: { readonly 'run-id'?: string } }[]
  }
  // A check run is made where it is permitted.
  const needed = traffic.filter((one) => permissions.checks !== undefined || !/^POST \S*\/check-runs$/.test(one))
  // With it an Action of GitHub downloads what another run uploaded.
  const others = steps.some((one) => one.with?.['run-id'] !== undefined) ? ['actions: read'] : []
  const misfits = misfitsOf(permissions, needed).filter((one) => !others.includes(one))
  expect({ key, misfits }).toEqual({ key, misfits: [] })
}

/** Runs a week's workflows, and after a refusal what its message names, until all are green. */
async function untilGreen(
  town: Town,
  { season, week }: { readonly season: Season; readonly week: number },
  { told, reasons }: Diary,
): Promise<void> {
  for (let round = 1; ; round += 1) {
    const runs = await season.runs(town, week)
    town.garden.github.faults.splice(0)
    const errors = runs.flatMap((run) => run.errors)
    told.push(`week ${week}: ${errors.length === 0 ? 'green' : errors.join(' | ')}`)
    if (errors.length === 0) return
    const reason = errors
      .join()
      .replace(/[0-9a-f]{8,}|\d+/g, '#')
      .slice(0, 200)
    expect([...reasons], `red again: ${told.join('\n')}`).not.toContain(reason)
    reasons.add(reason)
    const remedy = REMEDIES.find(({ on }) => on.test(errors.join(' ')))
    if (!remedy || round > 3) expect.fail(`no remedy works: ${told.join('\n')}`)
    await remedy.follow(town)
    told.push(`remedy: ${remedy.name}`)
  }
}

/** All that was found is done in the base or in an open pull request. */
async function expectShown(garden: Garden, { grown, isDone }: Season, told: readonly string[]): Promise<void> {
  if (!isDone) return
  const paths = WEEKS.flatMap((week) => Object.keys(grown(week))).filter((path) => /^(?:beds|tools)\//.test(path))
  const branches = ['main', ...oursOpen(garden).map(({ head }) => head.ref)]
  for (const path of paths) {
    const texts = await Promise.all(
      branches.map((branch) => garden.remote('show', `${branch}:${path}`).catch(() => '')),
    )
    const isThere = texts[0] !== ''
    expect(!isThere || texts.some((text) => text !== '' && isDone(text)), `${path}\n${told.join('\n')}`).toBe(true)
  }
}

const oursOpen = ({ repository }: Garden): readonly PullRequest[] =>
  repository.pulls.filter(
    ({ state, head, user }) => state === 'open' && head.ref.startsWith('editplan/') && user !== 'moss',
  )

async function grow(garden: Garden, change: Change): Promise<void> {
  await garden.commitElsewhere('main', change)
  await follow(garden)
}

const follow = ({ github, repository }: Garden) => followRefs(github.repositories, repository.name)

async function commitTo(garden: Garden, { head }: PullRequest): Promise<void> {
  await garden.commitElsewhere(head.ref, { 'notes/moss.txt': 'moss\n' }, { name: 'Moss' })
  await follow(garden)
}

async function squash(garden: Garden, pull: PullRequest): Promise<void> {
  const { remote } = garden
  const base = await remote('rev-parse', pull.base.ref)
  const tree = await remote('merge-tree', '--write-tree', base, pull.head.sha).catch(() => undefined)
  if (tree === undefined) return
  Object.assign(pull, { merged: true, state: 'closed' })
  await remote(
    'update-ref',
    `refs/heads/${pull.base.ref}`,
    await remote('commit-tree', tree, '-p', base, '-m', 'Merged'),
  )
  await remote('update-ref', '-d', `refs/heads/${pull.head.ref}`)
  await follow(garden)
}

/** What messages name to be done. */
const REMEDIES: readonly { readonly name: string; readonly on: RegExp; follow(town: Town): Promise<void> }[] = [
  {
    name: 'foreign-commits: keep',
    on: /set `foreign-commits: keep`/,
    async follow({ texts }) {
      change(texts, (given) => given.plan !== undefined && given['dry-run'] === undefined, {
        'foreign-commits': 'keep',
      })
    },
  },
  {
    // Plain git and GitHub's own command line ask a server once; the job is run again then.
    name: 'run it again',
    on: /returned error: 503|\b503 |failed to push some refs/,
    async follow() {},
  },
  {
    name: 'allow: listed',
    on: /set `allow: listed`/,
    async follow({ texts }) {
      change(texts, (given) => given.mode === 'verify', { allow: 'listed' })
    },
  },
]

type Given = Readonly<Record<string, unknown>>

/** Gives the steps of editplan that this is about an input more. */
function change(texts: Record<string, string>, isMeant: (given: Given) => boolean, input: Given): void {
  for (const [name, text] of Object.entries(texts)) {
    const read = parse(text)
    for (const { steps } of Object.values<{ steps: { uses?: string; with?: Given }[] }>(read.jobs))
      for (const step of steps)
        if (step.uses?.startsWith('editplan/') && step.with && isMeant(step.with)) Object.assign(step.with, input)
    texts[name] = stringify(read)
  }
}

const beds = (week: number): Change => ({ [`beds/${week}.txt`]: 'old\n' })
const isNew = (text: string): boolean => text === 'new'

/** Writes the plan of all places, as an agent or a program would. */
const WRITE_PLAN = `#!/bin/sh
printf 'version: 1\\ntitle: Renew the beds\\noptions: { reads: auto }\\nsteps:\\n'
for bed in beds/*.txt; do
  if grep -q '^old' "$bed"; then printf '  - { tool: Edit, file_path: %s, old_string: old, new_string: new }\\n' "$bed"; fi
done
`
const program = (content: string) => ({ mode: '100755', content })
const planOf = (weeks: readonly number[]): string =>
  `version: 1\ntitle: Renew the beds\noptions: { reads: auto }\nsteps:\n${weeks.map((week) => `  - { tool: Edit, file_path: beds/${week}.txt, old_string: old, new_string: new }\n`).join('')}`
const upTo = (week: number): readonly number[] => WEEKS.filter((one) => one <= week)
/** Weeks whose places the base still has. */
const openWeeks = (week: number): readonly number[] => (week < 4 ? upTo(week) : [4])
const onPush = { name: 'push', payload: { ref: 'refs/heads/main' } }
const example = (name: string): Readonly<Record<string, string>> => ({ [name]: exampleWorkflow(name) })

/** A pull request of somebody else, whose branch holds more each week. */
async function theirs(garden: Garden, week: number, change: Change): Promise<PullRequest> {
  const [pull] = garden.repository.pulls.filter(({ user, state }) => user === 'moss' && state === 'open')
  if (!pull) return openTheirPull(garden, { change, title: `Topic of week ${week}` })
  await garden.commitElsewhere(pull.head.ref, change, { name: 'Moss' })
  await follow(garden)
  return pull
}

/** As GitHub tells of it. */
const payloadOf = async (
  action: string,
  { number, head, base, body, merged }: PullRequest,
  { repository, remote }: Garden,
) => ({
  action,
  sender: { login: 'moss', type: 'User' },
  pull_request: {
    ...{ number, body, merged },
    head: { ref: head.ref, sha: head.sha, repo: { full_name: head.repository, id: repository.id } },
    base: { ref: base.ref, sha: await remote('rev-parse', base.ref) },
  },
})

async function onPull(town: Town, name: string, pull: PullRequest, action = 'synchronize'): Promise<WorkflowRun> {
  return town.run(name, { name: 'pull_request', payload: await payloadOf(action, pull, town.garden) })
}

/** The run of a workflow that the end of another one starts. */
async function after(town: Town, name: string, [of, pull]: readonly [WorkflowRun, PullRequest]): Promise<WorkflowRun> {
  const { repository } = town.garden
  const run = { id: of.id, event: 'pull_request', head_sha: pull.head.sha, head_branch: pull.head.ref }
  repository.workflowRuns.push({ ...run, repository: pull.head.repository })
  const source = { id: repository.id, full_name: repository.name }
  const payload = { workflow_run: { ...run, conclusion: of.result, head_repository: source } }
  return town.run(name, { name: 'workflow_run', payload })
}

/** The plan of what the base still has, tracked there. */
const tracked =
  (path: string) =>
  (week: number): Change => ({ ...beds(week), [path]: planOf(openWeeks(week)) })

const README = textIn('../../../README.md', 'name: Apply the plan')
const ATTESTS = textIn('../../../docs/provenance.md', 'attest: true')
const IGNORES = textIn('../../../docs/publishing.md', 'ignore-revs: true')
const VERIFIES = textIn('../../../docs/provenance.md', 'mode: verify')

/** The workflow among the blocks of a page that holds these words. */
function textIn(page: string, words: string): string {
  const blocks = readFileSync(new URL(page, import.meta.url), 'utf8').matchAll(/^```yaml[^\n]*\n([\s\S]*?)^```/gm)
  return [...blocks].map(([, text = '']) => text).find((text) => text.includes(words) && text.includes('jobs:')) ?? ''
}

/** The pull request that the README's workflow opens, each week, for another workflow to look at. */
const published = async (town: Town): Promise<WorkflowRun> => town.run('publish.yml', onPush)

const SEASONS: Readonly<Record<string, Season>> = {
  'apply-fixes.yml': {
    workflows: example('apply-fixes.yml'),
    seed: {
      'eslint.config.js': "module.exports = [{ files: ['tools/*.js'], rules: { 'no-var': 2, 'prefer-const': 2 } }]\n",
      '.gitignore': 'node_modules\n',
      'package.json': '{ "name": "garden", "version": "1.0.0" }\n',
    },
    grown: (week) => ({ [`tools/${week}.js`]: `var key${week} = 'key'\nmodule.exports = key${week}\n` }),
    runs: async (town) => [await town.run('apply-fixes.yml', { name: 'schedule', payload: {} })],
    isDone: (text) => !text.startsWith('var'),
  },
  'apply-uploaded-plan.yml': {
    workflows: example('apply-uploaded-plan.yml'),
    seed: { 'scripts/write-plan.sh': program(WRITE_PLAN) },
    grown: beds,
    runs: async (town) => [
      await town.run('apply-uploaded-plan.yml', { name: 'workflow_dispatch', payload: {}, inputs: { task: 'Renew' } }),
    ],
    isDone: isNew,
  },
  'repair-loop.yml': {
    workflows: example('repair-loop.yml'),
    // In week 2 the agent answers nothing that helps.
    seed: {
      '.github/agent.sh': program(
        `${WRITE_PLAN}if [ -f beds/2.txt ] && [ ! -f beds/3.txt ]; then echo '  - nonsense'; fi\n`,
      ),
    },
    grown: beds,
    runs: async (town) => [
      await town.run('repair-loop.yml', { name: 'workflow_dispatch', payload: {}, inputs: { task: 'Renew' } }),
    ],
  },
  'apply-dispatched-plan.yml': {
    workflows: example('apply-dispatched-plan.yml'),
    grown: beds,
    runs: async (town, week) => {
      const plan = planOf(openWeeks(week))
      // Sent twice, as senders do that got no answer.
      const sent = { name: 'repository_dispatch', payload: { client_payload: { plan } } }
      return [await town.run('apply-dispatched-plan.yml', sent), await town.run('apply-dispatched-plan.yml', sent)]
    },
    isDone: isNew,
  },
  'apply-committed-plan.yml': {
    workflows: example('apply-committed-plan.yml'),
    seed: Object.assign({}, ...WEEKS.map(beds)),
    grown: (week) => ({ [`notes/${week}.txt`]: 'note\n' }),
    async runs(town, week) {
      const pull = await theirs(town.garden, week, { 'plans/next.yaml': planOf(openWeeks(week)) })
      return [await onPull(town, 'apply-committed-plan.yml', pull)]
    },
  },
  'attest.yml': {
    workflows: example('attest.yml'),
    grown: tracked('plans/beds.yaml'),
    runs: async (town) => [await town.run('attest.yml', onPush)],
    isDone: isNew,
  },
  'README.md': {
    workflows: { 'apply.yml': README },
    grown: tracked('.github/plans/rename.yaml'),
    runs: async (town) => [await town.run('apply.yml', onPush)],
    isDone: isNew,
  },
  'docs/provenance.md, attestations': {
    workflows: { 'attest.yml': ATTESTS },
    grown: tracked('plans/next.yaml'),
    runs: async (town) => [await town.run('attest.yml', onPush)],
    isDone: isNew,
  },
  'plan-from-fork.yml, publish-from-fork.yml': {
    workflows: { ...example('plan-from-fork.yml'), ...example('publish-from-fork.yml') },
    seed: { 'scripts/write-plan.sh': program(WRITE_PLAN) },
    grown: beds,
    async runs(town, week) {
      const pull = await theirs(town.garden, week, { [`beds/fork-${week}.txt`]: 'fork\n' })
      const planned = await onPull(town, 'plan-from-fork.yml', pull)
      return [planned, await after(town, 'publish-from-fork.yml', [planned, pull])]
    },
    isDone: isNew,
  },
  'explain.yml, post-explanation.yml': {
    workflows: { ...example('explain.yml'), ...example('post-explanation.yml') },
    grown: beds,
    async runs(town, week) {
      const pull = await theirs(town.garden, week, {
        [`beds/theirs-${week}.txt`]: 'theirs\n',
        'README.md': `# Garden ${week}\n`,
      })
      const explained = await onPull(town, 'explain.yml', pull)
      return [explained, await after(town, 'post-explanation.yml', [explained, pull])]
    },
  },
  'overlaps.yml': {
    workflows: { ...example('overlaps.yml'), 'publish.yml': README },
    grown: tracked('.github/plans/rename.yaml'),
    async runs(town, week) {
      const pull = await theirs(town.garden, week, { 'beds/1.txt': `theirs ${week}\n` })
      return [await published(town), await onPull(town, 'overlaps.yml', pull)]
    },
  },
  'review-decisions.yml': {
    workflows: { ...example('review-decisions.yml'), 'publish.yml': README },
    grown: tracked('.github/plans/rename.yaml'),
    async runs(town, week) {
      const run = await published(town)
      const { repository } = town.garden
      repository.permissions.set('fern', 'write')
      const [pull] = oursOpen(town.garden)
      if (!pull || run.result === 'failure') return [run]
      const comment = {
        id: repository.comments.length + 1,
        issue: pull.number,
        user: 'fern',
        body: '/editplan rerun',
        reactions: [] as string[],
      }
      repository.comments.push(comment)
      const payload = {
        action: 'created',
        sender: { login: 'fern', type: 'User' },
        issue: { number: pull.number, pull_request: {} },
        comment,
      }
      const review = await town.run('review-decisions.yml', { name: 'issue_comment', payload })
      expect(comment.reactions, `week ${week}`).toEqual(['+1'])
      return [run, review]
    },
    isDone: isNew,
  },
  'verify-pull-request.yml': {
    workflows: { ...example('verify-pull-request.yml'), 'publish.yml': README },
    grown: tracked('.github/plans/rename.yaml'),
    async runs(town) {
      const run = await published(town)
      const [pull] = oursOpen(town.garden)
      return pull && run.result === 'success' ? [run, await onPull(town, 'verify-pull-request.yml', pull)] : [run]
    },
  },
  'docs/provenance.md, verification': {
    workflows: { 'verify.yml': VERIFIES, 'publish.yml': README },
    grown: tracked('.github/plans/rename.yaml'),
    async runs(town, week) {
      const run = await published(town)
      const [pull] = oursOpen(town.garden)
      const other = await theirs(town.garden, week, { [`notes/theirs-${week}.txt`]: 'theirs\n' })
      const seen = pull && run.result === 'success' ? [await onPull(town, 'verify.yml', pull)] : []
      return [run, ...seen, await onPull(town, 'verify.yml', other)]
    },
  },
  'verify-without-token.yml': {
    workflows: example('verify-without-token.yml'),
    grown: tracked('plans/next.yaml'),
    runs: async (town) => [await town.run('verify-without-token.yml', onPush)],
    // It pushes by force, as its comment says: what people commit there is not kept.
    isQuiet: true,
    isDone: isNew,
  },
  'docs/publishing.md, blame': {
    workflows: { 'ignore.yml': IGNORES, 'publish.yml': README },
    seed: { '.github/editplan.yml': "version: 1\nmechanical: ['Edit(**/*.txt)']\n" },
    // It is merged each week.
    grown: (week) => ({ ...beds(week), '.github/plans/rename.yaml': planOf([week]) }),
    async runs(town) {
      const { garden } = town
      const run = await published(town)
      const [pull] = oursOpen(garden).filter(({ head }) => !head.ref.includes('blame'))
      if (!pull || run.result === 'failure') return [run]
      await squash(garden, pull)
      const merged = await garden.remote('rev-parse', 'main')
      const { pull_request: told, ...payload } = await payloadOf('closed', pull, garden)
      const event = { ...payload, pull_request: { ...told, merged: true, merge_commit_sha: merged } }
      return [run, await town.run('ignore.yml', { name: 'pull_request_target', payload: event })]
    },
  },
}

/** `npm run test:long -- seasons` lives all of them; `SEASONS` names those whose title holds it. */
const { SEASONS: wanted = 'docs/provenance.md, verification' } = process.env
const CHOSEN = Object.entries(SEASONS).filter(([name]) => wanted === 'all' || name.includes(wanted))

describe('four weeks with a workflow', () => {
  it.each(CHOSEN)(
    '%s are green, or red once with a remedy that works',
    async (_, season) => {
      const told = await live(season)
      if (process.env.TELL) console.log(told.join('\n'))
    },
    0,
  )
})
