import type { lintSource } from '@secretlint/core'
import type { Problem } from '../../errors.ts'
import { groupBy } from '../text/group-by.ts'
import { toLf } from '../text/line-ending.ts'
import { spliceBetween } from '../text/splice.ts'
import { countLf } from '../text/utf8-cache.ts'
import type { FilePart } from '../tools/permission.ts'
import type { Change } from '../workspace/change.ts'
import type { FoundSecret } from './secret-rules.ts'

/**
 * A text that in lower case matches none of these cannot contain a credential that any rule of the preset reports, and is not scanned. The
 * tests check this against a credential for every rule, and the list of rules against the preset's. Those that begin with no letter, or
 * with one of several words, are apart: among the others they would make the search four times as slow.
 */
const SUSPICIOUS = [
  /secret_?access_?key|private_key|private key|putty-user-key-file|age-secret-key-1|client-key-data|accountkey=|sharedaccesskey=|privatekey[ \t]{0,9}=|npm_|x-oauth-basic@|xox[bpaor]-|xapp-|hooks\.slack\.com|sg\.\w|shp(?:pa|ca|at|ss)_|t3blbkfj|sk-ant-|lin_api_|gh[pousr]_|github_pat_|ops_ey|glpat-|gl(?:c|sa)_\w|gsk_\w|hf_\w|ntn_\d|hv[sbr]\.\w|vc[piark]_\w|dapi[\da-f]{8}|dckr_pat_|figd_/,
  /(?:aws|amazon|s3)[\w.-]{0,40}(?:secret|session)|"kty"|_authtoken=|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb|mysql|postgres)\w{0,4}(?:\+srv)?:\/\//,
]

/** What a text has, letter for letter, that holds one of our own tokens. Each first letter is there once, which makes the search quick. */
const SIGNS = [
  /A(?:Iza|BSK|TBB|TATT3|ZDO|KCp)|GOCSPX-|t(?:wilio|fp_)|T(?:wilio|WILIO)|ya29\.|d(?:o[opr]_v1_|p\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?|ose[\da-f]{32}|iscord|t0[a-z]\d{2}\.[A-Z\d]{24}\.)|HRKU-|v1\.0-|f(?:m[12][ar]?_|io-u-)|nfp_|s(?:bp_|b_secret_|q[upa]_|ntry[su]_|k_live_|q0(?:atp|csp|idp)-|hippo_live_|k-or-v1-|k-(?:proj|svcacct|admin)-|k\.eyJ|l\.[\w.-]{130})|p(?:scale_(?:tkn|pw|oauth)_|ul-|n[ub]_|ypi-Ag|plx-|csk_|at[A-Za-z\d]{14}\.)|a(?:tlasv1\.|ccess_token\$production\$[\da-z]{16}\$|ccess-production-)|gl(?:ptt|dt|rtr?|cbt|soat|ft|agent|imt|oas|ffct)-|bk(?:ua|aj|ct)_|C(?:CI(?:PAT|PRJ)_|LOJARS_|FPAT-)|r(?:ubygems_|k_live_|8_)|oy2[a-z\d]{43}|cio[A-Za-z\d]{32}|whsec_|FLWSECK-|D(?:iscord|ISCORD)|key-[\da-f]{32}|x(?:keysib-|ai-)|lsv2_(?:pt|sk)_|NR(?:AK|AL|II)-|PMAK-|EAA[ABC]/,
  /\dQ~|\d:AA|-us\d/,
]

/** Whether a text can hold a credential at all; most cannot, and are not scanned. */
export const isSuspicious = (text: string): boolean => {
  const lower = text.toLowerCase()
  return SUSPICIOUS.some((signs) => signs.test(lower)) || SIGNS.some((signs) => signs.test(text))
}

/**
 * Scans a text with secretlint's recommended rules. Comments that turn secretlint off count for nothing here: they would be the
 * plan's own. Nothing is read from the disk, and the scanner is loaded only when a text looks suspicious.
 */
