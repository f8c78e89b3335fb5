import { describe, expect, it } from 'vitest'
import { share, someOf } from '../../support/whole.ts'
import { DAMAGES, type DriftCase, drift, SESSIONS } from './drift.ts'

/** How many damaged sessions are tried: `npm run test:long -- drift` tries 2,000. */
const CASES = Number(process.env.DRIFT_CASES ?? share(40))

/** Numbers that look like chance and are the same each time. */
const numbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 8
  }
}

/** Every client and every kind of damage in turn. */
const casesOf = (count: number): readonly DriftCase[] => {
  const next = numbers(Number(process.env.DRIFT_SEED ?? 1))
  return Array.from({ length: count }, (_, index) => ({
    session: SESSIONS[next() % SESSIONS.length] ?? '',
    damage: DAMAGES[index % DAMAGES.length] ?? 'null',
    place: next(),
    size: 1 + (next() % 60),
  }))
}

type Counts = { right: number; named: number; refused: number; wrong: number }

/** Counts by client and kind of damage, as lines. */
const tableOf = (counts: ReadonlyMap<string, Counts>): string =>
  [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([key, { right, named, refused, wrong }]) =>
        `${key.padEnd(24)}${[right, named, refused, wrong].map((count) => String(count).padStart(8)).join('')}`,
    )
    .join('\n')

/** Damages that once went unseen. */
const FOUND: readonly (readonly [string, DriftCase['damage'], number, number])[] = [
  ['opencode/stream', 'renamed', 502665, 25],
  ['copilot/edits', 'renamed', 7478444, 54],
  ['opencode/patch', 'null', 5872137, 44],
  ['copilot/patch', 'cut', 2154525, 12],
  ['cline/shell', 'absent', 8798330, 30],
  ['cline/stream', 'cut', 6078295, 44],
  ['cline/stream', 'cut', 4745141, 37],
  ['codex/code', 'unanswered', 9533985, 31],
  ['codex/code', 'unanswered', 12814465, 59],
  ['codex/code', 'unanswered', 1423639, 15],
  ['cline/edits', 'cut', 9737491, 20],
  ['claude/notebook', 'cut', 12565811, 24],
  ['copilot/patch', 'renamed', 6390859, 53],
  ['opencode/stream', 'absent', 13839221, 5],
  ['opencode/random4', 'null', 11652462, 53],
  ['copilot/patch', 'null', 16287458, 6],
  ['opencode/patch', 'renamed', 7934243, 40],
  ['qwen/edits', 'absent', 2103146, 12],
  ['codex/patch', 'cut', 5734660, 55],
  ['pi/edits', 'cut', 7809789, 6],
  ['cline/edits', 'absent', 5086189, 19],
  ['gemini/shell', 'cut', 10094895, 38],
  ['opencode/stream', 'cut', 1843239, 37],
  ['pi/random1', 'cut', 13075373, 32],
  ['pi/random1', 'cut', 9301983, 39],
  ['pi/edits', 'cut', 2227841, 14],
  ['claude/stream', 'cut', 4599648, 13],
  ['codex/patch', 'cut', 8571793, 35],
  ['claude/notebook', 'renamed', 6225728, 28],
  ['claude/random2', 'footer', 8473950, 54],
  ['opencode/random4', 'cut', 13591787, 32],
  ['opencode/random4', 'cut', 847829, 46],
  ['qwen/edits', 'cut', 5202199, 2],
  ['qwen/random1', 'null', 2009293, 33],
  ['copilot/patch', 'cut', 14596589, 59],
]

describe('sessions that are damaged as versions of a client drift', () => {
  it.each(someOf(FOUND, 5))(
    '%s, %s at place %i of size %i, gives or names each file',
    async (session, damage, place, size) => {
      expect(await drift({ session, damage, place, size })).toMatchObject({ faults: [] })
    },
  )

  it('give each file as the agent left it, or name it, and delete none that it left', async () => {
    const counts = new Map<string, Counts>()
    const faults: string[] = []
    for (const one of casesOf(CASES)) {
      const result = await drift(one)
      if (!result) continue
      const key = `${one.session.split('/')[0]} ${one.damage}`
      const of = counts.get(key) ?? { right: 0, named: 0, refused: 0, wrong: 0 }
      of[result.verdict]++
      counts.set(key, of)
      if (result.faults.length > 0)
        faults.push(`${one.session} ${one.damage} ${result.path} ${one.size} ${one.place}: ${result.faults.join(', ')}`)
    }
    if (process.env.DRIFT_CASES !== undefined)
      process.stdout.write(`${'client damage'.padEnd(24)}   right   named refused   wrong\n${tableOf(counts)}\n`)
    expect(faults).toEqual([])
  })
})
