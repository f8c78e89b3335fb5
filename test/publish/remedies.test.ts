import { expect, it } from 'vitest'
import { ledgerRef } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden, REPOSITORY, type Request, TOKEN } from '../support/garden.ts'
import { installHook, protectBranch } from '../support/git-http.ts'
import type { Repository, Viewer } from '../support/github/state.ts'
import { ledgerAt, putLedger } from '../support/ledgers.ts'
import { someOf } from '../support/whole.ts'

const BRANCH = 'editplan/plant-the-beds'
const OTHER = { plan: 'b'.repeat(64), changes: [{ 'beds/rose.txt': 'rose: white\n' }] }
const KEEP = { foreignCommits: 'keep' } as const

/** What stands in the way, and the words that name a remedy, with the next request and what is done before it, as written. */
interface Row {
  readonly arrange: Deed
  readonly request?: Request
  readonly remedies: readonly (readonly [words: RegExp, next: Request, follow?: Deed])[]
}

type Deed = (garden: Garden) => unknown

const options = (given: PublishOptions, request: Request = {}): Request => ({ ...request, options: given })

const ELSEWHERE = options({ branch: 'editplan/another' })
const THEIRS = [{ 'beds/rose.txt': 'rose: black\n' }]

const nothing: Deed = () => undefined

const actAs =
  (viewer: Partial<Viewer>): Deed =>
  ({ github }) =>
    github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'write', pullRequests: 'write', ...viewer })

const set =
  (change: Partial<Repository>): Deed =>
  ({ repository }) =>
    Object.assign(repository, change)

const lift: Deed = ({ repository }) => installHook(repository.folder, 'exit 0')

const remove =
  (ref: string): Deed =>
  ({ remote }) =>
    remote('update-ref', '-d', ref)

async function merge({ remote, repository }: Garden): Promise<void> {
  await remote('update-ref', 'refs/heads/main', BRANCH)
  await remote('update-ref', '-d', `refs/heads/${BRANCH}`)
  Object.assign(repository.pulls[0] as object, { state: 'closed', merged: true })
}

/** Somebody changes on the branch what the plan changes too. */
async function collide(garden: Garden): Promise<void> {
  await garden.publish()
  await garden.commitElsewhere(BRANCH, THEIRS[0] ?? {})
}

const addTheirs = async (garden: Garden): Promise<void> => {
  await garden.publish()
  await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
}

/** A branch of somebody, without a ledger. */
const takeName = async ({ remote, commitElsewhere }: Garden): Promise<void> => {
  await remote('update-ref', `refs/heads/${BRANCH}`, await remote('rev-parse', 'main'))
  await commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
}

const damage = async (garden: Garden): Promise<void> => {
  await garden.publish()
  const known = await garden.remote('rev-parse', ledgerRef(BRANCH))
  await putLedger(garden.repository, BRANCH, '{"version":1}\n')
  await garden.remote('update-ref', 'refs/rig/before', known)
}

const closeAndDelete = async (garden: Garden): Promise<void> => {
  for (const pull of garden.repository.pulls) pull.state = 'closed'
  await garden.remote('update-ref', '-d', `refs/heads/${BRANCH}`)
}

/** Takes the last commit of the branch back, as `git revert` does. */
const revert = async ({ remote }: Garden): Promise<void> => {
  const made = await remote('commit-tree', `${BRANCH}^^{tree}`, '-p', BRANCH, '-m', 'Revert')
  await remote('update-ref', `refs/heads/${BRANCH}`, made)
}

const SEVERAL = { branchSuffix: 'digest', openAtMost: 1 } as const
const WEEKLY = { source: { repository: 1000, paths: [], made: 'name weekly' } }
const WORKFLOW = [{ '.github/workflows/water.yml': 'on: push\n' }]

