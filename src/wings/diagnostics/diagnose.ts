import type { ServerHost } from './client.ts'
import { asUnknown, atLeast, compareDiagnostics, type Diagnostic, type Unknown } from './diagnostic.ts'
import { type Conversation, type Conversations, type Documents, openConversations } from './documents.ts'
import { askAbout, type FreshAnswer, isKnown, onlyLoaded } from './freshness.ts'
import { type ChangedText, findImporters, findReferences, type ImportingFiles } from './importers.ts'
import type { LanguageServer } from './language-server.ts'

/** The files of a run from its base, stage 0, over what each of its commits makes of them, to its result, the last stage. */
export interface Stages extends ImportingFiles {
  readonly last: number
  /** What a stage changes, by its number; nothing at 0. Paths of files that it makes and removes are among them. */
  changedBy(stage: number): readonly string[]
  /** Puts the files of a stage on the disk. */
  show(stage: number): Promise<void>
  /** Whether there is a file on the disk now. */
  has(path: string): boolean
  /** The path that a file had at the base. */
  formerPath(path: string): string
  /** What a server says, and the line it says it of, the same before and after a rename. */
  wordsOf(text: string): string
}

/** What a run makes of the diagnostics of one server. */
export interface Diagnosis {
  readonly added: readonly NewDiagnostic[]
  readonly fixed: number
  /** Files that the server was asked about. */
  readonly files: number
  /** What is not known beside this: then there may be more new ones. */
  readonly unknown?: Unknown & { readonly files: readonly string[] }
}

/** The most files of one run that a server is asked about. */
const MOST_FILES = 1000

/**
 * What a run makes of a server's diagnostics, in the files that it changes and in those that import them. Undefined where none of them
 * is the server's. Never throws for the server: what it does not say is unknown, with the reason. A server of `kept` goes on running,
 * and the base is on the disk then; the next stages have to begin with the same base.
 */
export async function diagnose(
  server: LanguageServer,
  host: ServerHost,
  stages: Stages,
  kept?: Conversations,
): Promise<Diagnosis | undefined> {
  const changed = await changedTexts(stages)
  const paths = changed.map(({ path }) => path)
  const importers = await findImporters(paths, stages, MOST_FILES)
  const files = [...paths, ...importers.paths].filter(server.asks)
  if (files.length === 0) return undefined
  const conversations = kept ?? openConversations()
  await using _ = kept ? undefined : conversations
  let conversation: Conversation
  try {
    conversation = await conversations.open(server, host)
  } catch (error) {
    return nothingKnown(asUnknown(error), files)
  }
  try {
    const wanted = { changed, files, isCut: importers.isCut, goesBack: kept !== undefined }
    const diagnosis = await compareStages(conversation, stages, wanted)
    await conversations.rest(conversation)
    return diagnosis
  } catch (error) {
    const unknown = conversation.client.bounds.failed ?? asUnknown(error)
    await conversations.drop(conversation)
    return nothingKnown(unknown, files)
  }
}

/** Leaves the base on the disk. */
async function changedTexts(stages: Stages): Promise<readonly ChangedText[]> {
  const paths = changedBetween(stages, 0, stages.last)
  await stages.show(stages.last)
  const after = paths.map((path) => stages.textOf(path))
  await stages.show(0)
  return paths.map((path, at) => ({ path, before: stages.textOf(path), after: after[at] }))
}

const changedBetween = (stages: Stages, low: number, high: number): readonly string[] => [
  ...new Set(Array.from({ length: high - low }, (_, at) => stages.changedBy(low + at + 1)).flat()),
]

const nothingKnown = ({ reason, message }: Unknown, files: readonly string[]): Diagnosis => ({
  added: [],
  fixed: 0,
  files: files.length,
  unknown: { reason, message, files: [] },
})

interface DiagnosisScope {
  readonly changed: readonly ChangedText[]
  readonly files: readonly string[]
  readonly isCut: boolean
}

async function compareStages(
  conversation: Conversation,
  stages: Stages,
  wanted: DiagnosisScope & { readonly goesBack: boolean },
): Promise<Diagnosis> {
  const { client, documents } = conversation
  const walk = openWalk(stages, documents)
  const { files, isCut } = await withReferring(conversation, stages, wanted)
  walk.watch(files)
  const asked = new Set(files)
  await documents.show(documents.paths.filter((path) => !asked.has(path)).map((path) => ({ path, text: undefined })))
  await documents.show(files.map((path) => ({ path, text: stages.textOf(path) })))
  const proven = new Set<string>()
  const foundNow = () => findNow(conversation, files.filter(stages.has), { files, proven })
  const before = await foundNow()
  await walk.to(stages.last)
  const after = await foundNow()
  const { severity } = client.server
  const known = comparable({ before, after, files, stages })
  const { added, gone } = compareDiagnostics(atLeast(known.before, severity), atLeast(known.after, severity), stages)
  const isThere = async (stage: number, asked: readonly Diagnostic[]) => {
    await walk.to(stage)
    return presentNow(conversation, stages, asked)
  }
  const attributed = await attribute(added, stages.last, isThere)
  if (wanted.goesBack && !client.bounds.failed) await walk.to(0)
  return {
    added: attributed,
    fixed: gone.length,
    files: files.length,
    ...unknownIn([before, after], isCut),
  }
}

