import type { CompositionReport, ReportedClash, ReportedPlace } from '../composition.ts'
import { oneLine, showInvisible } from '../plain-text.ts'
import { paint, type TerminalStyle, wrap } from './style.ts'

const RELATIONS = {
  same: 'do the same; the second one is left out',
  disjoint: 'touch different files',
  commutes: 'may come in any order',
  order: '',
  conflicts: 'conflict',
} as const

/** How plans fit together, for a terminal: each pair that shares files, what does not fit, and the order. */
export function renderComposition(report: CompositionReport, style: TerminalStyle): string {
  const lines = [
    ...report.plans.flatMap(({ name, refused }) =>
      refused
        ? [`${cross(style)} ${bold(name, style)} is refused, whatever comes before it`, ...clashLines(refused, style)]
        : [],
    ),
    ...report.pairs.filter(({ relation }) => relation !== 'disjoint').flatMap((pair) => pairLines(pair, style)),
    ...disjointLine(report.pairs),
    ...report.clashes.flatMap((clash) => [
      `${cross(style)} ${clash.order.map((name) => bold(name, style)).join(', ')} do not fit together`,
      ...clashLines(clash, style),
    ]),
    ...(report.order ? [`Order: ${report.order.map(oneLine).join(', ')}`] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const cross = (style: TerminalStyle): string => paint(style, ['red', 'bold'], '✗')
const bold = (text: string, style: TerminalStyle): string => paint(style, 'bold', oneLine(text))

function pairLines(
  { plans: [one, other], relation, order, clashes = [], overwritten = [] }: CompositionReport['pairs'][number],
  style: TerminalStyle,
): readonly string[] {
  const both = `${bold(one, style)} and ${bold(other, style)}`
  const sign =
    relation === 'conflicts'
      ? cross(style)
      : relation === 'order'
        ? paint(style, 'yellow', '!')
        : paint(style, 'green', '✓')
  const verdict = order ? `: ${oneLine(order[0])} must come before ${oneLine(order[1])}` : ` ${RELATIONS[relation]}`
  const lost = overwritten.map(
    (path) => `${INDENT}${paint(style, 'yellow', `overwrites what ${order?.[0]} changes in ${path}`)}`,
  )
  return [`${sign} ${both}${verdict}`, ...lost, ...clashes.flatMap((clash) => clashLines(clash, style))]
}

function clashLines({ order, step, cause, error }: ReportedClash, style: TerminalStyle): readonly string[] {
  const said = error
    ? `${placeOf(step)} is refused${order.length > 1 ? ` in the order ${order.map(oneLine).join(', ')}` : ''}: ${error.name}. ${showInvisible(error.message)}`
    : `${placeOf(step)} gives another result before ${cause ? placeOf(cause) : 'the other plan'} than after it.`
  const because = error && cause ? [`It depends on ${placeOf(cause)}.`] : []
  return [said, ...because].flatMap((text) => wrap(text, style.width - INDENT.length)).map((line) => INDENT + line)
}

const INDENT = '    '

/** `a step 2 (rename), Edit src/a.ts:3-5`. */
const placeOf = ({ plan, index, id, tool, file_path, lines }: ReportedPlace): string => {
  const range = lines ? `:${lines[0]}${lines[1] === lines[0] ? '' : `-${lines[1]}`}` : ''
  return oneLine(`${plan} step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} ${file_path}${range}`)
}

function disjointLine(pairs: CompositionReport['pairs']): readonly string[] {
  const { length } = pairs.filter(({ relation }) => relation === 'disjoint')
  if (length === 0) return []
  return [`${length === 1 ? 'One pair touches' : `${length} pairs touch`} different files.`]
}
