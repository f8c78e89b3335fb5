import { describe, expect, it } from 'vitest'
import { ledgerRef, printLedger } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden } from '../support/garden.ts'
import { installHook } from '../support/git-http.ts'
import { newPull } from '../support/github/state.ts'
import { ledgerAt, putLedger } from '../support/ledgers.ts'

const BRANCH = 'editplan/plant-the-beds'

/** All that an attack must leave as it was. */
const stateOf = async ({ remote, repository, git }: Garden) => ({
  // The stand-in makes trees by refs of its own.
  refs: await remote('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/editplan'),
  pulls: JSON.stringify(repository.pulls),
  checkout: await git('for-each-ref', '--format=%(refname) %(objectname)'),
})

interface Attack {
  readonly arrange: (garden: Garden) => Promise<unknown>
  readonly options?: PublishOptions
  readonly error: string
}

/** A branch of people, ahead of the base. */
async function production(garden: Garden): Promise<string> {
  await garden.remote('branch', 'production', 'main')
  return garden.commitElsewhere('production', { 'beds/ivy.txt': 'ivy\n' })
}

/** A ledger of another branch, forged so that it claims commits as a run's. */
async function claim(garden: Garden, branch: string, head: string, others: readonly string[] = []): Promise<void> {
  await garden.publish()
  const ledger = await ledgerAt(garden.repository, BRANCH)
  if (!ledger) throw new Error('no ledger')
  const base = await garden.remote('rev-parse', 'main')
  const run = { ...ledger.run, head, base, own: [...others, head], steps: 'forged' }
  await putLedger(garden.repository, branch, printLedger({ ...ledger, branch: `refs/heads/${branch}`, run, pulls: [] }))
}

const MARK = (own: string): string =>
  `<!-- editplan:begin 0123456789abcdef {"plan":"sha256:aa","head":"${own}","own":["${own}"]} -->\nx\n<!-- editplan:end 0123456789abcdef -->`

async function pullWithMark(garden: Garden): Promise<void> {
  const head = await production(garden)
  const { name } = garden.repository
  const side = { repository: name, ref: 'production', sha: head }
  const base = { repository: name, ref: 'main' }
  garden.repository.pulls.push(newPull({ number: 5, head: side, base, user: 'moss', body: MARK(head) }))
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  'a forged mark on a branch of people': {
    arrange: pullWithMark,
    options: { branch: 'production' },
    error: 'BRANCH_NOT_OURS',
  },
  'a forged mark, and `replace`': {
    arrange: pullWithMark,
    options: { branch: 'production', replace: true },
    error: 'BRANCH_HAS_FOREIGN_COMMITS',
  },
  'a forged ledger of a protected branch': {
    async arrange(garden) {
      await claim(garden, 'production', await production(garden))
      garden.repository.guarded.add('production')
    },
    options: { branch: 'production', replace: true },
    error: 'BRANCH_NOT_OURS',
  },
  'a forged ledger of a protected branch with one commit of a run among those of people': {
    async arrange(garden) {
      const theirs = await production(garden)
      await garden.publish()
      const message = await garden.remote('log', '-1', '--format=%B', BRANCH)
      const head = await garden.commitElsewhere('production', { 'beds/fern.txt': 'fern\n' }, { message })
      await claim(garden, 'production', head, [theirs])
      garden.repository.guarded.add('production')
    },
    options: { branch: 'production', replace: true },
    error: 'BRANCH_NOT_OURS',
  },
  'the default branch, and `replace`': {
    arrange: (garden) => garden.remote('branch', 'release', 'main'),
    options: { branch: 'main', base: 'release', replace: true },
    error: 'BRANCH_INVALID',
  },
  'a ledger of a later version': {
    arrange: (garden) => putLedger(garden.repository, BRANCH, '{"version":2}\n'),
    options: { replace: true },
    error: 'LEDGER_INVALID',
  },
  'a ledger with one byte changed': {
    async arrange(garden) {
      await garden.publish()
      const ledger = await ledgerAt(garden.repository, BRANCH)
      if (ledger)
        await putLedger(garden.repository, BRANCH, printLedger(ledger).replace('"created":true', '"created":false'))
    },
    error: 'INTERRUPTED',
  },
  'a ledger of another branch': {
    async arrange(garden) {
      await garden.publish()
      await garden.remote('update-ref', ledgerRef('topic'), ledgerRef(BRANCH))
    },
    options: { branch: 'topic' },
    error: 'INTERRUPTED',
  },
  'a commit without a ledger in its place': {
    arrange: (garden) => garden.remote('update-ref', ledgerRef(BRANCH), 'main'),
    error: 'INTERRUPTED',
  },
  'a ledger that is too large': {
    arrange: (garden) => putLedger(garden.repository, BRANCH, ' '.repeat(3 * 1024 * 1024)),
    error: 'INTERRUPTED',
  },
  'a server that refuses the ledger of commits that it makes': {
    async arrange(garden) {
      garden.repository.refused = /^refs\/editplan\/branches\//
    },
    options: { signCommits: 'api' },
    error: 'LEDGER_REFUSED',
  },
}

