import { actionButton, copyButton, element } from '../../../../browser/element.ts'
import { isGuess, MATCHED } from '../../../../core/report/looks.ts'
import { namesOf, notesOf, subjectOf } from '../../../../core/report/net-changes.ts'
import { reasonOf } from '../../../../core/report/safe-markdown.ts'
import { showInvisible, showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, thousands } from '../../../../core/text/words.ts'
import type { PagePart, PageStep } from '../../model/model.ts'
import { printed, wholeOutput } from '../output.ts'
import { isSameDecision, movedPath, pathOf } from '../storage.ts'
import { badgesOf, type Card, type CardContext, countsOf, decision, lazyCard, prose, refusal, riskOf } from './card.ts'
import { drawPart, heightInLines } from './part.ts'

/** The card of one step. */
export function stepCard(step: PageStep, order: number, drawn: CardContext): Card {
  const isRepeat = (part: PagePart): boolean => step.repeats !== undefined || part.repeats === true
  const lines = step.parts.reduce((sum, part) => sum + (isRepeat(part) ? 1 : heightInLines(part)), 0)
  const looks = [...drawn.looks.ofStep(step.index), ...step.parts.flatMap(({ path }) => drawn.looks.ofFile(path))]
  const id = `step-${step.index}`
  const since = sinceOf(step, drawn)
  const card: Card = lazyCard({
    id,
    element: () => {
      const root = element('article', {
        class: `card step ${step.status}${since === 'same' || isPlainFix(step) ? ' folded' : ''}`,
        id,
        tabindex: '-1',
        'aria-label': `Step ${step.index}`,
      })
      drawn.decisions.follow([step], (isDropped) => root.classList.toggle('dropped', isDropped))
      return root
    },
    lines,
    notes: remarkCount(step, drawn),
    facts: {
      paths: [...new Set([...namesOf(step), ...step.parts.flatMap(({ path, from }) => [path, from ?? path])])],
      statuses: [step.status],
      tools: [step.tool],
      rules: [step.policy?.rule, step.source].flatMap((rule) => rule ?? []),
      size: step.insertions + step.deletions,
      risk: riskOf(looks),
      looks: looks.map(({ kind }) => kind),
      order,
    },
    text: () => textOf(step),
    patches: step.parts.flatMap(({ patch }) => patch ?? []),
    fill: () => [
      heading(step, drawn, card.root),
      ...remarks(step, drawn),
      ...(explanationOf(step, drawn) ?? partsOf(step, drawn)),
    ],
  })
  return card
}

/** What a step explains, and its files, folded, those that get more or less of it than most first; undefined for any other step. */
function explanationOf(step: PageStep, drawn: CardContext): readonly HTMLElement[] | undefined {
  const explained = drawn.data.model.explained?.steps.find((one) => one.step === step.index)
  if (!explained) return undefined
  const { title, files, odd = 0 } = explained
  const places = new Map(files.map((path, at) => [path, at]))
  const placeOf = ({ path }: PagePart): number => places.get(path) ?? files.length
  const few = odd > 0 ? `, ${thousands(odd)} of them with more or fewer places than most` : ''
  const parts = step.parts
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((part) => foldedPart(step, part, { said: placeOf(part) < odd ? ' · odd' : '', drawn }))
  if (parts[0]) parts[0].open = true
  return [element('p.why', element('b', showInvisible(title)), ` ${counted(files.length, 'file')}${few}`), ...parts]
}

/** The change of each file, but of those that change alike the first one. */
const partsOf = (step: PageStep, drawn: CardContext): readonly HTMLElement[] =>
  step.parts.map((part) => {
    if (step.repeats !== undefined) return onDemand(step, part, [`Same change as step ${step.repeats}`], drawn)
    return part.repeats ? foldedPart(step, part, { said: ' · same change', drawn }) : partOf(step, part, drawn)
  })

/** A file by its name and counts; its change is drawn when it is opened. */
function foldedPart(
  step: PageStep,
  part: PagePart,
  { said, drawn }: { readonly said: string; readonly drawn: CardContext },
): HTMLDetailsElement {
  const name = element('code.path', ...pathOf(part.path))
  return onDemand(step, part, [name, ` +${thousands(part.insertions)} −${thousands(part.deletions)}${said}`], drawn)
}

function onDemand(
  step: PageStep,
  part: PagePart,
  summary: readonly (Node | string)[],
  drawn: CardContext,
): HTMLDetailsElement {
  const fold = element('details.members', element('summary', ...summary))
  fold.addEventListener('toggle', () => fold.append(partOf({ ...step, parts: [part] }, part, drawn)), { once: true })
  return fold
}

/** Fixes stand folded under their rule, but for refused ones. */
const isPlainFix = ({ source, error }: PageStep): boolean => source !== undefined && !error

/** What became of a step since the report that this one is compared with. */
function sinceOf({ index, status }: PageStep, { data }: CardContext): ('new step' | 'changed' | 'same') | undefined {
  const { since } = data.model.run
  if (!since || status === 'read') return undefined
  if (since.new.includes(index)) return 'new step'
  return since.changed.includes(index) ? 'changed' : 'same'
}

const textOf = (step: PageStep): string => {
  const { index, id, plan, tool, source, why, error, policy, notes = [], parts } = step
  const paths = [...namesOf(step), ...parts.map(({ path }) => path)]
  return [
    index,
    id,
    plan,
    tool,
    source,
    ...paths,
    why,
    policy?.rule,
    policy?.reason,
    error?.name,
    error?.message,
    ...notes,
  ]
    .join('\n')
    .toLowerCase()
}

