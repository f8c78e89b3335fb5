import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { namesRemedy } from '../../src/core/report/outcome.ts'
import { shellWord } from '../../src/core/text/words.ts'
import { type EditplanError, ERRORS, type ErrorName } from '../../src/errors.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { CHANGES, type Garden, plantGarden, REPOSITORY, type Request, TOKEN } from '../support/garden.ts'
import { installHook, protectBranch } from '../support/git-http.ts'
import type { Repository, Rule, Viewer } from '../support/github/state.ts'
import { ledgerAt, putLedger } from '../support/ledgers.ts'
import { halfOf, someOf } from '../support/whole.ts'

const BRANCH = 'editplan/plant-the-beds'
const OTHER = { plan: 'b'.repeat(64), changes: [{ 'beds/rose.txt': 'rose: white\n' }] }
const KEEP = { foreignCommits: 'keep' } as const

/** What stands in the way, and the words that name a remedy, with the next request and what is done before it, as written. */
interface Row {
  readonly name: ErrorName
  readonly arrange: Deed
  readonly request?: Request
  readonly remedies: readonly (readonly [words: RegExp, next: Request, follow?: Deed])[]
}

/** @param told what the run before it said */
type Deed = (garden: Garden, told?: string) => unknown

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

/** Reverts the commits that the message names, in a checkout. */
async function revert({ git, repository }: Garden, told = ''): Promise<void> {
  const [, command = ''] = /`git (revert [^`]*)`/.exec(told) ?? []
  await git('fetch', '-q', repository.folder, `+refs/heads/${BRANCH}:refs/heads/${BRANCH}`)
  await git('checkout', '-q', BRANCH)
  await git('-c', 'user.name=Fern', '-c', 'user.email=fern@example.com', ...command.split(' '))
  await git('push', '-q', repository.folder, BRANCH)
  await git('checkout', '-q', '-')
}

const SEVERAL = { branchSuffix: 'digest', openAtMost: 1 } as const
const WEEKLY = { source: { repository: 1000, paths: [], made: 'name weekly' } }
const WORKFLOW = [{ '.github/workflows/water.yml': 'on: push\n' }]

/** The content of a file of Git LFS, where git-lfs finds it. */
async function storePicture({ checkout }: Garden): Promise<void> {
  const file = join(checkout, '.git/lfs/objects', PICTURE.slice(0, 2), PICTURE.slice(2, 4), PICTURE)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'x\n')
}

function requireChecks(garden: Garden): void {
  actAs({ login: 'github-actions[bot]' })(garden)
  set({ ruledChecks: ['lint'] })(garden)
}

/** Does what the command of GitHub that the message names does. */
const startChecks = (garden: Garden, told = ''): Promise<void> => startChecksOf(BRANCH, garden, told)

async function startChecksOf(branch: string, { github, repository }: Garden, told: string): Promise<void> {
  const [, workflow = '', word = ''] = /`gh workflow run (\S+) --ref (\S+)`/.exec(told) ?? []
  expect(word).toBe(shellWord(branch))
  const ref = word.replace(/^'(.*)'$/, '$1')
  github.tokens.set('mine', { login: 'fern', contents: 'write', pullRequests: 'write' })
  const address = `${github.apiUrl}/repos/${REPOSITORY}/actions/workflows/${workflow}/dispatches`
  const asked = { method: 'POST', headers: { authorization: 'token mine' }, body: JSON.stringify({ ref }) }
  expect((await fetch(address, asked)).status).toBe(204)
  expect(repository.started).toEqual([`checks.yml ${branch}`])
}

/** Git itself may do all. */
const trustGit: Deed = ({ git, github }) => {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
  return git('config', `http.${github.serverUrl}/.extraheader`, header)
}

/** The server refuses commits with a word in their files, and says why. */
const refuseHolding =
  (word: string, why: string): Deed =>
  ({ repository }) =>
    installHook(repository.folder, `git grep -q ${word} "$3" -- beds || exit 0\necho "${why}" >&2\nexit 1`)

const setRule = (rule: Omit<Rule, 'branches'>): Deed => set({ rules: [{ ...rule, branches: /^editplan\// }] })

const MEADOW = 'octo-org/meadow'
const PICTURE = createHash('sha256').update('x\n').digest('hex')
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${PICTURE}\nsize 2\n`
/** What the Action asks for beside. */
const ACTION = { repository: REPOSITORY, trustsSettings: false, withheld: [] } as const

