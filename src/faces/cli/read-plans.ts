import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StreamedPlan } from '../../core/plan/json-lines.ts'
import type { ParsedPlan } from '../../core/plan/parse.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { importer } from '../../core/run/importer.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { refuseUnknownVariables } from '../../core/run/variable-values.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import type { Context } from './context.ts'
import { renderNotImported } from './not-imported.ts'
import { isLong, openSource, STDIN, unreadable } from './text-source.ts'

/** The checkout that plans are for. */
interface Place {
  readonly root?: string | undefined
  readonly base?: string | undefined
  readonly policy?: PolicySource | undefined
  /** Values of variables. */
  readonly vars?: Readonly<Record<string, string>>
}

/**
 * Reads plans; `-` is standard input. A file that is certainly in a format that can be imported, and not a plan, is imported, with
 * the checkout's files to look places up in; what the import leaves out is listed on standard error. Throws an
 * EditplanError with every problem of every plan: PLAN_NOT_FOUND, LIMIT_EXCEEDED, PLAN_SYNTAX and what the parser finds.
 */
export async function readPlans(names: readonly string[], context: Context, place: Place = {}): Promise<SteppedPlan[]> {
  const plans: SteppedPlan[] = []
  const problems: Problem[] = []
  for (const name of names) {
    const parsed = (await streamedPlan(name, context, place)) ?? (await wholePlan(name, { context, place }))
    if (parsed.ok) plans.push(parsed.plan)
    else problems.push(...parsed.problems)
  }
  if (problems.length > 0) throw new EditplanError(problems)
  refuseUnknownVariables(plans, place.vars ?? {})
  return plans
}

/** A long plan in JSON Lines, whose steps are read from the file as needed; undefined for any other file. */
async function streamedPlan(name: string, context: Context, { vars = {} }: Place): Promise<StreamedPlan | undefined> {
  if (!name.endsWith('.jsonl') || !isLong(path.resolve(context.cwd, name))) return undefined
  const { openStreamedPlan } = await import('../../core/plan/json-lines.ts')
  const source = await openSource(name, context)
  const streamed = 'pieces' in source ? openStreamedPlan(source, { vars }) : undefined
  return streamed && !streamed.ok && streamed.problems[0]?.at?.line === 1 ? undefined : streamed
}

interface ReadContext {
  readonly context: Context
  readonly place: Place
}

async function wholePlan(name: string, reading: ReadContext): Promise<ParsedPlan> {
  const text = await readText(name, reading.context)
  return text.ok ? planOf(name === '-' ? STDIN : name, text.text, reading) : text
}

async function planOf(
  name: string,
  text: string,
  { context, place: { root, base, policy, vars = {} } }: ReadContext,
): Promise<ParsedPlan> {
  const { parsePlan } = await import('../../core/plan/parse.ts')
  const parsed = parsePlan({ name, text }, { vars })
  const found = parsed.ok ? undefined : await importer.found?.()
  if (parsed.ok || !found) return parsed
  const place = { ...(root !== undefined && { root }), ...(base !== undefined && { base }), ...(policy && { policy }) }
  const imported = await found.importText({ name, text }, place)
  if (imported) {
    if (imported.ok && imported.losses.length > 0) return { ok: false, problems: imported.losses }
    context.stderr(renderNotImported(imported.notImported, context.errorStyle))
    if (imported.ok) for (const note of imported.notes ?? []) context.stderr(`${note}\n`)
    return imported
  }
  const message = found.whyUnknown(text)
  if (message === undefined) return parsed
  return { ok: false, problems: [{ name: 'PLAN_SYNTAX', message, at: { file: name, line: 1, column: 1 } }] }
}

/** The longest plan that is read; a longer one does not fit into a string. */
const MAX_BYTES = 500 * 1024 * 1024

type Text = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problems: readonly Problem[] }

async function readText(name: string, context: Context): Promise<Text> {
  try {
    const bytes = name === '-' ? await context.readStdin() : await readBytes(path.resolve(context.cwd, name))
    if (!bytes) return refuse('LIMIT_EXCEEDED', `The plan ${name} is over 500 MiB. Split it.`)
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof EditplanError) throw error
    if (error instanceof TypeError) return refuse('PLAN_SYNTAX', `The plan ${name} is not UTF-8. Save it as UTF-8.`)
    return { ok: false, problems: [unreadable(`The plan ${name}`, error)] }
  }
}

/** Undefined for a file over the limit. */
const readBytes = async (file: string): Promise<Buffer | undefined> =>
  (await stat(file)).size > MAX_BYTES ? undefined : readFile(file)

const refuse = (name: Problem['name'], message: string): Text => ({ ok: false, problems: [{ name, message }] })
