import { describe, expect, it } from 'vitest'
import { plantGarden } from '../support/garden.ts'
import { installHook } from '../support/git-http.ts'
import {
  dropped,
  type Fault,
  headNotYetKnown,
  primaryLimit,
  secondaryLimit,
  serverError,
} from '../support/github/faults.ts'
import { ledgerAt } from '../support/ledgers.ts'

const PULLS = 'POST /repos/octo-org/garden/pulls'
const LABELS = 'POST /repos/octo-org/garden/issues/1/labels'
const START = Date.UTC(2026, 0, 1) / 1000

describe('publish under failures of GitHub', () => {
  it.each<[string, readonly Fault[], number]>([
    ['a secondary limit with Retry-After', [secondaryLimit(PULLS, 17)], 17_000],
    ['a secondary limit without', [secondaryLimit(PULLS), secondaryLimit(PULLS)], 180_000],
    ['a primary limit while reading', [primaryLimit('GET /repos/octo-org/garden', START + 40)], 41_000],
    ['server errors', [serverError(PULLS, 500), serverError(PULLS, 502), serverError(LABELS, 503)], 4000],
    ['a connection dropped before the call', [dropped(PULLS, 'before')], 1000],
    ['a connection dropped after it took effect', [dropped(PULLS, 'after'), dropped(LABELS, 'after')], 2000],
    ['a head that GitHub does not know yet', [headNotYetKnown(), headNotYetKnown()], 6000],
  ])('ends with one right pull request after %s', async (_name, faults, waited) => {
    await using garden = await plantGarden()
    garden.github.faults.push(...faults)
    await garden.publish({ options: { labels: ['bloom'] } })
    expect(garden.github.faults).toEqual([])
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', labels: ['bloom'] }])
    // Besides the pauses between writes, which last up to a second each.
    const slept = garden.clock.slept.reduce((sum, milliseconds) => sum + milliseconds, 0)
    expect(slept).toBeGreaterThanOrEqual(waited)
    expect(slept).toBeLessThanOrEqual(waited + 4000)
    // What was recorded is what is so: the next run will have nothing to write.
    expect(await ledgerAt(garden.repository, 'editplan/plant-the-beds')).toMatchObject({
      run: { head: await garden.remote('rev-parse', 'editplan/plant-the-beds') },
      set: { labels: ['bloom'] },
    })
  })

  it('updates the pull request that somebody else created meanwhile', async () => {
    await using garden = await plantGarden()
    garden.github.faults.push({ on: PULLS, meanwhile: () => createdByHand() })
    const createdByHand = async () => {
      const answer = await fetch(`${garden.github.apiUrl}/repos/octo-org/garden/pulls`, {
        method: 'POST',
        headers: { authorization: `token ${[...garden.github.tokens.keys()][0]}` },
        body: JSON.stringify({ title: 'By hand', head: 'editplan/plant-the-beds', base: 'main', body: 'Please look.' }),
      })
      expect(answer.status).toBe(201)
    }
    const result = await garden.publish()
    expect(result).toMatchObject({ number: 1, operation: 'updated' })
    expect(garden.repository.pulls).toHaveLength(1)
    expect(garden.repository.pulls[0]?.body.startsWith('Please look.')).toBe(true)
  })

  it('keeps a second between writes', async () => {
    await using garden = await plantGarden()
    await garden.publish({ options: { labels: ['bloom'], assignees: ['fern'], milestone: '7' } })
    expect(garden.clock.slept).toEqual([1000, 1000, 1000, 1000])
  })

  it('pushes again after the git server failed, and takes a push that arrived for done', async () => {
    await using garden = await plantGarden()
    garden.github.faults.push({ on: 'git /octo-org/garden.git/info/refs?service=git-receive-pack', status: 503 })
    expect(await garden.publish()).toMatchObject({ operation: 'created', pushed: true })
    expect(garden.github.faults).toEqual([])
  })

  it('pushes branch and ledger again where the server failed to move refs', async () => {
    await using garden = await plantGarden()
    const { folder } = garden.repository
    const fail = 'echo "fatal error in commit_refs" >&2\nexit 1'
    await installHook(folder, `[ -e failed ] && exit 0\ntouch failed\n${fail}`)
    expect(await garden.publish()).toMatchObject({ operation: 'created', pushed: true, problems: [] })
    expect(await garden.remote('for-each-ref', 'refs/editplan/branches')).not.toBe('')
  })
})
