import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hrtime } from 'node:process'
import type { Git } from '../git/git.ts'
import { isAbandoned, ownMark, removeOrLeave } from '../git/scratch-folder.ts'
import { replaceFile } from '../git/whole-file.ts'
import { changedFilesThat, type FileSelection, snapshotWorkTree } from '../git/work-tree-snapshot.ts'
import { sha256 } from '../text/digest.ts'
import { isObject, parsedJson } from '../text/json.ts'
import { readBack } from '../text/read-back.ts'

/** A call of a tool, with what it declares that it may change. */
export interface RecordedCall {
  /** Pairs the call's beginning with its end: unique among the open calls of its session. */
  readonly id: string
  /** What it does, for the reviewer. */
  readonly why: string
  /** Paths that it is about, relative to the root. Absent: it may change any file. */
  readonly files?: readonly string[]
  /** It runs a command, which is more likely to change any file than a call that declares nothing. */
  readonly command?: true
}

/** The work tree at a moment of a session. */
export interface Note {
  /** When it happened, in milliseconds since 1970, with fractions. */
  readonly at: number
  readonly tree: string
  /** The call that began then. */
  readonly begins?: RecordedCall
  /** The call that ended then. */
  readonly ends?: RecordedCall
  /** The current commit, where the tree is its own. Of the first note. */
  readonly commit?: string
  /** Permission bits of files, where they differ from git's mode. */
  readonly modes?: FileModes
  /** Of a tree that may be of a later moment: which recorder took it. Only trees that one recorder took follow each other. */
  readonly recorder?: number
  /** Files that changed after the moment and are in the tree already, with the time of their change. */
  readonly touched?: Readonly<Record<string, number>>
  /** Those of `touched` that were deleted: their time is the latest possible, that of a folder in which more may have changed since. */
  readonly deleted?: readonly string[]
}

/** The notes of one session. */
export interface SessionNotes {
  /** By {@link sessionKey}. */
  readonly session: string
  readonly notes: readonly Note[]
}

/** Permission bits by path. */
export type FileModes = Readonly<Record<string, number>>

/** The work tree as a tree. What is large, or may hold a key, is as in the index, or not there: its bytes never become an object. */
export const snapshot = async (git: Git): Promise<string> =>
  // Of a repository without a commit git can add nothing: what a command began there is no change of this one.
  snapshotWorkTree(git, { without: await changedFilesThat(git, WITHHELD) })

/** Files that hold keys or credentials by their names. */
const PRIVATE =
  /(^|\/)(\.env(\.(?!example$|sample$|template$|dist$|defaults$)[^/]+)?|id_[^./]+|\.netrc|\.git-credentials|\.pgpass)$|\.(pem|key|p12|pfx|jks|keystore|ppk)$/i

/** Whether a file is never recorded, by its name. */
export const isPrivatePath = (path: string): boolean => PRIVATE.test(path)

/** Files whose bytes never become an object: by name, by content, by size in bytes. */
export const WITHHELD: FileSelection = {
  named: isPrivatePath,
  holding: (bytes) => bytes.includes('PRIVATE KEY-----'),
  largerThan: 64 * 2 ** 20,
}

export const WHY_PRIVATE = 'It may hold a key or credentials, which are never recorded.'

/** Two weeks, in milliseconds: for so long git keeps objects that nothing refers to. */
const KEPT = 14 * 24 * 60 * 60 * 1000

/** The notes of a session, in order; none where nothing was recorded. Lines that a kill cut off do not count: see `unreadLines`. */
export const readRecording = (git: Git, session: string): readonly Note[] => notesIn(fileOf(git, session))

/** Whether anything of a session was recorded. */
export const isRecorded = (git: Git, session: string): boolean =>
  linesOf(fileOf(git, session)).some((line) => parseNote(line).length > 0)

/** Where a session's recording has lines that are no notes: a kill cut them off, or another program wrote them. */
export function unreadLines(git: Git, session: string): { readonly file: string; readonly lines: readonly number[] } {
  const file = fileOf(git, session)
  const lines = linesOf(file).flatMap((line, at) => (line === '' || isRead(line) ? [] : [at + 1]))
  return { file, lines }
}

const isRead = (line: string): boolean => readEntry(line) !== undefined

/** What a line says: that a plan is written, or a note. */
function readEntry(line: string): unknown {
  const entry = parsedJson(line)
  return isPlanEntry(entry) ? entry : parseNote(line)[0]
}

/** All recordings of the checkout that go on after a time, in milliseconds. */
export function recordingsSince(git: Git, time: number): readonly SessionNotes[] {
  const folder = folderOf(git)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name)
    const isOver = (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < time
    return !name.endsWith('.jsonl') || isOver ? [] : [{ session: name.slice(0, -6), notes: notesIn(file) }]
  })
}

/** Adds a note to a session's recording, and drops recordings that are older than what git keeps. */
export function addToRecording(git: Git, session: string, note: Note): void {
  const folder = folderOf(git)
  mkdirSync(folder, { recursive: true })
  prune(folder)
  append(fileOf(git, session), note)
}

/** If a kill cut the last line off, the entry gets a line of its own. */
function append(file: string, entry: object): void {
  const text = readBack(JSON.stringify(entry), readEntry)
  const descriptor = openSync(file, 'a+', 0o600)
  try {
    const [size, last] = [fstatSync(descriptor).size, Buffer.alloc(1)]
    if (size > 0) readSync(descriptor, last, 0, 1, size - 1)
    const isCut = size > 0 && last.toString() !== '\n'
    writeSync(descriptor, `${isCut ? '\n' : ''}${text}\n`)
  } finally {
    closeSync(descriptor)
  }
}

/** Which command starts programs that change the work tree. */
type Starter = 'fix' | 'record'

