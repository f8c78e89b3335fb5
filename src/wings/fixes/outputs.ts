import { FIX_FORMATS, type FixFormat, type FixOutputs, type FixRecording } from '../../core/plan/fix-output.ts'
import {
  firstValues,
  type ImportSource,
  openingOf,
  type ReadText,
  type SourceText,
} from '../../core/plan/source-text.ts'
import { isObject, parsedJson } from '../../core/text/json.ts'
import { type FixSource, importFixes } from './import-fixes.ts'
import type { FixReader } from './proposed-fix.ts'
import { clang, GO_LINE, go, isClangExport, isGoOutput, rustc } from './readers/compilers.ts'
import { golangci } from './readers/golangci.ts'
import { astGrep, eslint, markdownlint, oxlint, ruff, semgrep, stylelint } from './readers/linters.ts'
import { lsp } from './readers/lsp.ts'
import { biome, rdjson } from './readers/rdjson.ts'
import { sarif } from './readers/sarif.ts'

const READERS = [
  sarif,
  lsp,
  eslint,
  rdjson,
  biome,
  ruff,
  rustc,
  clang,
  go,
  golangci,
  astGrep,
  semgrep,
  stylelint,
  markdownlint,
  oxlint,
] as const satisfies readonly FixReader[]

const readerOf = (format: FixFormat): FixReader => READERS.find(({ name }) => name === format) ?? sarif

/** Reads what tools write of their fixes. */
export const outputs: FixOutputs = {
  isOutput: (format, value) => readerOf(format).recognises(value),
  formatOf: (text) => (isClangExport(text) ? 'clang' : isGoOutput(text) ? 'go' : undefined),
  formatIn: (source) => formatsIn(withoutNotes(source))[0],
  read: (format, sources, into) =>
    importFixes(
      sources.flatMap((source) => readerFor(source, format, into.recording) ?? []),
      into,
    ),
}

function formatsIn(source: ImportSource): readonly FixFormat[] {
  const opening = openingOf(source).replace(/^\ufeff/, '')
  const values = firstValues(opening).filter(isObject)
  const found = FIX_FORMATS.filter((format) => values.some((value) => outputs.isOutput(format, value)))
  return found.length > 0 ? found : [outputs.formatOf(opening) ?? []].flat()
}

/** The JSON of an output that holds what a program told beside it, too: lines before it and behind it that are no JSON, and words between its lines. */
function withoutNotes(source: ImportSource): ImportSource {
  if (!('text' in source) || outputs.formatOf(source.text)) return source
  const given = source.text.split('\n')
  const first = given.findIndex((line) => /^\s*(?:\{\s*(?:"|$)|\[\s*(?:\{|$))/.test(line))
  const end = given.findLastIndex((line) => /[\]}]\s*$/.test(line)) + 1
  const isOfLines = isObject(parsedJson(given[first] ?? ''))
  const isNote = (line: string, at: number): boolean => at < first || at >= end || (isOfLines && WORDS.test(line))
  const notes = given.filter((line, at) => isNote(line, at) && line.trim() !== '')
  if (first === -1 || end <= first || notes.length === 0 || notes.some((line) => CHANGE.test(line))) return source
  const lines = given.map((line, at) => (isNote(line, at) ? '' : line)).slice(first, end)
  const inner = { ...source, text: lines.join('\n'), firstLine: (source.firstLine ?? 1) + first }
  return formatsIn(inner).length > 0 ? inner : source
}

/** An output, of which the reader takes what no program told beside it. */
function readText(
  { name: file, text, firstLine: first = 1 }: SourceText,
  { text: own, firstLine = 1 }: SourceText,
): ReadText {
  const lines = text.split('\n')
  return { file, lines, first, taken: [[firstLine, firstLine + own.split('\n').length - 1]] }
}

/** How a line begins that holds no value of JSON. */
const WORDS = /^\s*(?!true|false|null)[a-z]/i

/** How a line begins that may be a part of a change. */
const CHANGE = /^\s*(?:diff |--- |\+\+\+ |@@ |<{5,}|\*\*\* |[[{])/

/** What a tool prints that found nothing. */
export const isEmpty = (source: ImportSource): boolean =>
  'text' in source &&
  MAY_BE_NOTHING.test(source.text) &&
  (source.text.trim() === '' || NOTHING.test(source.text.replaceAll(GO_LINE, '').trim()))

/** An empty list, or the empty objects of Go's packages. */
const NOTHING = /^(?:\[\s*\]|(?:\{\s*\}\s*)+)$/

/** How such a text begins, a line of the go command included; most outputs are large, and begin otherwise. */
const MAY_BE_NOTHING = /^\s*(?:$|\[\s*\]|\{\s*\}|# |go: )/

/** Undefined for one that found nothing, and for an output in another format than the one that is asked for, and in none: it is listed. */
function readerFor(given: ImportSource, asked: FixFormat | undefined, recording: FixRecording): FixSource | undefined {
  if (isEmpty(given)) return undefined
  const source = withoutNotes(given)
  if ('text' in given && 'text' in source) recording.texts?.push(readText(given, source))
  const [found, ...others] = formatsIn(source)
  const isAsked = asked === undefined || asked === 'biome' || [found, ...others].includes(asked)
  const format = asked ?? found
  if (format && (isAsked || found === undefined)) return { reader: readerOf(format), source }
  const reason = found ? `It is output in the format ${found}.` : 'It is in no format with fixes that is known.'
  recording.leaveOut('output', { reason, at: { file: source.name, line: 1, column: 1 } })
  return undefined
}
