import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../git/git.ts'
import { changedFilesThat, type FileSelection, snapshotWorkTree } from '../git/work-tree-snapshot.ts'
import { sha256 } from '../text/digest.ts'

/** The work tree after a call of a session's tool. */
export interface RecordedTree {
  readonly tree: string
  /** What changed it since the tree before. */
  readonly why: string
  /** The current commit, where the tree is its own. */
  readonly commit?: string
  /** The recording began at the first call of a tool: what was before it is not in it. */
  readonly late?: true
  /** Of the first tree: when it was taken, in milliseconds. */
  readonly at?: number
  /** Permission bits of files, where git's mode does not give them. */
  readonly modes?: FileModes
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

/** Files whose bytes never become an object: by their names, by what they say, by their size in bytes. */
export const WITHHELD: FileSelection = {
  named: isPrivatePath,
  holding: (bytes) => bytes.includes('PRIVATE KEY-----'),
  largerThan: 64 * 2 ** 20,
}

export const WHY_PRIVATE = 'It may hold a key or credentials, which are never recorded.'

/** Two weeks, in milliseconds: for so long git keeps objects that nothing refers to. */
const KEPT = 14 * 24 * 60 * 60 * 1000

/** The trees of a session, in order; none where nothing was recorded. Lines that a kill cut off do not count. */
export function readRecording(git: Git, session: string): readonly RecordedTree[] {
  const file = fileOf(git, session)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(parseLine)
}

/** Adds a tree to a session's recording, and drops recordings that are older than what git keeps. */
export function addToRecording(git: Git, session: string, recorded: RecordedTree): void {
  const folder = folderOf(git)
  mkdirSync(folder, { recursive: true })
  prune(folder)
  appendFileSync(fileOf(git, session), `${JSON.stringify(recorded)}\n`, { mode: 0o600 })
}

const folderOf = (git: Git): string => join(git.gitDir, 'editplan', 'recordings')

/** A session's id comes from outside and may hold anything. */
const fileOf = (git: Git, session: string): string => join(folderOf(git), `${sha256(session).slice(0, 32)}.jsonl`)

function parseLine(line: string): readonly RecordedTree[] {
  try {
    const { tree, why, commit, late, at, modes } = JSON.parse(line)
    if (!isId(tree) || typeof why !== 'string') return []
    return [
      {
        tree,
        why,
        ...(isId(commit) && { commit }),
        ...(late === true && { late }),
        ...(Number.isFinite(at) && { at }),
        ...(isModes(modes) && { modes }),
      },
    ]
  } catch {
    return []
  }
}

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
