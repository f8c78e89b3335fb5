import { patchesOf } from '../core/git/commands/commit.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import type { PublishOptions } from './options.ts'

/** Values that leave this process for one server only, however they are written. */
export interface Withheld {
  /** Whether a text, or any text inside a value, holds one of them. */
  isIn(value: unknown): boolean
  /** The text with `***` in place of each. */
  mask(text: string): string
}

/** A shorter value is no token, and part of ordinary words. */
const SHORTEST = 8

/**
 * Finds values as they are, in base64 and base64url wherever they begin in what was encoded, and with any of their characters
 * percent-encoded; encoded ones also where lines break.
 */
export function withhold(values: readonly (string | undefined)[]): Withheld {
  const forms = [...new Set(values.flatMap((value) => (value ? [value, ...partsOf(value)] : [])))]
    .filter((value) => value.length >= SHORTEST)
    .flatMap((value) => [letterByLetter(value), ...[0, 1, 2].map((before) => letterByLetter(base64(value, before)))])
  const pattern = forms.length > 0 ? new RegExp(forms.join('|'), 'g') : undefined
  const holds = (text: string): boolean => pattern !== undefined && text.search(pattern) >= 0
  return {
    isIn: (value) => stringsIn(value).some(holds),
    mask: (text) => (pattern ? text.replace(pattern, '***') : text),
  }
}

/** Of a header its last word, and what that is the base64 of; of `user:token` the token. */
function partsOf(value: string): readonly string[] {
  const word = /^[\w-]+:\s*\w+\s+(\S+)$/.exec(value)?.[1]
  if (word === undefined) return []
  const decoded = Buffer.from(word, 'base64').toString('utf8')
  return [word, ...(/^[\x20-\x7e]+$/.test(decoded) ? [decoded, decoded.replace(/^[^:]*:/, '')] : [])]
}

/** The characters that the value alone decides, where so many bytes before it are encoded with it. */
function base64(value: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)])
  const text = bytes.toString('base64')
  return text.slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** Lines may break between two characters, in JSON and in a patch too; base64url has two of its own. */
const letterByLetter = (text: string): string =>
  [...text].map(letter).join('(?:(?:\\n|\\\\n)[+-]|\\s|\\\\[nrt]|%0[adAD])*')

function letter(character: string): string {
  const ways = TWINS[character] ?? [character]
  return `(?:${ways.map((one) => `${one.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}|${percent(one)}`).join('|')})`
}

const TWINS: Readonly<Record<string, readonly string[]>> = { '+': ['+', '-'], '/': ['/', '_'] }

/** Of each byte, in either case. */
const percent = (character: string): string =>
  [...Buffer.from(character)]
    .map((byte) =>
      `%${byte.toString(16).padStart(2, '0')}`.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`),
    )
    .join('')

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...stringsIn(one)])
}

/** Throws TOKEN_WITHHELD where what would be sent holds one of the values. @param what names it, as the start of a sentence */
export function refuseWithheld(withheld: Withheld | undefined, value: unknown, what: string): void {
  if (!withheld?.isIn(value)) return
  const message = `${what} holds a token of this job, and was not sent. Remove it from where it comes from, and replace the token if others could read that.`
  throw new EditplanError({ name: 'TOKEN_WITHHELD', message })
}

/** What a run must not send: its tokens, and what else the options name. */
export const withheldBy = ({ token, branchToken, withheld = [] }: PublishOptions): Withheld =>
  withhold([token, branchToken, ...withheld])

/** Throws TOKEN_WITHHELD where a message, a name or a changed line of the commits holds one of the values, before any of them is sent. */
export async function refuseCommits(
  git: Git,
  { from, to }: { readonly from: string; readonly to: string },
  options: PublishOptions,
): Promise<void> {
  const withheld = withheldBy(options)
  const patches = await git.run(patchesOf(from, to))
  for (let at = 0; at < patches.length; at += SLICE) {
    // Without zero bytes, as in UTF-16.
    const text = patches
      .subarray(at, at + SLICE + OVERLAP)
      .toString('latin1')
      .replaceAll('\0', '')
    refuseWithheld(withheld, text, 'A commit of the run')
  }
}

const SLICE = 64 * 1024 * 1024
const OVERLAP = 64 * 1024
