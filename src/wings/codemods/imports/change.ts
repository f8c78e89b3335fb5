import { lineStartAt } from '../../../core/text/line-bounds.ts'
import type { TextSplice } from '../../../core/text/splice.ts'
import { endsLine, isSorted, itemRemoved, lineEnd, startsLine, statementRemoved } from './list.ts'
import {
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  isSame,
  type ListItem,
  type NameInFile,
} from './model.ts'

/** What is to be done next for a binding; `done` where nothing is left to do. */
export type ImportChange =
  | { readonly do: 'nothing'; readonly note?: string }
  /** `adds`: the binding is there after these edits; else one was taken away on the way. */
  | {
      readonly do: 'edit'
      readonly edits: readonly TextSplice[]
      readonly lost?: NameInFile
      readonly adds?: ImportedName
    }
  | {
      readonly do: 'refuse'
      readonly name: 'NAME_TAKEN' | 'CHANGE_UNCERTAIN'
      readonly at: number
      readonly why: string
    }

/** The next step towards a file that has a binding. */
export const added = (language: ImportLanguage, file: ImportedFile, asked: ImportedName): ImportChange => {
  const binding = language.asIn?.(file, asked) ?? asked
  if (language.isGiven?.(file, binding)) return { do: 'nothing', note: `${binding.module} needs no import here.` }
  const all = file.statements.flatMap((statement) => statement.bindings.map((one) => ({ statement, one })))
  const there = all.find(({ one }) => isSame(one, binding)) ?? all.find(({ one }) => language.covers?.(one, binding))
  if (there?.statement.isConditional) return conditional(there.statement)
  if (there) return { do: 'nothing' }
  const typed = all.find(({ one }) => one.kind === 'type' && isSame({ ...one, kind: undefined }, binding))
  if (typed) return withoutType(file, typed.statement, typed.one)
  const local = language.localOf(binding)
  const clash = clashOf(language, file, { binding, local })
  if (clash !== undefined) return { do: 'refuse', name: 'NAME_TAKEN', ...clash }
  return { do: 'edit', adds: binding, edits: language.join(file, binding) ?? [newImport(language, file, binding)] }
}

const conditional = ({ start }: ImportStatement): ImportChange => ({
  do: 'refuse',
  name: 'CHANGE_UNCERTAIN',
  at: start,
  why: 'it is imported under a condition there',
})

/** A name that is imported as a type alone is imported as a value: without its `type`, or by an import of its own. */
const withoutType = ({ text }: ImportedFile, statement: ImportStatement, one: NameInFile): ImportChange => {
  const isAlone = statement.form === 'type' && statement.bindings.length === 1
  const start = isAlone ? statement.start : one.item?.list.items[one.item.at]?.start
  const word = /^(import\s+)?type\s+/.exec(text.slice(start))
  if (start === undefined || !word || (statement.form === 'type' && !isAlone))
    return { do: 'edit', edits: takenAway(text, statement, one), lost: one }
  const edit = { start: start + (word[1]?.length ?? 0), end: start + word[0].length, replacement: '' }
  return { do: 'edit', edits: [edit], lost: one, adds: { ...one, kind: undefined } }
}

const clashOf = (
  language: ImportLanguage,
  { statements, declared }: ImportedFile,
  { binding, local }: { readonly binding: ImportedName; readonly local: string | undefined },
): { readonly at: number; readonly why: string } | undefined => {
  if (local === undefined) return undefined
  for (const { start, bindings } of statements) {
    const other = bindings.find((one) => one.local === local && !language.mayShare?.(one, binding))
    if (other) return { at: start, why: `${local} is imported from ${other.module || 'the root'} there` }
  }
  const at = declared.get(local)
  return at === undefined ? undefined : { at, why: `${local} is declared there` }
}

/** The next step towards a file without a binding. */
export const removed = (language: ImportLanguage, file: ImportedFile, asked: ImportedName): ImportChange => {
  const binding = language.asIn?.(file, asked) ?? asked
  for (const statement of file.statements) {
    const one = statement.bindings.find((each) => isAsked(each, binding))
    if (!one) continue
    if (statement.isConditional) return conditional(statement)
    return { do: 'edit', edits: takenAway(file.text, statement, one), lost: one }
  }
  return { do: 'nothing' }
}

/** A module alone asks for all that is imported from it, a name for all that it is called. */
const isAsked = (there: ImportedName, { module, name, alias, kind }: ImportedName): boolean => {
  if (there.module !== module) return false
  if (name === undefined && alias === undefined) return true
  const isOfKind = kind === undefined ? there.kind !== 'static' : there.kind === kind
  return there.name === name && isOfKind && (alias === undefined || there.alias === alias)
}

