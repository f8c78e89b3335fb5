import type { InputsFor } from '../../inputs/table.ts'
import { inTurns } from '../engine/turns.ts'
import { type ReadSource, type RunInput, settle } from '../plan/settle.ts'
import type { SourceText } from '../plan/source-text.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import type { PolicySource } from './run-policy.ts'
import { importer } from './wing-slots.ts'

/** The checkout that plans are for, and the values of their variables. */
export interface PlanPlace {
  /** A folder of the checkout, for what an imported source changes by its place. */
  readonly root?: string | undefined
  readonly base?: string | undefined
  /** Default: the checkout's own. */
  readonly policy?: PolicySource | undefined
  readonly vars?: Readonly<Record<string, string>> | undefined
  /** As in `ParseOptions`. */
  readonly repository?: Readonly<Record<string, string>> | undefined
  /** How a text that is no plan is read. */
  readonly source?: InputsFor<'source'> | undefined
}

/** How a face reads the files that are named to it. */
interface PlanReader extends PlanPlace {
  /** The text of a plan, a plan that is read from its file as needed, or why it cannot be read. */
  read(name: string): Promise<SourceText | RunInput>
  /** As `settle` tells. */
  readonly tell: (source: ReadSource) => void
}

/**
 * Reads and parses plans. A file that is certainly in a format that can be imported, and not a plan, is a source: it is imported, with the
 * checkout's files to look places up in. All together are whole or refused (see `settle`). Throws an EditplanError with every problem of
 * every file.
 */
export async function readPlans(
  names: readonly string[],
  { read, tell, ...place }: PlanReader,
): Promise<readonly SteppedPlan[]> {
  const inputs: RunInput[] = []
  for (const name of names) {
    const found = await read(name)
    inputs.push(...('text' in found ? await parseOrImport(found, place) : [found]))
  }
  return settle(inputs, place.source, { vars: place.vars, tell })
}

async function parseOrImport(
  source: SourceText,
  { vars = {}, repository, root, base, policy, source: asked }: PlanPlace,
): Promise<readonly RunInput[]> {
  const { parsing } = await import('../plan/parse.ts')
  const parsed = await inTurns(parsing(source, { vars, repository }))
  const found = parsed.ok ? undefined : await importer.found?.()
  if (!found) return [parsed]
  const place = {
    ...(root !== undefined && { root }),
    ...(base !== undefined && { base }),
    ...(policy && { policy }),
    ...(asked && { source: asked }),
  }
  const imported = await found.importText(source, place)
  if (imported) return imported
  const message = found.whyUnknown(source.text)
  if (message === undefined) return [parsed]
  return [{ ok: false, problems: [{ name: 'PLAN_SYNTAX', message, at: { file: source.name, line: 1, column: 1 } }] }]
}
