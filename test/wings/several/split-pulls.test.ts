import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/index.ts'
import type { PublishOptions } from '../../../src/publish/options.ts'
import { exitCodeOfParts, type PartPullRequest } from '../../../src/publish/part-pulls.ts'
import { openPullRequests } from '../../../src/wings/several/index.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { git } from '../../support/github/state.ts'
import { halfOf } from '../../support/whole.ts'

const BRANCH = 'editplan/plant-the-beds'

interface Plan {
  readonly steps: readonly string[]
  readonly base?: string
}

const planText = ({ steps, base }: Plan): string =>
  [
    'version: 1',
    'title: Plant the beds',
    ...(base === undefined ? [] : [`base: ${base}`]),
    'options: { reads: auto }',
    'steps:',
    ...steps.map((step) => `  - ${step}`),
    '',
  ].join('\n')

const write = (path: string, content: string, where?: string): string =>
  `{ tool: Write, file_path: ${path}, content: ${JSON.stringify(content)}${where === undefined ? '' : `, when: { file_path: ${where}, exists: true }`} }`
const edit = (path: string, from: string, to: string): string =>
  `{ tool: Edit, file_path: ${path}, old_string: ${JSON.stringify(from)}, new_string: ${JSON.stringify(to)} }`
const move = (from: string, to: string): string => `{ tool: Move, file_path: ${from}, new_path: ${to} }`

/** Two parts of which one looks for files that the other one makes, and the other way round. */
const TWO_ORDERS: readonly [Plan, Plan] = [
  { steps: [move('beds/rose.txt', 'beds/rosa.txt'), write('pots/seen.txt', 'seen\n', 'beds/rosa.txt')] },
  { steps: [write('pots/seen.txt', 'seen\n', 'beds/rose.txt'), move('beds/rose.txt', 'beds/rosa.txt')] },
]

/** Three folders that have nothing to do with each other. */
const APART: Plan = {
  steps: [
    edit('beds/rose.txt', 'rose', 'rose: red'),
    write('sheds/tool.txt', 'spade\n'),
    write('pond/carp.txt', 'carp\n'),
  ],
}

/** What is made in one bed is moved, and changed where it is then. */
const STACKED: Plan = {
  steps: [
    edit('beds/rose.txt', 'rose', 'rose: red'),
    move('beds/rose.txt', 'pots/rose.txt'),
    edit('pots/rose.txt', 'red', 'pink'),
  ],
}
const BY_SIZE = ['size:1']

interface Asked {
  readonly plan?: Plan
  readonly by?: readonly string[]
  readonly depth?: 0 | 1
  readonly publish?: PublishOptions
  readonly options?: Partial<Parameters<typeof openPullRequests>[1]>
}