export const findSecrets = async (path: string, text: string): Promise<readonly FoundSecret[]> => {
  if (!isSuspicious(text)) return []
  const messages = await scan(path, text)
  const found = messages.map(({ ruleId, messageId, loc, range }) => ({
    rule: `${ruleId.replace(/^@secretlint\/secretlint-rule-/, '')}/${messageId}`,
    line: loc.start.line,
    column: loc.start.column + 1,
    range,
  }))
  const { foundBy, OWN_RULES } = await import('./secret-rules.ts')
  const own = OWN_RULES.flatMap((rule) => foundBy(rule, text))
  return [...found, ...outside(own, found)]
}

/** Those that are in none of the others. */
function outside(own: readonly FoundSecret[], others: readonly FoundSecret[]): readonly FoundSecret[] {
  const byStart = others.toSorted(({ range: [one] }, { range: [other] }) => one - other)
  let [next, reach] = [0, 0]
  return own
    .toSorted(({ range: [one] }, { range: [other] }) => one - other)
    .filter(({ range: [start, end] }) => {
      for (; next < byStart.length && byStart[next]!.range[0] <= start; next++)
        reach = Math.max(reach, byStart[next]!.range[1])
      return end > reach
    })
}

/**
 * SECRET_DETECTED when a new text, or the path itself, contains a credential. One that `before` contains anywhere is not new, whatever its
 * line ends are.
 */
export const refuseSecrets = async (
  path: string,
  text: string,
  { before = '', firstLine = 1, isCleanPath = false }: FilePart = {},
): Promise<Problem | undefined> => {
  const [inPath] = isCleanPath ? [] : await findSecrets('', path)
  if (inPath) return problemOf(`The path contains a credential (rule ${inPath.rule})`)
  const found = await findSecrets(path, text)
  const known = toLf(before)
  const first = found.find(({ range }) => !known.includes(toLf(text.slice(...range))))
  if (!first) return undefined
  const place = `line ${firstLine - 1 + first.line}, column ${first.column}`
  return problemOf(`The new text for ${path} contains a credential at ${place} (rule ${first.rule})`)
}

/** A credential in a text that is shown: UTF-16 offsets. */
type MaskedRange = FoundSecret['range']

/** The credentials of a text in order; one in the beginning of a longer word counts only if it has a digit. */
async function wholeSecrets(text: string): Promise<readonly MaskedRange[]> {
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

/** The text with every credential as so many asterisks, line breaks kept; so is what a cut left of one. */
export const maskSecrets = async (text: string): Promise<string> => {
  const found = (await findSecrets('', text)).map(({ range }) => range)
  const parts: string[] = []
  let last = 0
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    parts.push(text.slice(last, Math.max(start, last)), starsFor(text.slice(Math.max(start, last), end)))
    last = Math.max(last, end)
  }
  return (parts.join('') + text.slice(last)).replace(CUT_SHORT, starsFor)
}

const starsFor = (text: string): string => text.replace(/[^\r\n]/g, '*')

/** What begins like a token; a longer one also behind a letter, as the `n` of an escaped line break. */
const PREFIXED =
  /\bgh[pousr]_[A-Za-z\d]{6,}|gh[pousr]_[A-Za-z\d]{16,}|github_pat_\w{6,}|xox[bpaor]-[A-Za-z\d-]{6,}|sk-ant-[\w-]{6,}|npm_[A-Za-z\d]{16,}|lin_api_[A-Za-z\d]{6,}|glpat-[\w-]{6,}|glsa_[A-Za-z\d]{6,}|dckr_pat_[\w-]{6,}|figd_[\w-]{6,}|hvs\.[\w-]{16,}|gsk_[A-Za-z\d]{16,}/g

const CUT_SHORT = new RegExp(`(?:${PREFIXED.source})(?=["'\`]?(?:…|\\.\\.\\.)|$)`, 'g')

