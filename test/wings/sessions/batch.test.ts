import { describe, expect, it } from 'vitest'
import { type RunInput, settle } from '../../../src/core/plan/settle.ts'
import { EditplanError } from '../../../src/errors.ts'
import { batchAnswers, batchReadings } from '../../../src/wings/sessions/batch.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { readingOf } from '../../../src/wings/sessions/whole-import.ts'

const edit = (file: string) => ({ path: file, content: `${file}\n` })

const messages = (custom_id: string, ...files: readonly string[]) => ({
  custom_id,
  result: {
    type: 'succeeded',
    message: {
      role: 'assistant',
      content: [
        { type: 'text', text: 'So be it.' },
        ...files.map((file) => ({ type: 'tool_use', id: `t_${file}`, name: 'write_file', input: edit(file) })),
      ],
    },
  },
})

const completions = (custom_id: string, ...files: readonly string[]) => ({
  id: `batch_${custom_id}`,
  custom_id,
  error: null,
  response: {
    status_code: 200,
    body: {
      choices: [
        {
          message: {
            role: 'assistant',
            tool_calls: files.map((file) => ({
              id: `t_${file}`,
              type: 'function',
              function: { name: 'write_file', arguments: JSON.stringify(edit(file)) },
            })),
          },
        },
      ],
    },
  },
})

const lines = (...rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n')

const readings = async (text: string): Promise<readonly RunInput[]> =>
  batchReadings(batchAnswers({ name: 'batch.jsonl', text }) ?? [], async ({ id, source, format }) =>
    readingOf(importPlan(source, { format, title: id })),
  )

/** Title, files and lines of the steps of each plan; or names and lines of what refuses them. */
const taken = async (text: string) => {
  try {
    return settle(await readings(text)).map(({ title, steps }) => [
      title,
      ...[...steps].map(({ input, at }) => `${'file_path' in input ? input.file_path : ''}:${at.line}`),
    ])
  } catch (error) {
    return error instanceof EditplanError ? error.problems.map(({ name, at }) => `${name}:${at?.line}`) : [error]
  }
}

describe.each([
  ['Messages', messages, { type: 'errored', error: { type: 'overloaded_error' } }],
  ['Chat', completions, undefined],
] as const)('results of a batch of the %s API', (_, row, errored) => {
  const broken = (custom_id: string) =>
    errored
      ? { custom_id, result: errored }
      : { custom_id, response: null, error: { code: 'expired', message: 'It took too long.' } }

  it('are a plan for each request, named by its id, with the lines of the file', async () => {
    expect(await taken(lines(row('first', 'a.txt'), row('second', 'b.txt', 'c.txt')))).toEqual([
      ['first', 'a.txt:1'],
      ['second', 'b.txt:2', 'c.txt:2'],
    ])
  })

  it('may be the items of a list', async () => {
    const text = JSON.stringify([row('first', 'a.txt'), row('second', 'b.txt')], null, 1)
    const second = text.split('\n').findIndex((line) => line.includes('second'))
    const [first, other] = settle(await readings(text))
    expect([first?.title, other?.title]).toEqual(['first', 'second'])
    expect([...other!.steps][0]?.at.line).toBeGreaterThan(second)
  })

  it('name requests without an answer, and those whose answer proposes nothing, as failed', async () => {
    const all = await readings(lines(broken('first'), row('second', 'b.txt'), row('third')))
    expect(all.map(({ ok }) => ok)).toEqual([true])
    expect(all[0]?.source?.notImported.map(({ construct, is, at }) => [construct, is, at.line])).toEqual([
      ['request first', 'failed', 1],
      ['request third', 'failed', 3],
    ])
  })

  it('are refused where one request has two answers', async () => {
    expect(await taken(lines(row('first', 'a.txt'), row('first', 'b.txt')))).toEqual(['PROPOSAL_INCOMPLETE:2'])
  })

  it('are refused where the words of an answer propose a change', async () => {
    const told = row('second', 'b.txt')
    const text = JSON.stringify(told)
      .replace('So be it.', 'b.txt\\n<<<<<<< SEARCH\\n=======\\nx\\n>>>>>>> REPLACE')
      .replace('"role":"assistant","tool', String.raw`"role":"assistant","content":"*** Begin Patch\n","tool`)
    expect(await taken(`${lines(row('first', 'a.txt'))}\n${text}`)).toEqual(['PROPOSAL_INCOMPLETE:2'])
  })

  it('are refused where no answer proposes a change', async () => {
    expect(await taken(lines(broken('first'), row('second')))).toEqual(['PLAN_EMPTY:1'])
  })

  it('are no one plan', () => {
    const imported = importPlan({ name: 'b.jsonl', text: lines(row('first', 'a.txt'), row('second', 'b.txt')) })
    expect(imported.ok).toBe(false)
  })
})

it('no other source is a batch', () => {
  for (const text of ['{"custom_id": "x"}', '{"result": {"type": "succeeded"}}', '[]', 'custom_id', '{"response": {}}'])
    expect(batchAnswers({ name: 's', text })).toBeUndefined()
})
