import { parsedJson } from '../../src/core/text/json.ts'

/** A text of about so many pieces. */
export type Shape = (size: number) => string

/** The piece again and again; `%` in it stands for its number. */
export const many =
  (piece: string, between = ''): Shape =>
  (size) =>
    Array.from({ length: size }, (_, at) => piece.replaceAll('%', `${at}`)).join(between)

/** The same on lines of their own. */
export const lines = (piece: string): Shape => many(piece, '\n')

/** The same as a list, between a head and a tail. */
export const within =
  (head: string, piece: string, tail = '', between = ','): Shape =>
  (size) =>
    head + many(piece, between)(size) + tail

/** One in the other. */
export const nested =
  (open: string, inside: string, close: string): Shape =>
  (size) =>
    open.repeat(size) + inside + close.repeat(size)

/** What no reader expects, and each may get. */
const ANY = {
  blanks: within('', ' ', 'x', ''),
  tabs: within('x', '\t', 'x', ''),
  'line breaks': within('', '\n', 'x', ''),
  'line ends of all kinds': within('', '\r\r\n', 'x', ''),
  'blank lines': within('a', '\n ', 'b', ''),
  'one line': many('a'),
  digits: within('', '1', '.', ''),
  quotes: many('"'),
  backticks: many('` '),
  backslashes: within('"', '\\', '', ''),
  brackets: many('['),
  'closing brackets': many(']'),
  braces: many('{"'),
  substitutions: many('$('),
  'comments of HTML': many('<!--'),
  dashes: many('- '),
  stars: within('', '*', 'a', ''),
  colons: many(': '),
  commas: many('[,'),
  'numbered lines': lines('% a'),
  'records of JSON': lines('{"type":"x","id":"%"}'),
  'keys of JSON': within('{', '"k%":{"a":[]}', '}'),
} satisfies Readonly<Record<string, Shape>>

/** Reads a text, which it may refuse, and the hostile shapes that are its own beside those of all. */
export interface Reader {
  readonly read: (text: string) => unknown
  readonly shapes: Readonly<Record<string, Shape>>
}

export const reader = (read: Reader['read'], shapes: Reader['shapes'] = {}): Reader => ({
  read,
  shapes: { ...ANY, ...shapes },
})

/** The values of a text in JSON; no reader asks for one that is none. */
export const json =
  (read: (value: never) => unknown): Reader['read'] =>
  (text) => {
    const value = parsedJson(text)
    return value === undefined ? undefined : read(value as never)
  }

export const ID = 'a'.repeat(40)

/** Diffs, patches and mails of them. */
export const DIFFS = {
  files: lines('--- a/%.js\n+++ b/%.js\n@@ -1 +1 @@\n-a\n+b'),
  'heads of files': lines('diff --git a/%.js b/%.js'),
  'a long head': within('diff --git ', 'a', '', ''),
  'extended headers': within('diff --git a/a b/a\n', 'old mode 100644\n', '', ''),
  hunks: (size: number) =>
    `--- a/a.txt\n+++ b/a.txt\n${Array.from({ length: size }, (_, at) => `@@ -${9 * at + 1},3 +${9 * at + 1},3 @@\n a\n-b\n+c\n d\n`).join('')}`,
  'heads of hunks': within('--- a/a\n+++ b/a\n', '@@ -1 +1 @@\n', '', ''),
  'a long hunk': (size: number) =>
    `--- a/a.txt\n+++ b/a.txt\n@@ -1,${size} +1,${size} @@\n${'-a\n'.repeat(size)}${'+b\n'.repeat(size)}`,
  'heads of binary files': many('diff --git a/a b/a\nGIT binary patch\nliteral 1\n'),
  'lines of a binary file': within('diff --git a/a b/a\nGIT binary patch\nliteral 1\n', 'zcmV-e\n', '', ''),
  mails: lines(`From ${ID} Mon\nSubject: a\n\nb\n---\n--- a/%.js\n+++ b/%.js\n@@ -1 +1 @@\n-a\n+b`),
  'folded headers': within(`From ${ID} Mon\nSubject: a\n`, ' b\n', '\n', ''),
  'brackets of a subject': within(`From ${ID} Mon\nSubject: `, '[a] ', '\n\n', ''),
  'brackets nobody closes': within(`From ${ID} Mon\nSubject: `, '[', '\n\n', ''),
  'blanks of an author': within(`From ${ID} Mon\nSubject: a\nFrom: `, ' ', '<\n\n', ''),
  'encoded words nobody ends': within(`From ${ID} Mon\nSubject: `, '=?utf-8?q?a', '\n\n', ''),
  'encoded words': within(`From ${ID} Mon\nSubject: `, '=?utf-8?q?a?= ', '\n\n', ''),
  'blanks behind a word': within(`From ${ID} Mon\nSubject: ?=`, ' ', '\n b\n\n', ''),
  'a quoted name': within('diff --git "a/', '\\', '', ''),
} satisfies Readonly<Record<string, Shape>>