function heading(step: PageStep, drawn: CardContext, root: HTMLElement): HTMLElement {
  const { links, decisions } = drawn
  const since = sinceOf(step, drawn)
  const attributes = { class: 'fold', 'aria-label': `Collapse step ${step.index}` }
  const fold = actionButton('▾', () => root.classList.toggle('folded'), attributes)
  const { index, id, plan, tool, status, commit } = step
  const several = step.parts.length > 1 && subjectOf({ ...step, files: filesIn(step) }, showUnusual)
  const one = namesOf(step).flatMap((path, at): (Node | string)[] => [...(at > 0 ? [' → '] : []), ...pathOf(path)])
  return element(
    'h2',
    since === 'same' || isPlainFix(step) ? fold : undefined,
    element('a.number', { href: `#step-${index}`, 'aria-label': `Link to step ${index}` }, `${index}`),
    element('span.tool', tool),
    element('code.path', ...(several ? [several] : one)),
    copyButton(namesOf(step).at(-1) ?? '', 'path'),
    ...(step.parts.length === 1 ? badgesOf({ ...step, ...step.parts[0]! }) : []),
    since === undefined ? undefined : element('span.badge.since', since),
    ...[step.source, id].map((one) => one && element('span.id', showInvisible(one))),
    plan === undefined ? undefined : element('span.plan', { title: 'The plan of the step' }, showInvisible(plan)),
    element(
      'span.outcome',
      ...countsOf(step),
      commit === undefined
        ? undefined
        : element('span.made', commitLink(commit, links.commit(commit)), copyButton(commit, 'commit')),
      status === 'applied' || status === 'read' ? undefined : element('span.status', STATUS[status]),
      decisions.box([step]),
    ),
  )
}

const filesIn = ({ parts }: PageStep) => parts.map(({ path }) => ({ file_path: path }))

const commitLink = (id: string, address: string | undefined): HTMLElement => {
  const code = element('code.commit', { title: id }, id.slice(0, 7))
  return address === undefined ? code : element('a', { href: address, rel: 'noreferrer' }, code)
}

export const STATUS: Readonly<Record<PageStep['status'], string>> = {
  read: 'read',
  applied: 'applied',
  unchanged: 'unchanged',
  collapsed: 'repeats',
  failed: 'refused',
  skipped: 'not applied',
}

const remarkCount = (step: PageStep, drawn: CardContext): number => {
  const { why, duplicate_of: duplicate, error, command } = step
  const told = [why, ownDecision(step, drawn), duplicate, command].filter((one) => one !== undefined)
  return told.length + notesOf(step).length + (error ? 3 : 0)
}

/** Where it is not that of most steps, or the step was refused. */
const ownDecision = ({ policy, error }: PageStep, drawn: CardContext): PageStep['policy'] =>
  !error && isSameDecision(policy, drawn.policy) ? undefined : policy

/** Reason, decision of the policy, how it matched, notes, and why it was refused. */
function remarks(step: PageStep, drawn: CardContext): readonly HTMLElement[] {
  const { why, duplicate_of: duplicate, matched_by: matched, error } = step
  const link = duplicate === undefined ? '' : element('a', { href: `#step-${duplicate}` }, `step ${duplicate}`)
  return [
    why === undefined || why === '' ? undefined : element('p.why', ...prose(reasonOf(why))),
    ownDecision(step, drawn) && decision(step),
    duplicate === undefined ? undefined : element('p.note', 'It repeats ', link, '.'),
    isGuess(matched) ? element('p.remark', element('b', 'Inexact match: '), `${MATCHED[matched]}.`) : undefined,
    ...notesOf(step).map((note) => element('p.note', showInvisible(note))),
    error && refusal(error),
    commandOf(step),
  ].filter((one) => one !== undefined)
}

/** A step of several files names each above its part. */
function partOf(step: PageStep, part: PagePart, { data, look }: CardContext): HTMLElement {
  const place = element('div.change')
  place.style.setProperty('--lines', `${Math.min(heightInLines(part), 400)}`)
  const label = `Change of ${part.path} in step ${step.index}`
  void data.contents().then(({ steps, files }) => {
    const pictures = steps[step.index] ?? (step.tool === 'Move' ? undefined : files[part.path])
    const whole = data.model.files.find(({ path }) => path === part.path)
    const binary =
      whole?.binary && whole.steps.length === 1 ? { before: whole.old_size, after: whole.new_size } : undefined
    return drawPart(
      place,
      { part, anchor: `step-${step.index}`, label, cell: step.cell, binary, pictures },
      { data, look: look() },
    )
  })
  if (step.parts.length === 1) return place
  const name = element('code.path', ...movedPath(part))
  const counts = element('span.outcome', ...countsOf(part))
  return element('section.part', element('h3', name, ...badgesOf(part), counts), place)
}

/** How the command of a Run ended, and the end of what it printed: open where it failed. */
function commandOf({ command, file_path, error }: PageStep): HTMLElement | undefined {
  if (!command) return undefined
  if (command.recorded) return element('p.note', 'The command did not run again: this is its recorded result.')
  const { exit_code: code, milliseconds, tail, output } = command
  const ended = code === null ? 'Killed, or never started' : `Exit code ${code}`
  return element(
    'details.command',
    { open: error ? '' : undefined },
    element('summary', `${ended} · ${(milliseconds / 1000).toFixed(1)} s`),
    ...printed(tail, showInvisible(file_path)),
    wholeOutput(output),
  )
}