/** A key, and a git-lfs that works once a file beside it is there. */
let keys: string
beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), 'editplan-keys-'))
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(keys, 'moss')])
  await writeFile(join(keys, 'git-lfs'), '#!/bin/sh\ntest -e "$0.installed"\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${keys}${delimiter}${process.env.PATH}`)
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(keys, { recursive: true })
})

const ROWS: Readonly<Record<string, Row>> = {
  'commits of others': {
    name: 'BRANCH_HAS_FOREIGN_COMMITS',
    arrange: addTheirs,
    remedies: [
      [/`foreign-commits: keep`/, options(KEEP)],
      [/remove them/, {}, ({ remote }) => remote('update-ref', `refs/heads/${BRANCH}`, `${BRANCH}^`)],
      [/Merge the pull request/, options({ replace: true }, OTHER), merge],
    ],
  },
  'lines that others changed': {
    name: 'MERGE_CONFLICT',
    arrange: collide,
    request: options({ ...KEEP, replace: true }, OTHER),
    remedies: [
      [/revert them on the branch/, options({ ...KEEP, replace: true }, OTHER), revert],
      [/close the pull request.*delete the branch.*run again/i, OTHER, closeAndDelete],
      [
        /Make the plan produce those lines as the branch has them/,
        options({ ...KEEP, replace: true }, { ...OTHER, changes: THEIRS }),
      ],
    ],
  },
  'another plan': {
    name: 'OTHER_PLAN',
    arrange: (garden) => garden.publish(),
    request: OTHER,
    remedies: [
      [/`replace: true`/, options({ replace: true }, OTHER)],
      [/`branch-suffix: digest`/, options({ branchSuffix: 'digest' }, OTHER)],
    ],
  },
  'a branch of somebody': {
    name: 'BRANCH_NOT_OURS',
    arrange: takeName,
    remedies: [
      [/another `branch`/, ELSEWHERE],
      [/`replace: true` with `foreign-commits: keep`/, options({ ...KEEP, replace: true })],
    ],
  },
  'a branch that the base holds': {
    name: 'BRANCH_NOT_OURS',
    arrange: ({ remote }) => remote('update-ref', `refs/heads/${BRANCH}`, 'main~1'),
    remedies: [
      [/`replace: true`/, options({ replace: true })],
      [/another `branch`/, ELSEWHERE],
    ],
  },
  'a protected branch that no run made': {
    name: 'BRANCH_NOT_OURS',
    async arrange({ remote, repository }) {
      await remote('update-ref', `refs/heads/${BRANCH}`, 'main~1')
      repository.guarded.add(BRANCH)
    },
    request: options({ replace: true }),
    remedies: [[/another `branch`/, ELSEWHERE]],
  },
  'the default branch': {
    name: 'BRANCH_INVALID',
    arrange: ({ remote }) => remote('update-ref', 'refs/heads/next', 'main'),
    request: options({ branch: 'main', base: 'next' }),
    remedies: [[/another `branch`/, options({ branch: 'editplan/another', base: 'next' })]],
  },
  'a branch that is the base as well': {
    name: 'BRANCH_INVALID',
    arrange: nothing,
    request: options({ branch: 'main' }),
    remedies: [[/another `branch` or `base`/, ELSEWHERE]],
  },
  'a base that is not there': {
    name: 'UNKNOWN_REVISION',
    arrange: nothing,
    request: options({ base: 'next' }),
    remedies: [
      [/Push it first/, options({ base: 'next' }), ({ remote }) => remote('update-ref', 'refs/heads/next', 'main')],
      [/name another as `base`/, options({ base: 'main' })],
    ],
  },
  'a base that is a tag': {
    name: 'UNKNOWN_REVISION',
    arrange: ({ remote }) => remote('tag', 'v1', 'main'),
    request: options({ base: 'v1' }),
    remedies: [[/Name the branch as `base`/, options({ base: 'main' })]],
  },
  'a base that is the merge of a pull request': {
    name: 'UNKNOWN_REVISION',
    arrange: nothing,
    request: options({ base: '7/merge' }),
    remedies: [[/Name the branch as `base`/, options({ base: 'main' })]],
  },
  'a base by its full name': {
    name: 'UNKNOWN_REVISION',
    arrange: nothing,
    request: options({ base: 'refs/heads/main' }),
    remedies: [[/Write `base: main`/, options({ base: 'main' })]],
  },
  'a base as the checkout calls it': {
    name: 'UNKNOWN_REVISION',
    arrange: nothing,
    request: options({ base: 'origin/main' }),
    remedies: [[/Write `base: main`/, options({ base: 'main' })]],
  },
  'a tag by its full name': {
    name: 'UNKNOWN_REVISION',
    arrange: ({ remote }) => remote('tag', 'v1', 'main'),
    request: options({ base: 'refs/tags/v1' }),
    remedies: [[/Name the branch as `base`/, options({ base: 'main' })]],
  },
  'a fork that is behind on workflows': {
    name: 'GIT_FAILED',
    async arrange({ github }) {
      const { folder } = await github.addRepository('fern/garden', { parent: REPOSITORY })
      const why = 'refusing to allow a GitHub App to create or update workflow without `workflows` permission'
      await installHook(folder, `echo "${why}" >&2\nexit 1`)
    },
    request: options({ pushToFork: 'fern/garden' }),
    remedies: [
      [
        /sync the fork/,
        options({ pushToFork: 'fern/garden' }),
        ({ github }) => installHook(github.repositories.get('fern/garden')?.folder ?? '', 'exit 0'),
      ],
    ],
  },
  'a fork that lets nobody grant pushes to maintainers': {
    name: 'GITHUB_FAILED',
    async arrange({ github }) {
      const fork = await github.addRepository('fern/garden', { parent: REPOSITORY })
      Object.assign(fork, { closedToMaintainers: true })
    },
    request: options({ pushToFork: 'fern/garden' }),
    remedies: [
      [/Set `maintainer-can-modify: false`/, options({ pushToFork: 'fern/garden', maintainerCanModify: false })],
    ],
  },
  'a damaged ledger': {
    name: 'INTERRUPTED',
    arrange: damage,
    remedies: [
      [/delete it and run once with `replace: true`/, options({ replace: true }), remove(ledgerRef(BRANCH))],
      [/Restore that ref/, {}, ({ remote }) => remote('update-ref', ledgerRef(BRANCH), 'refs/rig/before')],
    ],
  },
  'a ledger that is refused': {
    name: 'LEDGER_REFUSED',
    arrange: ({ repository }) => installHook(repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac'),
    remedies: [[/Let the token write refs below/, {}, lift]],
  },
  'a branch without its ledger and of an earlier plan': {
    name: 'BRANCH_NOT_OURS',
    arrange: (garden) => garden.publish().then(() => remove(ledgerRef(BRANCH))(garden)),
    request: OTHER,
    remedies: [
      [/Choose another `branch`/, { ...ELSEWHERE, ...OTHER }],
      [/or delete this one/, OTHER, closeAndDelete],
    ],
  },
  'commits of others, and no ledger that names the pull request': {
    name: 'LEDGER_REFUSED',
    arrange: (garden) => addTheirs(garden).then(() => remove(ledgerRef(BRANCH))(garden)),
    request: options(KEEP),
    remedies: [[/Run once with `replace: true`/, options({ ...KEEP, replace: true })]],
  },
  'as many pull requests of the source as may be open': {
    name: 'LIMIT_EXCEEDED',
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
    name: 'BRANCH_INVALID',
    arrange: nothing,
    request: options({ branch: 'editplan..beds' }),
    remedies: [[/Use letters, digits, "\.", "_", "-" and single "\/"/, ELSEWHERE]],
  },
  'a checkout without a remote': {
    name: 'GIT_FAILED',
    arrange: ({ git }) => git('remote', 'remove', 'origin'),
    remedies: [
      [
        /`git remote add origin https:\/\/github.com\/OWNER\/NAME`/,
        {},
        ({ git, github }) => git('remote', 'add', 'origin', `${github.serverUrl}/${REPOSITORY}.git`),
      ],
    ],
  },
  'a token without a scope': {
    name: 'GITHUB_FAILED',
    arrange: actAs({ login: 'fern', scopes: 'gist' }),
    remedies: [[/Give it that scope/, {}, actAs({ login: 'fern', scopes: 'repo' })]],
  },
  'a workflow file that the token may not push': {
    name: 'GITHUB_FAILED',
    arrange: actAs({ login: 'github-actions[bot]' }),
    request: { changes: WORKFLOW },
    remedies: [
      [/a GitHub App’s token with `workflows: write`/, { changes: WORKFLOW }, actAs({})],
      [/a token with the `workflow` scope/, { changes: WORKFLOW }, actAs({ login: 'fern', scopes: 'repo, workflow' })],
    ],
  },
  'a repository that is no fork': {
    name: 'GITHUB_FAILED',
    async arrange({ github }) {
      await github.addRepository('fern/garden', { parent: REPOSITORY })
      await github.addRepository('fern/meadow', {})
    },
    request: options({ pushToFork: 'fern/meadow' }),
    remedies: [[/Name a fork of it as `push-to-fork`/, options({ pushToFork: 'fern/garden' })]],
  },
  'a fork that is not there': {
    name: 'GITHUB_FAILED',
    arrange: nothing,
    request: options({ pushToFork: 'fern/garden' }),
    remedies: [
      [
        /Make it first/,
        options({ pushToFork: 'fern/garden' }),
        ({ github }) => github.addRepository('fern/garden', { parent: REPOSITORY }),
      ],
    ],
  },
  'a fork that the token cannot see': {
    name: 'GITHUB_FAILED',
    async arrange(garden) {
      await garden.github.addRepository('fern/garden', { parent: REPOSITORY })
      actAs({ login: 'octo[bot]', owner: 'octo-org' })(garden)
    },
    request: options({ pushToFork: 'fern/garden' }),
    remedies: [[/use a token that covers it/, options({ pushToFork: 'fern/garden' }), actAs({})]],
  },
  'an account that may only read': {
    name: 'GITHUB_FAILED',
    async arrange(garden) {
      await garden.github.addRepository('fern/garden', { parent: REPOSITORY })
      actAs({ login: 'fern', contents: 'read' })(garden)
    },
    remedies: [
      [/Use a token with write access/, {}, actAs({ login: 'moss' })],
      [/push to a fork with `push-to-fork`/, options({ pushToFork: 'fern/garden' })],
    ],
  },
  'no token': {
    name: 'GITHUB_FAILED',
    arrange: trustGit,
    request: options({ token: undefined }),
    remedies: [[/give one as `token`/, {}]],
  },
  'a token, and a server that nobody named': {
    name: 'GITHUB_FAILED',
    arrange: trustGit,
    request: options({ serverUrl: undefined }),
    remedies: [[/Name it as `serverUrl`/, {}]],
  },
  'a remote that is no repository of GitHub': {
    name: 'GITHUB_FAILED',
    arrange: ({ git, repository }) => git('remote', 'set-url', 'origin', repository.folder),
    remedies: [[/Name the repository as `repository`/, options({ repository: REPOSITORY })]],
  },
  'a token that is not valid': {
    name: 'GIT_FAILED',
    arrange: nothing,
    request: options({ token: 'ghs_expired' }),
    remedies: [[/Check that it has not expired/, {}]],
  },
  'a repository that the token cannot see': {
    name: 'GIT_FAILED',
    arrange: nothing,
    request: options({ repository: 'octo-org/cellar' }),
    remedies: [
      [
        /Check that it .*covers the repository/,
        options({ repository: 'octo-org/cellar' }),
        ({ github, repository }) => github.addRepository('octo-org/cellar', { template: repository.folder }),
      ],
    ],
  },
  'a credential that GitHub finds': {
    name: 'GIT_FAILED',
    arrange: refuseHolding('sekret', 'GITHUB PUSH PROTECTION'),
    request: { changes: [{ 'beds/rose.txt': 'sekret\n' }] },
    remedies: [
      [/Remove it from the plan/, {}],
      [/allow it in the repository/, { changes: [{ 'beds/rose.txt': 'sekret\n' }] }, lift],
    ],
  },
  'a file that is too large for GitHub': {
    name: 'GIT_FAILED',
    arrange: refuseHolding('sekret', 'GH001: Large files detected.'),
    request: { changes: [{ 'beds/rose.txt': 'sekret\n' }, ...CHANGES.slice(1)] },
    remedies: [[/Leave it out of the plan/, { changes: CHANGES.slice(1) }]],
  },
  'a name that a rule does not allow': {
    name: 'GITHUB_FAILED',
    arrange: setRule({ type: 'branch_name_pattern', parameters: { operator: 'starts_with', pattern: 'topic/' } }),
    remedies: [[/Choose another `branch`/, options({ branch: 'topic/beds' })]],
  },
  'a rule against new branches': {
    name: 'GITHUB_FAILED',
    arrange: setRule({ type: 'creation' }),
    remedies: [
      [/Choose another `branch`/, options({ branch: 'topic/beds' })],
      [/let the token’s owner bypass the rule/, {}, setRule({ type: 'creation', bypass: 'always' })],
    ],
  },
  'a limit for pull requests of a source that nobody knows': {
    name: 'USAGE',
    arrange: nothing,
    request: options({ openAtMost: 1 }),
    remedies: [[/Put the plan into the checkout, or name its source/, options({ openAtMost: 1 }, WEEKLY)]],
  },
  'a key that cannot sign': {
    name: 'GIT_FAILED',
    async arrange({ git }) {
      await git('config', 'user.name', 'Moss')
      await git('config', 'user.email', 'moss@garden.invalid')
      await git('config', 'user.signingkey', join(keys, 'none.pub'))
    },
    request: options({ signCommits: 'ssh' }),
    remedies: [
      [
        /Check `user.signingkey`/,
        options({ signCommits: 'ssh' }),
        ({ git }) => git('config', 'user.signingkey', join(keys, 'moss.pub')),
      ],
    ],
  },
  'calls of a token that are used up': {
    name: 'GITHUB_FAILED',
    async arrange({ github }) {
      github.limits.allowed.core = 60
      const asked = { headers: { authorization: `token ${TOKEN}` } }
      for (let call = 0; call < 60; call += 1) await fetch(`${github.apiUrl}/repos/${REPOSITORY}`, asked)
    },
    remedies: [
      [
        /use another token/,
        options({ token: 'other' }),
        ({ github }) => github.tokens.set('other', { login: 'fern', contents: 'write', pullRequests: 'write' }),
      ],
    ],
  },
  'calls that are used up': {
    name: 'GITHUB_FAILED',
    arrange: ({ github }) =>
      github.faults.push({
        ...{ on: `GET /repos/${REPOSITORY}/pulls`, status: 403, body: { message: 'API rate limit exceeded' } },
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Date.UTC(2026, 0, 2) / 1000}` },
      }),
    remedies: [[/Run again after that/, {}, ({ clock }) => clock.sleep(86_400_000)]],
  },
  'a protected branch': {
    name: 'GIT_FAILED',
    arrange: ({ repository }) => protectBranch(repository.folder, BRANCH),
    remedies: [
      [/another `branch`/, ELSEWHERE],
      [/bypass the rule/, {}, lift],
    ],
  },
  'a token that may not push': {
    name: 'GIT_FAILED',
    arrange: actAs({ contents: 'read' }),
    remedies: [[/`permissions: contents: write`/, {}, actAs({})]],
  },
  'a token that may open no pull request': {
    name: 'GITHUB_FAILED',
    arrange: actAs({ pullRequests: 'none' }),
    remedies: [[/`permissions: pull-requests: write`/, {}, actAs({})]],
  },
  'a setting that lets workflows open none': {
    name: 'GITHUB_FAILED',
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
    name: 'GITHUB_FAILED',
    arrange: set({ archived: true }),
    remedies: [[/Unarchive it/, {}, set({ archived: false })]],
  },
  'a repository without drafts': {
    name: 'GITHUB_FAILED',
    arrange: set({ draftsSupported: false }),
    request: options({ draft: true }),
    remedies: [[/Leave `draft` out/, {}]],
  },
  'a rule about messages': {
    name: 'GITHUB_FAILED',
    arrange: setRule({ type: 'commit_message_pattern', parameters: { operator: 'starts_with', pattern: 'feat' } }),
    remedies: [
      [/Set `commit-message`/, {}, ({ repository }) => Object.assign(repository, { rules: [] })],
      [/let the token’s owner bypass the rule/, {}, setRule({ type: 'commit_message_pattern', bypass: 'always' })],
    ],
  },
  'a rule for workflows': {
    name: 'GITHUB_FAILED',
    arrange: setRule({
      type: 'workflows',
      parameters: { workflows: [{ path: '.github/workflows/lint.yml', repository_id: 1 }] },
    }),
    remedies: [
      [/Choose another `branch`/, options({ branch: 'topic/beds' })],
      [/let the token’s owner bypass the rule/, {}, setRule({ type: 'workflows', bypass: 'always' })],
    ],
  },
  'a merge queue of the branch': {
    name: 'GITHUB_FAILED',
    async arrange(garden) {
      await garden.publish()
      await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
      setRule({ type: 'merge_queue' })(garden)
    },
    remedies: [
      [/Choose another `branch`/, options({ branch: 'topic/beds' })],
      [/let the token’s owner bypass the rule/, {}, setRule({ type: 'merge_queue', bypass: 'always' })],
    ],
  },
  'a reviewer who opens it': {
    name: 'GITHUB_FAILED',
    arrange: nothing,
    request: options({ reviewers: ['gardener[bot]'] }),
    remedies: [[/another reviewer/, options({ reviewers: ['fern'] })]],
  },
  'a milestone that is not there': {
    name: 'GITHUB_FAILED',
    arrange: nothing,
    request: options({ milestone: 'Autumn' }),
    remedies: [
      [/Create it/, options({ milestone: 'Autumn' }), set({ milestones: [{ number: 8, title: 'Autumn' }] })],
      [/name another/, options({ milestone: 'Spring' })],
    ],
  },
  'no auto-merge': {
    name: 'GITHUB_FAILED',
    arrange: set({ allowAutoMerge: false }),
    request: options({ autoMerge: 'squash' }),
    remedies: [
      [/Switch on "Allow auto-merge"/, options({ autoMerge: 'squash' }), set({ allowAutoMerge: true })],
      [/leave `auto-merge` out/, {}],
    ],
  },
  'a draft with auto-merge': {
    name: 'GITHUB_FAILED',
    arrange: nothing,
    request: options({ draft: true, autoMerge: 'squash' }),
    remedies: [
      [/Leave `draft` out/, options({ autoMerge: 'squash' })],
      [/leave `auto-merge` out/, options({ draft: true })],
    ],
  },
  'a branch that moved since it was read': {
    name: 'BRANCH_OVERTAKEN',
    arrange: (garden) => garden.publish(),
    request: options({ leaseOn: '0'.repeat(40) }, { changes: THEIRS }),
    remedies: [[/Try again/, { changes: THEIRS }]],
  },
  'a checkout of another repository': {
    name: 'ORIGIN_DIFFERS',
    async arrange({ github, repository, git }) {
      await github.addRepository(MEADOW, { template: repository.folder })
      await git('remote', 'set-url', 'origin', `${github.serverUrl}/${MEADOW}.git`)
    },
    request: options(ACTION),
    remedies: [
      [
        /Check out that repository/,
        options(ACTION),
        ({ git, github }) => git('remote', 'set-url', 'origin', `${github.serverUrl}/${REPOSITORY}.git`),
      ],
      [/name the other one as `repository`/, options({ ...ACTION, repository: MEADOW })],
    ],
  },
  'a token in a file': {
    name: 'TOKEN_WITHHELD',
    arrange: nothing,
    request: options(ACTION, { changes: [{ 'beds/rose.txt': `${TOKEN}\n` }] }),
    remedies: [[/Remove it from where it comes from/, options(ACTION)]],
  },
  'nothing to publish': {
    name: 'NOTHING_TO_PUBLISH',
    arrange: nothing,
    request: options({ ifNoChanges: 'error' }, { changes: [] }),
    remedies: [[/Change the plan/, options({ ifNoChanges: 'error' })]],
  },
  'a file of Git LFS without git-lfs': {
    name: 'LFS_NOT_UPLOADED',
    arrange: storePicture,
    request: options(ACTION, { changes: [{ 'picture.png': POINTER }] }),
    remedies: [
      [
        /Install git-lfs/,
        options(ACTION, { changes: [{ 'picture.png': POINTER }] }),
        () => writeFile(join(keys, 'git-lfs.installed'), ''),
      ],
    ],
  },
  'checks that a workflow’s own token does not start': {
    name: 'CHECKS_NOT_STARTED',
    arrange: requireChecks,
    remedies: [
      [/a GitHub App’s token as `token`/, {}, actAs({})],
      [/name the workflow .* as `trigger-checks`/, options({ triggerChecks: 'checks.yml' })],
    ],
  },
  'checks that the token may not start': {
    name: 'CHECKS_NOT_STARTED',
    arrange: actAs({ actions: 'none' }),
    request: options({ triggerChecks: 'checks.yml' }),
    remedies: [
      [/the token `actions: write`\. Correct that and run again/, options({ triggerChecks: 'checks.yml' }), actAs({})],
      [/`gh workflow run checks.yml --ref editplan/, {}, startChecks],
    ],
  },
  'checks that the token may not start, of a branch whose name a shell would run': {
    name: 'CHECKS_NOT_STARTED',
    arrange: actAs({ actions: 'none' }),
    request: options({ branch: 'beds$(id)', triggerChecks: 'checks.yml' }),
    remedies: [
      [
        /`gh workflow run checks.yml --ref 'beds\$\(id\)'`/,
        {},
        (garden, told = '') => startChecksOf('beds$(id)', garden, told),
      ],
    ],
  },
  'commits to be signed by nobody': {
    name: 'GIT_FAILED',
    arrange: nothing,
    request: options({ signCommits: 'ssh' }),
    remedies: [
      [
        /Set `user.name` and `user.email`/,
        options({ signCommits: 'ssh' }),
        async ({ git }) => {
          await git('config', 'user.name', 'Moss')
          await git('config', 'user.email', 'moss@garden.invalid')
          await git('config', 'user.signingkey', join(keys, 'moss.pub'))
        },
      ],
    ],
  },
  'a body that is too long': {
    name: 'LIMIT_EXCEEDED',
    arrange: nothing,
    request: { body: () => 'x'.repeat(70_000) },
    remedies: [[/Shorten `body`/, {}]],
  },
  'commits that GitHub does not sign': {
    name: 'GITHUB_FAILED',
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

it.each(someOf(halfOf(CASES), 12))('after $what the remedy $words works as it is written', async (row) => {
  const { name, arrange, request, words, next, follow } = row
  await using garden = await plantGarden()
  await arrange(garden)
  const problems = await garden.publish(request).then(
    (published) => published.problems,
    (error: EditplanError) => error.problems,
  )
  expect(problems.map((problem) => problem.name)).toContain(name)
  const told = problems
    .map((problem) => (namesRemedy(problem.message) ? problem.message : ERRORS[problem.name].advice))
    .join(' | ')
  expect(told).toMatch(words)
  await follow(garden, told)
  const { failed = false, number, branch, ...made } = await garden.publish(next)
  expect({ failed, problems: made.problems }).toEqual({ failed: false, problems: [] })
  const { repository = REPOSITORY, pushToFork = repository } = next.options ?? {}
  const { repositories } = garden.github
  expect(repositories.get(repository)?.pulls.find((pull) => pull.number === number)?.state).toBe('open')
  expect(await ledgerAt(repositories.get(pushToFork) ?? garden.repository, branch)).toBeDefined()
})
