import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { EditplanError, type Problem } from '../../errors.ts'
import type { Plan } from '../../index.ts'
import type { Context } from './context.ts'

/**
 * The plans of the named files, `-` being standard input. Throws an EditplanError with every problem of every plan:
 * PLAN_NOT_FOUND, LIMIT_EXCEEDED, PLAN_SYNTAX and what the parser finds.
 */
export async function readPlans(names: readonly string[], context: Context): Promise<Plan[]> {
  const { parsePlan } = await import('../../index.ts')
  const plans: Plan[] = []
  const problems: Problem[] = []
  for (const name of names) {
    const text = await readText(name, context)
    const parsed = text.ok ? parsePlan({ name: name === '-' ? STDIN : name, text: text.text }) : text
    if (parsed.ok) plans.push(parsed.plan)
    else problems.push(...parsed.problems)
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return plans
}

const STDIN = 'stdin'

/** No plan is longer, and no string could hold it. */
const MAX_BYTES = 500 * 1024 * 1024

type Text = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problems: readonly Problem[] }

async function readText(name: string, context: Context): Promise<Text> {
  try {
    const bytes = name === '-' ? await context.readStdin() : await readBytes(path.resolve(context.cwd, name))
    if (!bytes) return refuse('LIMIT_EXCEEDED', `The plan ${name} is over 500 MiB. Split it.`)
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof TypeError) return refuse('PLAN_SYNTAX', `The plan ${name} is not UTF-8. Save it as UTF-8.`)
    return refuse('PLAN_NOT_FOUND', `The plan ${name} cannot be read: ${reasonOf(error)}. Check its path.`)
  }
}

/** Undefined for a file over the limit. */
const readBytes = async (file: string): Promise<Buffer | undefined> =>
  (await stat(file)).size > MAX_BYTES ? undefined : readFile(file)

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
}

const refuse = (name: Problem['name'], message: string): Text => ({ ok: false, problems: [{ name, message }] })