const takenAway = (text: string, statement: ImportStatement, { item }: NameInFile): readonly TextSplice[] => {
  let at: ListItem | undefined = item
  while (at && at.list.items.length < 2) at = at.list.parent
  return at ? itemRemoved(text, at) : [statementRemoved(text, statement.whole ?? statement)]
}

/** Puts a new import where the file's order has it: into its group, sorted where the group is. */
const newImport = (language: ImportLanguage, file: ImportedFile, binding: ImportedName): TextSplice => {
  const leading = leadingOf(file)
  if (leading.length === 0) return firstImport(file, language.write(file, binding, undefined))
  const { beside, isAfter, isApart } = placeOf(language, file, { leading, binding })
  const written = language.write(file, binding, beside)
  return isAfter ? after(file, beside, { written, isApart }) : before(file, beside, { written, isApart })
}

interface Insertion {
  readonly beside: ImportStatement
  readonly isAfter: boolean
  /** A blank line goes between. */
  readonly isApart: boolean
}

const leadingOf = ({ statements }: ImportedFile): readonly ImportStatement[] => {
  const early = statements.filter(({ isLate, isConditional }) => !isLate && !isConditional)
  return early.length > 0 ? early : statements.filter(({ isConditional }) => !isConditional)
}

const placeOf = (
  language: ImportLanguage,
  file: ImportedFile,
  { leading, binding }: { readonly leading: readonly ImportStatement[]; readonly binding: ImportedName },
): Insertion => {
  const group = language.groupOf(binding.module)
  const blocks = blocksOf(file, leading)
  const isOurs = (one: ImportStatement) => language.groupOf(one.module) === group
  const form = language.formOf(file, binding)
  const own = blocks.filter((block) => block.some((one) => isOurs(one) && !isApartForm(one, form, blocks)))
  if (own.length === 0) return besideGroups(language, blocks, group)
  const block = nearest(own, binding.module).filter((one) => isOurs(one) || !language.isFirst?.(one.module))
  return within(language, block, { isOurs, form, binding })
}

/** A form that the file keeps in blocks of its own. */
const isApartForm = (one: ImportStatement, form: string, blocks: readonly (readonly ImportStatement[])[]): boolean =>
  one.form !== form && blocks.every((block) => new Set(block.map((each) => each.form)).size === 1) && blocks.length > 1

/** Of blocks of a kind the last one whose modules share most with this one. */
const nearest = (blocks: readonly (readonly ImportStatement[])[], module: string): readonly ImportStatement[] => {
  const near = (block: readonly ImportStatement[]) => Math.max(...block.map((one) => sharedParts(one.module, module)))
  return blocks.reduce((best, block) => (near(block) >= near(best) ? block : best))
}

const sharedParts = (one: string, other: string): number => {
  const [parts, others] = [one, other].map((text) => text.split(/[./:]+/)) as [string[], string[]]
  const differs = parts.findIndex((part, at) => part !== others[at])
  return differs < 0 ? parts.length : differs
}

const within = (
  language: ImportLanguage,
  block: readonly ImportStatement[],
  { isOurs, form, binding }: { isOurs: (one: ImportStatement) => boolean; form: string; binding: ImportedName },
): Insertion => {
  const { orders, sortedBy } = language
  const sorted = orders.modules.some((compare) => isSorted(modulesOf(block), compare))
  const kept = sorted && !areGrouped(block, language) ? block : block.filter(isOurs)
  const same = kept.filter((one) => one.form === form)
  const ours = areMixed(block) || same.length === 0 ? kept : kept === block ? block : same
  const isFormAlone = !areMixed(block) && same.length === 0
  const last = ours.at(-1) as ImportStatement
  if (isFormAlone) {
    const [first] = ours as [ImportStatement]
    return form < first.form
      ? { beside: last, isAfter: true, isApart: false }
      : { beside: first, isAfter: false, isApart: false }
  }
  const order = orders.modules.find((compare) => isSorted(modulesOf(ours), compare))
  const next = order && ours.find(({ module }) => order(module, sortedBy?.(binding) ?? binding.module) > 0)
  return next ? { beside: next, isAfter: false, isApart: false } : { beside: last, isAfter: true, isApart: false }
}

const modulesOf = (statements: readonly ImportStatement[]): readonly string[] => statements.map(({ module }) => module)

