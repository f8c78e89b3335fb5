import { describe, expect, it } from 'vitest'
import { ownRemote } from '../../src/core/git/commands/remote.ts'
import { openGit } from '../../src/core/git/git.ts'
import { printManifest } from '../../src/core/history/manifest.ts'
import { verifyPlan } from '../../src/core/run/verify.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import { requestOfManifest } from '../../src/publish/manifest.ts'
import { pushManifest, readManifest } from '../../src/publish/manifest-ref.ts'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import type { PullRequestOptions } from '../../src/publish/pull-to-open.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { forgeLedger, ledgerAt } from '../support/ledgers.ts'
import { edit, planOf, run } from '../support/runs.ts'

const PLAN = planOf([edit('beds/rose.txt', 'rose', 'rose: red'), edit('beds/iris.txt', 'iris', 'iris: blue')])

const BRANCH = 'topic'

async function open(
  garden: Garden,
  { plan = PLAN, ...more }: { plan?: typeof PLAN } & Partial<PullRequestOptions> = {},
) {
  const { github, clock, checkout } = garden
  const given = {
    token: TOKEN,
    serverUrl: github.serverUrl,
    apiUrl: github.apiUrl,
    clock,
    branch: BRANCH,
    update: 'always' as const,
  }
  const report = await openPullRequest(plan, { root: checkout, ...more, publish: { ...given, ...more.publish } })
  return { report, digest: (await ledgerAt(garden.repository, BRANCH))?.run.manifest ?? '' }
}

const read = async (garden: Garden, digest: string) =>
  readManifest(await openGit(garden.checkout), [ownRemote(garden.repository.folder)], digest)

const manifests = (garden: Garden) => garden.remote('for-each-ref', '--format=%(refname)', 'refs/editplan/manifests')

