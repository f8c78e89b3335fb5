import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStreamedPlan, type PlanPart, streamPlan } from '../../../src/core/plan/json-lines.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { ErrorName } from '../../../src/errors.ts'
import { anyPlan, block, flat } from './arbitrary-plan.ts'

async function* pieces<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}

const collected = async <T>(parts: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const part of parts) all.push(part)
  return all
}

const streamed = async (chunks: readonly (string | Uint8Array)[], limits = {}): Promise<PlanPart[]> =>
  collected(streamPlan({ name: 'p.jsonl', chunks: pieces(chunks) }, { limits }))

const cutBytes = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))

const HEADER = '{"version":1,"title":"T"}'
const READ = '{"tool":"Read","file_path":"a"}'

const WRONG = [HEADER, READ, '{"tool":"Read","file_pth":"a"}', READ, '{'].join('\n')
const PROBLEMS = [
  { name: 'UNKNOWN_KEY', at: { file: 'p.jsonl', line: 3, column: 16 }, step: { index: 2 } },
  { name: 'PLAN_SYNTAX', at: { line: 5, column: 2 } },
]

type Refused<Chunk> = readonly [string, readonly Chunk[], { jsonBytes?: number; steps?: number }, ErrorName]

const REFUSED: readonly Refused<string>[] = [
  ['no text', [], {}, 'PLAN_EMPTY'],
  ['a header alone', [HEADER], {}, 'PLAN_EMPTY'],
  ['a line over the limit', [HEADER, '\n', '[', '1,'.repeat(100)], { jsonBytes: 100 }, 'LIMIT_EXCEEDED'],
  ['too many steps', [HEADER, '\n', `${READ}\n`.repeat(3)], { steps: 2 }, 'LIMIT_EXCEEDED'],
]

describe('streamPlan', () => {
  it('yields what parsePlan gives for the same text, digest included, however it is cut', async () => {
    const cases = fc.asyncProperty(
      anyPlan,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('\n', '\r\n'),
      async ({ header, steps }, size, end) => {
        const text = [header, ...steps.map((step, index) => (index % 2 ? block : flat)(step))]
          .map((line) => JSON.stringify(line) + end)
          .join('')
        const whole = parsePlan({ name: 'p.jsonl', text })
        if (!whole.ok) throw new Error(JSON.stringify(whole.problems))
        const { steps: expected, digest, ...expectedHeader } = whole.plan
        expect(await streamed(cutBytes(Buffer.from(text), size))).toEqual([
          { type: 'header', header: expectedHeader },
          ...expected.map((step) => ({ type: 'step', step })),
          { type: 'end', steps: expected.length, digest },
        ])
      },
    )
    await fc.assert(cases, { numRuns: 40 })
  })

  it('takes text as well as bytes, a byte order mark first, no line break last', async () => {
    expect((await streamed([`\ufeff${HEADER}\n`, READ])).map(({ type }) => type)).toEqual(['header', 'step', 'end'])
  })

  it('ends with all problems, and yields no step after the first', async () => {
    const parts = await streamed([WRONG])
    expect(parts.map(({ type }) => type)).toEqual(['header', 'step', 'refused'])
    expect(parts.at(-1)).toMatchObject({ problems: PROBLEMS })
  })

  it.each<Refused<string | Uint8Array>>([
    ...REFUSED,
    ['bytes that are not UTF-8', [HEADER, '\n', Buffer.from([0x22, 0xff])], {}, 'PLAN_SYNTAX'],
    ['a character cut off by the end', [HEADER, '\n', READ, '\n', Buffer.from([0xc3])], {}, 'PLAN_SYNTAX'],
  ])('refuses %s', async (_, chunks, limits, name) => {
    const last = (await streamed(chunks, limits)).at(-1)
    expect(last?.type === 'refused' && last.problems.map((problem) => problem.name)).toContain(name)
  })

  it('lets a failure of the source through', async () => {
    async function* failing(): AsyncGenerator<string> {
      yield HEADER
      throw new TypeError('the pipe broke')
    }
    await expect(collected(streamPlan({ name: 'p.jsonl', chunks: failing() }))).rejects.toThrow(TypeError)
  })
})

const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))

describe('openStreamedPlan', () => {
  it('gives the plan of parsePlan, its steps as often as they are asked for, however the text is cut', () => {
    const cases = fc.property(
      anyPlan,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      ({ header, steps }, size, marked) => {
        const lines = [header, ...steps.map((step, index) => (index % 2 ? block : flat)(step))].map((line) =>
          JSON.stringify(line),
        )
        const text = (marked ? '\ufeff' : '') + lines.join('\n')
        const whole = parsePlan({ name: 'p.jsonl', text })
        const streamed = openStreamedPlan({ name: 'p.jsonl', pieces: cut(text, size) })
        if (!whole.ok || !streamed.ok) throw new Error('both are plans')
        expect({ ...streamed.plan, steps: [...streamed.plan.steps] }).toEqual(whole.plan)
        expect([...streamed.plan.steps]).toEqual(whole.plan.steps)
        expect(streamed.plan.steps).toHaveLength(whole.plan.steps.length)
      },
    )
    fc.assert(cases, { numRuns: 40 })
  })

  it('refuses with all problems before any step is given', () => {
    expect(openStreamedPlan({ name: 'p.jsonl', pieces: [WRONG] })).toMatchObject({
      ok: false,
      problems: PROBLEMS,
    })
  })

  it.each(REFUSED)('refuses %s', (_, pieces, limits, name) => {
    const refused = openStreamedPlan({ name: 'p.jsonl', pieces }, { limits })
    expect(refused.ok ? [] : refused.problems.map((problem) => problem.name)).toContain(name)
  })

  it('tells when the text changed after it was checked', () => {
    const pieces = [HEADER, '\n', READ]
    const opened = openStreamedPlan({ name: 'p.jsonl', pieces })
    if (!opened.ok) throw new Error('a plan')
    pieces[2] = READ.replace('"a"', '"b"')
    expect(() => [...opened.plan.steps]).toThrow(expect.objectContaining({ name: 'FILE_MODIFIED' }))
  })
})
