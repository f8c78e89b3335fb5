import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE } from '../../support/whole.ts'
import { buildProgram, type Program } from './crash/program.ts'
import { SCENARIOS } from './crash/scenarios.ts'
import { setStage } from './crash/stage.ts'

/** Points tried of a scenario; `npm run test:long -- crash` tries every point of every scenario. */
const SAMPLE = WHOLE ? 7 : 3

let program: Program

beforeAll(async () => {
  program = await buildProgram(resolve(import.meta.dirname, '../../..'))
})

afterAll(() => program[Symbol.dispose]())

describe('a run that is killed', () => {
  it.each(SCENARIOS.filter(({ always }) => always))(
    'is brought to before or after by resume, which says which: $name',
    { timeout: 120_000 },
    async (scenario) => {
      using stage = await setStage(program, scenario)
      expect(stage.points).toBeGreaterThan(SAMPLE)
      for (let at = 1; at <= stage.points; at += stage.points / SAMPLE) {
        expect(await stage.prove(Math.floor(at))).toMatchObject({ failures: [] })
      }
    },
  )
})
