import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInto } from '../support/runner.ts'
import { WHOLE } from '../support/whole.ts'
import { allRows, covering, expectedCodes, forgetBegun, makeKey, nameOf, type Row, tell } from './people.ts'

/** The whole table runs the built Action; the suite runs the rows that bring most values together, in this process: as many as `PUBLISH_ROWS` says. */
const IS_WHOLE = process.env.PUBLISH_ROWS === 'all'
const IN_SUITE = Number(process.env.PUBLISH_ROWS) || (WHOLE ? 8 : 4)
/** A piece of the whole table, `2/16` for the second sixteenth; the pieces together are the table. */
const [PIECE = 1, PIECES = 1] = process.env.PUBLISH_PIECE?.split('/').map(Number) ?? []
/** Rows in an order in which those that follow each other differ in much. */
const mixed = <T>(all: readonly T[]): readonly T[] => all.map((_, at) => all[(at * 367) % all.length] as T)
const pieceOf = <T>(all: readonly T[]): readonly T[] =>
  mixed(all).filter((_, at) => Math.floor((at * PIECES) / all.length) === PIECE - 1)
/** More rows than it takes for every two values to meet begin with those in which every three do; any others follow. */
const rowsFor = (number: number): readonly Row[] => {
  const all = allRows()
  const first = covering(all, number > 16 ? 3 : 2)
  return (number > first.length ? [...new Set([...first, ...mixed(all)])] : first).slice(0, number)
}
/** The whole table takes long: it says how far it is. */
const TOLD_AFTER = 24
let done = 0
const rows = IS_WHOLE ? pieceOf(allRows()) : rowsFor(IN_SUITE)

let dist: string | undefined
let keys: Awaited<ReturnType<typeof makeKey>>
beforeAll(async () => {
  keys = await makeKey()
  if (!IS_WHOLE) return
  dist = await mkdtemp(join(tmpdir(), 'editplan-dist-'))
  await buildInto(dist)
}, 120_000)
afterAll(async () => {
  await forgetBegun()
  for (const folder of [keys.folder, dist]) if (folder) await rm(folder, { recursive: true, force: true })
})

describe('what people did to the branch', () => {
  it.concurrent.each(rows.map((row) => [nameOf(row), row] as const))(
    'is never lost: %s',
    async (_name, row) => {
      expect(await tell(row, { dist, key: keys.key })).toEqual({
        exitCodes: expectedCodes(row),
        touched: [],
        lost: [],
        halfDone: [],
        untrue: [],
      })
      done += 1
      if (IS_WHOLE && done % TOLD_AFTER === 0) console.log(`${done} of ${rows.length} rows`)
    },
    600_000,
  )
})