/** The kinds come one after the other. */
const areGrouped = (block: readonly ImportStatement[], { groupOf }: ImportLanguage): boolean => {
  const groups = modulesOf(block).map(groupOf)
  return groups.every((group, at) => group >= (groups[at - 1] ?? group))
}

/** Statements of several forms that are sorted among one another. */
const areMixed = (block: readonly ImportStatement[]): boolean => {
  const forms = block.map(({ form }) => form)
  return new Set(forms).size < forms.filter((form, at) => form !== forms[at - 1]).length
}

const besideGroups = (
  language: ImportLanguage,
  blocks: readonly (readonly ImportStatement[])[],
  group: number,
): Insertion => {
  const groupOf = ({ module }: ImportStatement) => language.groupOf(module)
  const isApart = blocks.length > 1 || language.separatesGroups
  const all = blocks.flat()
  const earlier = all.filter((one) => groupOf(one) < group)
  const [first] = all as [ImportStatement]
  const beside = earlier.at(-1)
  return beside ? { beside, isAfter: true, isApart } : { beside: first, isAfter: false, isApart }
}

/** Runs of statements without a blank line or other code between them. */
const blocksOf = (
  { text }: ImportedFile,
  statements: readonly ImportStatement[],
): readonly (readonly ImportStatement[])[] => {
  const blocks: ImportStatement[][] = []
  let end = -1
  for (const one of statements) {
    const gap = end < 0 ? '' : text.slice(end, one.start)
    if (end < 0 || /\n[ \t]*\n/.test(gap) || /[()]/.test(gap.replace(/\/\/[^\n]*|#[^\n]*|\/\*.*?\*\//gs, '')))
      blocks.push([one])
    else blocks.at(-1)?.push(one)
    end = one.end
  }
  return blocks
}

interface NewImport {
  readonly written: string
  readonly isApart: boolean
}

const after = (file: ImportedFile, { start, end }: ImportStatement, given: NewImport): TextSplice => {
  const { text, statements } = file
  const { written, isApart } = given
  const onSameLine = statements.find((one) => one.start >= end && !text.slice(end, one.start).includes('\n'))
  if (onSameLine) return after(file, onSameLine, given)
  const indent = startsLine(text, { start }) ? text.slice(lineStartAt(text, start), start) : ''
  const gap = isApart ? '\n\n' : '\n'
  if (endsLine(text, end)) {
    const at = lineEnd(text, end)
    return { start: at, end: at, replacement: `${gap}${indent}${written}` }
  }
  const to = end + (/^[ \t;]*/.exec(text.slice(end))?.[0].length ?? 0)
  const ended = text.slice(end, to).includes(';') ? `${text.slice(end, to).trim()}` : ''
  return { start: end, end: to, replacement: `${ended}${gap}${indent}${written}\n` }
}

/** Before the comments that belong to it, unless the file begins with them. */
const before = (file: ImportedFile, beside: ImportStatement, given: NewImport): TextSplice => {
  const { text } = file
  const { start } = beside
  if (!startsLine(text, beside)) return after(file, beside, given)
  const line = lineStartAt(text, start)
  const from = firstOfComments(file, line)
  if (from < line && text.slice(0, from).trim() === '') return after(file, beside, given)
  const indent = text.slice(line, start)
  return { start: from, end: from, replacement: `${indent}${given.written}\n${given.isApart ? '\n' : ''}` }
}

/** Where the lines of comments begin that end right above a line; those about the file stay before it. */
const firstOfComments = ({ text, comments, start }: ImportedFile, line: number): number => {
  let from = line
  for (;;) {
    const end = from - 1
    const comment = comments.findLast((one) => one.end <= from)
    const isAbove =
      comment &&
      comment.start >= start &&
      !text.slice(comment.end, from).trim() &&
      lineEnd(text, Math.max(0, comment.end - 1)) >= end
    if (end < 0 || !isAbove || !startsLine(text, comment)) return from
    from = lineStartAt(text, comment.start)
  }
}

/** The file's first import, with a blank line on either side. */
const firstImport = ({ text, start }: ImportedFile, written: string): TextSplice => {
  const isAtTop = text.slice(0, start).trim() === ''
  const lead = isAtTop ? '' : text[start - 1] === '\n' ? '\n' : '\n\n'
  const rest = text.slice(start)
  const isApart = rest.trim() === '' || /^[ \t]*\n/.test(rest)
  return { start, end: start, replacement: `${lead}${written}\n${isApart ? '' : '\n'}` }
}