/** The files with those that the server itself knows to refer to what is changed, and their importers. */
async function withReferring(
  { client, documents }: Conversation,
  stages: Stages,
  wanted: DiagnosisScope,
): Promise<Pick<DiagnosisScope, 'files' | 'isCut'>> {
  const asked = new Set(wanted.files)
  const open = wanted.changed.filter(({ path, before }) => asked.has(path) && before !== undefined)
  await documents.show(open.map(({ path, before }) => ({ path, text: before })))
  const known = [...wanted.changed.map(({ path }) => path), ...wanted.files]
  const referring = (await findReferences(client, open)).filter((path) => !known.includes(path))
  if (referring.length === 0) return wanted
  const importers = await findImporters([...known, ...referring], stages, MOST_FILES)
  const files = [...new Set([...wanted.files, ...[...referring, ...importers.paths].filter(client.server.asks)])]
  const isCut = wanted.isCut || importers.isCut || files.length > MOST_FILES
  return { files: files.slice(0, MOST_FILES), isCut }
}

/** Moves from stage to stage, on the disk and for the server. */
function openWalk(stages: Stages, documents: Documents) {
  let current = 0
  let watched: ReadonlySet<string> = new Set()
  return {
    watch(files: readonly string[]): void {
      watched = new Set(files)
    },
    async to(stage: number): Promise<void> {
      const [low, high] = [Math.min(current, stage), Math.max(current, stage)]
      if (low === high) return
      const paths = changedBetween(stages, low, high)
      const was = new Set(paths.filter(stages.has))
      await stages.show(stage)
      current = stage
      await documents.show(
        paths.filter((path) => watched.has(path)).map((path) => ({ path, text: stages.textOf(path) })),
      )
      const events = paths.flatMap((path) => {
        const how = was.has(path) ? (stages.has(path) ? 'changed' : 'removed') : stages.has(path) ? 'made' : undefined
        return how ? [{ path, how } as const] : []
      })
      await documents.tell(events)
    },
  }
}

/** A file that is not there has no diagnostics; one that is and cannot be opened is unknown. */
async function findNow(
  { client, documents }: Conversation,
  there: readonly string[],
  { files, proven }: { readonly files: readonly string[]; readonly proven: Set<string> },
): Promise<FreshAnswer> {
  const found = await askAbout(client, documents, there)
  const loaded = await onlyLoaded(client, documents, { found, proven })
  return new Map(files.map((path) => [path, loaded.get(path) ?? []]))
}

interface Comparison {
  readonly before: FreshAnswer
  readonly after: FreshAnswer
  readonly files: readonly string[]
  readonly stages: Stages
}

/** What is known both before and after. */
function comparable({ before, after, files, stages }: Comparison): Record<'before' | 'after', readonly Diagnostic[]> {
  const unknownBefore = new Set(files.filter((path) => !isKnown(before.get(path))))
  const unknownAfter = new Set(
    files.filter((path) => !isKnown(after.get(path))).flatMap((path) => [path, stages.formerPath(path)]),
  )
  const listed = (found: FreshAnswer, leaveOut: (path: string) => boolean): readonly Diagnostic[] =>
    files.flatMap((path) => {
      const one = found.get(path)
      return isKnown(one) && !leaveOut(path) ? one : []
    })
  return {
    before: listed(before, (path) => unknownAfter.has(path)),
    after: listed(after, (path) => unknownBefore.has(stages.formerPath(path))),
  }
}

/** Those of the diagnostics that are there at the stage that is shown. */
async function presentNow(
  { client, documents }: Conversation,
  stages: Stages,
  asked: readonly Diagnostic[],
): Promise<ReadonlySet<Diagnostic>> {
  const paths = [...new Set(asked.flatMap(({ path }) => [path, stages.formerPath(path)]))].filter(stages.has)
  const found = await askAbout(client, documents, paths)
  const now = [...found.values()].flatMap((one) => (isKnown(one) ? one : []))
  const { added: absent } = compareDiagnostics(
    now.map((one) => ({ ...one, path: stages.formerPath(one.path) })),
    asked,
    stages,
  )
  const gone = new Set(absent)
  return new Set(asked.filter((one) => !gone.has(one)))
}

function unknownIn(founds: readonly FreshAnswer[], isCut: boolean): Pick<Diagnosis, 'unknown'> {
  const unknown = new Map<string, Unknown>()
  for (const found of founds) for (const [path, one] of found) if (!isKnown(one)) unknown.set(path, one as Unknown)
  const [first] = unknown.values()
  if (first) return { unknown: { ...first, files: [...unknown.keys()] } }
  if (!isCut) return {}
  const message = `more than ${MOST_FILES} files import what is changed, and not all were looked at`
  return { unknown: { reason: 'too-many', message, files: [] } }
}

/** A diagnostic that the base does not have. */
interface NewDiagnostic extends Diagnostic {
  /** The stage after which it appeared; undefined where that could not be found out. */
  readonly stage?: number
}

/** Those of the diagnostics that are there at a stage. */
type PresentAt = (stage: number, asked: readonly Diagnostic[]) => Promise<ReadonlySet<Diagnostic>>

/**
 * The stage after which each appeared: not there after the one before. Stages are halved, so that few of many are asked about. All are
 * absent at 0 and present at `last`.
 */
export async function attribute(
  added: readonly Diagnostic[],
  last: number,
  presentAt: PresentAt,
): Promise<readonly NewDiagnostic[]> {
  const stages = new Map<Diagnostic, number>()
  const search = async (absent: number, present: number, some: readonly Diagnostic[]): Promise<void> => {
    if (some.length === 0) return
    if (present - absent === 1) {
      for (const one of some) stages.set(one, present)
      return
    }
    const middle = Math.floor((absent + present) / 2)
    const there = await presentAt(middle, some)
    await search(
      absent,
      middle,
      some.filter((one) => there.has(one)),
    )
    await search(
      middle,
      present,
      some.filter((one) => !there.has(one)),
    )
  }
  // What is new stays so, whether or not the server lives to tell since when.
  await search(0, last, added).catch(() => undefined)
  return added.map((one) => {
    const stage = stages.get(one)
    return stage === undefined ? one : { ...one, stage }
  })
}
