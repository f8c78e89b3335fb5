import type { StepInput, Way } from '../../core/plan/edits-between.ts'
import { editsBetween } from '../../core/plan/text-edits.ts'
import { withoutMark } from '../../core/text/encoding.ts'
import { type FileState, hasMark, plainText } from './file-states.ts'

/** A change of a file, and what is to be said of it. */
export interface Wish {
  readonly before: FileState | undefined
  readonly after: FileState
  /** The call as the agent made it, which is taken where it gives the very same. */
  readonly wanted?: StepInput | undefined
  /** What is written has the file's own line ends, which are not known: only an Edit keeps them. */
  readonly keepsEnds?: boolean
}

/** Ways to say a change, the one the agent took first; each made once those before are of no use. */
export function* waysOf(path: string, { before, after, wanted, keepsEnds }: Wish): Generator<Way> {
  if (wanted) yield [wanted]
  if (after.text === undefined) {
    yield [deletion(path)]
    return
  }
  const edits = editsOf(path, before, after.text, keepsEnds === true)
  if (edits) yield edits
  if (!(keepsEnds && before?.exact === false && before.text !== undefined)) yield* writesOf(path, before, after)
}

/** Whether two states are the same as far as the second is known. */
export const isEqual = (one: FileState, other: FileState): boolean => {
  if (one.text === undefined || other.text === undefined) return one.text === other.text
  if (other.executable !== undefined && other.executable !== (one.executable ?? false)) return false
  if (other.exact) return one.exact && one.text === other.text
  return isPlainEqual(one.text, other.text)
}

/** Where only one side shows its mark, the other may have it. */
const isPlainEqual = (one: string, other: string): boolean => plainText(one) === plainText(other)

const deletion = (path: string): StepInput => ({ tool: 'Delete', input: { file_path: path } })

const editsOf = (path: string, before: FileState | undefined, text: string, always: boolean): Way | undefined => {
  if (before?.text === undefined || path.endsWith('.ipynb')) return undefined
  const [old, fresh] = [plainText(before.text), plainText(text)]
  const edits = editsBetween(old, fresh) ?? (always ? [{ old_string: old, new_string: fresh }] : undefined)
  return edits?.map((edit): StepInput => ({ tool: 'Edit', input: { file_path: path, ...edit } }))
}

const writesOf = (path: string, before: FileState | undefined, after: FileState): Way[] => {
  const text = after.text ?? ''
  const executable =
    after.executable !== undefined && after.executable !== (before?.executable ?? false)
      ? { executable: after.executable }
      : {}
  const keepsMark = before?.text !== undefined && hasMark(before.text) && hasMark(text)
  const write = (content: object): Way => [{ tool: 'Write', input: { file_path: path, ...content, ...executable } }]
  const whole = write({ content: keepsMark ? withoutMark(text) : text })
  // A mark that may be there would stay: the file is emptied first, which keeps its mode.
  const emptied: StepInput = { tool: 'Write', input: { file_path: path, content_base64: '' }, when: { exists: true } }
  const isMarkOpen =
    after.exact &&
    !hasMark(text) &&
    (before === undefined || (before.text !== undefined && !before.exact && !hasMark(before.text)))
  if (isMarkOpen) return [[emptied, ...whole]]
  return [whole, write({ content_base64: Buffer.from(text).toString('base64') })]
}
