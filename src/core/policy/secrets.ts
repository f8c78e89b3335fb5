import type { lintSource } from '@secretlint/core'
import type { Problem } from '../../errors.ts'

/** Context of a text that is a part of a file. */
export interface FilePart {
  /** The text before: a credential that it contains is not new. Default empty. */
  readonly before?: string
  /** The line of the file that the text begins in; default 1. */
  readonly firstLine?: number
  /** The path was looked at before; default false. */
  readonly isCleanPath?: boolean
}

/** A credential in a text: which rule of secretlint's recommended preset found it and where, never what it is. */
export interface FoundSecret {
  /** As `github/GITHUB_TOKEN`. */
  readonly rule: string
  /** In the text scanned, from 1; the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  /** UTF-16 offsets in the text scanned. */
  readonly range: readonly [start: number, end: number]
}

/**
 * A text that in lower case matches nothing of this cannot contain a credential that any rule of the preset reports, and is not scanned. The
 * tests check this against a credential for every rule, and the list of rules against the preset's.
 */
const SUSPICIOUS =
  /secret_?access_?key|private_key|private key|npm_|_authtoken=|x-oauth-basic@|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb|mysql|postgres)\w{0,4}(?:\+srv)?:\/\/|xox[bpaor]-|xapp-|hooks\.slack\.com|sg\.\w|shp(?:pa|ca|at|ss)_|t3blbkfj|sk-ant-|lin_api_|gh[pousr]_|github_pat_|ops_ey|glpat-|gl(?:c|sa)_\w|gsk_\w|hf_\w|ntn_\d|hv[sbr]\.\w|vc[piark]_\w|dapi[\da-f]{8}|dckr_pat_|figd_/

/** Whether a text can hold a credential at all; most cannot, and are not scanned. */
export const isSuspicious = (text: string): boolean => SUSPICIOUS.test(text.toLowerCase())

/**
 * Scans a text with secretlint's recommended rules. Comments that turn secretlint off count for nothing here: they would be the
 * plan's own. Nothing is read from the disk, and the scanner is loaded only when a text looks suspicious.
 */
export const findSecrets = async (path: string, text: string): Promise<readonly FoundSecret[]> => {
  if (!isSuspicious(text)) return []
  const messages = await scan(path, text)
  return messages.map(({ ruleId, messageId, loc, range }) => ({
    rule: `${ruleId.replace(/^@secretlint\/secretlint-rule-/, '')}/${messageId}`,
    line: loc.start.line,
    column: loc.start.column + 1,
    range,
  }))
}

/**
 * SECRET_DETECTED when a new text, or the path itself, contains a credential. One that `before` contains anywhere is not new.
 */
export const refuseSecrets = async (
  path: string,
  text: string,
  { before = '', firstLine = 1, isCleanPath = false }: FilePart = {},
): Promise<Problem | undefined> => {
  const [inPath] = isCleanPath ? [] : await findSecrets('', path)
  if (inPath) return problemOf(`The path contains a credential (rule ${inPath.rule})`)
  const found = await findSecrets(path, text)
  const first = found.find(({ range }) => !before.includes(text.slice(...range)))
  if (!first) return undefined
  const place = `line ${firstLine - 1 + first.line}, column ${first.column}`
  return problemOf(`The new text for ${path} contains a credential at ${place} (rule ${first.rule})`)
}

/** A credential in a text that is shown: UTF-16 offsets. */
export type MaskedRange = FoundSecret['range']

/**
 * The credentials of a text in their order. What a rule finds in the beginning of a longer word counts only if it has a digit, as every
 * random token has: `glpat-good-host-for-gardens` is a name.
 */
export async function wholeSecrets(text: string): Promise<readonly MaskedRange[]> {
  const found = (await findSecrets('', text)).map(({ range }) => range)
  const isWhole = ([, end]: MaskedRange): boolean => !/^[\w-]/.test(text.slice(end, end + 1))
  const kept = found.filter((range) => isWhole(range) || /\d/.test(text.slice(...range)))
  const parts = Array.from(text.matchAll(PREFIXED)).flatMap(({ 0: part, index }): readonly MaskedRange[] =>
    isRandom(part) ? [[index, index + part.length]] : [],
  )
  let last = 0
  return [...kept, ...parts]
    .sort(([one], [other]) => one - other)
    .flatMap(([start, end]): readonly MaskedRange[] => {
      const from = Math.max(start, last)
      last = Math.max(last, end)
      return from < end ? [[from, end]] : []
    })
}

/** A part of a token is masked too, where nothing but a token looks like it. */
const isRandom = (text: string): boolean =>
  text.length >= 20 && /\d/.test(text) && /[a-z]/.test(text.slice(8)) && /[A-Z]/.test(text.slice(8))

/**
 * The text with every credential replaced by as many asterisks, line breaks kept, for whatever is shown to people; so is what is left
 * of one that a message cut short.
 */
export const maskSecrets = async (text: string): Promise<string> => {
  const found = await findSecrets('', text)
  let masked = text
  for (const { range } of found)
    masked = masked.slice(0, range[0]) + starsFor(text.slice(...range)) + masked.slice(range[1])
  return masked.replace(CUT_SHORT, starsFor)
}

const starsFor = (text: string): string => text.replace(/[^\r\n]/g, '*')

/** What begins like a token; a longer one also behind a letter, as the `n` of an escaped line break. */
const PREFIXED =
  /\bgh[pousr]_[A-Za-z\d]{6,}|gh[pousr]_[A-Za-z\d]{16,}|github_pat_\w{6,}|xox[bpaor]-[A-Za-z\d-]{6,}|sk-ant-[\w-]{6,}|npm_[A-Za-z\d]{16,}|lin_api_[A-Za-z\d]{6,}|glpat-[\w-]{6,}|glsa_[A-Za-z\d]{6,}|dckr_pat_[\w-]{6,}|figd_[\w-]{6,}|hvs\.[\w-]{16,}|gsk_[A-Za-z\d]{16,}/g

const CUT_SHORT = new RegExp(`(?:${PREFIXED.source})(?=["'\`]?(?:…|\\.\\.\\.)|$)`, 'g')

type Messages = Awaited<ReturnType<typeof lintSource>>['messages']

const scan = async (path: string, text: string): Promise<Messages> => {
  const [core, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ])
  const rules = creator.rules
    .filter(({ meta }) => meta.id !== '@secretlint/secretlint-rule-filter-comments')
    .map((rule) => ({ id: rule.meta.id, rule }))
  const { messages } = await core.lintSource({
    // The rule for .p12 files opens the file of that name on the disk: no text comes to it under that extension.
    source: { filePath: path, content: text, ext: path.endsWith('.json') ? '.json' : '.txt', contentType: 'text' },
    options: { config: { rules }, noPhysicFilePath: true },
  })
  return messages
}

const problemOf = (wrong: string): Problem => ({
  name: 'SECRET_DETECTED',
  message: `${wrong}. Remove it and load it from the environment or a secret store.`,
})
