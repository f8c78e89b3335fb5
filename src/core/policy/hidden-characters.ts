import { decodeText } from '../text/encoding.ts'
import { type Unusual, unusualIn } from '../text/unusual.ts'
import { visible } from '../text/visible.ts'
import { wideText } from '../text/wide-text.ts'
import type { Decision } from './decision.ts'

/** What the policy file says of characters that a reader does not see or takes for others; absent: see `hiddenCharacters`. */
export type HiddenCharacters = 'note' | 'ask' | 'deny'

/** The rule of such decisions, by which they are approved. */
export const HIDDEN_CHARACTERS = 'hidden_characters'

/**
 * The decision about unusual characters that a change brings into a file or its path. Where the policy says nothing, those that turn the
 * direction of text and those that are not seen at all ask; reports note the others. Undefined: nothing is to be asked.
 */
export function hiddenCharacters(
  setting: HiddenCharacters | undefined,
  { path, before, after }: { readonly path: string; readonly before?: Buffer | undefined; readonly after: Buffer },
): Decision | undefined {
  if (setting === 'note') return undefined
  const known = new Set(before ? linesOf(before) : [])
  const places = [
    ...(before ? [] : [{ line: 0, found: unusualIn(path) }]),
    ...linesOf(after).map((text, at) => ({ line: at + 1, found: known.has(text) ? [] : unusualIn(text) })),
  ]
  const first = places
    .map(({ line, found }) => ({ line, one: found.find((each) => setting !== undefined || isHidden(each)) }))
    .find(({ one }) => one !== undefined)
  if (!first?.one) return undefined
  const where = first.line === 0 ? 'its path' : `line ${first.line}`
  return {
    behavior: setting === 'deny' ? 'deny' : 'ask',
    rule: HIDDEN_CHARACTERS,
    reason: `${visible(first.one.name)} in ${where} ${ABOUT[first.one.kind]}`,
  }
}

const isHidden = ({ kind }: Unusual): boolean => kind === 'bidi' || kind === 'invisible'

const ABOUT: Readonly<Record<Unusual['kind'], string>> = {
  bidi: 'turns the direction of text',
  invisible: 'is not seen',
  control: 'is a control character',
  byte: 'is not UTF-8',
  blank: 'is no usual space',
  'look-alike': 'looks like another character',
}

/** Lines without their ends, nor the byte order mark of the file. Binary files have none that anybody reads. */
function linesOf(bytes: Buffer): readonly string[] {
  const wide = wideText(bytes)
  if (wide === undefined && bytes.subarray(0, 8000).includes(0)) return []
  const text = wide ?? decodeText({ bytes, encoding: 'utf8', bom: 0, valid: false }, 0, bytes.length)
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
}