const scan = async (path: string, text: string): Promise<Awaited<ReturnType<typeof lintSource>>['messages']> => {
  const [core, { creator }, { secretLintProfiler }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ])
  // It would keep a mark of every rule of every scan, and search all of them at each.
  secretLintProfiler.mark = () => undefined
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

/** A value with every credential as asterisks, in lists of lines as by `maskedLines`; without any, the value itself. */
export const masked = async <Value>(value: Value): Promise<Value> =>
  mayHold(value) ? ((await maskedAny(value)) as Value) : value

/** Synchronous, since most values hold no credential; texts are looked at together, up to `SHORT`. */
function mayHold(value: unknown): boolean {
  let texts = ''
  const look = (one: unknown): boolean => {
    if (typeof one !== 'string')
      return typeof one === 'object' && one !== null && !ArrayBuffer.isView(one) && Object.values(one).some(look)
    texts += `${one}\n`
    if (texts.length < SHORT) return false
    const found = isSuspicious(texts)
    texts = ''
    return found
  }
  return look(value) || isSuspicious(texts)
}

/** UTF-16 units. */
const SHORT = 65_536

const maskedAny = async (value: unknown): Promise<unknown> => {
  if (typeof value === 'string') return maskSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? maskedList(value) : maskedRecord(value)
}

const maskedList = async (list: readonly unknown[]): Promise<readonly unknown[]> => {
  if (list.every((item) => typeof item === 'string')) return maskedLines(list)
  const items: unknown[] = []
  for (const item of list) items.push(await masked(item))
  return items.some((item, at) => item !== list[at]) ? items : list
}

const maskedRecord = async (record: object): Promise<object> => {
  const changed: Record<string, unknown> = {}
  const { before, after } = record as { readonly before?: unknown; readonly after?: unknown }
  const sides = isTexts(before) && isTexts(after) ? await maskedSides(before, after) : {}
  for (const [key, value] of Object.entries({ ...record, ...sides })) {
    const result = key in sides ? value : await masked(value)
    if (result !== (record as Record<string, unknown>)[key]) changed[key] = result
  }
  return Object.keys(changed).length > 0 ? { ...record, ...changed } : record
}

type Texts = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

/** Two states of a thing, text by text as the lines of a patch: a credential that became another one does not read the same. */
const maskedSides = async (before: Texts, after: Texts): Promise<{ readonly before: Texts; readonly after: Texts }> => {
  const [was, is]: [Record<string, unknown>, Record<string, unknown>] = [{ ...before }, { ...after }]
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [old = [], fresh = []] = [was[key], is[key]].map((text) => (typeof text === 'string' ? text.split('\n') : []))
    const lines = [...old.map((line) => `-${line}`), ...fresh.map((line) => `+${line}`)]
    const shown = (await maskedLines(lines)).map((line) => line.slice(1))
    if (typeof was[key] === 'string') was[key] = shown.slice(0, old.length).join('\n')
    else if (was[key] !== undefined) was[key] = await masked(was[key])
    if (typeof is[key] === 'string') is[key] = shown.slice(old.length).join('\n')
    else if (is[key] !== undefined) is[key] = await masked(is[key])
  }
  return { before: was, after: is }
}

/**
 * Lines of text, or of a patch: there the file before and the file after are each looked at without the signs. A credential reads
 * `[masked]***`; where the lines hold several, each has its number, so that no change of one looks like none: `[1 masked: differs]**`.
 */
export const maskedLines = async (lines: readonly string[]): Promise<readonly string[]> => {
  const views = [{ places: lines.map((_, at) => at), from: 0 }, ...SIDES.map((signs) => sideOf(lines, signs))]
  const found: SecretPart[] = []
  for (const view of views) found.push(...(await partsIn(lines, view)))
  if (found.length === 0) return lines
  const numbers = new Map<string, number>()
  for (const { secret } of found) if (!numbers.has(secret)) numbers.set(secret, numbers.size + 1)
  const name = (secret: string): string => (numbers.size > 1 ? `[${numbers.get(secret)} masked: differs]` : '[masked]')
  const parts = groupBy(found, ({ at }) => at)
  return lines.map((line, at) => withMasks(line, parts.get(at) ?? [], name))
}

