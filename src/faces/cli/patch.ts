import { diffWordsWithSpace } from 'diff'
import { filesOf, subjectOf } from '../../core/report/net-changes.ts'
import { clearLines, hunkHeader, shownLines } from '../../core/report/patch-lines.ts'
import type { ReportedStep, RunReport } from '../../core/report/report.ts'
import {
  fitEnd,
  fitStart,
  paint,
  splitAt,
  type TerminalStyle,
  widthOf,
  wrap,
} from '../../core/report/terminal/style.ts'
import { oneLine, showInvisible, showUnusual } from '../../core/text/neutralise.ts'
import type { StructuredPatchHunk } from '../../core/text/patch.ts'
import { type Span, sharedEnds } from '../../core/text/splice.ts'
import { thousands } from '../../core/text/words.ts'

/** A step's heading and its patch, of several files one after the other; empty where the step changed no line. */
export function renderStepPatch(step: ReportedStep, style: TerminalStyle): string {
  const files = filesOf(step).filter(({ structuredPatch }) => structuredPatch)
  if (files.length === 0) return ''
  const name = step.id === undefined ? `${step.index}` : `${step.index} ${oneLine(step.id)}`
  const start = fitStart(`step ${name}`, style.width / 2)
  const room = style.width - widthOf(start) - step.tool.length - 3
  const heading = paint(style, 'bold', `${step.tool} ${fitEnd(subjectOf(step, oneLine), room)}`)
  const why =
    step.why === undefined ? [] : wrap(oneLine(step.why), style.width).map((line) => paint(style, 'dim', line))
  const patches = files.flatMap((file) => [
    ...(step.files ? [paint(style, 'bold', fitEnd(oneLine(file.file_path), style.width))] : []),
    ...renderPatch(file.structuredPatch ?? [], style),
  ])
  return `${[`${paint(style, 'dim', start)}  ${heading}`, ...why, ...patches].join('\n')}\n\n`
}

/** Hunks for a terminal: a unified diff; with colours, the changed words of a line are emphasised. */
export const renderPatch = (hunks: readonly StructuredPatchHunk[], style: TerminalStyle): readonly string[] =>
  hunks.flatMap((hunk) => [paint(style, 'cyan', hunkHeader(hunk)), ...renderLines(shownLines(hunk), style)])

/** The same of a diff as git prints it, with its headers. */
export const renderGitDiff = (diff: string, style: TerminalStyle): readonly string[] =>
  diff
    .trimEnd()
    .split(/^(?=@@ |diff --git )/m)
    .flatMap((part) => {
      const [head = '', ...lines] = part.replace(/\n$/, '').split('\n')
      if (head.startsWith('@@ '))
        return [paint(style, 'cyan', fitStart(head, columns(style))), ...renderLines(lines, style)]
      return [head, ...lines].map((line) => paint(style, 'bold', fitEnd(showUnusual(line), columns(style))))
    })

const renderLines = (lines: readonly string[], style: TerminalStyle): readonly string[] =>
  runsOf(lines).flatMap((run) => renderRun(cut(run, columns(style)), style))

const columns = ({ width, piped }: TerminalStyle): number => (piped ? Number.POSITIVE_INFINITY : width)

/** Consecutive lines: removed ones with the added ones after them, or other lines. */
type Run = { readonly removed: string[]; readonly added: string[]; readonly other: string[] }

function runsOf(lines: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  let run: Run = { removed: [], added: [], other: [] }
  const next = () => {
    runs.push(run)
    run = { removed: [], added: [], other: [] }
  }
  for (const line of lines) {
    if (line.startsWith('-')) {
      if (run.added.length > 0) next()
      run.removed.push(line)
    } else if (line.startsWith('+')) run.added.push(line)
    else {
      run.other.push(line)
      next()
    }
  }
  return [...runs, run]
}

