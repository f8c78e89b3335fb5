import type { StepResult } from '../../../core/engine/step-result.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import { convert } from '../../../core/tools/convert.ts'
import { edit } from '../../../core/tools/edit.ts'
import { move } from '../../../core/tools/move.ts'
import type { FolderFiles } from '../../../core/workspace/folders.ts'
import { checkSpelling } from '../../../core/workspace/path-guard.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import { set, unset } from '../documents.ts'
import type { RuleStep } from './cover.ts'
import { namingGlobs } from './globs.ts'
import { numbered, type TrialBaseline, tryOut } from './trial.ts'
import { type Codemod, titleOf } from './words.ts'

/**
 * Rules that are right elsewhere too: without a base or a count, in the widest globs that name no file which the change leaves alone. A
 * rule is left out if it names single files, does not say what was there before, or would change its own result again. Files in which
 * the change makes an exception are excluded.
 */
export async function codemodOf(rules: readonly RuleStep[], on: TrialBaseline): Promise<Codemod> {
  const { base: _, ...header } = on.header
  const options = { ...header.options, duplicates: 'keep' as const }
  const { source, committed } = on.baseline
  const exceptions = rules.flatMap((rule) => rule.exceptions?.map(({ path }) => path) ?? [])
  await committed?.load(exceptions)
  let kept = rules.flatMap((rule) => transferable(rule, source))
  const again = new Set<RuleStep>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const steps = kept.map(({ step }) => step)
    const { results } = await tryOut([...steps, ...steps].map(numbered), { ...on, header: { ...header, options } })
    const next = kept.flatMap((one, at) => revised(one, results[at], results[at + steps.length]))
    for (const [at, { rule }] of kept.entries()) if (results[at + steps.length]?.changes.length) again.add(rule)
    const isSame = next.length === kept.length && next.every((one, at) => one === kept[at])
    kept = next
    if (isSame) break
    if (round === MOST_ROUNDS - 1) kept = []
  }
  const leftOut = rules
    .filter((rule) => kept.every((one) => one.rule !== rule))
    .map((rule) => ({
      title: rule.title ?? titleOf(rule.step),
      reason: again.has(rule) ? ('again' as const) : ('here' as const),
    }))
  if (kept.length === 0) return { cases: new Map(), leftOut }
  const changed = kept.flatMap(({ files }) => smallest(files, source, SHOWN_OF_RULE))
  const cases = new Map([
    ['changes', filesOf(changed, source)],
    ['exceptions', filesOf(smallest(exceptions, source, SHOWN_EXCEPTIONS), source)],
  ])
  return {
    plan: withDigest(header, kept.map(({ step }, at) => numbered(step, at)) as Plan['steps']),
    cases: new Map([...cases].filter(([, files]) => files.size > 0)),
    leftOut,
  }
}

const MOST_ROUNDS = 4

interface TransferredRule {
  readonly rule: RuleStep
  readonly step: StepInput
  /** Files that it is about. */
  readonly files: readonly string[]
  /** Files that it must not name. */
  readonly avoided: readonly string[]
}

/** The step without what only this state has; nothing where that would say something else. */
function transferable(rule: RuleStep, source: Source): readonly TransferredRule[] {
  const { step, exceptions = [] } = rule
  const avoided = [...new Set(exceptions.map(({ path }) => path))]
  const files = rule.files.map(({ path }) => path).filter((path) => !avoided.includes(path))
  const condition = conditionOf(step, files, source)
  if (files.length === 0 || condition === undefined) return []
  if (step.tool !== move.name) return [widened({ rule, step, files, avoided }, condition)]
  return [{ rule, files, avoided, step: { ...step, input: { ...step.input, expect_matches: { min: 0 } } } }]
}

/** What else the step needs to be right elsewhere; undefined where nothing makes it so. */
function conditionOf({ tool, input }: StepInput, files: readonly string[], source: Source): object | undefined {
  if (tool === move.name) return input.glob === undefined ? undefined : {}
  if (tool === set.name) {
    // Where a key is there already, the step does not say which value gives way.
    const key = [input.path].flat().at(-1)
    const last = typeof key === 'string' ? key.split('.').at(-1) : undefined
    const isNew =
      last !== undefined && files.every((path) => isText(source, path) && !textOf(source, path).includes(last))
    return isNew ? { only_if: { not_contains: last } } : undefined
  }
  return [edit.name, convert.name, unset.name].some((name) => name === tool) ? {} : undefined
}

function widened(one: TransferredRule, condition: object = {}): TransferredRule {
  const { glob, exclude } = namingGlobs(one.files, one.avoided)
  const { file_path: _, glob: __, exclude: ___, expect_matches: ____, ...input } = one.step.input
  const where = { glob, ...(exclude?.length && { exclude }), ...condition }
  return { ...one, step: { ...one.step, input: { ...where, ...input, expect_matches: { min: 0 } } } }
}

/** The rule as it is where it changes its own files once; with fewer names where it changes others. */
function revised(
  one: TransferredRule,
  first: StepResult | undefined,
  second: StepResult | undefined,
): readonly TransferredRule[] {
  if (!first || !second || first.error || second.error || second.changes.length > 0) return []
  const own = new Set(one.rule.files.map(({ path }) => path))
  const astray = first.changes.map(({ path, after }) => (after ? path : '')).filter((path) => path && !own.has(path))
  if (astray.length === 0) return [one]
  return one.step.tool === move.name ? [] : [widened({ ...one, avoided: [...one.avoided, ...astray] })]
}

const isText = (source: Source, path: string): boolean => source.stat(path)?.kind === 'file'
const textOf = (source: Source, path: string): string => source.read(path).toString('utf8')

/** Those of the files that are there, small enough to be an example. */
const smallest = (files: readonly string[], source: Source, most: number): readonly string[] =>
  files
    .filter((path) => isSpelled(path) && isText(source, path) && source.read(path).length <= LARGEST)
    .map((path) => ({ path, size: source.read(path).length }))
    .sort((one, other) => one.size - other.size || (one.path < other.path ? -1 : 1))
    .slice(0, most)
    .map(({ path }) => path)

/** Whether a file of that name can be made anywhere below a folder. */
const isSpelled = (path: string): boolean => {
  const verdict = checkSpelling(path, { portable: true })
  return verdict.ok && verdict.path === path
}

const LARGEST = 32_768
const SHOWN_OF_RULE = 2
const SHOWN_EXCEPTIONS = 20

const filesOf = (paths: readonly string[], source: Source): FolderFiles =>
  new Map(
    paths.map((path) => {
      const stat = source.stat(path)
      return [path, { content: source.read(path), executable: stat?.kind === 'file' && (stat.mode & 0o100) > 0 }]
    }),
  )