const SIDES = [' -', ' +']

/** Some lines as one text, each from a column on. */
type View = { readonly places: readonly number[]; readonly from: number }

const sideOf = (lines: readonly string[], signs: string): View => ({
  places: lines.flatMap((line, at) => (line !== '' && signs.includes(line.charAt(0)) ? [at] : [])),
  from: 1,
})

/** Characters [start, end) of a line that are of a credential. */
type SecretPart = { readonly at: number; readonly start: number; readonly end: number; readonly secret: string }

async function partsIn(lines: readonly string[], { places, from }: View): Promise<readonly SecretPart[]> {
  const texts = places.map((at) => (lines[at] ?? '').slice(from))
  const text = texts.join('\n')
  const ranges = isSuspicious(text) ? await wholeSecrets(text) : []
  return portions(ranges, texts).map(({ range, at, start, end }) => ({
    at: places[at] ?? 0,
    start: start + from,
    end: end + from,
    secret: text.slice(...range),
  }))
}

type Portion = Omit<SecretPart, 'secret'> & { readonly range: MaskedRange }

/** Ranges of joined texts, text by text; they are in order and apart. */
function portions(ranges: readonly MaskedRange[], texts: readonly string[]): readonly Portion[] {
  const found: Portion[] = []
  let [at, begin] = [0, 0]
  for (const range of ranges) {
    const [first, last] = range
    for (; at < texts.length; begin += texts[at]!.length + 1, at++) {
      const [start, end] = [Math.max(0, first - begin), Math.min(texts[at]!.length, last - begin)]
      if (start < end) found.push({ at, start, end, range })
      // The next range may begin on this line, too.
      if (last - begin <= texts[at]!.length) break
    }
  }
  return found
}

/** What two views find of one credential, such as a line that both sides of a patch have, is masked once. */
function withMasks(line: string, parts: readonly SecretPart[], name: (secret: string) => string): string {
  let [result, end] = ['', 0]
  for (const { start, end: until, secret } of parts.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const from = Math.max(start, end)
    if (until <= from) continue
    const length = until - from
    result += line.slice(end, from) + name(secret).slice(0, length).padEnd(length, '*')
    end = until
  }
  return result + line.slice(end)
}

/** Bytes around the change that may belong to one credential, private keys included. */
const AROUND = 8 * 1024

/** Bytes of a file's changed part that are looked at. */
const MOST = 4 * 2 ** 20

/** SECRET_DETECTED where a changed file holds a credential that it did not hold: steps may put one together. */
export const assembledSecret = (
  policy: { secrets(path: string, text: string, part?: FilePart): Promise<Problem | undefined> | undefined },
  { path, before = NOTHING, after }: Change,
): Promise<Problem | undefined> | undefined => {
  const [change] = after ? spliceBetween(before, after, 1) : []
  if (!after || !change) return undefined
  const start = after.subarray(0, Math.max(0, change.start - AROUND)).lastIndexOf(LF) + 1
  const part = (bytes: Buffer, end: number): string =>
    asciiOf(bytes.subarray(start, Math.min(end + AROUND, start + MOST)))
  const text = part(after, change.start + change.replacement.length)
  // Its path may be one.
  if (!isSuspicious(text)) return policy.secrets(path, '')
  const firstLine = countLf(after.subarray(0, start)) + 1
  return policy.secrets(path, text, { before: part(before, change.end), firstLine })
}

const NOTHING = Buffer.alloc(0)
const LF = 0x0a

/** UTF-16 is ASCII with a NUL beside each character. */
const asciiOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '')