/** Lines of one width. A long removed line and the added one in its place are cut around each place in which they differ; other changed lines go on in the next. */
function cut({ removed, added, other }: Run, width: number): Run {
  const shown = clearLines([...removed, ...added])
  const [gone, fresh] = [shown.slice(0, removed.length), shown.slice(removed.length)]
  const windows = gone.map((line, at) => windowsOn(line, fresh[at], width))
  return {
    removed: gone.flatMap((line, at) =>
      pieces(
        line,
        windows[at]?.map(({ gone }) => gone),
        width,
      ),
    ),
    added: fresh.flatMap((line, at) =>
      pieces(
        line,
        windows[at]?.map(({ fresh }) => fresh),
        width,
      ),
    ),
    other: other.map((line) => fitStart(showUnusual(line), width)),
  }
}

/** A minified line has thousands of words: beyond so many differing places the whole lines are shown. */
const MAX_WINDOWS = 12

/** Characters between the common ends of two lines beyond which nobody looks for words that they share. */
const MAX_MIDDLE = 4000

/** Where two long lines differ; undefined where both fit. */
function windowsOn(
  gone: string,
  fresh: string | undefined,
  width: number,
): readonly { readonly gone: Span; readonly fresh: Span }[] | undefined {
  if (fresh === undefined || (shownWidth(gone) <= width && shownWidth(fresh) <= width)) return undefined
  const { head, tail } = endsBehindSign(gone, fresh)
  const [old, now] = [gone.slice(head, gone.length - tail), fresh.slice(head, fresh.length - tail)]
  const isShort = old.length + now.length <= MAX_MIDDLE
  const words = (isShort && diffWordsWithSpace(old, now, { maxEditLength: MAX_EDITS })) || [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  const found = windowsOf(words, {
    head,
    around: Math.max(8, Math.floor(width / 6)),
    gone: gone.length,
    fresh: fresh.length,
  })
  return found.length <= MAX_WINDOWS ? found : undefined
}

type Lengths = { readonly head: number; readonly around: number; readonly gone: number; readonly fresh: number }

function windowsOf(
  words: readonly { readonly value: string; readonly added?: boolean; readonly removed?: boolean }[],
  { head, around, ...length }: Lengths,
): readonly { readonly gone: Span; readonly fresh: Span }[] {
  const found: { gone: Span; fresh: Span }[] = []
  const near = (at: number, size: number, end: number): Span => ({
    start: at - around <= around ? 1 : at - around,
    end: Math.min(end, at + size + around),
  })
  let [old, now] = [head, head]
  for (const { value, added, removed } of words) {
    const [one, other] = [added ? 0 : value.length, removed ? 0 : value.length]
    const last = found.at(-1)
    if (added || removed) {
      const place = { gone: near(old, one, length.gone), fresh: near(now, other, length.fresh) }
      if (last && (place.gone.start <= last.gone.end || place.fresh.start <= last.fresh.end)) {
        last.gone = { start: last.gone.start, end: place.gone.end }
        last.fresh = { start: last.fresh.start, end: place.fresh.end }
      } else found.push(place)
    }
    old += one
    now += other
  }
  return found
}

const shownWidth = (text: string): number => (text.length > 4096 ? text.length : widthOf(text))

/** Characters behind the sign that two lines share at their beginning, and at their end. */
function endsBehindSign(one: string, other: string): ReturnType<typeof sharedEnds> {
  const { head, tail } = sharedEnds(one.slice(1), other.slice(1))
  return { head: head + 1, tail }
}

/** Characters of a line that is shown whole, however many lines of the terminal it takes; of a longer one its two ends. */
const MAX_WHOLE = 4000

/** A changed line as lines of the terminal: its windows, or all of it; each begins with the sign. */
function pieces(line: string, windows: readonly Span[] | undefined, width: number): readonly string[] {
  if (shownWidth(line) <= width) return [line]
  const sign = line.charAt(0)
  const parts = windows?.map(
    ({ start, end }) => `${start > 1 ? '…' : ''}${slice(line, start, end)}${end < line.length ? '…' : ''}`,
  )
  if (!Number.isFinite(width)) return [line]
  return (parts ?? [line.slice(1)])
    .map((part) => (part.length > MAX_WHOLE ? bothEnds(part) : part))
    .flatMap((part) => splitAt(part, width - 1).map((text) => sign + text))
}

const bothEnds = (text: string): string => {
  const left = thousands(text.length - MAX_WHOLE)
  const [start, end] = [slice(text, 0, MAX_WHOLE / 2), slice(text, text.length - MAX_WHOLE / 2, text.length)]
  return `${start}… ${left} characters are not shown; in a pipe the line is whole …${end}`
}

/** Characters [start, end), no character cut in two. */
const slice = (text: string, start: number, end: number): string => {
  const isLow = (at: number): boolean => text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff
  return text.slice(isLow(start) ? start - 1 : start, isLow(end) ? end + 1 : end)
}

function renderRun({ removed, added, other }: Run, style: TerminalStyle): readonly string[] {
  const pairs = style.colour && removed.length === added.length
  const changed = pairs ? removed.map((line, at) => changedWords(line, added[at] ?? '', style)) : []
  return [
    ...removed.map((line, at) => changed[at]?.[0] ?? paint(style, 'red', line)),
    ...added.map((line, at) => changed[at]?.[1] ?? paint(style, 'green', line)),
    ...other.map((line) => (line.startsWith('\\') ? paint(style, 'dim', line) : line)),
  ]
}

const MAX_EDITS = 60

/** Both lines with what differs inverted; undefined where so much differs that it would not help. */
function changedWords(removed: string, added: string, style: TerminalStyle): readonly [string, string] | undefined {
  const words = diffWordsWithSpace(removed.slice(1), added.slice(1), { maxEditLength: MAX_EDITS })
  const kept = words?.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.trim().length), 0) ?? 0
  if (!words || kept * 3 < Math.min(removed.length, added.length)) return undefined
  const side = (sign: '-' | '+', colour: 'red' | 'green', left: 'added' | 'removed') =>
    paint(style, colour, sign) +
    words
      .filter((part) => !part[left])
      .map((part) => paint(style, part.added || part.removed ? [colour, 'inverse'] : colour, part.value))
      .join('')
  return [side('-', 'red', 'added'), side('+', 'green', 'removed')]
}

