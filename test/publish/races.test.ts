import { expect, it } from 'vitest'
import type { PublishResult } from '../../src/publish/publish-result.ts'
import { type Garden, plantGarden } from '../support/garden.ts'
import { installHook, protectBranch } from '../support/git-http.ts'
import { followRefs, newPull } from '../support/github/state.ts'

/** What happens at the server between the look and the push: that run is refused by name or right, and so is the next. */

const BRANCH = 'editplan/plant-the-beds'
const PUSH = 'git /octo-org/garden.git/info/refs?service=git-receive-pack'

const endOf = (running: Promise<PublishResult>): Promise<string> =>
  running.then(
    ({ operation, failed, problems }) => (failed ? (problems[0]?.name ?? 'failed') : operation),
    ({ name }: Error) => name,
  )

const baseMoves = async ({ commitElsewhere }: Garden) =>
  void (await commitElsewhere('main', { 'beds/fern.txt': 'fern\n' }))

async function isRenamed({ remote, repository }: Garden): Promise<void> {
  await remote('update-ref', 'refs/heads/other', BRANCH)
  await remote('update-ref', '-d', `refs/heads/${BRANCH}`)
  for (const pull of repository.pulls) pull.state = 'closed'
}

async function isDeleted({ remote, repository }: Garden): Promise<void> {
  await remote('update-ref', '-d', `refs/heads/${BRANCH}`)
  for (const pull of repository.pulls) pull.state = 'closed'
}

const isProtected = async ({ repository }: Garden): Promise<void> => {
  repository.guarded.add(BRANCH)
  await protectBranch(repository.folder, BRANCH)
}

const isFree = async ({ repository }: Garden): Promise<void> => {
  repository.guarded.clear()
  await installHook(repository.folder, 'exit 0')
}

it.each<readonly [string, (garden: Garden) => Promise<void>, first: string, next: string]>([
  ['the base moves', baseMoves, 'updated', 'updated'],
  ['the branch is renamed', isRenamed, 'created', 'none'],
  ['the branch is deleted', isDeleted, 'created', 'none'],
  ['the branch is protected', isProtected, 'GIT_FAILED', 'updated'],
])('where %s between look and push, that run and the next are right', async (_, meanwhile, first, next) => {
  await using garden = await plantGarden()
  await garden.publish()
  await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
  const before = await garden.remote('for-each-ref', 'refs/heads', 'refs/editplan')
  garden.github.faults.push({ on: PUSH, meanwhile: () => meanwhile(garden) })
  expect(await endOf(garden.publish())).toBe(first)
  const after = await garden.remote('for-each-ref', 'refs/heads', 'refs/editplan')
  if (first === 'GIT_FAILED') expect(after).toBe(before)
  await isFree(garden)
  expect(await endOf(garden.publish())).toBe(next)
  const open = garden.repository.pulls.filter(({ state }) => state === 'open')
  expect(open.map(({ head }) => head.ref)).toEqual([BRANCH])
  expect(open[0]?.head.sha).toBe(await garden.remote('rev-parse', BRANCH))
  expect(await garden.remote('merge-base', 'main', BRANCH)).toBe(await garden.remote('rev-parse', 'main'))
  expect(await endOf(garden.publish())).toBe('none')
})

/** A base of its own, with a commit that main has not, and a pull request to it. */
async function toNext(garden: Garden): Promise<void> {
  await branchNext(garden)
  await garden.publish({ options: { base: 'next' } })
}

async function deleteNext({ github, remote, repository }: Garden): Promise<void> {
  await remote('update-ref', '-d', 'refs/heads/next')
  await followRefs(github.repositories, repository.name)
}

async function mergeNext(garden: Garden): Promise<void> {
  const { remote, repository } = garden
  const sha = await remote('rev-parse', 'next')
  const places = {
    head: { repository: repository.name, ref: 'next', sha },
    base: { repository: repository.name, ref: 'main' },
  }
  repository.pulls.push(newPull({ number: 9, user: 'fern', state: 'closed', merged: true, ...places }))
  await remote('update-ref', 'refs/heads/main', sha)
  await deleteNext(garden)
}

it.each<readonly [string, (garden: Garden) => Promise<void>, state: 'open' | 'closed', next: string]>([
  ['is deleted', deleteNext, 'closed', 'created'],
  ['is merged and deleted', mergeNext, 'open', 'updated'],
])(
  'a base that %s is refused by name, and the base that the refusal asks for is right',
  async (_, happen, state, next) => {
    await using garden = await plantGarden()
    await toNext(garden)
    await happen(garden)
    expect(garden.repository.pulls[0]?.state).toBe(state)
    const before = await garden.remote('for-each-ref')
    expect(await endOf(garden.publish({ options: { base: 'next' } }))).toBe('UNKNOWN_REVISION')
    expect(await garden.remote('for-each-ref')).toBe(before)
    const toMain = { options: { base: 'main' } }
    expect(await endOf(garden.publish(toMain))).toBe(next)
    const open = garden.repository.pulls.filter((pull) => pull.state === 'open')
    expect(open.map(({ head, base }) => [head.ref, base.ref])).toEqual([[BRANCH, 'main']])
    expect(await garden.remote('rev-list', '--count', `main..${BRANCH}`)).toBe('2')
    expect(await endOf(garden.publish(toMain))).toBe('none')
  },
)

it.each([
  ['before the pull request is there', branchNext, 'GITHUB_FAILED'],
  ['while it is open', toNext, 'updated'],
] as const)(
  'a base that is deleted between look and push, %s, is named, and main is right next',
  async (_, arrange, first) => {
    await using garden = await plantGarden()
    await arrange(garden)
    const asked = { options: { base: 'next' }, changes: [{ 'beds/rose.txt': 'rose: pink\n' }] }
    garden.github.faults.push({ on: PUSH, meanwhile: () => deleteNext(garden) })
    const { notes, ...raced } = await garden.publish(asked)
    expect(await endOf(Promise.resolve({ notes, ...raced }))).toBe(first)
    expect(notes.some((note) => note.includes('was closed'))).toBe(first === 'updated')
    expect(await endOf(garden.publish({ ...asked, options: { base: 'main' } }))).toBe('created')
    const open = garden.repository.pulls.filter(({ state }) => state === 'open')
    expect(open.map(({ base }) => base.ref)).toEqual(['main'])
    expect(await garden.remote('rev-list', '--count', `main..${BRANCH}`)).toBe('1')
  },
)

async function branchNext({ remote, commitElsewhere }: Garden): Promise<void> {
  await remote('branch', 'next', 'main')
  await commitElsewhere('next', { 'beds/ivy.txt': 'ivy\n' })
}
