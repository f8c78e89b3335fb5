import { describe, expect, it } from 'vitest'
import { readTicks } from '../../src/core/report/body/step-list.ts'
import { openPullRequest } from '../../src/index.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { forgeLedger, ledgerAt } from '../support/ledgers.ts'
import { edit, planOf, write } from '../support/runs.ts'

const FIRST = [
  edit('beds/rose.txt', 'rose', 'rose: red'),
  edit('beds/iris.txt', 'iris', 'iris: blue'),
  write('beds/fern.txt', 'fern\n'),
]

const open = ({ checkout, github, clock }: Garden, steps: typeof FIRST, without: readonly number[] = []) =>
  openPullRequest(planOf(steps), {
    root: checkout,
    without,
    publish: {
      token: TOKEN,
      serverUrl: github.serverUrl,
      apiUrl: github.apiUrl,
      clock,
      branch: 'topic',
      replace: true,
    },
  })

/** What tells which box is about which step. */
const BOXES = expect.stringMatching(/^[0-9a-f]{16}$/)

const bodyOf = ({ repository }: Garden): string => repository.pulls[0]?.body ?? ''

describe('the body of a pull request', () => {
  it('says at an update what changed since the run before, and which steps were left out', {}, async () => {
    await using garden = await plantGarden({ reviews: true })
    const { head } = await open(garden, FIRST)
    expect(readTicks(bodyOf(garden))).toEqual({ grain: 'alike', ticked: [true, true, true], boxes: BOXES })
    expect(bodyOf(garden)).not.toContain('Changed since')
    const next = [
      FIRST[0] as (typeof FIRST)[0],
      edit('beds/iris.txt', 'iris', 'iris: violet'),
      write('beds/moss.txt', 'moss\n'),
    ]
    await open(garden, next)
    expect(bodyOf(garden)).toContain(`\`${head?.commit.slice(0, 10)}\``)
    expect(bodyOf(garden)).toContain('new 3 · changed 2 · dropped 3 `beds/fern.txt` · 1 unchanged')
    await open(garden, next, [2])
    expect(readTicks(bodyOf(garden))).toEqual({ grain: 'alike', ticked: [true, false, true], boxes: BOXES })
    expect((await ledgerAt(garden.repository, 'topic'))?.run.without).toEqual([2])
    expect(await garden.remote('diff', '--name-only', 'main', 'topic')).toBe('beds/moss.txt\nbeds/rose.txt')
    expect(await open(garden, next, [2])).toMatchObject({ pull_request: { operation: 'none' } })
  })

  it('reads nothing from steps in the ledger that are none', async () => {
    await using garden = await plantGarden()
    await open(garden, FIRST)
    await forgeLedger(garden.repository, 'topic', { each: 'x -- <b>', paths: ['<b>'] })
    const report = await open(garden, FIRST, [1])
    expect(report.problems).toBeUndefined()
    expect(bodyOf(garden)).not.toContain('Changed since')
  })
})
