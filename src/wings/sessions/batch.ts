import type { NotImported, RunInput } from '../../core/plan/settle.ts'
import { isLoss } from '../../core/plan/settle.ts'
import { firstValues, type ImportSource, openingOf, type SourceText, wholeText } from '../../core/plan/source-text.ts'
import { elementsOf, isObject, parsedJson, scalarText, skipBlanks } from '../../core/text/json.ts'
import type { ImportFormat } from './detect.ts'

/** What a model's API answered to one request of a batch. */
interface BatchAnswer {
  /** As the batch calls the request. */
  readonly id: string
  readonly format: ImportFormat
  readonly source: SourceText
  /** Why there is no answer, in a word of the API. */
  readonly failed?: string | undefined
}

/** The answers of a file of results of a batch, in its order; undefined for any other source. */
export function batchAnswers(source: ImportSource): readonly BatchAnswer[] | undefined {
  if (!isBatch(openingOf(source))) return undefined
  return rowsOf(wholeText(source)).map(({ text, line }): BatchAnswer => {
    const row = parsedJson(text)
    const result = isObject(row) && isObject(row.result) ? row.result : undefined
    return {
      id: isObject(row) ? scalarText(row.custom_id ?? row.key ?? '') : '',
      format: result ? 'anthropic' : isOfGemini(row) ? 'gemini' : 'openai',
      source: { name: source.name, text, firstLine: line },
      failed: failureOf(row),
    }
  })
}

/** A reading for each answer that proposes something. Requests without one are listed with the first. */
export async function batchReadings(
  answers: readonly BatchAnswer[],
  read: (answer: BatchAnswer) => Promise<RunInput>,
): Promise<readonly RunInput[]> {
  const readings: RunInput[] = []
  const failed: NotImported[] = []
  const ids = new Set<string>()
  for (const answer of answers) {
    const { id } = answer
    if (id === '' || ids.has(id)) {
      const reason = id === '' ? 'It does not say which request it answers.' : `Another answer is to ${id}, too.`
      readings.push(refusedAnswer(answer, { ...passageOf(answer, reason), mayChangeFiles: true, is: 'left out' }))
      continue
    }
    ids.add(id)
    const reading = answer.failed === undefined ? await read(answer) : undefined
    if (!reading) failed.push(passageOf(answer, `It has no answer: ${answer.failed}.`))
    else if (isSilent(reading)) failed.push(passageOf(answer, 'Its answer proposes no change.'))
    else readings.push(reading)
  }
  const [first, ...others] = readings
  if (!first) return [emptyBatch(answers, failed)]
  const source = first.source && { ...first.source, notImported: [...failed, ...first.source.notImported] }
  return [{ ...first, ...(source && { source }) }, ...others]
}

/** Nothing in it looks like a change. */
const isSilent = (reading: RunInput): boolean =>
  !reading.ok &&
  reading.problems.every(({ name }) => name === 'PLAN_EMPTY') &&
  !(reading.source?.notImported ?? []).some((passage) => isLoss(passage))

const refusedAnswer = ({ format }: BatchAnswer, passage: NotImported): RunInput => ({
  ok: false,
  problems: [],
  source: { format, notImported: [passage] },
})

const emptyBatch = ([first]: readonly BatchAnswer[], notImported: readonly NotImported[]): RunInput => ({
  ok: false,
  problems: [
    {
      name: 'PLAN_EMPTY',
      message: 'No answer of the batch proposes a change. Pass one that does.',
      ...(first && { at: placeOf(first) }),
    },
  ],
  source: { format: first?.format ?? 'openai', notImported },
})

const passageOf = (answer: BatchAnswer, reason: string): NotImported => ({
  construct: `request ${answer.id}`.trim(),
  reason,
  at: placeOf(answer),
  mayChangeFiles: false,
  is: 'failed',
})

const placeOf = ({ source: { name, firstLine = 1 } }: BatchAnswer) => ({ file: name, line: firstLine, column: 1 })

const isOfGemini = (row: unknown): boolean =>
  isObject(row) && typeof row.key === 'string' && isObject(row.response) && Array.isArray(row.response.candidates)

/** Rows of the APIs name the request that they answer. */
const isBatch = (opening: string): boolean =>
  /^\s*[[{]/.test(opening) &&
  firstValues(opening).some(
    (row) =>
      isOfGemini(row) ||
      (isObject(row) &&
        typeof row.custom_id === 'string' &&
        ((isObject(row.result) && typeof row.result.type === 'string') || 'response' in row)),
  )

const failureOf = (row: unknown): string | undefined => {
  if (!isObject(row)) return undefined
  const { result, response, error } = row
  if (isObject(result)) return result.type === 'succeeded' ? undefined : scalarText(result.type ?? '') || 'no result'
  if (isObject(error)) return scalarText(error.code ?? error.message ?? '') || 'an error'
  if (!isObject(response)) return 'no response'
  const status = Number(response.status_code ?? 200)
  return status >= 200 && status < 300 ? undefined : `status ${status}`
}

/** One value a line, or the items of a list. */
function rowsOf(text: string): readonly { readonly text: string; readonly line: number }[] {
  const open = skipBlanks(text, 0)
  if (text[open] !== '[') {
    const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ text: line, line: at + 1 }]))
    return parsedJson(lines[0]?.text ?? '') === undefined ? [{ text, line: 1 }] : lines
  }
  let [line, from] = [1, 0]
  return elementsOf(text, open).map(({ start, end }) => {
    for (let at = text.indexOf('\n', from); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1
    from = start
    return { text: text.slice(start, end), line }
  })
}
