import { readdirSync } from 'node:fs'
import path from 'node:path'
import { caseless } from '../text/fold.ts'
import { visible } from '../text/visible.ts'
import { nearestWord } from '../text/words.ts'
import type { RepoPath, Source } from './workspace.ts'

/** Suggestions shown for one path. */
const MOST = 5
/** Top-level folders tried as a lost leading folder. */
const FOLDERS_TRIED = 200

/** Existing files that a path may have meant, links that lead nowhere apart, best first: another case, blank, extension or folder, or a typing error away. */
export const similarPaths = (wanted: RepoPath, source: Pick<Source, 'list' | 'stat'>): readonly RepoPath[] => {
  const found = new Set<RepoPath>()
  for (const candidates of [foldedAlike, sameStem, lessLeadingFolders, belowTopFolders, misspelt]) {
    for (const candidate of candidates(wanted, source)) {
      const stat = candidate === wanted ? undefined : source.stat(candidate)
      if (stat?.kind === 'file' && !stat.broken) found.add(candidate)
      if (found.size === MOST) return [...found]
    }
  }
  return [...found]
}

type Candidates = (wanted: RepoPath, source: Pick<Source, 'list' | 'stat'>) => Iterable<RepoPath>

const foldedAlike: Candidates = (wanted, source) => {
  let folders: readonly string[] = ['']
  for (const part of wanted.split('/')) {
    const meant = likeness(part)
    folders = folders
      .flatMap((folder) =>
        source
          .list(folder)
          .filter((name) => likeness(name) === meant)
          .map((name) => join(folder, name)),
      )
      .slice(0, MOST)
  }
  return folders
}

const sameStem: Candidates = (wanted, source) => {
  const folder = folderOf(wanted)
  const stem = path.posix.parse(wanted).name
  return source
    .list(folder)
    .filter((name) => path.posix.parse(name).name === stem)
    .sort()
    .map((name) => join(folder, name))
}

const lessLeadingFolders: Candidates = (wanted) => {
  const parts = wanted.split('/')
  return parts.slice(1).map((_, lost) => parts.slice(lost + 1).join('/'))
}

const belowTopFolders: Candidates = (wanted, source) =>
  [...source.list('')]
    .sort()
    .slice(0, FOLDERS_TRIED)
    .map((folder) => join(folder, wanted))

/** A key that is the same for names that differ only in case, Unicode form or kind of white space. */
const likeness = (name: string): string => caseless(name.replace(/[\u00a0\u202f]/g, ' '))

/** Each part of the path as it is, or the nearest name in its folder. */
const misspelt: Candidates = (wanted, source) => {
  let folder = ''
  for (const part of wanted.split('/')) {
    const names = source.list(folder)
    const near = names.includes(part) ? part : stemOf(part).length < TELLING ? undefined : nearestName(part, names)
    if (near === undefined) return []
    folder = join(folder, near)
  }
  return [folder]
}

/** Names shorter than this differ if one letter differs. */
const TELLING = 3

const stemOf = (name: string): string => path.posix.parse(name).name

const nearestName = (part: string, names: readonly string[]): string | undefined =>
  nearestWord(
    part,
    names.filter((name) => stemOf(name).length >= TELLING),
  )

const folderOf = (file: RepoPath): string => {
  const folder = path.posix.dirname(file)
  return folder === '.' ? '' : folder
}

const join = (folder: string, name: string): RepoPath => (folder === '' ? name : `${folder}/${name}`)

/** Why the system does not read a file, in words. */
export interface UnreadReason {
  readonly reason: string
  /** For a missing file, the end of a sentence with the most similar name in its folder; empty by default. */
  readonly hint?: string
}

/** @param error what the system answered, of whatever disk path */
export function unreadReason(error: unknown): UnreadReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error))
  const near = code === 'ENOENT' ? nameLike(String(Reflect.get(Object(error), 'path'))) : undefined
  return { reason, ...(near !== undefined && { hint: `: the folder has ${visible(near)}` }) }
}

function nameLike(file: string): string | undefined {
  try {
    return nearestWord(path.basename(file), readdirSync(path.dirname(file)))
  } catch {
    return undefined
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
}
