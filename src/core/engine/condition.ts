import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import { nameOfGlob, pathsOf } from '../plan/steps.ts'
import { isWellFormed } from '../text/encoding.ts'
import { listOf } from '../text/globs.ts'
import type { MatchPlace } from '../text/match.ts'
import { decodeForSearch } from '../text/search-text.ts'
import { visible } from '../text/visible.ts'
import { placeGiven, refuseStrayBlanks } from '../tools/checks.ts'
import type { Condition } from '../tools/file-choice.ts'
import { regexHints } from '../tools/match-problems.ts'
import { mayNotBeRead, READING, refuseByRule } from '../tools/permission.ts'
import type { ToolRefusal } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import {
  compileTests,
  createFileSearch,
  type FileQuery,
  soughtByCondition,
  type TextTest,
  unnameable,
} from './file-search.ts'
import { nearestGlob, refuseAmbiguous } from './missing-files.ts'
import { failureOf } from './run-tool.ts'
import type { SearchedFiles } from './step-result.ts'

/** Whether a step is to be replayed: `unmet` is a sentence that explains why not. */
type Verdict = { readonly ok: true; readonly unmet?: string } | ToolRefusal

type JudgedStep = Pick<Step, 'when' | 'index' | 'tool' | 'input'>

/**
 * Looks at what a step's `when` asks of the files as the steps before leave them: of one file, or of every file that a glob names, of
 * which one is enough. Refusals: those of `Workspace.locate` and of the rules for a Read, of each file that the glob names; READ_FAILED; PATH_INVALID for a name that is not UTF-8; INVALID_INPUT for a glob or a pattern, and where `when` names no file and the step is about a glob;
 * UNSUPPORTED_ENCODING for a file that is not UTF-8 where its encoding decides; LIMIT_EXCEEDED for a search of too many steps.
 */
export const judgeCondition = async (step: JudgedStep, context: SearchedFiles): Promise<Verdict> => {
  const { when } = step
  if (!when) return { ok: true }
  const tests = await compileTests(when)
  if (typeof tests === 'string') return invalid(tests)
  const sought = soughtByCondition(step)
  try {
    const looked = sought ? await lookAtFiles(sought, step.index, context) : lookAtFile(step, context)
    if (!looked.ok) return looked
    const foreign = tests.length > 0 ? looked.paths.find((path) => !isWellFormed(path)) : undefined
    return foreign === undefined ? verdictOn(when, tests, looked) : { ok: false, problem: unnameable(foreign) }
  } catch (error) {
    return { ok: false, problem: failureOf(sought ? nameOfGlob(sought.glob) : (givenPath(step) ?? ''), error) }
  }
}

const invalid = (message: string): ToolRefusal => ({ ok: false, problem: { name: 'INVALID_INPUT', message } })

/** The files that were found, and what they are called together. */
interface LookedUpFiles {
  readonly ok: true
  readonly name: string
  readonly paths: readonly RepoPath[]
  readonly read: (path: RepoPath) => Buffer
  /** Existing paths, or globs that name some, that were probably meant. */
  readonly similar: readonly string[]
}

const givenPath = (step: JudgedStep): string | undefined => step.when?.file_path ?? pathsOf(step)[0]

const lookAtFile = (step: JudgedStep, { workspace, policy }: SearchedFiles): LookedUpFiles | ToolRefusal => {
  const given = givenPath(step)
  if (given === undefined) return invalid(NO_FILE)
  const located = placeGiven(given, { workspace, policy })
  if (!located.ok) return located
  const { path } = located
  const denied = refuseByRule(path, READING, { workspace, policy, step: step.index })
  if (denied) return { ok: false, problem: denied }
  const stat = workspace.stat(path)
  const stray = stat ? undefined : refuseStrayBlanks(path, { workspace, policy })
  if (stray) return { ok: false, problem: stray }
  const exists = stat?.kind === 'file' && !stat.broken
  const similar = exists ? [] : workspace.similar(path).filter((name) => !mayNotBeRead(name, { workspace, policy }))
  return { ok: true, name: JSON.stringify(path), paths: exists ? [path] : [], read: workspace.read, similar }
}

