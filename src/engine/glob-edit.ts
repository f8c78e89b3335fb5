import type { Problem } from '../errors.ts'
import type { GlobEdit } from '../plan/steps.ts'
import { edit } from '../tools/edit.ts'
import { unexpectedMatches } from '../tools/match-problems.ts'
import { mayNotBeRead } from '../tools/permission.ts'
import type { Done, Refused, ToolContext } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { createFileSearch } from './file-search.ts'

/** What a step makes of its files; a refusal of one is the step's. */
export type StepOutcome = { readonly ok: true; readonly path: string; readonly done: readonly Done[] } | Refused

/**
 * Makes one Edit in every file that the glob names and that holds the text or the pattern, all or none, in the order of their names.
 * Matches are literal: a file in which only a tolerance of Edit would find the text is passed over, as one that does not hold it.
 * So is a file that a rule denies to read, whatever it holds.
 * Under `reads: strict` the step needs `expect_matches`, which replaces a Read of each file.
 * Refusals: FILE_NOT_READ, INVALID_INPUT for the glob or the pattern, STRING_NOT_FOUND where no file holds it, UNEXPECTED_MATCHES,
 * and those of Edit on any of the files.
 */
export async function editGlob(
  input: GlobEdit,
  { candidates, ...context }: ToolContext & { readonly candidates: Iterable<RepoPath> },
): Promise<StepOutcome> {
  const { glob, expect_matches: expected } = input
  if (context.options.reads === 'strict' && expected === undefined) return refuse('FILE_NOT_READ', UNREAD)
  const search = await createFileSearch(input)
  if (typeof search === 'string') return refuse('INVALID_INPUT', search)
  const done: Done[] = []
  for (const path of [...new Set(candidates)].sort()) {
    if (!search.names(path) || mayNotBeRead(path, context) || !search.isAbout(path, context.workspace)) continue
    const outcome = await editOne(path, input, context)
    if (!outcome.ok) return outcome
    done.push(outcome)
  }
  const matches = done.reduce((sum, one) => sum + (one.matches ?? 0), 0)
  const places = `${done.length} of the files that ${JSON.stringify(glob)} names`
  const unexpected = unexpectedMatches({ expected, found: matches }, places)
  if (unexpected) return { ok: false, problem: unexpected }
  if (done.length === 0)
    return refuse('STRING_NOT_FOUND', `No tracked text file that ${JSON.stringify(glob)} names holds it.`)
  return { ok: true, path: glob, done }
}

const UNREAD =
  'A glob edits files that no Read step shows. Say how many places it replaces in expect_matches, or set `reads: auto`.'

async function editOne(path: RepoPath, input: GlobEdit, context: ToolContext) {
  const located = context.workspace.locate(path)
  if (located.ok && located.path !== path)
    return refuse('PATH_INVALID', `${JSON.stringify(path)} is a name no plan can give. Narrow the glob.`)
  const { glob: _, expect_matches: __, ...rest } = input
  const options = { ...context.options, reads: 'auto' } as const
  const outcome = await edit.run({ ...rest, file_path: path, match: 'literal' }, { ...context, options })
  if (!outcome.ok) return outcome
  const { notes: ___, ...done } = outcome
  return done
}

const refuse = (name: Problem['name'], message: string): Refused => ({ ok: false, problem: { name, message } })