interface ProposalView {
  /** Omit what GitHub folds: a patch becomes its heading. */
  readonly folded?: boolean
  /** Leave out the push and the calls of the API. */
  readonly callsHidden?: boolean
}

/** What a dry run of `pr` would do: branch, title, body, the push and the calls of the API. Empty where nothing is proposed. */
export function renderProposal(report: RunReport, style: TerminalStyle, view: ProposalView = {}): string {
  const { pull_request: pull } = report
  if (!pull?.proposed) return ''
  const { title, body, push, calls } = pull.proposed
  const heading = (text: string): string => paint(style, 'bold', text)
  const lines = [
    `${heading('Branch')} ${oneLine(pull.branch)}`,
    `${heading('Title')}  ${oneLine(title)}`,
    heading('Body'),
    ...bodyLines(body, view)
      .flatMap((line) => (style.piped ? [showInvisible(line)] : splitAt(showInvisible(line), style.width - 2)))
      .map((line) => `${paint(style, 'dim', '│')} ${line}`),
  ]
  if (!view.callsHidden) {
    lines.push(heading('Calls'))
    if (push.length > 0) lines.push(`  git ${push.map(oneLine).join(' ')}`)
    for (const call of calls) lines.push(`  ${call.method} ${oneLine(call.path)}${shortBody(call.body, style.width)}`)
  }
  return `${lines.join('\n')}\n`
}

/** The body as it is sent, or with patches folded as on GitHub. */
const bodyLines = (body: string, { folded }: ProposalView): readonly string[] =>
  (folded ? body.replace(FOLDED, fold).replace(UNFOLDED, unfold).replace(OUR_MARKS, '') : body).trimEnd().split('\n')

const FOLDED = /<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g

/** What GitHub shows unfolded: its heading, and its end. */
const UNFOLDED = /<details open><summary>(.*?)<\/summary>|^<\/details>\n/gm

const OUR_MARKS = /^<!-- editplan:.*-->\n/gm

const fold = (_: string, summary: string, next: string | undefined): string =>
  `▸ ${unmarked(summary)}${next ? '\n' : ''}`

const unfold = (_: string, summary: string | undefined): string =>
  summary === undefined ? '' : `▾ ${unmarked(summary)}`

const unmarked = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

const shortBody = (body: unknown, width: number): string =>
  body === undefined ? '' : `\n    ${fitStart(oneLine(JSON.stringify(body)), width - 4)}`
