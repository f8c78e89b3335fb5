import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { saidBy } from '../../errors.ts'
import { visible } from '../text/visible.ts'
import { nearestWord } from '../text/words.ts'
import { type Folders, folderOf, listFolders, stemOf } from './folder-names.ts'
import type { RepoPath, Source } from './workspace.ts'

/** Suggestions shown for one path. */
const MOST = 5
/** Folders of each depth tried as lost leading folders. */
const FOLDERS_TRIED = 200

/** Existing files that a path may have meant, links that lead nowhere apart, best first: another case, blank, extension or folder, or a typing error away. */
export const similarPaths = (
  wanted: RepoPath,
  { stat, folders }: Pick<Source, 'stat'> & { readonly folders: Folders },
): readonly RepoPath[] => {
  const found = new Set<RepoPath>()
  for (const candidates of [foldedAlike, sameStem, lessLeadingFolders, belowTopFolders, misspelt]) {
    for (const candidate of candidates(wanted, folders)) {
      const stood = candidate === wanted ? undefined : stat(candidate)
      if (stood?.kind === 'file' && !stood.broken) found.add(candidate)
      if (found.size === MOST) return [...found]
    }
  }
  return [...found]
}

/** The same for a source as it is now. */
export const similarNow = (wanted: RepoPath, { list, stat }: Source): readonly RepoPath[] =>
  similarPaths(wanted, { stat, folders: listFolders({ list }) })

type Candidates = (wanted: RepoPath, folders: Folders) => Iterable<RepoPath>

const foldedAlike: Candidates = (wanted, folders) => {
  let found: readonly string[] = ['']
  for (const part of wanted.split('/'))
    found = found
      .flatMap((folder) => Array.from(folders.in(folder).alike(part), (name) => join(folder, name)))
      .slice(0, MOST)
  return found
}

const sameStem: Candidates = (wanted, folders) => {
  const folder = folderOf(wanted)
  return [...folders.in(folder).sameStem(path.posix.basename(wanted))].sort().map((name) => join(folder, name))
}

const lessLeadingFolders: Candidates = (wanted) => {
  const parts = wanted.split('/')
  return parts.slice(1).map((_, lost) => parts.slice(lost + 1).join('/'))
}

/** Below a folder of the root, or a folder in one, as the packages of a workspace are. */
function* belowTopFolders(wanted: RepoPath, folders: Folders): Generator<RepoPath, void> {
  const top = folders.in('').sorted().slice(0, FOLDERS_TRIED)
  for (const folder of top) yield join(folder, wanted)
  let tried = 0
  for (const folder of top.filter(mayBeFolder))
    for (const inner of folders.in(folder).sorted().filter(mayBeFolder)) {
      if (++tried > FOLDERS_TRIED) return
      yield join(join(folder, inner), wanted)
    }
}

/** Names with an extension are mostly those of files: each would be asked about in vain, for every path that is missing. */
const mayBeFolder = (name: string): boolean => path.posix.extname(name) === ''

/** Each part of the path as it is, or the nearest name in its folder. */
const misspelt: Candidates = (wanted, folders) => {
  let folder = ''
  for (const part of wanted.split('/')) {
    const near = folders.in(folder).all.has(part) ? part : nearestName(part, folder, folders)
    if (near === undefined) return []
    folder = join(folder, near)
  }
  return [folder]
}

/** Names shorter than this differ if one letter differs. */
const TELLING = 3

const nearestName = (part: string, folder: RepoPath | '', folders: Folders): string | undefined =>
  stemOf(part).length < TELLING ? undefined : nearestWord(part, tellingOf(folders.toCompare(folder)))

function* tellingOf(names: Iterable<string>): Generator<string, void> {
  for (const name of names) if (stemOf(name).length >= TELLING) yield name
}

const join = (folder: string, name: string): RepoPath => (folder === '' ? name : `${folder}/${name}`)

/** Why the system does not read a file, in words. */
export interface UnreadReason {
  readonly reason: string
  /** The end of a sentence: for a missing file with the most similar name in its folder; empty by default. */
  readonly hint?: string
}

/** @param error what the system answered, of whatever disk path @param file the one that was read */
export function unreadReason(error: unknown, file: string): UnreadReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EISDIR') return folderReason(file)
  const reason = REASONS[code] ?? saidBy(error)
  const hint = code === 'ENOENT' ? insteadOf(String(Reflect.get(Object(error), 'path'))) : undefined
  return { reason, ...(hint !== undefined && { hint: `: ${hint}` }) }
}

/** What to read instead of a file that is not there. */
function insteadOf(file: string): string | undefined {
  if (/[\\/](?:https?|ssh|file|s3|gs):[\\/]/i.test(file)) return 'addresses are not downloaded, so save the file first'
  if (/[*?]/.test(path.basename(file))) return 'patterns are not expanded here, so name each file'
  const near = nearestWord(path.basename(file), namesIn(path.dirname(file)))
  if (near !== undefined) return `the folder has ${visible(near)}`
  return isInSparseCheckout(file) ? 'the checkout is sparse, so add its folder to `sparse-checkout`' : undefined
}

function isInSparseCheckout(file: string): boolean {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const settings = ['config', 'config.worktree'].map((name) => textOf(path.join(folder, '.git', name)))
    if (settings[0] !== undefined)
      return settings.some((text) => /^[ \t]*sparsecheckout[ \t]*=[ \t]*true[ \t]*\r?$/im.test(text ?? ''))
  }
  return false
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Why a folder is no file, with the plan that it has. */
export function folderReason(folder: string): UnreadReason {
  const plan = namesIn(folder).find((name) => /^plan\.(?:ya?ml|jsonl?)$/i.test(name))
  return { reason: 'it is a folder', hint: plan === undefined ? '' : `: the folder has ${plan}` }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EACCES: 'permission is denied',
}
