import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Garden, PLAN, plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'
import { runHere } from '../../support/runner.ts'
import { halfOf, someOf } from '../../support/whole.ts'

type Inputs = Readonly<Record<string, string>>
type Event = Parameters<typeof runHere>[1]['event']

/** What the workflow gives, and what is in its workspace. */
interface Workflow {
  readonly inputs: Inputs
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly event?: (garden: Garden) => Promise<Event>
  readonly variables?: Readonly<Record<string, string>>
}

/** The words that name a remedy, and what the workflow gives after it, beside what it gave. */
interface Row extends Workflow {
  readonly remedies: readonly (readonly [words: RegExp, next: Partial<Workflow>])[]
}

const NEEDING = `${PLAN.replace('options:', 'vars: { colour: null }\noptions:').replace('rose: red', '${{ vars.colour }}')}`
const FILES = { 'plan.yaml': PLAN }

/** The pull request that is open, as GitHub tells a workflow about it. */
const onPull = async ({ remote }: Garden): Promise<Event> => {
  const pull_request = {
    ...{ number: 1, head: { sha: await remote('rev-parse', 'editplan/plant-the-beds') } },
    base: { ref: 'main', sha: await remote('rev-parse', 'main') },
  }
  return { name: 'pull_request', payload: { action: 'synchronize', pull_request } }
}
const onPush = async (): Promise<Event> => ({ name: 'push', payload: {} })
const onComment = async (): Promise<Event> => {
  const issue = { number: 1, pull_request: {} }
  const payload = { action: 'created', sender: { login: 'fern', type: 'User' }, issue, comment: { body: '/editplan' } }
  return { name: 'issue_comment', payload }
}
const onMerge = async ({ remote }: Garden): Promise<Event> => {
  const pull_request = { number: 1, merged: true, merge_commit_sha: await remote('rev-parse', 'main') }
  return { name: 'pull_request', payload: { action: 'closed', pull_request } }
}

const ON_PULL = { GITHUB_REF: 'refs/pull/1/merge' }