const ROWS: Readonly<Record<string, Row>> = {
  'commits of others': {
    arrange: addTheirs,
    remedies: [
      [/`foreign-commits: keep`/, options(KEEP)],
      [/remove them/, {}, ({ remote }) => remote('update-ref', `refs/heads/${BRANCH}`, `${BRANCH}^`)],
      [/Merge the pull request/, options({ replace: true }, OTHER), merge],
    ],
  },
  'lines that others changed': {
    arrange: collide,
    request: options({ ...KEEP, replace: true }, OTHER),
    remedies: [
      [/take that commit back/, options({ ...KEEP, replace: true }, OTHER), revert],
      [/close the pull request.*delete the branch.*run again/i, OTHER, closeAndDelete],
      [/make of those lines what that commit made/, options({ ...KEEP, replace: true }, { ...OTHER, changes: THEIRS })],
    ],
  },
  'another plan': {
    arrange: (garden) => garden.publish(),
    request: OTHER,
    remedies: [
      [/`replace: true`/, options({ replace: true }, OTHER)],
      [/`branch-suffix: digest`/, options({ branchSuffix: 'digest' }, OTHER)],
    ],
  },
  'a branch of somebody': {
    arrange: takeName,
    remedies: [
      [/another `branch`/, ELSEWHERE],
      [/`replace: true` with `foreign-commits: keep`/, options({ ...KEEP, replace: true })],
    ],
  },
  'a branch that the base holds': {
    arrange: ({ remote }) => remote('update-ref', `refs/heads/${BRANCH}`, 'main~1'),
    remedies: [
      [/`replace: true`/, options({ replace: true })],
      [/another `branch`/, ELSEWHERE],
    ],
  },
  'a protected branch that no run made': {
    async arrange({ remote, repository }) {
      await remote('update-ref', `refs/heads/${BRANCH}`, 'main~1')
      repository.guarded.add(BRANCH)
    },
    request: options({ replace: true }),
    remedies: [[/another `branch`/, ELSEWHERE]],
  },
  'the default branch': {
    arrange: ({ remote }) => remote('update-ref', 'refs/heads/next', 'main'),
    request: options({ branch: 'main', base: 'next' }),
    remedies: [[/another `branch`/, options({ branch: 'editplan/another', base: 'next' })]],
  },
  'a branch that is the base as well': {
    arrange: nothing,
    request: options({ branch: 'main' }),
    remedies: [[/another `branch` or `base`/, ELSEWHERE]],
  },
  'a base that is not there': {
    arrange: nothing,
    request: options({ base: 'next' }),
    remedies: [
      [/Push it first/, options({ base: 'next' }), ({ remote }) => remote('update-ref', 'refs/heads/next', 'main')],
      [/name another as `base`/, options({ base: 'main' })],
    ],
  },
  'a damaged ledger': {
    arrange: damage,
    remedies: [
      [/delete it and run once with `replace: true`/, options({ replace: true }), remove(ledgerRef(BRANCH))],
      [/Restore that ref/, {}, ({ remote }) => remote('update-ref', ledgerRef(BRANCH), 'refs/rig/before')],
    ],
  },
  'a ledger that is refused': {
    arrange: ({ repository }) => installHook(repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac'),
    remedies: [[/Let the token write refs below/, {}, lift]],
  },
  'a branch without its ledger and of an earlier plan': {
    arrange: (garden) => garden.publish().then(() => remove(ledgerRef(BRANCH))(garden)),
    request: OTHER,
    remedies: [
      [/`replace: true` with `foreign-commits: keep`/, options({ ...KEEP, replace: true }, { plan: OTHER.plan })],
    ],
  },
  'commits of others, and no ledger that names the pull request': {
    arrange: (garden) => addTheirs(garden).then(() => remove(ledgerRef(BRANCH))(garden)),
    request: options(KEEP),
    remedies: [[/Run once with `replace: true`/, options({ ...KEEP, replace: true })]],
  },
  'as many pull requests of the source as may be open': {
    arrange: (garden) => garden.publish(options(SEVERAL, WEEKLY)),
    request: options(SEVERAL, { ...OTHER, source: WEEKLY.source }),
    remedies: [
      [
        /Merge or close one/,
        options(SEVERAL, { ...OTHER, source: WEEKLY.source }),
        ({ repository }) => Object.assign(repository.pulls[0] as object, { state: 'closed' }),
      ],
      [/allow more/, options({ ...SEVERAL, openAtMost: 2 }, { ...OTHER, source: WEEKLY.source })],
    ],
  },
  'a name that git takes for no branch': {
    arrange: nothing,
    request: options({ branch: 'editplan..beds' }),
    remedies: [[/Use letters, digits, "\.", "_", "-" and single "\/"/, ELSEWHERE]],
  },
  'a checkout without a remote': {
    arrange: ({ git }) => git('remote', 'remove', 'origin'),
    remedies: [
      [
        /`git remote add origin <address>`/,
        {},
        ({ git, github }) => git('remote', 'add', 'origin', `${github.serverUrl}/${REPOSITORY}.git`),
      ],
    ],
  },
  'a token without a scope': {
    arrange: actAs({ login: 'fern', scopes: 'gist' }),
    remedies: [[/Give it that scope/, {}, actAs({ login: 'fern', scopes: 'repo' })]],
  },
  'a workflow file that the token may not push': {
    arrange: actAs({ login: 'github-actions[bot]' }),
    request: { changes: WORKFLOW },
    remedies: [
      [/a GitHub App’s token with `workflows: write`/, { changes: WORKFLOW }, actAs({})],
      [/a token with the `workflow` scope/, { changes: WORKFLOW }, actAs({ login: 'fern', scopes: 'repo, workflow' })],
    ],
  },
  'a repository that is no fork': {
    async arrange({ github }) {
      await github.addRepository('fern/garden', { parent: REPOSITORY })
      await github.addRepository('fern/meadow', {})
    },
    request: options({ pushToFork: 'fern/meadow' }),
    remedies: [[/Name a fork of it as `push-to-fork`/, options({ pushToFork: 'fern/garden' })]],
  },
  'calls that are used up': {
    arrange: ({ github }) =>
      github.faults.push({
        ...{ on: `GET /repos/${REPOSITORY}/pulls`, status: 403, body: { message: 'API rate limit exceeded' } },
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Date.UTC(2026, 0, 2) / 1000}` },
      }),
    remedies: [[/Run again after that/, {}, ({ clock }) => clock.sleep(86_400_000)]],
  },
  'a protected branch': {
    arrange: ({ repository }) => protectBranch(repository.folder, BRANCH),
    remedies: [
      [/another `branch`/, ELSEWHERE],
      [/bypass the rule/, {}, lift],
    ],
  },
  'a token that may not push': {
    arrange: actAs({ contents: 'read' }),
    remedies: [[/`permissions: contents: write`/, {}, actAs({})]],
  },
  'a token that may open no pull request': {
    arrange: actAs({ pullRequests: 'none' }),
    remedies: [[/`permissions: pull-requests: write`/, {}, actAs({})]],
  },
  'a setting that lets workflows open none': {
    arrange(garden) {
      actAs({ login: 'github-actions[bot]' })(garden)
      set({ actionsMayOpenPullRequests: false })(garden)
    },
    remedies: [
      [/Switch on "Allow GitHub Actions to create/, {}, set({ actionsMayOpenPullRequests: true })],
      [/use another token/, {}, actAs({})],
    ],
  },
  'an archived repository': {
    arrange: set({ archived: true }),
    remedies: [[/Unarchive it/, {}, set({ archived: false })]],
  },
  'a reviewer who opens it': {
    arrange: nothing,
    request: options({ reviewers: ['gardener[bot]'] }),
    remedies: [[/another reviewer/, options({ reviewers: ['fern'] })]],
  },
  'a milestone that is not there': {
    arrange: nothing,
    request: options({ milestone: 'Autumn' }),
    remedies: [
      [/Create it/, options({ milestone: 'Autumn' }), set({ milestones: [{ number: 8, title: 'Autumn' }] })],
      [/name another/, options({ milestone: 'Spring' })],
    ],
  },
  'no auto-merge': {
    arrange: set({ allowAutoMerge: false }),
    request: options({ autoMerge: 'squash' }),
    remedies: [
      [/Switch on "Allow auto-merge"/, options({ autoMerge: 'squash' }), set({ allowAutoMerge: true })],
      [/leave `auto-merge` out/, {}],
    ],
  },
  'a body that is too long': {
    arrange: nothing,
    request: { body: () => 'x'.repeat(70_000) },
    remedies: [[/Shorten `body`/, {}]],
  },
  'commits that GitHub does not sign': {
    arrange: actAs({ signs: false }),
    request: options({ signCommits: 'api' }),
    remedies: [
      [/tokens of apps and workflows only: use such a token/, options({ signCommits: 'api' }), actAs({ signs: true })],
      [/without `sign-commits: api`/, {}],
    ],
  },
}

const CASES = Object.entries(ROWS).flatMap(([what, { remedies, ...row }]) =>
  remedies.map(([words, next, follow = nothing]) => ({ what, words, next, follow, ...row })),
)

it.each(someOf(CASES, 12))('after $what the remedy $words works as it is written', async (row) => {
  const { arrange, request, words, next, follow } = row
  await using garden = await plantGarden()
  await arrange(garden)
  const told = await garden.publish(request).then(
    ({ problems }) => problems.map(({ message }) => message).join(' | '),
    (error: Error) => error.message,
  )
  expect(told).toMatch(words)
  await follow(garden)
  const { failed = false, number, branch, problems } = await garden.publish(next)
  expect({ failed, problems }).toEqual({ failed: false, problems: [] })
  expect(garden.repository.pulls.find((pull) => pull.number === number)?.state).toBe('open')
  const home = garden.github.repositories.get(next.options?.pushToFork ?? REPOSITORY) ?? garden.repository
  expect(await ledgerAt(home, branch)).toBeDefined()
})
