import { describe, expect, it } from 'vitest'
import type { ApiCall } from '../../../src/publish/api-call.ts'
import { idsOf, matrixOf } from '../../../src/wings/campaign/matrix.ts'
import type { Row } from '../../../src/wings/campaign/row.ts'

const NOW = Date.UTC(2026, 0, 1)
const row = (at: number, some: Partial<Row> = {}): Row => ({
  repository: `acme/r${at}`,
  state: 'waiting',
  todo: 'open',
  ...some,
})
const pull = (minutes: number) => ({
  number: 1,
  url: '',
  draft: false,
  createdAt: new Date(NOW - minutes * 60_000).toISOString(),
})
const pace = { open_at_most: 1000, per_hour: 1000, writes_per_minute: 20 }
const plan = (rows: readonly Row[], some: Partial<typeof pace> = {}, parallel = 4) =>
  matrixOf(rows, { pace: { ...pace, ...some }, parallel, now: NOW })

describe('the matrix of a campaign', () => {
  it('comes in chunks that GitHub takes', () => {
    const { chunks, left } = plan(Array.from({ length: 600 }, (_, at) => row(at)))
    expect(chunks.map(({ include }) => include.length)).toEqual([256, 256, 88])
    expect(left).toBe(0)
  })

  it.each([
    [4, 10, 5],
    [4, 2, 10],
    [100, 3, 6.67],
    [1, 5, 20],
  ])('shares the writes of a minute: %i jobs at a time, %i repositories', (parallel, count, expected) => {
    const { chunks } = plan(
      Array.from({ length: count }, (_, at) => row(at)),
      {},
      parallel,
    )
    expect(chunks[0]?.include[0]?.writes_per_minute).toBe(expected)
  })

  it('opens no more than may be open, nor more than an hour allows', () => {
    const rows = [
      row(0, { state: 'open', todo: 'nothing', pull: pull(10) }),
      row(1, { state: 'conflict', todo: 'nothing', pull: pull(90) }),
      row(2, { state: 'merged', todo: 'nothing', pull: pull(10) }),
      row(6, { state: 'closed', todo: 'nothing', pull: pull(90) }),
      row(3),
      row(4),
      row(5),
    ]
    expect(plan(rows, { open_at_most: 4 })).toMatchObject({ room: 2, left: 1 })
    expect(plan(rows, { per_hour: 3 })).toMatchObject({ room: 1, left: 2 })
    expect(plan(rows, { open_at_most: 1 })).toMatchObject({ room: 0, left: 3, chunks: [] })
  })

  it('takes up what is open first, then what is new, then what was tried', () => {
    const rows = [row(0, { todo: 'again' }), row(1), row(2, { todo: 'update', state: 'open', pull: pull(90) })]
    expect(plan(rows, { open_at_most: 2 }).chunks[0]?.include.map(({ repository }) => repository)).toEqual([
      'acme/r2',
      'acme/r1',
    ])
  })
})

/** GitHub that comes to `most` repositories of a call, the i-th of which has the id i; it does not show the third. */
function limited(most: number) {
  const sizes: number[] = []
  const send = async <T>({ body, answer }: ApiCall<T>): Promise<T> => {
    const { variables } = body as { variables: Record<string, string> }
    const names = Object.entries(variables).filter(([key]) => key !== 'owner')
    sizes.push(names.length)
    const data = names.map(([, name], at) => [
      `r${at}`,
      at < most && name !== 'r3' ? { databaseId: +name.slice(1) } : null,
    ])
    const errors = names.flatMap(([, name], at) =>
      at >= most || name === 'r3'
        ? [{ type: at < most ? 'NOT_FOUND' : 'RESOURCE_LIMITS_EXCEEDED', path: [`r${at}`] }]
        : [],
    )
    return answer.parse({ data: Object.fromEntries(data), errors }) as T
  }
  return { sizes, github: { send } }
}

describe('the ids of the repositories of a shard', () => {
  const names = Array.from({ length: 1200 }, (_, at) => `acme/r${at + 1}`)
  const ids = new Map(names.flatMap((name, at) => (name === 'acme/r3' ? [] : [[name, at + 1] as const])))

  it('are asked five hundred in a call', async () => {
    const { github, sizes } = limited(500)
    expect(await idsOf(names, github)).toEqual(ids)
    expect(sizes).toEqual([500, 500, 200])
  })

  it('are asked again where GitHub did not come to all, and missed where it does not show one', async () => {
    const { github } = limited(90)
    expect(await idsOf(names, github)).toEqual(ids)
  })

  it('are not guessed where GitHub does not answer', async () => {
    await expect(idsOf(names, limited(0).github)).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
  })
})