const ROWS: Readonly<Record<string, Row>> = {
  'no plan': { inputs: { plan: '' }, remedies: [[/Name the plan file/, { inputs: { plan: 'plan.yaml' } }]] },
  'a plan file with another name': {
    inputs: { plan: 'plan.yml' },
    remedies: [[/the folder has plan\.yaml/, { inputs: { plan: 'plan.yaml' } }]],
  },
  'a folder': {
    inputs: { plan: 'plans' },
    files: { 'plans/one.yaml': PLAN },
    remedies: [[/Name a file in the workspace/, { inputs: { plan: 'plans/one.yaml' } }]],
  },
  'a folder that has a plan': {
    inputs: { plan: 'plans' },
    files: { 'plans/plan.yaml': PLAN },
    remedies: [[/the folder has plan\.yaml/, { inputs: { plan: 'plans/plan.yaml' } }]],
  },
  'a glob that names nothing': {
    inputs: { plan: 'plans/*.yml' },
    files: { 'plans/one.yaml': PLAN },
    remedies: [[/Name a file in the workspace/, { inputs: { plan: 'plans/*.yaml' } }]],
  },
  'a plan that is not UTF-8': {
    inputs: { plan: 'latin.yaml' },
    files: { 'latin.yaml': Buffer.from(PLAN.replace('red', 'rosé'), 'latin1') },
    remedies: [[/Save it as UTF-8/, { files: { 'latin.yaml': PLAN.replace('red', 'rosé') } }]],
  },
  'two texts for the body': {
    inputs: { plan: 'plan.yaml', body: 'Why.', 'body-path': 'why.md' },
    files: { 'why.md': 'Why.\n' },
    remedies: [
      [/Leave one of them out/, { inputs: { body: '' } }],
      [/Leave one of them out/, { inputs: { 'body-path': '' } }],
    ],
  },
  'a policy that is not there': {
    inputs: { plan: 'plan.yaml', policy: 'rules.yaml' },
    files: { 'rules.yml': 'version: 1\n' },
    remedies: [[/Name a regular file: the folder has rules\.yml/, { inputs: { policy: 'rules.yml' } }]],
  },
  'no token': {
    inputs: { plan: 'plan.yaml', token: '' },
    remedies: [[/Set `token`/, { inputs: { token: TOKEN } }]],
  },
  'a variable without a value': {
    inputs: { plan: 'plan.yaml' },
    files: { 'plan.yaml': NEEDING },
    remedies: [
      [/Give one .*in a workflow with the input `vars`/, { inputs: { vars: 'colour=red' } }],
      [/a default in the plan’s `vars`/, { files: { 'plan.yaml': NEEDING.replace('colour: null', 'colour: red') } }],
    ],
  },
  'checks by another name than a file': {
    inputs: { plan: 'plan.yaml', 'trigger-checks': 'Checks' },
    remedies: [
      [/Write the file name of a workflow, such as checks\.yml/, { inputs: { 'trigger-checks': 'checks.yml' } }],
    ],
  },
  'parts of which each has a page': {
    inputs: { plan: 'plan.yaml', split: 'folder', 'html-report': 'true' },
    remedies: [
      [/Leave one of them out/, { inputs: { split: '' } }],
      [/Leave one of them out/, { inputs: { 'html-report': '' } }],
    ],
  },
  'parts and a number of pull requests': {
    inputs: { plan: 'plan.yaml', split: 'folder', 'open-at-most': '2' },
    remedies: [[/Leave them out/, { inputs: { 'open-at-most': '' } }]],
  },
  'parts of several plans': {
    inputs: { plan: 'plan.yaml, other.yaml', split: 'folder' },
    files: { 'other.yaml': PLAN },
    remedies: [[/One plan is split at a time\. Name one/, { inputs: { plan: 'plan.yaml' } }]],
  },
  'parts by another word': {
    inputs: { plan: 'plan.yaml', split: 'file' },
    remedies: [
      [/, folder,/, { inputs: { split: 'folder' } }],
      [/, size:20,/, { inputs: { split: 'size:20' } }],
      [/glob:NAME=PATTERN/, { inputs: { split: 'glob:roses=beds/rose.txt' } }],
    ],
  },
  'parts by owners whom no file names': {
    inputs: { plan: 'plan.yaml', split: 'codeowners' },
    remedies: [[/or split by folder/, { inputs: { split: 'folder' } }]],
  },
  'suggestions of a dry run': {
    inputs: { plan: 'plan.yaml', mode: 'suggest', 'dry-run': 'true' },
    variables: ON_PULL,
    remedies: [
      [/It counts in `mode: pull-request`/, { inputs: { mode: '' } }],
      [/`dry-run` has no effect in .* Leave it out/, { inputs: { 'dry-run': '' } }],
    ],
  },
  'suggestions that are attested': {
    inputs: { plan: 'plan.yaml', mode: 'suggest', attest: 'true' },
    variables: ON_PULL,
    remedies: [[/`attest` has no effect in .* Leave it out/, { inputs: { attest: '' } }]],
  },
  'suggestions without a pull request': {
    inputs: { plan: 'plan.yaml', mode: 'suggest' },
    event: onPush,
    remedies: [[/Run the workflow on the event `pull_request`/, { event: onPull, variables: ON_PULL }]],
  },
  'a plan to verify': {
    inputs: { mode: 'verify', plan: 'plan.yaml' },
    event: onPull,
    remedies: [[/`plan` has no effect in .* Leave it out/, { inputs: { plan: '' } }]],
  },
  'nothing to verify': {
    inputs: { mode: 'verify' },
    event: onPush,
    remedies: [[/Run the workflow on `pull_request`/, { event: onPull }]],
  },
  'a policy about overlaps': {
    inputs: { mode: 'overlap', policy: 'rules.yml' },
    event: onPull,
    remedies: [[/`policy` has no effect in .* Leave it out/, { inputs: { policy: '' } }]],
  },
  'no pull request to compare': {
    inputs: { mode: 'overlap' },
    event: onPush,
    remedies: [[/Run the workflow on `pull_request`/, { event: onPull }]],
  },
  'a review that cannot answer': {
    inputs: { mode: 'review', token: '' },
    event: onComment,
    remedies: [[/Give a `token`/, { inputs: { token: TOKEN } }]],
  },
  'a plan for a review': {
    inputs: { mode: 'review', plan: 'plan.yaml' },
    event: onComment,
    remedies: [[/`plan` has no effect in .* Leave it out/, { inputs: { plan: '' } }]],
  },
  'a plan for what blame passes over': {
    inputs: { 'ignore-revs': 'true', plan: 'plan.yaml' },
    event: onMerge,
    remedies: [[/`plan` has no effect in .* Leave it out/, { inputs: { plan: '' } }]],
  },
  'nothing to explain': {
    inputs: { mode: 'explain' },
    event: onPush,
    remedies: [[/Run the workflow on one of them/, { event: onPull }]],
  },
  'a temporary folder that cannot be written': {
    inputs: { plan: 'plan.yaml' },
    variables: { RUNNER_TEMP: '/dev/null' },
    remedies: [[/Set RUNNER_TEMP to a writable folder/, { variables: { RUNNER_TEMP: tmpdir() } }]],
  },
  'no repository': {
    inputs: { mode: 'review' },
    event: onComment,
    variables: { GITHUB_REPOSITORY: '' },
    remedies: [[/Run this in a workflow/, { variables: {} }]],
  },
  'an explanation to explain': {
    inputs: { mode: 'explain', explanation: 'explanation.json' },
    event: onPull,
    remedies: [[/Leave `explanation` out/, { inputs: { explanation: '' } }]],
  },
}

