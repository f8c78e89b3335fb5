import { pathPrefix } from '../../core/plan/path-prefix.ts'
import { classOf, isLoss, type NotImported, type ReadSource, type RunInput, settleOne } from '../../core/plan/settle.ts'
import type { LeftOut } from '../../core/run/from-diff.ts'
import type { ImportSource } from '../../core/run/wing-slots.ts'
import type { InputsFor } from '../../inputs/table.ts'
import { batchAnswers, batchReadings } from './batch.ts'
import { type ImportedPlan, type ImportOptions, importPlan } from './import-plan.ts'
import { type ImportRequest, importSources } from './import-sources.ts'

type Lossy = Partial<Pick<InputsFor<'source'>, 'lossy'>>

/** As `importPlan`; a source of which something is not in the plan is refused, unless `lossy`. */
export const importWholePlan = (
  sources: ImportSource | readonly ImportSource[],
  { lossy, ...options }: ImportOptions & Lossy = {},
): ImportedPlan => whole(importPlan(sources, options), lossy)

/** As `importSources`; sources of which something is not in the plan are refused, unless `lossy`. */
export const importWholeSources = async (
  sources: readonly ImportSource[],
  { lossy, ...request }: ImportRequest & Lossy,
): Promise<ImportedPlan> => whole(await importSources(sources, request), lossy)

type Strict = { readonly strict?: boolean | undefined }

/** What is read of a source: a plan, or one for each answer of a batch. */
export async function readingsOf(
  source: ImportSource,
  { request, ...asked }: Strict & { readonly request: ImportRequest },
): Promise<readonly RunInput[]> {
  const read = async (one: ImportSource, more: Partial<ImportRequest> = {}) =>
    readingOf(await importSources([one], { ...request, ...more }), asked)
  const answers = batchAnswers(source)
  if (!answers) return [await read(source)]
  return batchReadings(answers, ({ id, source: answer, format }) =>
    read(answer, { format: request.format ?? format, title: id }),
  )
}

/** How a source is to be read. */
export const askedOf = ({ strip, pathPrefix: prefixes, cwd, choice }: Partial<InputsFor<'source'>> = {}) => ({
  ...(cwd !== undefined && { cwd }),
  ...(choice !== undefined && { choice }),
  ...(strip !== undefined && { strip: Number(strip) }),
  ...(prefixes && { prefixes: prefixes.map(pathPrefix) }),
})

/**
 * What an import gave, as far as `settle` asks. A plan that gives the files as the session left them lacks nothing. A file that differs
 * is no passage of the source: it may be what was lost since, which the plan brings back, so it is listed and refuses nothing.
 * @param strict what commands of a session did counts, too
 */
export function readingOf(
  imported: ImportedPlan,
  { strict = false }: Strict = {},
): RunInput & { readonly source: Required<ReadSource> } {
  const { format, isRecord } = imported
  const notes = imported.ok ? [...(imported.notes ?? []), ...rootNote(imported.plan)] : []
  const source = { format, notImported: passagesOf(imported, strict), notes, isRecord }
  return imported.ok ? { ok: true, plan: imported.plan, source } : { ok: false, problems: imported.problems, source }
}

const rootNote = ({ cwd }: { readonly cwd?: string }): readonly string[] =>
  cwd === undefined ? [] : [`The root of its paths is ${cwd}.`]

function passagesOf(imported: ImportedPlan, strict: boolean): readonly NotImported[] {
  const differing = imported.ok ? imported.compared?.differing : undefined
  if (differing?.length === 0)
    return imported.notImported.map((one) => (isLoss(one) ? { ...one, is: 'unknown' as const } : one))
  const passages = [...imported.notImported, ...(differing ?? []).map(differingOf)]
  if (!strict) return passages
  return passages.map((one) => (classOf(one) === 'unknown' ? { ...one, is: 'left out' } : one))
}

const differingOf = ({ path: file, reason }: LeftOut): NotImported => ({
  construct: file,
  reason: `It differs from what the session left: ${reason}. Pass --complete to add it.`,
  at: { file, line: 1, column: 1 },
  mayChangeFiles: true,
  is: 'unknown',
})

function whole(imported: ImportedPlan, lossy: boolean | undefined): ImportedPlan {
  const settled = settleOne(readingOf(imported), lossy)
  const { format, notImported } = imported
  if (!settled.ok) return { ok: false, format, problems: settled.problems, notImported }
  const { source: _, ...plan } = settled.plan
  return imported.ok ? { ...imported, plan: { ...plan, steps: [...plan.steps] } } : imported
}
