import type { Problem } from '../../errors.ts'
import type { Patterns, Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import { compileGlobs, listOf, otherNames } from '../text/globs.ts'
import { decodeForSearch } from '../text/search-text.ts'
import { visible } from '../text/visible.ts'
import { nearestWord } from '../text/words.ts'
import { structureAdvice } from '../tools/edit-search.ts'
import { regexAdvice, regexHints } from '../tools/match-problems.ts'
import { mayNotBeRead } from '../tools/permission.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { createFileSearch, type FileQuery, type FileSearch, soughtBy } from './file-search.ts'
import type { FileStepContext, SearchedFiles } from './step-result.ts'

/** A glob that names no file, or that none of the files holds what is sought. */
export async function missingFiles(
  step: Step,
  {
    done,
    search,
    context,
  }: {
    done: readonly { readonly path: RepoPath }[]
    search: FileSearch
    context: FileStepContext
  },
): Promise<Problem | undefined> {
  const idle = search.globs.filter(({ matches }) => !done.some(({ path }) => matches(path)))
  if (idle.length === 0) return undefined
  const paths = await existingFiles(context)
  const empty: string[] = []
  for (const { pattern, matches } of idle) if (!(await someText(paths.filter(matches), context))) empty.push(pattern)
  for (const pattern of empty) {
    const unknown = await unknownLanguage(step, { pattern, paths, context })
    if (unknown) return unknown
  }
  if (empty[0] !== undefined) return noFiles(empty[0], paths)
  if (done.length > 0) return undefined
  const named = paths.filter((path) => search.globs.some(({ matches }) => matches(path)))
  return (await noneRemains(step, named, context)) ?? (await isDone(step, named, context)) ?? noneHolds(step, named)
}

/** INVALID_INPUT where a glob, or `exclude`, can be meant in two ways; see `ambiguousGlob`. */
export async function refuseAmbiguous(sought: FileQuery, context: SearchedFiles): Promise<Problem | undefined> {
  const patterns = [...listOf(sought.glob), ...listOf(sought.exclude ?? [])]
  if (patterns.every((pattern) => otherNames(pattern).length === 0)) return undefined
  const { ambiguousGlob } = await import('./ambiguous-globs.ts')
  return ambiguousGlob(sought, await existingFiles(context))
}

/**
 * What is wrong with a glob that names text files, none of a language with a grammar, where the step looks for structure: LANGUAGE_UNKNOWN
 * where it asks for such files by their ending, or one of them may hold what is sought; else NO_FILES.
 */
async function unknownLanguage(
  step: Step,
  { pattern, paths, context }: { pattern: string; paths: readonly RepoPath[]; context: FileStepContext },
): Promise<Problem | undefined> {
  const named = await unknownAmong(step, pattern, paths)
  if (!(await someText(named, context))) return undefined
  const [held] = ENDING.test(pattern) ? named : await unsearchedFiles(step, context)
  const only = `The glob ${quoted(pattern)} names only files whose language has no grammar here, such as ${visible(held ?? named[0] ?? '')}.`
  if (held === undefined) return { name: 'NO_FILES', message: `${only} None of them holds what is sought.` }
  const message = `${only} Edit them by \`old_string\` or \`regex\`, or set \`skip_unsupported: true\` and \`expect_matches: { min: 0 }\` to pass over them.`
  return { name: 'LANGUAGE_UNKNOWN', message }
}

/** A glob of files with an ending, such as `*.kt` and `*.{kt,kts}`. */
const ENDING = /\.[\w{},]+$/

/** Files of a step for structure whose names reveal no known language. */
const unknownAmong = async (step: Step, glob: Patterns, paths: readonly RepoPath[]): Promise<readonly RepoPath[]> => {
  const sought = soughtBy(step)
  if (sought?.endings === undefined || !sought.held || !('syntax' in sought.held)) return []
  const { endings, exclude } = sought
  const search = await createFileSearch({ glob, exclude })
  if (typeof search === 'string') return []
  return paths.filter((path) => search.names(path) && !endings.some((ending) => path.endsWith(ending)))
}

/** Files that the globs of a step name and that may hold what it looks for, were their language known. */
export async function unsearchedFiles(step: Step, context: FileStepContext): Promise<readonly RepoPath[]> {
  const sought = soughtBy(step)
  if (sought?.endings === undefined || !sought.held || !('syntax' in sought.held)) return []
  const named = (await unknownAmong(step, sought.glob, await existingFiles(context))).filter(mayBeCode)
  const search = await createFileSearch({ ...sought, endings: undefined })
  if (typeof search === 'string') return []
  const changed = new Set(context.touched())
  const found: RepoPath[] = []
  for (const path of named) {
    const bytes = changed.has(path) ? context.workspace.read(path) : await context.tracked.read(path)
    if (bytes && search.holds(bytes)) found.push(path)
  }
  return found
}

/** Prose and tables are code in no language, and neither are files without an ending, such as LICENSE and .gitignore. */
const mayBeCode = (path: RepoPath): boolean =>
  /[^/]\.[^/.]+$/.test(path) &&
  !/\.(?:md|markdown|mdown|rst|adoc|asciidoc|org|txt|text|log|csv|tsv|svg|lock)$/i.test(path)

/** STRING_NOT_FOUND where `exclude` and `only_if` leave none of the files, whatever they hold. */
async function noneRemains(
  step: Step,
  named: readonly RepoPath[],
  context: FileStepContext,
): Promise<Problem | undefined> {
  const sought = soughtBy(step)
  const given = sought && (['exclude', 'only_if'] as const).filter((key) => sought[key] !== undefined)
  if (!sought || !given || given.length === 0) return undefined
  const remaining = await createFileSearch({ ...sought, held: undefined })
  if (typeof remaining === 'string') return undefined
  const changed = new Set(context.touched())
  for (const path of named.filter(remaining.names)) {
    const bytes = changed.has(path) ? context.workspace.read(path) : await context.tracked.read(path)
    if (bytes && remaining.holds(bytes)) return undefined
  }
  const keys = given.map((key) => `\`${key}\``).join(' and ')
  const message = `${keys} ${given.length === 1 ? 'leaves' : 'leave'} none of the files that ${quoted(nameOf(step))} names.\nCorrect it, or set \`expect_matches: { min: 0 }\` where there may be none.`
  return { name: 'STRING_NOT_FOUND', message: [message, ...regexHints(sought.only_if?.matches ?? '')].join('\n') }
}

/** STRING_NOT_FOUND that says so where files hold the new text of an Edit, literally, and none the old one. */
async function isDone(
  { input, ...step }: Step,
  named: readonly RepoPath[],
  context: FileStepContext,
): Promise<Problem | undefined> {
  const fresh = 'new_string' in input ? input.new_string : undefined
  if (!fresh || (fresh.includes('$') && !('old_string' in input))) return undefined
  const held = await createFileSearch({ glob: '**', held: { any: { contains: fresh } } })
  if (typeof held === 'string') return undefined
  const changed = new Set(context.touched())
  let [count, first] = [0, '']
  for (const path of named) {
    const bytes = changed.has(path) ? context.workspace.read(path) : await context.tracked.read(path)
    if (!bytes || !held.holds(bytes)) continue
    count += 1
    first ||= path
  }
  if (count === 0) return undefined
  const where = count === 1 ? visible(first) : `${count} files, such as ${visible(first)}`
  const message = `The old text is in no file that ${quoted(nameOf({ ...step, input } as Step))} names, and new_string is already there, in ${where}: the step was probably applied before.\nIf it may run again, set \`expect_matches: { min: 0 }\`.`
  return { name: 'STRING_NOT_FOUND', message }
}

const noneHolds = (step: Step, { length }: readonly RepoPath[]): Problem => {
  const [one, none] = whatIsSought(step)
  const glob = quoted(nameOf(step))
  const message =
    length === 1
      ? `The one file that ${glob} names does not ${one}.`
      : `None of the ${length} files that ${glob} names ${none}.`
  return { name: 'STRING_NOT_FOUND', message: [message, ...hintsFor(step)].join('\n') }
}

/** Tracked files that may be read and those of earlier steps, as these leave them: what others hold is nowhere told. */
async function existingFiles({ tracked, touched, ...context }: SearchedFiles): Promise<readonly RepoPath[]> {
  const changed = new Set(touched())
  const remaining = [...changed].filter((path) => context.workspace.stat(path)?.kind === 'file')
  const others = (await tracked.all()).filter((path) => !changed.has(path))
  return [...others, ...remaining].filter((path) => !mayNotBeRead(path, context))
}

async function someText(
  paths: readonly RepoPath[],
  { workspace, tracked, touched }: FileStepContext,
): Promise<boolean> {
  const changed = new Set(touched())
  for (const path of paths) {
    const bytes = changed.has(path) ? workspace.read(path) : await tracked.read(path)
    if (bytes && decodeForSearch(bytes)) return true
  }
  return false
}

const hintsFor = ({ input }: Step): readonly string[] => {
  if ('regex' in input && input.regex !== undefined) return regexAdvice(input.regex)
  return 'pattern' in input || 'rule' in input ? [structureAdvice] : []
}

const whatIsSought = (step: Step): readonly [string, string] => {
  const { input } = step
  if ('regex' in input && input.regex !== undefined) return ['match regex', 'matches regex']
  if ('old_string' in input && input.old_string !== undefined) return ['hold old_string', 'holds old_string']
  if ('pattern' in input && input.pattern !== undefined) return ['match pattern', 'matches pattern']
  if ('rule' in input && input.rule !== undefined) return ['match rule', 'matches rule']
  const held = soughtBy(step)?.held
  if (held && 'notebook' in held) return ['have the cell', 'has the cell']
  return ['remain as text after exclude and only_if', 'remains as text after exclude and only_if']
}

const noFiles = (pattern: string, paths: readonly RepoPath[]): Problem => {
  const near = nearestGlob(pattern, paths)
  const meant = near === undefined ? '' : ` Did you mean ${quoted(near)}?`
  const message = `No text file that git tracks matches the glob ${quoted(pattern)}.${meant}`
  return { name: 'NO_FILES', message, ...(near !== undefined && { suggestions: [near] }) }
}

export const quoted = (text: string): string => visible(JSON.stringify(text))

/** The pattern that was probably meant by one that names none of the paths; undefined where none that is near names any. */
export const nearestGlob = (pattern: string, paths: readonly string[]): string | undefined => {
  for (const candidate of new Set(candidatesFor(pattern, paths))) {
    const globs = candidate === pattern ? [] : compileGlobs(candidate)
    if (typeof globs !== 'string' && globs.some(({ matches }) => paths.some(matches))) return candidate
  }
  return undefined
}

/** Best first: spelled for another program, misspelt, deeper, with another extension, from further up. */
function* candidatesFor(pattern: string, paths: readonly string[]): Generator<string, void> {
  const plain = pattern.replaceAll('\\', '/').replace(/^(?:[A-Za-z]:)?(?:\.?\/)+/, '')
  if (plain === '') return
  yield plain
  const corrected = correctNames(plain, paths)
  yield corrected
  yield `**/${plain}`
  yield* otherExtensions(plain, paths)
  yield* otherExtensions(corrected, paths)
  yield `**/${corrected}`
  // From the root of the disk, or from a folder around the checkout.
  for (let rest = plain; rest.includes('/'); ) {
    rest = rest.slice(rest.indexOf('/') + 1)
    if (/^[^*?[\]{}/]+\//.test(rest)) yield rest
  }
}

const SPECIAL = /[*?[\]{}]/

/** Each plain name that does not exist there, replaced by the nearest one that does. */
const correctNames = (pattern: string, paths: readonly string[]): string => {
  let below = paths.map((path) => path.split('/'))
  let anywhere = !pattern.includes('/')
  const names = pattern.split('/').map((name, depth) => {
    if (SPECIAL.test(name) || name === '') {
      anywhere ||= SPECIAL.test(name)
      return name
    }
    const known = new Set(anywhere ? below.flat() : below.flatMap((parts) => parts[depth] ?? []))
    const meant = known.has(name) ? name : (nearestWord(name, known) ?? name)
    if (!anywhere) below = below.filter((parts) => parts[depth] === meant)
    return meant
  })
  return names.join('/')
}

/** The pattern with another extension, nearest ones first: `*.ts` for `*.tsx`. */
function* otherExtensions(pattern: string, paths: readonly string[]): Generator<string, void> {
  const [, stem, extension] = /^(.*\*)\.(\w+)$/.exec(pattern) ?? []
  if (stem === undefined || extension === undefined) return
  const globs = compileGlobs(`${stem}.*`)
  if (typeof globs === 'string') return
  const found = new Set(
    paths
      .filter((path) => globs.some(({ matches }) => matches(path)))
      .flatMap((path) => /\.(\w+)$/.exec(path)?.[1] ?? []),
  )
  const meant = nearestWord(extension, found)
  for (const one of [...(meant === undefined ? [] : [meant]), ...found]) yield `${stem}.${one}`
}
