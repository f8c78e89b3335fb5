import fc from 'fast-check'
import { items } from '../../support/items.ts'

const GIT_SPELLINGS = items`
.git   .GIT   .Git   .gIt   git~1   GIT~1   Git~1   git~2   .gitmodules   .gitignore   git`
const IGNORABLE = ['\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u206a', '\u206f', '\ufeff']
const TAILS = [
  '',
  '',
  '',
  '',
  '',
  ' ',
  '.',
  '. .',
  '...',
  ':',
  '::$INDEX_ALLOCATION',
  ':stream',
  '::$DATA',
  '\\',
  '\t',
  '~1',
  '%20',
]
const ODD_PARTS = [
  '..',
  '.',
  '',
  '...',
  '.. ',
  ' ',
  ...items`
%2e%2e   %2f   ~   ~root   file:   http:   C:   nul   aux.txt`,
]
const RAW = ['\u0000', '\n', '\u001b[31m', '\ud800', '\u009b', '\u202e', 'é', 'e\u0301', '💾', 'x'.repeat(256), '日本']
const PLAIN = ['a', 'src', 'lib', 'index.ts', 'read me.md', '100%', '[id].tsx', '@scope', '#1', '-rf', "it's"]

const gitLike = fc
  .tuple(
    fc.constantFrom(...GIT_SPELLINGS),
    fc.option(fc.constantFrom(...IGNORABLE)),
    fc.nat(6),
    fc.constantFrom(...TAILS),
    fc.constantFrom(...TAILS),
  )
  .map(([name, ignorable, at, tail, more]) => `${name.slice(0, at)}${ignorable ?? ''}${name.slice(at)}${tail}${more}`)

const part = fc.oneof(
  { weight: 5, arbitrary: gitLike },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_PARTS) },
  { weight: 1, arbitrary: fc.constantFrom(...RAW) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 8, arbitrary: fc.constantFrom(...PLAIN) },
)

const separator = fc.constantFrom('/', '/', '/', '/', '/', '//', '\\', '/./', '/../')
const prefix = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '../../workspace/',
  '/',
  '//server/share/',
  '\\\\server\\',
  'C:/',
  'file:///',
)

/** Paths as an attacker spells them, and plain ones among them: git's own folder in disguise, climbs, roots, streams, raw bytes. */
export const hostilePath = fc
  .tuple(prefix, part, fc.array(fc.tuple(separator, part), { maxLength: 4 }))
  .map(([start, first, rest]) => start + first + rest.map(([between, name]) => between + name).join(''))
