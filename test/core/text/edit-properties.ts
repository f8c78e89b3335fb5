import assert from 'node:assert/strict'
import fc from 'fast-check'
import { decodeText, openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { canHold, matchEdit, type Rung } from '../../../src/core/text/match.ts'
import { patchFromSplices } from '../../../src/core/text/patch.ts'
import { applySplices, type Splice } from '../../../src/core/text/splice.ts'
import type { Edit } from '../../../src/core/text/tolerances.ts'
import { applyHunks } from '../../support/apply-hunks.ts'

/** A file and an edit of it, made so that every rung of the ladder is met, and ambiguity too. */
export interface EditCase {
  readonly bytes: Buffer
  readonly request: Edit
}

const WORDS = [
  'a',
  'aa',
  'b',
  ' ',
  '  ',
  '\t',
  '"',
  "'",
  '\u201c',
  '\u201d',
  '\u2019',
  'é',
  '\\u00e9',
  '😀',
  '\\ud83d\\ude00',
]
const MORE = ['<n>', '<name>', 'Human:', 'H:', '$&', '\r', '\u00a0', 'x', '(', '1\t', '\\', '\u200b', 'e\u0301', '<']

const line = fc.array(fc.constantFrom(...WORDS, ...MORE), { maxLength: 6 }).map((words) => words.join(''))

const text = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    ends: fc.constantFrom(['\n'], ['\r\n'], ['\n', '\r\n']),
    seed: fc.nat(1000),
    last: fc.boolean(),
  })
  .map(({ lines, ends, seed, last }) =>
    lines
      .map((words, index) => words + (index === lines.length - 1 && !last ? '' : ends[(index * seed) % ends.length]))
      .join(''),
  )

const fileOf = (content: string, form: string): Buffer => {
  if (form === 'utf16le') return Buffer.from(`\ufeff${content}`, 'utf16le')
  if (form === 'bom') return Buffer.from(`\ufeff${content}`)
  const bytes = Buffer.from(content)
  if (form === 'utf8') return bytes
  const at = Math.floor(bytes.length / 3)
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xe9, 0x80]), bytes.subarray(at), Buffer.from([0xff])])
}

/** What people and programs do to a text between reading and quoting it. */
const DISTORTIONS: Readonly<Record<string, (quoted: string) => string>> = {
  none: (quoted) => quoted,
  lf: (quoted) => quoted.replaceAll('\r\n', '\n'),
  crlf: (quoted) => quoted.replace(/\r?\n/g, '\r\n'),
  straight: (quoted) => quoted.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"'),
  curly: (quoted) => quoted.replaceAll("'", '\u2019').replaceAll('"', '\u201c'),
  tags: (quoted) => quoted.replaceAll('<name>', '<n>').replaceAll('\n\nHuman:', '\n\nH:'),
  escaped: (quoted) => quoted.replaceAll('é', '\\u00e9'),
  unescaped: (quoted) => quoted.replaceAll('\\u00e9', 'é').replaceAll('\\ud83d\\ude00', '😀'),
  numbered: (quoted) => numbered(quoted),
  blanks: (quoted) => quoted.replace(/\r?\n/g, ' \n'),
  bare: (quoted) => quoted.replace(/[ \t]+(?=\r?\n)/g, ''),
  spaced: (quoted) => quoted.replaceAll(' ', '\t '),
}

const numbered = (quoted: string): string =>
  quoted
    .split('\n')
    .map((words, index) => `    ${index + 7}\t${words}`)
    .join('\n')

export const editCase: fc.Arbitrary<EditCase> = fc
  .record({
    content: text,
    form: fc.constantFrom('utf8', 'utf8', 'bom', 'utf16le', '8-bit'),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(24),
    distortion: fc.constantFrom(...Object.keys(DISTORTIONS)),
    fresh: fc.oneof(text, fc.constant(''), line),
    numberFresh: fc.boolean(),
    replace_all: fc.boolean(),
    match: fc.constantFrom('exact', 'whitespace'),
  })
  .map(({ content, form, from, length, distortion, fresh, numberFresh, ...options }) => {
    const start = Math.floor(from * content.length)
    const quoted = content.slice(start, start + 1 + length) || 'a'
    const distort = DISTORTIONS[distortion]!
    const new_string = numberFresh && distortion === 'numbered' ? numbered(fresh) : fresh
    return { bytes: fileOf(content, form), request: { old_string: distort(quoted), new_string, ...options } }
  })

/** Everything that must hold of an edit, whatever the file and the edit are. Returns how the edit ended. */
export function checkEdit({ bytes, request }: EditCase): Rung | string {
  const copy = Buffer.from(bytes)
  const opened = openText(bytes)
  assert(opened.ok)
  const { file } = opened
  const match = matchEdit(file, request)
  assert(bytes.equals(copy), 'the file is not changed in place')
  checkExactness(file, request, match.ok ? match.matchedBy : match.reason)
  if (!match.ok) return match.reason
  const after = applySplices(bytes, match.splices)
  checkOutside(bytes, after, match.splices)
  checkPlaces(file, match.splices, request)
  checkTolerance(file, match.splices, { request, rung: match.matchedBy })
  const patch = patchFromSplices(file, match.splices)
  assert(patch)
  assert(applyHunks(bytes, patch.structuredPatch).equals(after), 'hunks on before give after')
  const signs = patch.structuredPatch.flatMap(({ lines }) => lines.map((shown) => shown[0]))
  assert.equal(patch.insertions, signs.filter((sign) => sign === '+').length)
  assert.equal(patch.deletions, signs.filter((sign) => sign === '-').length)
  if (match.matchedBy === 'exact') checkContent(file, after, request)
  return match.matchedBy
}

