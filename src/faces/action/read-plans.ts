import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedPlan } from '../../core/plan/parse.ts'
import type { Plan } from '../../core/plan/schema.ts'
import { importer, type NotImported } from '../../core/run/importer.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { type NamedFilePlace, readNamedFile } from './named-file.ts'

export interface PlansPlace extends NamedFilePlace {
  /** The checkout, for what an imported source changes by its place. */
  readonly root: string
  /** Default: the checkout's own. */
  readonly policy?: PolicySource
  /** Told what an imported source may have changed and no step does. */
  readonly leaveOut: (what: NotImported) => void
  /** Values of the plans' variables. */
  readonly vars: Readonly<Record<string, string>>
}

/**
 * Reads and parses the plan files; one that is not a plan, and certainly in a format that can be imported, is imported. What a pull request
 * commits as a plan cannot make the runner's own files be read, and quoted in an error: see {@link readNamedFile}.
 * Throws an EditplanError with every problem of every plan.
 */
export async function readPlans(names: readonly string[], place: PlansPlace): Promise<readonly Plan[]> {
  const plans: Plan[] = []
  const problems: Problem[] = []
  for (const name of names) {
    const text = await readText(name, place)
    const parsed = typeof text === 'string' ? await planOf(name, text, place) : { ok: false as const, problems: [text] }
    if (parsed.ok) plans.push(parsed.plan)
    else problems.push(...parsed.problems)
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return plans
}

async function planOf(name: string, text: string, { root, policy, leaveOut, vars }: PlansPlace): Promise<ParsedPlan> {
  const { parsePlan } = await import('../../core/plan/parse.ts')
  const parsed = parsePlan({ name, text }, { vars })
  const found = parsed.ok ? undefined : await importer.found?.()
  if (parsed.ok || !found) return parsed
  const imported = await found.importText({ name, text }, { root, ...(policy && { policy }) })
  if (imported) {
    if (imported.ok && imported.losses.length > 0) return { ok: false, problems: imported.losses }
    for (const one of imported.notImported) if (one.mayChangeFiles) leaveOut(one)
    return imported
  }
  const message = found.whyUnknown(text)
  if (message === undefined) return parsed
  return { ok: false, problems: [{ name: 'PLAN_SYNTAX', message, at: { file: name, line: 1, column: 1 } }] }
}

/** The names, each glob replaced by the files of the workspace that it matches, in order of their names. */
export async function planNames(names: readonly string[], workspace: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names) found.push(...(isGlob(name) ? await filesOf(name, workspace) : [name]))
  return [...new Set(found)]
}

const isGlob = (name: string): boolean => /[*?[]/.test(name)

/** A file may itself be called so. Throws PLAN_NOT_FOUND where nothing matches, USAGE for a glob that is none. */
async function filesOf(glob: string, workspace: string): Promise<readonly string[]> {
  if (await isFile(path.resolve(workspace, glob))) return [glob]
  const { matchGlob } = await import('../../core/text/glob.ts')
  const fixed = glob.slice(0, glob.search(/[*?[]/))
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1)
  const entries = await readdir(path.resolve(workspace, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part === '.git' || part === 'node_modules'))
  const matched = matchGlob(`/${glob.replace(/^\.?\//, '')}`, names)
  if (matched.length > 0) return [...matched].sort()
  throw new EditplanError(notFound(glob, 'no file of the workspace matches it'))
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/** Words for the body, from a file that has to be where plans may be. Throws PLAN_NOT_FOUND, PLAN_SYNTAX, LIMIT_EXCEEDED. */
export async function readWords(name: string, place: NamedFilePlace): Promise<string> {
  const text = await readText(name, place)
  if (typeof text === 'string') return text
  throw new EditplanError({ ...text, message: text.message.replace(/^The plan /, 'The file of `body-path`, ') })
}

async function readText(name: string, place: NamedFilePlace): Promise<string | Problem> {
  const file = await readNamedFile(name, place)
  if ('reason' in file) return notFound(name, file.reason)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file.bytes)
  } catch {
    return { name: 'PLAN_SYNTAX', message: `The plan ${name} is not UTF-8. Save it as UTF-8.` }
  }
}

const notFound = (name: string, reason: string): Problem => ({
  name: 'PLAN_NOT_FOUND',
  message: `The plan ${name} cannot be read: ${reason}. Name a regular file of the workspace, which an earlier step checked out or downloaded.`,
})
