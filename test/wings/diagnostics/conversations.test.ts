// @module-tag programs

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Diagnosis, diagnose } from '../../../src/wings/diagnostics/diagnose.ts'
import { openConversations } from '../../../src/wings/diagnostics/documents.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { type Files, stagedFolder, stagesIn, type ToyOptions, toyServer } from '../../support/toy-language.ts'

const BASE = { 'shape.toy': 'export area\n', 'use.toy': "import area from './shape.toy'\n", 'old.toy': 'wrong\n' }
const RENAMED = { 'shape.toy': 'export surface\n' }
const USED = { 'use.toy': "import surface from './shape.toy'\n" }

interface Found {
  readonly found: readonly (Diagnosis | undefined)[]
  readonly starts: number
  /** Servers that wait after each. */
  readonly resting: readonly number[]
}

/** One diagnosis after the other, on states that begin with the same base. */
async function diagnoseEach(options: ToyOptions, runs: readonly (readonly Files[])[]): Promise<Found> {
  using notes = temporaryFolder()
  const startsTo = join(notes.path, 'starts')
  using folder = stagedFolder(BASE)
  await using conversations = openConversations()
  const server = toyServer({ ...options, startsTo })
  const found: (Diagnosis | undefined)[] = []
  const resting: number[] = []
  for (const states of runs) {
    found.push(await diagnose(server, folder.host, stagesIn(folder.host.root, [BASE, ...states]), conversations))
    resting.push(conversations.resting)
    for (const path of ['shape.toy', 'use.toy'] as const)
      expect(readFileSync(join(folder.host.root, path), 'utf8')).toBe(BASE[path])
  }
  return { found, starts: readFileSync(startsTo, 'utf8').split('\n').length - 1, resting }
}

describe('a server that is kept', () => {
  it.each(['pull', 'pull-later', 'push', 'push-in-parts'])(
    'says of each run what a new one would: %s',
    async (offers) => {
      const { found, starts, resting } = await diagnoseEach({ offers }, [
        [RENAMED],
        [RENAMED, USED],
        [{ 'old.toy': 'export right\n' }, { 'new.toy': 'wrong\n' }],
        [RENAMED],
      ])
      expect(
        found.map((one) => [one?.added.map(({ path, stage }) => [path, stage]), one?.fixed, one?.unknown]),
      ).toEqual([
        [[['use.toy', 1]], 0, undefined],
        [[], 0, undefined],
        [[['new.toy', 2]], 1, undefined],
        [[['use.toy', 1]], 0, undefined],
      ])
      expect([starts, resting]).toEqual([1, [1, 1, 1, 1]])
    },
  )

  it('is started again after it failed, and is unknown until then', { tags: 'quick' }, async () => {
    const { found, starts, resting } = await diagnoseEach({ crashAt: 'change' }, [[RENAMED], [RENAMED]])
    expect(found.map((one) => one?.unknown?.reason)).toEqual(['ended', 'ended'])
    expect([starts, resting]).toEqual([2, [0, 0]])
  })

  it('has its whole time for each run, and none of it passes in between', async () => {
    using folder = stagedFolder(BASE, RENAMED)
    const inTime = async (timeout: number): Promise<boolean> => {
      await using conversations = openConversations()
      const run = async () =>
        (await diagnose(toyServer({}, { timeout }), folder.host, folder.stages, conversations))?.unknown
      if ((await run()) !== undefined) return false
      expect(conversations.resting).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, timeout + 100))
      expect(conversations.resting).toBe(1)
      return (await run()) === undefined
    }
    // A slow machine needs more for one run alone.
    expect((await inTime(2000)) || (await inTime(8000)) || (await inTime(30_000))).toBe(true)
  })

  it('ends with a signal of the run that it serves, and not with one of a run before', { tags: 'quick' }, async () => {
    using folder = stagedFolder(BASE, RENAMED)
    await using conversations = openConversations()
    const [before, now] = [new AbortController(), new AbortController()]
    await diagnose(toyServer(), { ...folder.host, signal: before.signal }, folder.stages, conversations)
    before.abort()
    expect(conversations.resting).toBe(1)
    now.abort()
    const found = await diagnose(toyServer(), { ...folder.host, signal: now.signal }, folder.stages, conversations)
    expect([found?.unknown?.reason, conversations.resting]).toEqual(['stopped', 0])
  })
})