const lf = (value: string): string => value.replaceAll('\r\n', '\n')

const contentOf = (file: TextFile): string => decodeText(file, file.bom, file.bytes.length)

/** The exact rung agrees with a plain count on the whole text. An 8-bit file may refuse more. */
function checkExactness(file: TextFile, { old_string, replace_all }: Edit, result: string): void {
  const old = lf(old_string)
  if (old === '' || !file.valid || !canHold(file, old) || result === 'unencodable') return
  const content = lf(contentOf(file))
  let places = 0
  for (let at = content.indexOf(old); at >= 0; at = content.indexOf(old, at + 1)) places += 1
  if (places === 0) assert.notEqual(result, 'exact')
  else if (places === 1 || replace_all) assert.equal(result, 'exact')
  else assert.equal(result, 'not-unique')
}

/** Every byte outside the replaced ranges is where it was, or moved as a whole. */
function checkOutside(before: Buffer, after: Buffer, splices: readonly Splice[]): void {
  let from = 0
  let to = 0
  for (const { start, end, replacement } of [
    ...splices,
    { start: before.length, end: before.length, replacement: [] },
  ]) {
    assert(start >= from && end >= start, 'splices are in order')
    assert(after.subarray(to, to + start - from).equals(before.subarray(from, start)), 'bytes outside are kept')
    to += start - from + replacement.length
    from = end
  }
  assert.equal(to, after.length)
}

function checkPlaces(file: TextFile, splices: readonly Splice[], { new_string, replace_all }: Edit): void {
  assert(replace_all || splices.length === 1)
  const unit = file.encoding === 'utf8' ? 1 : 2
  const code = (at: number): number | undefined => (at < file.bom ? undefined : file.bytes[at])
  for (const { start, end, replacement } of splices) {
    assert(start >= file.bom, 'the BOM is kept')
    for (const at of [start, end]) {
      assert(at % unit === 0)
      assert(!(code(at - unit) === 0x0d && code(at) === 0x0a), 'no CRLF is split')
    }
    if (file.valid) continue
    assert(
      file.bytes.subarray(start, end).every((byte) => byte < 0x80),
      'no byte of an unknown character is replaced',
    )
    assert(/^[\0-\x7f]*$/.test(new_string) && Buffer.from(replacement).every((byte) => byte < 0x80))
  }
}

const eachLine = (value: string, change: (words: string) => string): string => value.split('\n').map(change).join('\n')
const straight = (value: string): string => DISTORTIONS.straight!(value)

/** What a rung takes for equal, as a plain rewriting of whole texts. */
const FOLDS: Readonly<Record<Rung, (value: string) => string>> = {
  exact: (value) => value,
  quotes: straight,
  tags: (value) => DISTORTIONS.tags!(value),
  escapes: (value) =>
    value.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number(`0x${digits}`))),
  'line-numbers': (value) => eachLine(value, (words) => words.replace(/^[ \t]*\d+[\t\u2192]/, '')),
  'trailing-blanks': (value) => eachLine(value, (words) => words.replace(/[ \t]+$/, '')),
  whitespace: (value) => value.trim().replace(/\s+/g, ' '),
}

/** What was found equals the old text under the rung's own tolerance, and quotes are found nowhere else. */
function checkTolerance(
  file: TextFile,
  splices: readonly Splice[],
  { request, rung }: { request: Edit; rung: Rung },
): void {
  const numbered = rung === 'line-numbers'
  const fold = FOLDS[numbered ? 'exact' : rung]
  const old = fold(numbered ? FOLDS[rung](lf(request.old_string)) : lf(request.old_string))
  for (const { start, end, replacement } of splices) {
    const found = fold(lf(decodeText(file, start, end)))
    if (replacement.length === 0) assert(found.startsWith(old), 'a deletion takes the old text first')
    else assert.equal(found, old)
  }
  if (rung === 'quotes' && !request.replace_all && file.valid) {
    assert.equal(straight(lf(contentOf(file))).split(straight(old)).length, 2)
  }
}

/** An exact edit says what a replacement in the text would, and brings no other line end into a file of one kind. */
function checkContent(file: TextFile, after: Buffer, { old_string, new_string, replace_all }: Edit): void {
  const opened = openText(after)
  assert(opened.ok)
  const [content, result] = [contentOf(file), contentOf({ ...file, bytes: after })]
  const old = lf(old_string)
  if (new_string !== '' && file.valid && old !== '') {
    const fresh = lf(new_string)
    const want = replace_all ? lf(content).replaceAll(old, () => fresh) : lf(content).replace(old, () => fresh)
    if (!/\r/.test(lf(content) + old + fresh)) assert.equal(lf(result), want)
  }
  const hasLf = /(?<!\r)\n/
  if (content.includes('\r\n') && !hasLf.test(content) && !/\r(?!\n)/.test(content)) assert(!hasLf.test(result))
  if (!content.includes('\r') && !/\r(?!\n)/.test(new_string)) assert(!result.includes('\r'))
}
