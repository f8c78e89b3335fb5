import { sep } from 'node:path'
import type { PathAttributes } from './commands/check-paths.ts'
import { booleanOf, type Configuration } from './commands/config.ts'

/** What git does to a path's bytes between the work tree and the repository. */
export interface Conversion {
  /** Line ends on their way into git. */
  readonly lineEnds: LineEndRule
  /** A filter program, `ident` or an encoding applies: only git can make the blob. */
  readonly filtered: boolean
  /** What a checkout writes may differ from the blob; `rewritten`: in more than its line ends. */
  readonly smudged: boolean
  readonly rewritten: boolean
  /** The filter program, where something configures it. */
  readonly driver: FilterDriver | undefined
  /** The encoding of the work tree, in lower case, where it is not UTF-8. */
  readonly encoding: string | undefined
  readonly ident: boolean
  /** Line ends of a text in the work tree, where an attribute names them or a checkout writes CRLF. */
  readonly eol: 'lf' | 'crlf' | undefined
  /** Its content belongs into Git LFS, whether or not a program for that is there. */
  readonly inLfs: boolean
  /** `linguist-generated`: no person writes it. */
  readonly generated: boolean
}

/** A filter of the configuration: which ways it has a program for. A required one without a program fails. */
export interface FilterDriver {
  readonly name: string
  readonly cleans: boolean
  readonly smudges: boolean
  readonly isLfs: boolean
}

export const UNCONVERTED: Conversion = {
  lineEnds: 'keep',
  filtered: false,
  smudged: false,
  rewritten: false,
  driver: undefined,
  encoding: undefined,
  ident: false,
  eol: undefined,
  inLfs: false,
  generated: false,
}

/** Reads attributes and configuration as git's convert.c does. */
export function conversionOf(attributes: PathAttributes, config: Configuration): Conversion {
  const encoding = attributes['working-tree-encoding']
  const ident = attributes.ident === 'set'
  const other = isWord(encoding) && !/^utf-?8$/i.test(encoding) ? encoding.toLowerCase() : undefined
  const recoded = ident || other !== undefined
  const driver = driverOf(attributes, config)
  const lineEnds = lineEndRule(attributes, config)
  const rewritten = recoded || driver?.smudges === true
  const eol = lineEnds === 'keep' ? undefined : workTreeEnds(attributes, config)
  return {
    lineEnds,
    filtered: recoded || driver?.cleans === true,
    smudged: rewritten || eol === 'crlf',
    rewritten,
    driver,
    encoding: other,
    ident,
    eol,
    inLfs: attributes.filter === 'lfs',
    generated: ['set', 'true'].includes(attributes['linguist-generated'] ?? ''),
  }
}

function lineEndRule(attributes: PathAttributes, config: Configuration): LineEndRule {
  // `crlf` is the old name of `text`, and counts only where `text` is unspecified.
  const text = textValue(attributes.text) ?? textValue(attributes.crlf)
  if (text === 'unset') return 'keep'
  if (text === 'auto') return 'auto'
  if (text !== undefined || attributes.eol === 'lf' || attributes.eol === 'crlf') return 'text'
  return convertsAutomatically(config) ? 'auto' : 'keep'
}

const textValue = (value: string | undefined): string | undefined =>
  value !== undefined && ['set', 'unset', 'auto', 'input'].includes(value) ? value : undefined

/** Whether `core.autocrlf` converts files that no attribute speaks of. */
export const convertsAutomatically = (config: Configuration): boolean =>
  /^(?:true|yes|on|[1-9]\d*|input)$/i.test(config.get('core.autocrlf') ?? '')

function workTreeEnds({ text, crlf, eol }: PathAttributes, config: Configuration): Conversion['eol'] {
  if (eol === 'lf' || eol === 'crlf') return eol
  if (text === 'input' || (textValue(text) === undefined && crlf === 'input')) return undefined
  if (config.get('core.autocrlf')?.toLowerCase() === 'input') return undefined
  const setting = config.get('core.eol')?.toLowerCase() ?? 'native'
  return convertsAutomatically(config) || setting === 'crlf' || (setting === 'native' && sep === '\\')
    ? 'crlf'
    : undefined
}