const CASES = Object.entries(ROWS).flatMap(([what, { remedies, ...row }]) =>
  remedies.map(([words, next]) => ({ what, words, next, ...row })),
)

it.each(someOf(halfOf(CASES), 4))(
  'a workflow that gives $what succeeds after the remedy $words',
  async ({ words, next, ...row }) => {
    await using garden = await plantGarden()
    garden.repository.permissions.set('fern', 'write')
    await write(garden, FILES)
    // A pull request that the event may be about.
    if (row.event ?? next.event ?? row.variables) await proposePull(garden)
    await write(garden, { ...FILES, ...row.files })
    const refused = await run(garden, row)
    expect(refused.exitCode).not.toBe(0)
    expect(refused.errors.join('\n').replaceAll(/\s+/g, ' ')).toMatch(words)
    await write(garden, next.files ?? {})
    const followed = await run(garden, { ...row, ...next, inputs: { ...row.inputs, ...(next.inputs ?? {}) } })
    expect(followed).toMatchObject({ exitCode: 0, errors: [] })
  },
)

async function proposePull(garden: Garden): Promise<void> {
  expect(await run(garden, { inputs: { plan: 'plan.yaml' } })).toMatchObject({ exitCode: 0 })
  const [pull] = garden.repository.pulls
  if (pull) await garden.remote('update-ref', 'refs/pull/1/head', pull.head.sha)
}

async function run(garden: Garden, { inputs, event, variables }: Workflow) {
  const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
  const tokenless = inputs.token === '' ? { token: '' } : {}
  const happened = await event?.(garden)
  return runHere(garden, {
    inputs: { ...given, ...tokenless },
    ...(happened && { event: happened }),
    variables: { GITHUB_REPOSITORY: REPOSITORY, ...variables },
  })
}

async function write({ checkout }: Garden, files: NonNullable<Workflow['files']>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, name)), { recursive: true })
    await writeFile(join(checkout, name), content)
  }
}