/** Publishes from a checkout of its own, as each job of a workflow has one. */
async function run(
  { github, repository, clock }: Garden,
  { plan = APART, by = ['folder'], depth = 1, publish, options }: Asked = {},
): Promise<readonly PartPullRequest[]> {
  const root = await mkdtemp(join(tmpdir(), 'editplan-split-'))
  try {
    const deep = depth === 1 ? ['--depth=1'] : []
    await git(root, ['clone', '--quiet', ...deep, '--branch=main', `file://${repository.folder}`, '.'])
    await git(root, ['remote', 'set-url', 'origin', `${github.serverUrl}/octo-org/garden.git`])
    const text = planText(plan)
    await writeFile(join(root, 'plan.yaml'), text)
    const parsed = parsePlan({ name: 'plan.yaml', text })
    if (!parsed.ok) throw new Error('the plan is wrong')
    const { serverUrl, apiUrl } = github
    return await openPullRequests(parsed.plan, {
      root,
      by,
      planFiles: [join(await git(root, ['rev-parse', '--show-toplevel']), 'plan.yaml')],
      publish: { token: TOKEN, serverUrl, apiUrl, clock, update: 'always', ...publish },
      ...options,
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const outcomes = (parts: readonly PartPullRequest[]): readonly string[] =>
  parts.map(({ name, outcome, number }) => `${name} ${outcome}${number === undefined ? '' : ` #${number}`}`)

const wroteNothing = ({ github }: Garden): boolean =>
  !github.traffic.some((line) => /^(?:PATCH|DELETE|POST \/repos)|receive-pack/.test(line))

const bases = ({ repository }: Garden): readonly string[] =>
  repository.pulls.map(({ number, state, base }) => `#${number} ${state} → ${base.ref.replace(BRANCH, '')}`)

/** What the buttons of a pull request do to the base; GitHub then moves the pull requests on its branch to the base. */
const MERGES: Readonly<Record<string, (garden: Garden, branch: string) => Promise<unknown>>> = {
  async merge({ remote }, branch) {
    const tree = await mergedTree(remote, branch)
    const commit = await remote('commit-tree', tree, '-p', 'main', '-p', branch, '-m', 'Merge a pull request')
    await remote('update-ref', 'refs/heads/main', commit)
  },
  async squash({ remote }, branch) {
    const commit = await remote('commit-tree', await mergedTree(remote, branch), '-p', 'main', '-m', 'Plant (#1)')
    await remote('update-ref', 'refs/heads/main', commit)
  },
  async rebase({ remote }, branch) {
    const message = await remote('log', '-1', '--format=%B', branch)
    const commit = await remote('commit-tree', await mergedTree(remote, branch), '-p', 'main', '-m', message)
    await remote('update-ref', 'refs/heads/main', commit)
  },
}

const mergedTree = async (remote: Garden['remote'], branch: string): Promise<string> =>
  (await remote('merge-tree', '--write-tree', 'main', branch)).split('\n')[0] ?? ''

async function merge(garden: Garden, number: number, how: string): Promise<void> {
  const pull = garden.repository.pulls.find((one) => one.number === number)
  if (!pull) throw new Error('there is no such pull request')
  await MERGES[how]?.(garden, pull.head.ref)
  Object.assign(pull, { state: 'closed', merged: true })
}

/** Numbers of the pull requests of stacks that hold open ones. */
const stacked = ({ repository }: Garden): readonly (readonly number[])[] =>
  (repository.stacks ?? [])
    .map(({ pulls }) => pulls)
    .filter((pulls) => pulls.some((number) => repository.pulls[number - 1]?.state === 'open'))

const files = (garden: Garden, revision: string): Promise<string> => garden.remote('ls-tree', '-r', revision)

/** The tree that the plan as a whole gives on the seed. */
const WHOLE = { 'beds/iris.txt': 'iris', 'pots/rose.txt': 'rose: pink' }

describe('a plan whose parts have nothing to do with each other', () => {
  it('is a pull request for each part, and nothing is written the second time', async () => {
    await using garden = await plantGarden()
    const parts = await run(garden)
    expect(outcomes(parts)).toEqual(['beds created #1', 'sheds created #2', 'pond created #3'])
    expect(bases(garden)).toEqual(['#1 open → main', '#2 open → main', '#3 open → main'])
    expect(garden.repository.stacks).toEqual([])
    garden.github.clear()
    expect(outcomes(await run(garden))).toEqual(['beds none #1', 'sheds none #2', 'pond none #3'])
    expect(wroteNothing(garden)).toBe(true)
  })

  it('knows the parts that were merged, by merge, squash and rebase', async () => {
    await using garden = await plantGarden()
    await run(garden)
    await merge(garden, 2, 'squash')
    const next = await run(garden)
    expect(outcomes(next)).toEqual(['beds updated #1', 'sheds merged #2', 'pond updated #3'])
    expect(exitCodeOfParts(next, false)).toBe(0)
    await merge(garden, 1, 'merge')
    await merge(garden, 3, 'rebase')
    for (const [path, text] of Object.entries({
      'beds/rose.txt': 'rose: red',
      'sheds/tool.txt': 'spade',
      'pond/carp.txt': 'carp',
    }))
      expect(await garden.remote('show', `main:${path}`)).toBe(text)
    garden.github.clear()
    expect(outcomes(await run(garden))).toEqual(['beds merged #1', 'sheds merged #2', 'pond merged #3'])
    expect(wroteNothing(garden)).toBe(true)
  })

  it('changes with the plan that the base tracks: parts come, and those that are empty now are closed at the end', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'plan.yaml': planText(APART) })
    await run(garden)
    const plan = { steps: [...APART.steps.slice(1), write('beds2/fern.txt', 'fern\n')].reverse() }
    await garden.commitElsewhere('main', { 'plan.yaml': planText(plan) })
    garden.github.clear()
    const parts = await run(garden, { plan, publish: { whenUnchanged: 'delete' } })
    expect(outcomes(parts)).toEqual(['beds2 created #4', 'pond updated #3', 'sheds updated #2', 'beds closed #1'])
    expect(await garden.remote('for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe(
      [...['beds2', 'pond', 'sheds'].map((slug) => `${BRANCH}--${slug}`), 'main'].join('\n'),
    )
    const closing = garden.github.requests.findLastIndex(({ body }) => (body as { state?: string })?.state === 'closed')
    const last = garden.github.requests.findLastIndex(({ method, path }) => method === 'PATCH' || /pulls$/.test(path))
    expect(closing).toBe(last)
  })

  it('leaves alone what another plan made under the same names', async () => {
    await using garden = await plantGarden()
    await run(garden)
    const plan = { steps: [write('pond/carp.txt', 'koi\n'), write('wall/ivy.txt', 'ivy\n')] }
    // Another plan: it comes from no file.
    const options = { planFiles: [] }
    const parts = await run(garden, { plan, options })
    expect(outcomes(parts)).toEqual(['pond refused #3', 'wall created #4', 'beds none #1', 'sheds none #2'])
    expect(parts[0]?.report?.problems).toMatchObject([{ name: 'OTHER_PLAN' }])
    expect(exitCodeOfParts(parts, false)).toBe(5)
    const taken = await run(garden, { plan, options, publish: { replace: true } })
    expect(outcomes(taken)).toEqual(['pond updated #3', 'wall none #4', 'beds closed #1', 'sheds closed #2'])
  })

  it('takes no pull request of a fork for a part, whatever it is called and says', async () => {
    await using garden = await plantGarden()
    await run(garden)
    const [first] = garden.repository.pulls
    if (!first) throw new Error('there is no pull request')
    await garden.github.addRepository('fern/garden', { parent: garden.repository.name })
    const head = { ...first.head, repository: 'fern/garden', ref: `${BRANCH}--compost` }
    garden.repository.pulls.push({ ...first, number: 4, head })
    garden.github.clear()
    expect(outcomes(await run(garden))).toEqual(['beds none #1', 'sheds none #2', 'pond none #3'])
    expect(wroteNothing(garden)).toBe(true)
  })

  it('publishes the others where the branch of a part is not ours', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere(`${BRANCH}--sheds`, { 'sheds/rake.txt': 'rake\n' }, { onto: 'main' })
    const parts = await run(garden)
    expect(outcomes(parts)).toEqual(['beds created #1', 'sheds refused', 'pond created #2'])
    expect(parts[1]?.report?.problems).toMatchObject([{ name: 'BRANCH_NOT_OURS' }])
    expect(exitCodeOfParts(parts, false)).toBe(5)
  })
})

const STACK = { plan: STACKED, by: BY_SIZE }

describe('a plan whose parts need each other', () => {
  it('is a stack, and nothing is written the second time', async () => {
    await using garden = await plantGarden()
    expect(outcomes(await run(garden, STACK))).toEqual(['part-1 created #1', 'part-2 created #2', 'part-3 created #3'])
    expect(bases(garden)).toEqual(['#1 open → main', '#2 open → --part-1', '#3 open → --part-2'])
    expect(garden.repository.stacks).toMatchObject([{ pulls: [1, 2, 3] }])
    for (const [path, text] of Object.entries(WHOLE))
      expect(await garden.remote('show', `${BRANCH}--part-3:${path}`)).toBe(text)
    garden.github.clear()
    expect(outcomes(await run(garden, STACK))).toEqual(['part-1 none #1', 'part-2 none #2', 'part-3 none #3'])
    expect(wroteNothing(garden)).toBe(true)
  })

  it.each(
    halfOf([
      ['squash', 1],
      ['merge', 1],
      ['rebase', 0],
    ] as const),
  )('goes on above the bottom that was merged by %s, at depth %s, and ends in the whole', async (how, depth) => {
    await using garden = await plantGarden()
    const asked = { ...STACK, depth }
    await run(garden, asked)
    const whole = await files(garden, `${BRANCH}--part-3`)
    await merge(garden, 1, how)
    expect(outcomes(await run(garden, asked))).toEqual(['part-1 merged #1', 'part-2 updated #2', 'part-3 updated #3'])
    expect(bases(garden)).toEqual(['#1 closed → main', '#2 open → main', '#3 open → --part-2'])
    expect(stacked(garden)).toEqual([[2, 3]])
    // One commit each, on what is below it.
    expect(await garden.remote('rev-list', '--count', `main..${BRANCH}--part-3`)).toBe('2')
    garden.github.clear()
    expect(outcomes(await run(garden, asked))).toEqual(['part-1 merged #1', 'part-2 none #2', 'part-3 none #3'])
    expect(wroteNothing(garden)).toBe(true)
    await merge(garden, 2, how)
    expect(outcomes(await run(garden, asked))).toEqual(['part-1 merged #1', 'part-2 merged #2', 'part-3 updated #3'])
    await merge(garden, 3, how)
    expect(await files(garden, 'main')).toBe(whole)
    garden.github.clear()
    expect(outcomes(await run(garden, asked))).toEqual(['part-1 merged #1', 'part-2 merged #2', 'part-3 merged #3'])
    expect(wroteNothing(garden)).toBe(true)
  })

  it('takes another order, on a server without stacks too', async () => {
    await using garden = await plantGarden()
    garden.repository.stacks = undefined
    await garden.commitElsewhere('main', { 'plan.yaml': planText(TWO_ORDERS[0]) })
    expect(outcomes(await run(garden, { plan: TWO_ORDERS[0] }))).toEqual(['beds created #1', 'pots created #2'])
    expect(bases(garden)).toEqual(['#1 open → main', '#2 open → --beds'])
    await garden.commitElsewhere('main', { 'plan.yaml': planText(TWO_ORDERS[1]) })
    expect(outcomes(await run(garden, { plan: TWO_ORDERS[1] }))).toEqual(['pots updated #2', 'beds updated #1'])
    expect(bases(garden)).toEqual(['#1 open → --pots', '#2 open → main'])
    expect(await garden.remote('rev-list', '--count', `main..${BRANCH}--beds`)).toBe('2')
  })

  it('takes another order of a stack that GitHub shows as one', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'plan.yaml': planText(TWO_ORDERS[0]) })
    await run(garden, { plan: TWO_ORDERS[0] })
    expect(stacked(garden)).toEqual([[1, 2]])
    await garden.commitElsewhere('main', { 'plan.yaml': planText(TWO_ORDERS[1]) })
    await run(garden, { plan: TWO_ORDERS[1] })
    expect(stacked(garden)).toEqual([[2, 1]])
  })

  it('waits above a part that is refused, and stands on the commits of people where they are kept', async () => {
    await using garden = await plantGarden()
    await run(garden, STACK)
    await garden.commitElsewhere(`${BRANCH}--part-2`, { 'pots/weed.txt': 'weed\n' })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const refused = await run(garden, STACK)
    expect(outcomes(refused)).toEqual(['part-1 updated #1', 'part-2 refused #2', 'part-3 waits'])
    expect(refused[1]?.report?.problems).toMatchObject([{ name: 'BRANCH_HAS_FOREIGN_COMMITS' }])
    expect(exitCodeOfParts(refused, false)).toBe(5)
    const kept = await run(garden, { ...STACK, publish: { foreignCommits: 'keep' } })
    expect(outcomes(kept)).toEqual(['part-1 none #1', 'part-2 updated #2', 'part-3 updated #3'])
    expect(await garden.remote('show', `${BRANCH}--part-3:pots/weed.txt`)).toBe('weed')
  })

  it('knows a part that was merged into the branch below it once that is merged', async () => {
    await using garden = await plantGarden()
    await run(garden, STACK)
    const { remote } = garden
    await remote('update-ref', `refs/heads/${BRANCH}--part-1`, `${BRANCH}--part-2`)
    Object.assign(garden.repository.pulls[1] ?? {}, { state: 'closed', merged: true })
    await merge(garden, 1, 'squash')
    expect(outcomes(await run(garden, STACK))).toEqual(['part-1 merged #1', 'part-2 merged #2', 'part-3 updated #3'])
  })
})