/** A filter named in the attributes but not configured does nothing. */
function driverOf({ filter: name }: PathAttributes, config: Configuration): FilterDriver | undefined {
  if (!isWord(name)) return undefined
  const [clean, smudge, both] = ['clean', 'smudge', 'process'].map((part) => config.get(`filter.${name}.${part}`) ?? '')
  const required = booleanOf(config, `filter.${name}.required`, false)
  const cleans = required || Boolean(clean || both)
  const smudges = required || Boolean(smudge || both)
  const isLfs = /\bgit[- ]lfs\b/.test(`${clean} ${smudge} ${both}`)
  return cleans || smudges ? { name, cleans, smudges, isLfs } : undefined
}

const isWord = (value: string | undefined): value is string =>
  value !== undefined && value !== 'set' && value !== 'unset' && value !== 'unspecified'

/**
 * Line ends of a file on its way into git: `keep` as they are, `text` always LF, `auto` LF where git takes the content
 * for text and the file is not committed with CRLF already.
 */
type LineEndRule = 'keep' | 'text' | 'auto'

/**
 * The content with the line ends git would store; the same object when nothing changes. Follows git's convert.c, because
 * `git hash-object` does not look at what is committed and so converts files that `git add` leaves alone.
 * `committed` is called only where it matters.
 */
export async function storedLineEnds(
  content: Uint8Array,
  rule: LineEndRule,
  committed: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  if (rule === 'keep' || !content.includes(CR)) return content
  const counted = countBytes(content)
  if (counted.crlf === 0) return content
  if (rule === 'auto') {
    if (looksBinary(counted)) return content
    const before = await committed()
    if (before && hasTextCrlf(before)) return content
  }
  return withoutCrBeforeLf(content, counted.crlf)
}

const CR = 13
const LF = 10

interface ByteCounts {
  crlf: number
  loneCr: number
  nul: number
  printable: number
  unprintable: number
}

/** True if git treats the content as text and some of its lines end in CRLF. */
export const hasTextCrlf = (content: Uint8Array): boolean => {
  if (!content.includes(CR)) return false
  const counted = countBytes(content)
  return counted.crlf > 0 && !looksBinary(counted)
}

const looksBinary = ({ loneCr, nul, printable, unprintable }: ByteCounts): boolean =>
  loneCr > 0 || nul > 0 || Math.floor(printable / 128) < unprintable

function countBytes(content: Uint8Array): ByteCounts {
  const counted: ByteCounts = { crlf: 0, loneCr: 0, nul: 0, printable: 0, unprintable: 0 }
  for (let at = 0; at < content.length; at++) {
    const byte = content[at] ?? 0
    if (byte === CR && content[at + 1] === LF) {
      counted.crlf++
      at++
    } else if (byte === CR) counted.loneCr++
    else if (byte !== LF) countCharacter(byte, counted)
  }
  // A file may end with the old end-of-file character.
  if (content.at(-1) === 26) counted.unprintable--
  return counted
}

function countCharacter(byte: number, counted: ByteCounts): void {
  const harmless = byte === 8 || byte === 9 || byte === 12 || byte === 27
  if ((byte >= 32 && byte !== 127) || harmless) counted.printable++
  else counted.unprintable++
  if (byte === 0) counted.nul++
}

/** True if every line end is CRLF and there is no other CR. */
export function hasOnlyCrlf(content: Uint8Array): boolean {
  let ends = 0
  for (let at = content.indexOf(LF); at >= 0; at = content.indexOf(LF, at + 1)) {
    if (content[at - 1] !== CR) return false
    ends++
  }
  return ends > 0 && countBytes(content).loneCr === 0
}

/** Whether git takes content for text where `text=auto` lets it decide. */
export const isGitAutoText = (content: Uint8Array): boolean => !looksBinary(countBytes(content))

/** What git stores of a text, as a checkout writes it with these line ends; a text with a CR within a line stays as it is. */
export const withLineEnds = (content: Buffer, eol: 'lf' | 'crlf'): Buffer => {
  const stored = content.toString('latin1').replaceAll('\r\n', '\n')
  if (stored.includes('\r')) return content
  return Buffer.from(eol === 'crlf' ? stored.replaceAll('\n', '\r\n') : stored, 'latin1')
}

function withoutCrBeforeLf(content: Uint8Array, pairs: number): Uint8Array {
  const stored = Buffer.allocUnsafe(content.length - pairs)
  let from = 0
  let to = 0
  for (let at = content.indexOf(CR); at >= 0; at = content.indexOf(CR, at + 1)) {
    if (content[at + 1] !== LF) continue
    stored.set(content.subarray(from, at), to)
    to += at - from
    from = at + 1
  }
  stored.set(content.subarray(from), to)
  return stored
}