describe('what others can write', () => {
  it.each(Object.entries(ATTACKS))('decides nothing: %s', async (_name, { arrange, options = {}, error }) => {
    await using garden = await plantGarden()
    await arrange(garden)
    const before = await stateOf(garden)
    await expect(garden.publish({ options })).rejects.toMatchObject({ name: error })
    expect(await stateOf(garden)).toEqual(before)
  })

  it('a pull request of a fork of the same owner is left alone, and ours is opened beside it', {
    tags: 'quick',
  }, async () => {
    await using garden = await plantGarden()
    const { name } = await garden.github.addRepository('octo-org/fork', { parent: garden.repository.name })
    const fork = garden.github.repositories.get(name)
    if (!fork) throw new Error('no fork')
    const sha = await garden.remote('rev-parse', 'main')
    const base = { repository: garden.repository.name, ref: 'main' }
    const head = { repository: name, ref: BRANCH, sha }
    for (let number = 1; number <= 101; number += 1)
      garden.repository.pulls.push(newPull({ number, head, base, user: 'stranger', state: 'closed', title: 'Theirs' }))
    const before = JSON.stringify(garden.repository.pulls)
    const options = { labels: ['bloom'], autoMerge: 'squash' } as const
    expect(await garden.publish({ options })).toMatchObject({ operation: 'created', number: 102 })
    expect(JSON.stringify(garden.repository.pulls.slice(0, 101))).toBe(before)
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none', number: 102 })
  })

  it('a server that refuses the ledger alone gets the branch, with a warning in every run', async () => {
    await using garden = await plantGarden()
    await installHook(garden.repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac')
    const first = await garden.publish()
    expect(first).toMatchObject({ operation: 'created', pushed: true, problems: [{ name: 'LEDGER_REFUSED' }] })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const second = await garden.publish()
    expect(second).toMatchObject({ operation: 'none', number: 1, pushed: true, problems: [{ name: 'LEDGER_REFUSED' }] })
    expect(second).not.toHaveProperty('failed')
  })

  it('`replace` adopts a branch without a ledger once, with its pull request', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish({ options: { replace: true } })).toMatchObject({ operation: 'updated', number: 1 })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'mosses\n' })
    expect(await garden.publish()).toMatchObject({ operation: 'updated', number: 1, problems: [] })
  })

  it('merges at once where auto-merge has nothing to wait for', async () => {
    await using garden = await plantGarden()
    garden.repository.clean = true
    const options = { autoMerge: 'squash', mergesAtOnce: true } as const
    expect(await garden.publish({ options })).toMatchObject({ operation: 'created', problems: [] })
    expect(garden.repository.pulls[0]?.merged).toBe(true)
  })

  it('merges no draft at once', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    garden.repository.clean = true
    Object.assign(garden.repository.pulls[0] ?? {}, { draft: true })
    await garden.publish({ options: { autoMerge: 'squash', mergesAtOnce: true } })
    expect(garden.github.requests.filter(({ path }) => path.endsWith('/merge'))).toEqual([])
    expect(garden.repository.pulls[0]?.merged).toBe(false)
  })

  it('merges at once after the required checks were seen on the very head, and not before', async () => {
    await using garden = await plantGarden()
    Object.assign(garden.repository, { clean: true, ruledChecks: ['test'] })
    const options = { autoMerge: 'squash', mergesAtOnce: true } as const
    for (const checks of [null, 'PENDING', 'FAILURE'] as const) {
      if (garden.repository.pulls[0]) Object.assign(garden.repository.pulls[0], { checks })
      await garden.publish({ options })
      expect([checks, garden.repository.pulls[0]?.merged ?? false]).toEqual([checks, false])
    }
    Object.assign(garden.repository.pulls[0] ?? {}, { checks: 'SUCCESS', answeredHead: 'f'.repeat(40) })
    await garden.publish({ options })
    expect(garden.repository.pulls[0]?.merged).toBe(false)
    Object.assign(garden.repository.pulls[0] ?? {}, { answeredHead: undefined })
    expect(await garden.publish({ options })).toMatchObject({ problems: [] })
    expect(garden.repository.pulls[0]?.merged).toBe(true)
  })
})