/** Notes that a command is about to start a program on a work tree, so that the next call knows it after a kill. Returns what removes the note. */
export function noteStart(git: Git, by: Starter, note: Pick<Note, 'tree' | 'modes' | 'commit'>): () => void {
  const file = join(git.gitDir, 'editplan', `${by}-${ownMark()}-${hrtime.bigint().toString(36)}`)
  writeFileSync(file, readBack(JSON.stringify({ at: Date.now(), ...note }), readEntry), { mode: 0o600 })
  return () => removeOrLeave(file)
}

/** Notes of killed processes, oldest first. The program of a note that was cut off had not begun. */
export function stoppedStarts(git: Git, by: Starter): { readonly notes: readonly Note[]; forget(): void } {
  const folder = join(git.gitDir, 'editplan')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names.flatMap((name) => (name.startsWith(`${by}-`) && isAbandoned(name) ? [join(folder, name)] : []))
  const notes = files.flatMap(notesIn).sort((one, other) => one.at - other.at)
  return { notes, forget: () => files.forEach(removeOrLeave) }
}

/** Notes the work tree for a recording that a later call ends; a note that is there already is replaced. */
export function noteBeginning(git: Git, note: Note): void {
  mkdirSync(join(git.gitDir, 'editplan'), { recursive: true })
  replaceFile(beginningOf(git), readBack(JSON.stringify(note), readEntry))
}

/** What {@link noteBeginning} noted, and what removes it; undefined where nothing is noted. */
export function notedBeginning(git: Git): { readonly note: Note; forget(): void } | undefined {
  const file = beginningOf(git)
  const [note] = notesIn(file)
  return note && { note, forget: () => removeOrLeave(file) }
}

const beginningOf = (git: Git): string => join(git.gitDir, 'editplan', 'beginning')

const folderOf = (git: Git): string => join(git.gitDir, 'editplan', 'recordings')

const fileOf = (git: Git, session: string): string => join(folderOf(git), `${sessionKey(session)}.jsonl`)

/** The file of a session's plan, with the digests that it may have after a kill. */
export interface WrittenPlan {
  readonly file: string
  /** SHA-256, hex, of the last plan and of the one before it. */
  readonly digests: readonly string[]
}

/** Call it before the plan is written: after a kill, the plan still belongs to its session. */
export const notePlan = (git: Git, session: string, { file, digests }: WrittenPlan): void =>
  append(fileOf(git, session), { plan: file, sha256: digests.at(-1) })

/** Undefined where no plan of the session was written. */
export function writtenPlan(git: Git, session: string): WrittenPlan | undefined {
  const plans = linesOf(fileOf(git, session)).map(parsedJson).filter(isPlanEntry)
  const file = plans.at(-1)?.plan
  if (file === undefined) return undefined
  return { file, digests: plans.flatMap(({ plan, sha256 }) => (plan === file ? [sha256] : [])).slice(-2) }
}

const isPlanEntry = (line: unknown): line is { readonly plan: string; readonly sha256: string } =>
  isObject(line) && typeof line.plan === 'string' && typeof line.sha256 === 'string'

/** The name of a session's notes. Its id may hold anything: it is its own name where it is a UUID, which costs no digest. */
export const sessionKey = (session: string): string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(session) ? session : sha256(session).slice(0, 32)

const notesIn = (file: string): readonly Note[] => linesOf(file).flatMap(parseNote)

const linesOf = (file: string): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

function parseNote(line: string): readonly Note[] {
  const note = parsedJson(line)
  if (!isObject(note) || !isId(note.tree) || typeof note.at !== 'number') return []
  const { at, tree, begins, ends, commit, recorder, touched, deleted, modes } = note
  return [
    {
      at,
      tree,
      ...(isCall(begins) && { begins }),
      ...(isCall(ends) && { ends }),
      ...(isId(commit) && { commit }),
      ...(isModes(modes) && { modes }),
      ...(typeof recorder === 'number' && { recorder }),
      ...(isObject(touched) && { touched: touched as Note['touched'] & {} }),
      ...(Array.isArray(deleted) && { deleted: deleted.filter((path) => typeof path === 'string') }),
    },
  ]
}

const isCall = (value: unknown): value is RecordedCall =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.why === 'string' &&
  (value.files === undefined || Array.isArray(value.files))

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)

const isModes = (value: unknown): value is FileModes =>
  typeof value === 'object' && value !== null && Object.values(value).every((mode) => Number.isInteger(mode))

function prune(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) < Date.now() - KEPT)
      rmSync(file, { force: true })
  }
}

/** Paths of the checkout that names of files may mean: as they are written, and where their links lead. Other names are left out. */
export function pathsIn({ root }: Git, cwd: string, names: readonly string[]): readonly string[] {
  const files = names.map((name) => resolve(cwd, name)).flatMap((file) => [file, withoutLinks(file)])
  const paths = files.map((file) => relative(root, file).split(sep).join('/'))
  return [
    ...new Set(paths.filter((path) => path !== '' && !path.startsWith('../') && path !== '..' && !isAbsolute(path))),
  ]
}

/** The file need not exist yet. */
function withoutLinks(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    const folder = dirname(file)
    return folder === file ? file : join(withoutLinks(folder), basename(file))
  }
}

/** Kernels stamp files with the time of their last tick, at most this many milliseconds ago. */
export const GRAIN = 10

/** When a path last changed, in milliseconds since 1970; of one that is gone, when the nearest folder above it did. */
export function changeTime({ root }: Git, path: string): { readonly time: number; readonly isGone: boolean } {
  for (let file = join(root, path), isGone = false; ; file = dirname(file), isGone = true) {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (stat || file === root) return { time: stat?.ctimeMs ?? Number.NEGATIVE_INFINITY, isGone }
  }
}