describe('pull requests of parts', () => {
  it('are refused for a fork and for suggestions, and need a token', async () => {
    await using garden = await plantGarden()
    await expect(run(garden, { publish: { pushToFork: 'fern/garden' } })).rejects.toMatchObject({ name: 'USAGE' })
    await expect(run(garden, { publish: { suggestOn: 1 } })).rejects.toMatchObject({ name: 'USAGE' })
    await expect(run(garden, { publish: { token: undefined } })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    expect(wroteNothing(garden)).toBe(true)
  })

  it('are proposed in a dry run, those above another one apart, and nothing is sent', async () => {
    await using garden = await plantGarden()
    const parts = await run(garden, { ...STACK, publish: { token: undefined, dryRun: true } })
    expect(outcomes(parts)).toEqual(['part-1 proposed', 'part-2 waits', 'part-3 waits'])
    expect(parts[0]?.report?.pull_request?.proposed?.body).toContain('part-3')
    expect(exitCodeOfParts(parts, false)).toBe(0)
    expect(garden.github.traffic).toEqual([])
  })

  it('tell of each other in words that mention nobody', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { CODEOWNERS: 'beds/ @octo-org/roses\npond/ @fern\n' })
    const parts = await run(garden, { by: ['codeowners'], publish: { title: 'In spring', labels: ['bloom'] } })
    expect(parts.map(({ name }) => name)).toEqual(['@octo-org/roses', 'no owner', '@fern'])
    const [first] = garden.repository.pulls
    expect(first?.body).not.toMatch(/@(?:octo-org|fern)/)
    expect(first?.body).toMatch(/pulls\?q=is%3Apr\+head%3A/)
    expect(first?.title).not.toMatch(/@(?:octo-org|fern)/)
    expect(garden.repository.pulls.map(({ labels }) => labels)).toEqual([['bloom'], ['bloom'], ['bloom']])
  })

  it('follow the policy of the base, whatever a part below makes of it', async () => {
    await using garden = await plantGarden()
    const script = "process.exit(fs.readFileSync('.github/editplan.yml', 'utf8').includes('later') ? 1 : 0)"
    const policy = { version: 1, mode: 'bypassPermissions', verify: [{ run: [process.execPath, '-e', script] }] }
    await garden.commitElsewhere('main', { '.github/editplan.yml': JSON.stringify(policy) })
    const path = '.github/editplan.yml'
    const plan = { steps: [write(path, 'version: 1\n'), edit(path, 'version: 1', 'version: 1 # later')] }
    const parts = await run(garden, { plan, by: BY_SIZE })
    expect(outcomes(parts)).toEqual(['part-1 created #1', 'part-2 refused'])
    expect(parts[1]?.report?.problems).toMatchObject([{ name: 'VERIFY_FAILED' }])
  })
})
