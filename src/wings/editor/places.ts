import path from 'node:path'
import { replay } from '../../core/engine/replay.ts'
import { trackedFiles } from '../../core/git/commands/index-files.ts'
import type { Git } from '../../core/git/git.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import { globOf, pathsOf, plainEditOf } from '../../core/plan/steps.ts'
import { openBaseline, openRepository } from '../../core/run/baseline.ts'
import { requestOf, withFiles } from '../../core/run/request.ts'
import { openPolicy, withoutQuestions } from '../../core/run/run-policy.ts'
import { openText, type TextFile, wholeText } from '../../core/text/encoding.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { lineChanges } from '../../core/text/line-changes.ts'
import { linesOfSpans, toLf } from '../../core/text/line-ending.ts'
import { matchEdit } from '../../core/text/match.ts'
import type { Span } from '../../core/text/splice.ts'
import { visible } from '../../core/text/visible.ts'
import { bulletList, counted } from '../../core/text/words.ts'
import { isErrno } from '../../core/workspace/file-identity.ts'
import { createOverlay } from '../../core/workspace/overlay.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import { EditplanError } from '../../errors.ts'
import { cursorAt, fieldAt, openPlanText, type PlanText, rangeOf, stepOf } from './plan-text.ts'

/** A place in a file of the checkout; lines from 1. */
interface FilePlace {
  /** Relative to the root. */
  readonly path: string
  readonly absolute: string
  readonly line: number
  readonly lastLine: number
}

/** A place in the plan itself or in a file. */
type Definition = { readonly in: 'plan'; readonly range: Span } | { readonly in: 'file'; readonly place: FilePlace }

interface PlaceRequest {
  readonly text: PlanText
  readonly plan: Plan | undefined
  readonly offset: number
  /** As the steps before leave the checkout. */
  readonly view: CheckoutView | undefined
}

/** What the step or the variable at an offset leads to. */
export async function definitionAt(asked: PlaceRequest): Promise<Definition | undefined> {
  const variable = variableAt(asked)
  const declared = variable === undefined ? undefined : rangeOf(fieldAt(asked.text, ['vars', variable])?.key)
  if (declared) return { in: 'plan', range: declared }
  const step = stepAt(asked)
  const place = step && asked.view && (await placeOf(step, asked.view))
  const onDisk = place && asked.view && placeOnDisk(place, asked.view)
  return onDisk && { in: 'file', place: onDisk }
}

/** The place in the file as an editor opens it; undefined where earlier steps make the file. */
const placeOnDisk = (place: FilePlace, view: CheckoutView): FilePlace | undefined => {
  const [before, after] = [view.onDisk(place.path), view.text(place.path)].map((viewed) => viewed && linesIn(viewed))
  if (!before || !after) return undefined
  const changes = lineChanges(before, after)
  return { ...place, line: lineBefore(place.line, changes), lastLine: lineBefore(place.lastLine, changes) }
}

/** The line before changes that is at a line after them; of a changed line the one in its place. */
const lineBefore = (line: number, changes: ReturnType<typeof lineChanges>): number => {
  let shift = 0
  for (const { at, removed, added } of changes) {
    const within = line - 1 - (at + shift)
    if (within < 0) break
    if (within < added.length) return at + 1 + Math.min(within, Math.max(0, removed - 1))
    shift += added.length - removed
  }
  return line - shift
}

const linesIn = ({ file }: ViewedFile): string[] => toLf(wholeText(file)).split('\n')

const stepAt = ({ text, plan, offset }: PlaceRequest): Step | undefined => {
  const number = stepOf(cursorAt(text, offset).path)
  return number === undefined ? undefined : plan?.steps.find(({ index }) => index === number)
}

const variableAt = ({ text: { text }, offset }: PlaceRequest): string | undefined => {
  const references = text.matchAll(/(?<!\$)\$\{\{\s*vars\.([\w-]+)\s*\}\}/g)
  return [...references].find(({ index, 0: { length } }) => index <= offset && offset <= index + length)?.[1]
}

