import type { TreeCursor } from 'web-tree-sitter'
import type { TreeChange } from '../../../core/git/commands/tree-changes.ts'
import { counted } from '../../../core/text/words.ts'
import { toolNamed } from '../../../core/tools/list.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import { freeParsed, withEngine } from '../structure/engine.ts'
import { type Language, languageOf } from '../structure/languages.ts'
import { refusalOf } from '../structure/search.ts'
import { createHeld, work } from '../structure/work.ts'
import type { Ground, RuleStep } from './cover.ts'
import { type Hunk, hunksBetween, sum } from './hunks.ts'
import { MOST_EDITS, plainText, textEdits } from './rest.ts'
import { applied } from './rule.ts'
import { type Effort, editable } from './trial.ts'

/**
 * A step for what changes the layout of code alone, in files as they are now: the grammar finds the same tokens in the same tree, but for
 * the comma behind the last item of a list. Replayed; undefined where it would explain too little.
 */
export async function layoutStep(
  changes: readonly TreeChange[],
  { made, after, ground }: { readonly made: Source; readonly after: Source; readonly ground: Ground },
  effort: Effort,
): Promise<RuleStep | undefined> {
  const fix = toolNamed('Fix')
  if (!fix) return undefined
  const found = []
  for (const { path } of changes) {
    const language = languageOf(path)
    if (!language || UNPROVED.has(language.name) || [made, after].some((one) => one.stat(path)?.kind !== 'file'))
      continue
    const bytes = made.read(path)
    const [text, goal] = [plainText(bytes), editable(after.read(path))]
    if (text === undefined || goal === undefined || text.length + goal.length > LARGEST) continue
    const hunks = await layoutHunks({ text, goal }, language, effort)
    if (hunks.length === 0) continue
    found.push({ path, hunks, edits: textEdits(path, bytes, { text, hunks }) })
  }
  const edits = found.flatMap((one) => one.edits)
  const files = found.map(({ path, hunks }) => ({ path, lines: sum(hunks, ({ lines }) => lines) }))
  if (sum(files, ({ lines }) => lines) < LEAST_LINES || edits.length > MOST_EDITS) return undefined
  const step = stepOf(fix, { source: LAYOUT, edits })
  if (!(await ground.attempt(step))) return undefined
  const title = `reformat ${counted(edits.length, 'place')} with the same syntax`
  return { step, files, matches: files.length, title }
}

/** What the Fix says as its source. */
const LAYOUT = 'editplan/layout'
/** Lines that the step explains at least. */
const LEAST_LINES = 4
/** Characters of both texts. */
const LARGEST = 800_000
/** Languages in which blanks between tokens say something that the tree does not. */
const UNPROVED: ReadonlySet<string> = new Set(['yaml', 'html', 'css', 'bash'])

/** The hunks that change the layout alone: each in a group for which the grammar proves it, and all of them together. */
async function layoutHunks(
  { text, goal }: { readonly text: string; readonly goal: string },
  language: Language,
  effort: Effort,
): Promise<readonly Hunk[]> {
  let left = MOST_PROOFS
  const isProved = async (hunks: readonly Hunk[]): Promise<boolean> => {
    left -= 1
    if (left < 0 || !effort.spend((text.length + goal.length) * 20)) return false
    return isSameSyntax(text, applied(text, hunks), language)
  }
  const proved = async (hunks: readonly Hunk[]): Promise<readonly Hunk[]> => {
    if (hunks.length === 0 || (await isProved(hunks))) return hunks
    const middle = hunks.length >> 1
    return middle === 0 ? [] : [...(await proved(hunks.slice(0, middle))), ...(await proved(hunks.slice(middle)))]
  }
  const alike = hunksBetween(text, goal).filter(({ old, fresh }) => squeezed(old) === squeezed(fresh))
  const some = await proved(alike)
  return some.length === alike.length || (await isProved(some)) ? some : []
}

/** Each parses a file twice. */
const MOST_PROOFS = 40

/** A text without blanks, and without the comma behind a last item. */
const squeezed = (text: string): string => text.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')

/** Whether the trees of two texts are the same, and without an error. */
const isSameSyntax = (text: string, other: string, language: Language): Promise<boolean> =>
  withEngine(language, (engine) => {
    const held = createHeld()
    try {
      work.begin((text.length + other.length) * 2)
      const [one, two] = [text, other].map((source) => {
        const root = held.keep(engine.parse(language, source)).getInnerTree().rootNode
        const cursor = root.walk()
        try {
          return root.hasError ? undefined : tokensIn(cursor).join('\n')
        } finally {
          cursor.delete()
        }
      })
      return one !== undefined && one === two
    } catch (error) {
      refusalOf(error, held)
      return false
    } finally {
      held.free()
      freeParsed()
    }
  })

type OpenNode = { readonly type: string; items: number }

/** The tree in order, kinds and tokens, without the commas behind last items. */
function tokensIn(cursor: TreeCursor): readonly string[] {
  const tokens: string[] = []
  const loose = new Set<number>()
  const open: OpenNode[] = []
  let isDown = true
  for (;;) {
    work.spend(1)
    const { nodeType: type, nodeIsNamed: isNamed } = cursor
    if (isDown) {
      const isComment = type.includes('comment')
      const parent = open.at(-1)
      if (parent && isNamed && !isComment) parent.items += 1
      if (!WHOLE.test(type) && cursor.gotoFirstChild()) {
        tokens.push(`(${type}`)
        open.push({ type, items: 0 })
        continue
      }
      if (type === ',' && parent && isLooseIn(parent)) loose.add(tokens.length)
      tokens.push(JSON.stringify([type, textOf(cursor, { isComment, isNamed })]))
    }
    isDown = cursor.gotoNextSibling()
    if (isDown) continue
    if (!cursor.gotoParent()) return tokens.filter((_, at) => !(loose.has(at) && isLast(tokens, at)))
    open.pop()
    tokens.push(')')
  }
}

/** What is compared as a whole: blanks within it may be a part of a value. */
const WHOLE = /(?<!concatenated_)string|heredoc|regex|char/

/** Lines of a comment may be indented anew. */
function textOf(
  { nodeText }: TreeCursor,
  { isComment, isNamed }: { readonly isComment: boolean; readonly isNamed: boolean },
): string {
  if (!isComment) return isNamed ? nodeText : nodeText.trim()
  return nodeText
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** An index with a comma is a tuple, as is a single item in brackets; a macro may take what it likes. */
const isLooseIn = ({ type, items }: OpenNode): boolean =>
  !/token_tree|macro|subscript|index/.test(type) && (items > 1 || !type.includes('tuple'))

/** Whether nothing but comments is between a comma and the bracket that closes its list, and an item is before it. */
function isLast(tokens: readonly string[], at: number): boolean {
  if (/^\["[,([{]"/.test(tokens[at - 1] ?? '')) return false
  const next = tokens.slice(at + 1, at + MOST_COMMENTS).find((token) => !/^\["\w*comment"/.test(token))
  return /^\["[)\]}]"/.test(next ?? '')
}

const MOST_COMMENTS = 20
