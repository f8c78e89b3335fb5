import type { Step } from '../../../core/plan/schema.ts'
import { plainEditOf } from '../../../core/plan/steps.ts'
import { linesOf } from '../../../core/text/line-changes.ts'
import { sharedEnds } from '../../../core/text/shared-ends.ts'

/** What a step says of many files, apart from which and how many these are. */
export type Replacement = Readonly<Record<string, unknown>>

/** Steps with the same key may be one step; the replacements that all of them have are ways to say it, the one that reads best first. */
export interface ReadStep {
  readonly key: string
  readonly replacements: readonly Replacement[]
}

/** One view of what a step replaces; undefined for a step that has none such. */
export type ReplacementReader = (step: Step) => ReadStep | undefined

/** The views, the one that most steps can share first: a name, a line, the texts as the step has them. */
export const READERS: readonly ReplacementReader[] = [
  (step) => (isOneOfMany(step) ? readName(step) : undefined),
  (step) => (isOneOfMany(step) ? readLine(step) : undefined),
  (step) => (isOneOfMany(step) ? readWhole(step) : undefined),
]

/** Whether a step names one file and has nothing of its own: no id, no condition, no number of matches that may be zero. */
const isOneOfMany = ({ id, when, input }: Step): boolean => {
  if (id !== undefined || when !== undefined || ('glob' in input && input.glob !== undefined)) return false
  return !('expect_matches' in input && (typeof input.expect_matches === 'object' || input.expect_matches === 0))
}

/** An Edit in which one name takes the place of another, however often. */
const readName: ReplacementReader = (step) => {
  const texts = literalTexts(step)
  const names = texts && renameIn(texts)
  if (!names) return undefined
  const { from, to } = names
  return {
    key: keyOf(step, ['name', from, to]),
    replacements: [
      // Texts of one line that all steps share are told as they were written, then the name in its quotes, then the name.
      ...(texts.old.trimEnd().includes('\n') ? [] : [asWritten(texts)]),
      ...quotedNames(texts, names).map(asWritten),
      { old_string: from, new_string: to, replace_all: true },
      { regex: `\\b${from.replaceAll('$', '\\$')}\\b`, new_string: to, replace_all: true },
    ],
  }
}

interface Texts {
  readonly old: string
  readonly fresh: string
}

const asWritten = ({ old, fresh }: Texts): Replacement => ({ old_string: old, new_string: fresh, replace_all: true })

/** The name with its quotes, where it has the same ones wherever it occurs. */
const quotedNames = (
  { old }: Texts,
  { from, to }: { readonly from: string; readonly to: string },
): readonly Texts[] => {
  const count = tokensOf(old).filter((token) => token === from).length
  return ['"', "'", '`']
    .filter((quote) => old.split(`${quote}${from}${quote}`).length - 1 === count)
    .map((quote) => ({ old: `${quote}${from}${quote}`, fresh: `${quote}${to}${quote}` }))
}

const literalTexts = (step: Step): Texts | undefined => {
  const edit = plainEditOf(step)
  if (!edit || edit.old_string === '' || edit.match === 'whitespace') return undefined
  return { old: edit.old_string, fresh: edit.new_string }
}

/** Shorter names are also parts of too many others to be named without their surroundings. */
const TELLING = 3

const renameIn = ({ old, fresh }: Texts): { readonly from: string; readonly to: string } | undefined => {
  const [olds, news] = [tokensOf(old), tokensOf(fresh)]
  if (olds.length !== news.length) return undefined
  const changed = olds.flatMap((from, at) => (from === news[at] ? [] : [{ from, to: news[at] ?? '' }]))
  const [first] = changed
  if (!first || changed.some(({ from, to }) => from !== first.from || to !== first.to)) return undefined
  return isName(first.from) && isName(first.to) && first.from.length >= TELLING ? first : undefined
}

const tokensOf = (text: string): readonly string[] => text.match(/[\w$]+|[^\w$]/g) ?? []
const isName = (token: string): boolean => /^[A-Za-z_$][\w$]*$/.test(token)

/** An Edit that changes lines, without those around them and their indentation. */
const readLine: ReplacementReader = (step) => {
  const texts = literalTexts(step)
  if (!texts) return undefined
  const [old, fresh] = [linesOf(texts.old), linesOf(texts.fresh)]
  const { head, tail } = sharedEnds(old, fresh)
  const changed = {
    old: old.slice(head, old.length - tail).join(''),
    fresh: fresh.slice(head, fresh.length - tail).join(''),
  }
  const { old: from, fresh: to } = withoutMargins(changed)
  if (from.trim() === '') return undefined
  return {
    key: keyOf(step, ['line', from, to]),
    replacements: [{ old_string: from, new_string: to, replace_all: true }],
  }
}

/** Without the blanks and line ends that both begin or end with; a deletion keeps its line whole. */
const withoutMargins = ({ old, fresh }: Texts): Texts => {
  if (fresh === '') return { old, fresh }
  const { head, tail } = sharedEnds(/^[ \t]*/.exec(old)?.[0] ?? '', /^[ \t]*/.exec(fresh)?.[0] ?? '')
  const ends = old.endsWith('\n') && fresh.endsWith('\n') ? 1 : 0
  const margin = tail === 0 ? head : 0
  return { old: old.slice(margin, old.length - ends), fresh: fresh.slice(margin, fresh.length - ends) }
}

const WHOLE_TOOLS: ReadonlySet<Step['tool']> = new Set(['Edit', 'NotebookEdit', 'Set', 'Unset'])

/** All that a step says but its file: the same input for several files. */
const readWhole: ReplacementReader = (step) => {
  if (!WHOLE_TOOLS.has(step.tool)) return undefined
  const { file_path: _, notebook_path: __, expect_matches: ___, replace_all, ...rest } = step.input as Replacement
  const said = JSON.parse(JSON.stringify(rest)) as Replacement
  if (said.old_string === '' || said.match === 'whitespace' || said.new_source !== undefined) return undefined
  const isLiteral = step.tool === 'Edit' || (step.tool === 'NotebookEdit' && said.old_string !== undefined)
  const everywhere = isLiteral ? [{ ...said, replace_all: true }] : []
  return {
    key: keyOf(step, ['whole', said]),
    replacements: replace_all ? everywhere : [said, ...everywhere],
  }
}

/** Steps of one key have one tool and one reason. */
const keyOf = ({ tool, why }: Step, replacement: readonly unknown[]): string => JSON.stringify([tool, why, replacement])