describe('the manifest of a pull request', () => {
  it.each([
    ['pushed with git', {}, 'commits'],
    ['made through the API', { signCommits: 'api' as const }, undefined],
  ])('names what decides its commits, for those %s', async (_, publish, by) => {
    await using garden = await plantGarden()
    const { report, digest } = await open(garden, { publish, overrides: { reads: 'auto' } })
    const manifest = await read(garden, digest)
    const base = await garden.remote('rev-parse', 'main')
    expect(manifest).toMatchObject({ plan: PLAN.digest, base, without: [], answers: [], results: [] })
    const { plans, request } = requestOfManifest(manifest, digest)
    expect(plans.map((plan) => plan.digest)).toEqual([PLAN.digest])
    const overrides = request.overrides
    if (by) {
      const head = report.head?.commit ?? ''
      expect(await verifyPlan(plans, { root: garden.checkout, base, head, overrides })).toMatchObject({ ok: true, by })
    } else expect(overrides).toEqual({ reads: 'auto', commits: 'squash' })
  })

  it('is there before the branch moves, and stays as it is when the run is repeated', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    const pushes = garden.github.gitRequests.filter(({ method }) => method === 'POST').map(({ url }) => url)
    // The manifest, the branch with its ledger, and the ledger that knows the pull request.
    expect(pushes.filter((url) => url.endsWith('receive-pack'))).toHaveLength(3)
    expect(await manifests(garden)).toBe(`refs/editplan/manifests/${digest}`)
    garden.github.clear()
    const again = await open(garden)
    expect(again).toMatchObject({ digest, report: { pull_request: { operation: 'none' } } })
    expect(garden.github.traffic.filter((one) => one.includes('receive-pack'))).toEqual([])
  })

  it('of an earlier run goes when the base moved on and a newer run replaces it', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    const tip = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const later = await open(garden)
    expect(later.digest).not.toBe(digest)
    expect((await manifests(garden)).split('\n')).toHaveLength(1)
    expect((await read(garden, later.digest)).base).toBe(tip)
  })

  it('is right again once one that was changed is deleted, as the refusal says, and the run is repeated', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    const ref = `refs/editplan/manifests/${digest}`
    await garden.remote('update-ref', ref, 'main')
    const refused = await read(garden, digest).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'MANIFEST_INVALID' })
    const [, named = ''] = /Delete the ref (\S+),/.exec((refused as Error).message) ?? []
    await garden.remote('update-ref', '-d', named)
    expect((await open(garden)).digest).toBe(digest)
    expect(await read(garden, digest)).toMatchObject({ plan: PLAN.digest })
  })

  it('stays where another branch has the same plan on the same base, whichever of the two moves on', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    await open(garden, { publish: { branch: 'other' } })
    const [pull] = garden.repository.pulls
    Object.assign(pull as object, { state: 'closed', merged: true })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await open(garden, { publish: { branch: 'other' } })
    expect((await ledgerAt(garden.repository, BRANCH))?.run.manifest).toBe(digest)
    expect(await read(garden, digest)).toMatchObject({ branch: `refs/heads/${BRANCH}` })
  })

  it('of an earlier version, which names no branch, stays', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    const { branch: _, ...rest } = await read(garden, digest)
    const older = printManifest(rest)
    await pushManifest(await openGit(garden.checkout), ownRemote(garden.repository.folder), older)
    await forgeLedger(garden.repository, BRANCH, { manifest: older.digest })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect((await open(garden)).digest).not.toBe(older.digest)
    expect(await read(garden, older.digest)).toEqual(rest)
  })

  it('stays where a pull request was merged elsewhere of which a lost ledger told', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    await garden.remote('update-ref', 'refs/heads/next', await garden.remote('rev-parse', 'topic'))
    const [pull] = garden.repository.pulls
    Object.assign(pull as object, { state: 'closed', merged: true, base: { ...pull?.base, ref: 'next' } })
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    await open(garden, { publish: { replace: true } })
    expect((await ledgerAt(garden.repository, BRANCH))?.run.manifest).toBe(digest)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await open(garden)
    expect(await read(garden, digest)).toMatchObject({ plan: PLAN.digest })
  })

  it('holds the results of formatters as patches', async () => {
    await using garden = await plantGarden()
    const script = "require('fs').appendFileSync('beds/rose.txt', 'formatted\\n')"
    const verify = [{ name: 'gardener', run: [process.execPath, '-e', script], formats: true }]
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, verify }) }
    const { digest } = await open(garden, { policy })
    const { results, policy: told } = await read(garden, digest)
    expect(results).toMatchObject([{ programs: ['gardener'] }])
    expect(results[0]?.patch).toContain('+formatted')
    expect(told).toMatchObject({ name: 'policy.yml' })
  })

  it('holds the results of commands as patches of their steps', async () => {
    await using garden = await plantGarden()
    const command = 'cp beds/rose.txt beds/copy.txt'
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, rules: { allow: [`Run(${command})`] } }) }
    const plan = planOf([edit('beds/rose.txt', 'rose', 'rose: red'), run(command, 'beds/')])
    const { digest, report } = await open(garden, { plan, policy })
    expect(report.totals).toMatchObject({ applied: 2, files: 2 })
    const { results } = await read(garden, digest)
    expect(results).toMatchObject([{ step: 2, programs: [command] }])
    expect(results[0]?.patch).toContain('+rose: red')
  })

  it('says which steps were allowed and which were not', async () => {
    await using garden = await plantGarden()
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, rules: { ask: ['Edit(beds/**)'] } }) }
    const { digest } = await open(garden, {
      policy,
      overrides: { on_error: 'continue' },
      ask: async ({ step }) => (step.index === 1 ? { step: 1 } : undefined),
    })
    expect((await read(garden, digest)).answers).toEqual([
      { step: 1, allowed: true },
      { step: 2, allowed: false },
    ])
  })

  it('names the steps that were left out, by their numbers', async () => {
    await using garden = await plantGarden()
    const { digest, report } = await open(garden, { without: [1] })
    const manifest = await read(garden, digest)
    expect(manifest.without).toEqual([1])
    expect(requestOfManifest(manifest, digest).request.header.without).toEqual([1])
    expect(report.totals.applied).toBe(1)
  })

  it('is not written where it would repeat a credential that the plan removes', async () => {
    await using garden = await plantGarden()
    const key = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
    await garden.commitElsewhere('main', { 'beds/key.txt': `key = ${key}\n` })
    const plan = planOf([edit('beds/key.txt', `key = ${key}`, 'key = none')])
    const { digest, report } = await open(garden, { plan })
    expect([digest, report.problems, report.totals.applied]).toEqual(['', undefined, 1])
    expect(await manifests(garden)).toBe('')
    expect(report.notes?.join()).toContain('manifest')
  })

  it('that the server refuses does not stop the publication', async () => {
    await using garden = await plantGarden()
    await garden.remote('config', 'receive.hideRefs', 'refs/editplan')
    const { digest, report } = await open(garden)
    expect([digest, report.pull_request?.operation]).toEqual(['', 'created'])
    expect(report.problems?.map(({ name }) => name)).toContain('MANIFEST_MISSING')
  })

  it('that somebody wrote with other plans, or with options that are none, is refused', async () => {
    await using garden = await plantGarden()
    const { digest } = await open(garden)
    const manifest = await read(garden, digest)
    for (const changed of [
      { plan: 'f'.repeat(64) },
      { options: { toString: 'x' } },
      { options: { commits: 'never' } },
      { plans: [{ name: 'plan.yaml', text: '{"version":1}\n' }] },
    ])
      expect(() => requestOfManifest({ ...manifest, ...changed } as typeof manifest, digest)).toThrow(
        expect.objectContaining({ name: 'MANIFEST_INVALID' }),
      )
  })
})
