import { expect, it } from 'vitest'
import type { PublishResult } from '../../src/publish/publish-result.ts'
import { type Garden, plantGarden } from '../support/garden.ts'
import { installHook, protectBranch } from '../support/git-http.ts'

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