/** Markdown about the step at an offset: its place in the file as the earlier steps leave it, or the files that its glob names. */
export async function hoverAt(asked: PlaceRequest): Promise<string | undefined> {
  const step = stepAt(asked)
  if (!step || !asked.view) return undefined
  const glob = globOf(step)
  if (glob !== undefined)
    return describeGlob(glob, 'exclude' in step.input ? step.input.exclude : undefined, asked.view)
  const place = await placeOf(step, asked.view)
  return place && describePlace(place, asked.view)
}

const LISTED = 12

async function describeGlob(
  glob: string | readonly string[],
  exclude: string | readonly string[] | undefined,
  view: CheckoutView,
): Promise<string | undefined> {
  const [named, excluded] = [compileGlobs(glob), compileGlobs(exclude ?? [])]
  if (typeof named === 'string' || typeof excluded === 'string') return undefined
  const files = (await view.files()).filter(
    (path) => named.some((one) => one.matches(path)) && !excluded.some((one) => one.matches(path)),
  )
  const head = `${counted(files.length, 'tracked file')}:`
  return [head, '', ...bulletList(files.map(code), LISTED)].join('\n')
}

/** A name in Markdown that nothing in it can break out of. */
const code = (name: string): string => `\`\` ${visible(name).replaceAll('`', "'").replaceAll('\n', ' ')} \`\``

const AROUND = 2
const MOST_LINES = 30

function describePlace(place: FilePlace, view: CheckoutView): string | undefined {
  const viewed = view.text(place.path)
  if (!viewed) return undefined
  const lines = linesIn(viewed)
  const first = Math.max(1, place.line - AROUND)
  const shown = lines.slice(first - 1, Math.min(place.lastLine + AROUND, first + MOST_LINES)).map((line, at) => {
    const number = first + at
    const mark = number >= place.line && number <= place.lastLine ? '>' : ' '
    return `${mark} ${String(number).padStart(4)}  ${visible(line.slice(0, 200))}`
  })
  const fence = '`'.repeat(
    Math.max(3, ...shown.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length + 1))),
  )
  return [`${code(place.path)} line ${place.line}`, '', `${fence}text`, ...shown, fence].join('\n')
}

/** The place that a step is about, in the file as the view has it; the beginning of the file where that is unknown. */
async function placeOf(step: Step, view: CheckoutView): Promise<FilePlace | undefined> {
  const [given] = pathsOf(step)
  const viewed = given === undefined ? undefined : view.text(given)
  if (!viewed) return undefined
  const [span] = await spansOf(step, viewed)
  const { path, absolute, file } = viewed
  const line = span ? (linesOfSpans(file, [span])[0] ?? 1) : 'offset' in step.input ? (step.input.offset ?? 1) : 1
  const last = span ? (linesOfSpans(file, [{ start: Math.max(span.start, span.end - 1) }])[0] ?? line) : line
  return { path, absolute, line, lastLine: last }
}

async function spansOf(step: Step, { path, file }: ViewedFile): Promise<readonly Span[]> {
  const edit = plainEditOf(step)
  if (edit && edit.old_string !== '') {
    const match = matchEdit(file, { ...edit, new_string: `${edit.old_string}.` })
    return match.ok ? match.splices : match.reason === 'not-unique' ? match.spans : []
  }
  if ('regex' in step.input && step.input.regex !== undefined) {
    const { compileSubstitution, matchRegex } = await import('../../core/text/regex.ts')
    const substitution = compileSubstitution(step.input.regex, '')
    const match = typeof substitution === 'string' ? undefined : matchRegex(file, substitution, true)
    return match?.ok ? match.splices : []
  }
  return 'path' in step.input ? keySpan(step.input.path, path, file) : []
}

