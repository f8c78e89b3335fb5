import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayed } from './replayed.ts'

const FILES = { 'a.txt': 'one\n', 'b.txt': 'one\n', 'c.txt': 'one\n' }
const NAMES = Object.keys(FILES)

/** The two lines of a call of Claude Code that edits a file. */
const linesOf = (file: string, index: number): readonly [string, string] => [
  JSON.stringify({
    type: 'assistant',
    cwd: '/r',
    sessionId: 's',
    message: {
      content: [
        {
          type: 'tool_use',
          id: `c${index}`,
          name: 'Edit',
          input: { file_path: `/r/${file}`, old_string: 'one', new_string: 'two' },
        },
      ],
    },
  }),
  JSON.stringify({
    type: 'user',
    cwd: '/r',
    sessionId: 's',
    message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'ok' }] },
    toolUseResult: { filePath: `/r/${file}`, oldString: 'one', newString: 'two', originalFile: 'one\n' },
  }),
]

const CALLS = NAMES.map(linesOf)
const LOG = CALLS.flat()
const DONE = Object.fromEntries(NAMES.map((name) => [name, 'two\n']))

/** What a log makes of the files, and whether something is listed that may have changed them. */
const made = async (text: string) => {
  const found = importPlan(
    { name: 's.jsonl', text },
    { format: 'claude-code', readFile: (path) => FILES[path as keyof typeof FILES], isLater: true },
  )
  const isNamed = found.notImported.some(({ mayChangeFiles }) => mayChangeFiles)
  return { after: found.ok ? await replayed(found.plan, FILES) : FILES, isNamed }
}

const RUNS = { numRuns: 25 }

describe('a log that is damaged', () => {
  it('gives the same files where lines are there twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(LOG.map((_, at) => at)), async (twice) => {
        const text = LOG.flatMap((line, at) => (twice.includes(at) ? [line, line] : [line])).join('\n')
        expect(await made(text)).toEqual({ after: DONE, isNamed: false })
      }),
      RUNS,
    )
  })

  it('gives the same files where calls of several files are in another order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(CALLS, { minLength: CALLS.length }), fc.boolean(), async (order, apart) => {
        const lines = apart ? [...order.map(([call]) => call), ...order.map(([, answer]) => answer)] : order.flat()
        expect(await made(lines.join('\n'))).toEqual({ after: DONE, isNamed: false })
      }),
      RUNS,
    )
  })

  it('gives the same files, or is named, where it is cut in a line or an answer is missing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(LOG.length - 1), fc.integer({ min: 1, max: 99 }), async (at, percent) => {
        const line = LOG[at] ?? ''
        const cut = [...LOG.slice(0, at), line.slice(0, Math.ceil((line.length * percent) / 100))].join('\n')
        const isWhole = cut.endsWith(line)
        const without = at % 2 === 1 ? LOG.filter((_, index) => index !== at).join('\n') : cut
        for (const text of isWhole ? [without] : [cut, without]) {
          const { after, isNamed } = await made(text)
          if (!isNamed) expect(after).toEqual(DONE)
        }
      }),
      RUNS,
    )
  })
})