const NO_FILE = '`when` needs a file to look at, and the step itself names none. Give `when` a file_path or a glob.'

const lookAtFiles = async (
  sought: FileQuery,
  index: number,
  { workspace, policy, tracked, touched }: SearchedFiles,
): Promise<LookedUpFiles | ToolRefusal> => {
  const search = await createFileSearch(sought)
  if (typeof search === 'string') return invalid(search)
  const ambiguous = await refuseAmbiguous(sought, { workspace, policy, tracked, touched })
  if (ambiguous) return { ok: false, problem: ambiguous }
  const candidates = [...new Set([...tracked.hidden(sought), ...tracked.sought(sought), ...touched()])]
  const named = candidates.sort().filter(search.names)
  for (const path of named) {
    const denied = refuseByRule(path, READING, { workspace, policy, step: index })
    if (denied) return { ok: false, problem: denied }
  }
  const paths = named.filter((path) => !mayNotBeRead(path, { workspace, policy }) && search.matches(path, workspace))
  const similar = named.length > 0 ? [] : await meantBy(sought, { workspace, policy, tracked })
  return { ok: true, name: JSON.stringify(nameOfGlob(sought.glob)), paths, read: workspace.read, similar }
}

/** The globs that were probably meant by those that name no tracked file. */
const meantBy = async (
  { glob }: FileQuery,
  { workspace, policy, tracked }: Omit<SearchedFiles, 'touched'>,
): Promise<readonly string[]> => {
  const paths = (await tracked.all()).filter((path) => !mayNotBeRead(path, { workspace, policy }))
  return listOf(glob).flatMap((pattern) => nearestGlob(pattern, paths) ?? [])
}

const verdictOn = ({ exists, matches }: Condition, tests: readonly TextTest[], looked: LookedUpFiles): Verdict => {
  const { paths, similar } = looked
  const name = visible(looked.name)
  const found = paths.length > 0
  const meant = similar.length > 0 ? ` Did you mean ${visible(similar.join(' or '))}?` : ''
  if (exists === true && !found) return unmet(`${name} does not exist.${meant}`)
  if (exists === false && found) return unmet(`${name} exists.`)
  if (exists === undefined && tests.length === 0 && !found) return unmet(`${name} names no file.${meant}`)
  for (const test of tests) {
    const held = anyHolds(test, looked)
    if (held === 'uncertain') return { ok: false, problem: uncertain(looked.name, test.key) }
    if ((held === 'yes') !== test.negated) continue
    return unmet(
      found || test.negated
        ? sentenceFor(test, name, matches)
        : `${sentenceFor(test, name)} The file does not exist.${meant}`,
    )
  }
  return { ok: true }
}

/** What a file's text does or does not hold; with what the pattern may have been meant to be. */
const sentenceFor = ({ key, negated }: TextTest, name: string, matches?: string): string => {
  const words = key.endsWith('matches') ? 'a match of' : 'the text of'
  if (negated) return `${name} has ${words} \`${key}\` in \`when\`.`
  const hints = key === 'matches' && matches !== undefined ? regexHints(matches) : []
  return [`${name} does not have ${words} \`${key}\` in \`when\`.`, ...hints].join(' ')
}

const unmet = (sentence: string): Verdict => ({ ok: true, unmet: `Skipped: ${sentence}` })

const anyHolds = ({ holds }: TextTest, { paths, read }: LookedUpFiles): MatchPlace => {
  let found: MatchPlace = 'no'
  for (const path of paths) {
    const seen = decodeForSearch(read(path))
    const held = seen ? holds(seen.file) : 'no'
    if (held === 'yes') return held
    if (held === 'uncertain') found = held
  }
  return found
}

const uncertain = (name: string, key: string): Problem => ({
  name: 'UNSUPPORTED_ENCODING',
  message: `${visible(name)} is not UTF-8: whether \`${key}\` of \`when\` is in it depends on its encoding. Convert it to UTF-8.`,
})