/** Where a document has a key, or the nearest one around it. */
function keySpan(path: readonly PropertyKey[] | string, name: string, file: ViewedFile['file']): readonly Span[] {
  if (typeof path === 'string' || !/\.(ya?ml|jsonc?)$/i.test(name)) return []
  const document = openPlanText(name, wholeText(file))
  for (let depth = path.length; depth > 0; depth--) {
    const field = fieldAt(document, path.slice(0, depth))
    const range = rangeOf(field?.key ?? field?.value)
    if (!range) continue
    const start = file.bom + Buffer.byteLength(document.text.slice(0, range.start), file.encoding)
    return [{ start, end: start + 1 }]
  }
  return []
}

/** A checkout for whoever looks at a plan: as it is now, or as the earlier steps of the plan leave it. */
export interface CheckoutView {
  /** Absolute. */
  readonly root: string
  /** The files that git tracks, in its order; those that steps make at the end. */
  files(): Promise<readonly RepoPath[]>
  /** A text file that a plan names; undefined for whatever else the path leads to, and for what no plan may read. */
  text(given: string): ViewedFile | undefined
  /** The same, as it is on the disk. */
  onDisk(given: string): ViewedFile | undefined
}

type ViewedFile = { readonly path: RepoPath; readonly absolute: string; readonly file: TextFile }

/** Larger files are not looked into. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Opens the checkout that a folder is in, as the steps leave it: as it is where there are none, or one of them is refused. No command
 * runs and nothing is written. Throws NOT_A_REPOSITORY, BARE_REPOSITORY.
 */
export async function viewCheckout(folder: string, after?: Plan): Promise<CheckoutView> {
  const git = await openRepository({ root: folder })
  const disk = openDisk(git.root)
  const changed = after && after.steps.length > 0 ? await filesAfter(git, after) : new Map<RepoPath, undefined>()
  const view = (given: string, bytesOf: (path: RepoPath) => Buffer | undefined): ViewedFile | undefined => {
    try {
      const located = disk.locate(given)
      const bytes = located.ok ? bytesOf(located.path) : undefined
      const opened = bytes && openText(bytes)
      return located.ok && opened?.ok
        ? { path: located.path, absolute: path.join(git.root, located.path), file: opened.file }
        : undefined
    } catch (error) {
      if (isErrno(error)) return undefined
      throw error
    }
  }
  const bytesOnDisk = (path: RepoPath): Buffer | undefined => {
    const stat = disk.stat(path)
    return stat?.kind !== 'file' || stat.broken || stat.size > MOST_BYTES ? undefined : disk.read(path)
  }
  return {
    root: git.root,
    files: async () => {
      const tracked = (await git.run(trackedFiles())).filter((path) => !changed.has(path) || changed.get(path))
      const known = new Set(tracked)
      return [...tracked, ...[...changed.keys()].filter((path) => changed.get(path) && !known.has(path))]
    },
    text: (given) => view(given, (path) => (changed.has(path) ? changed.get(path) : bytesOnDisk(path))),
    onDisk: (given) => view(given, bytesOnDisk),
  }
}

/** The files that the steps change, as they leave them; undefined for one that is gone. None where a step is refused. */
async function filesAfter(git: Git, plan: Plan): Promise<ReadonlyMap<RepoPath, Buffer | undefined>> {
  try {
    const request = requestOf(plan)
    await using baseline = await openBaseline(git, {
      replays: 'work-tree',
      base: plan.base,
      baseBy: 'plan',
      paths: request.paths,
    })
    const policy = await openPolicy(git, baseline.head.commit, { given: undefined, asks: false })
    const { found } = await withFiles(baseline, request, policy)
    const workspace = createOverlay(baseline.source)
    const options = { ...plan.options, on_error: 'stop' as const }
    const context = { workspace, policy: withoutQuestions(policy), tracked: found }
    for await (const event of replay([{ options, steps: plan.steps }], context))
      if (event.type === 'step' && event.result.status === 'failed') return new Map()
    return new Map(workspace.changes().map((change) => [change.path, change.after]))
  } catch (error) {
    if (error instanceof EditplanError) return new Map()
    throw error
  }
}
