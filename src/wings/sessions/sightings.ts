import { posix } from 'node:path'
import { readCommandLine } from '../../core/programs/command-line.ts'
import { groupBy } from '../../core/text/group-by.ts'
import type { CallResult, OpenCall } from './call.ts'
import { type Checkout, plainText } from './file-states.ts'
import type { Operation } from './operations.ts'
import { chunksOfFile, filesOfPatch } from './patch-text.ts'
import { inFolder, isElsewhere, isFromRoot, worktreeIn } from './paths.ts'

/** Where a session worked, as far as something settles it. */
export interface SessionFolder {
  /** The folder that its log names, or one that was given along. */
  readonly named?: string | undefined
  /** The root of the checkout, as absolute paths say it; null where it may be one of several. */
  readonly root?: string | null | undefined
  /** The folder of the checkout from which relative paths start, '' for its root; null where nothing says which. */
  readonly folder?: string | null | undefined
}

/** A file that a call found: there, and with what text as far as the log shows. */
interface Sight {
  readonly path: string
  /** Whether a text can be that of the file; absent where the log shows none of it. */
  readonly isText?: ((text: string) => boolean) | undefined
}

/**
 * What a session found where, by which a log that does not say it tells where it worked: in the one folder of the checkout that holds all
 * of it. A file counts before the session changed it; one that no folder holds was made by something else, and says nothing. The log has to
 * show the text of one of them, or to name three.
 */
export class Sightings {
  readonly #checkout: Checkout
  readonly #given: SessionFolder
  readonly #roots = new Candidates()
  readonly #folders = new Candidates()
  /** Files that were found, and files that the session changed. */
  readonly #seen = new Set<string>()
  readonly #changed = new Set<string>()
  /** Files of the checkout by the last part of their paths. */
  #files: ReturnType<typeof byName> | undefined
  #named: string | undefined
  /** Whether a call was made of which nothing says where. */
  #hasUnplaced = false
  #isAmbiguous = false

  constructor(checkout: Checkout, given: SessionFolder) {
    this.#checkout = checkout
    this.#given = given
  }

  /** Takes a folder that a log names; returns the assumed root of the checkout until more is known. */
  enter(folder: string): string {
    const isFirst = this.#named === undefined
    this.#named ??= folder
    const { root, realPath } = this.#checkout
    const real = realPath && root !== undefined && !isBelow(folder, root) ? realPath(folder) : folder
    if (real !== folder && isBelow(real, root)) return root
    const worktree = worktreeIn(folder)
    if (worktree !== undefined && !isBelow(root ?? '', worktree)) return worktree
    if (isBelow(folder, root) || (root !== undefined && isBelow(root, folder))) return root
    const end = this.#given.folder ? `/${this.#given.folder}` : ''
    if (this.#given.folder != null) return folder.endsWith(end) ? folder.slice(0, folder.length - end.length) : folder
    const parts = folder.split('/')
    const roots = parts
      .map((_, at) => parts.slice(at).join('/'))
      .filter((one) => one !== '' && one !== folder && this.#checkout.kindOf?.(one) === 'folder')
      .map((one) => folder.slice(0, -one.length - 1))
    if (isFirst && roots.length > 0) this.#roots.narrow([folder, ...roots], 0)
    this.#isAmbiguous ||= isFirst && roots.length > 0
    return folder
  }

  /** Takes a call that was carried out. */
  take({ operation, folder, unplaced = false }: OpenCall, result: CallResult): void {
    if (result.failed) return
    const isOpen = !result.proposed && (unplaced || this.#isAmbiguous)
    // Where no folder is named, whole paths tell it.
    const counts = (path: string) => isOpen || (this.#named === undefined && isFromRoot(path))
    const found = sightsOf(operation, result)
    const sights = found.sights.filter(({ path }) => counts(path))
    const changes = found.changes.filter(counts)
    if (isOpen && unplaced && isRelative(operation)) this.#hasUnplaced = true
    for (const sight of sights) this.#see({ ...sight, path: wholePath(sight.path, folder) })
    for (const path of changes.map((one) => wholePath(one, folder))) {
      if (isBelow(path, this.#checkout.root)) this.#roots.narrow([this.#checkout.root], SHOWN)
      this.#changed.add(path)
    }
  }

  /** Where the session worked, where that is not where it was taken to work. */
  place(): SessionFolder | undefined {
    const named = this.#named
    const isSilent = named === undefined
    const found = isSilent ? (this.#roots.only ?? undefined) : this.#isAmbiguous ? this.#roots.only : undefined
    const root = this.#given.root ?? found
    const folder = isSilent && this.#hasUnplaced ? this.#folder() : this.#given.folder
    const taken = this.#given.root ?? (this.#isAmbiguous ? named : undefined)
    const isAsTaken = root === taken && folder !== null && (folder ?? '') === (this.#given.folder ?? '')
    return isAsTaken && (isSilent || !this.#hasUnplaced) ? undefined : { named, root, folder }
  }

  /** What is given counts; a root that is given is where the session began, unless what it found is not there. */
  #folder(): string | null {
    const isRoot = this.#given.root !== undefined && this.#folders.mayBe('')
    return this.#given.folder ?? (isRoot ? '' : this.#folders.only)
  }

  #see(sight: Sight): void {
    const { path } = sight
    const { root } = this.#checkout
    if (path === '.' || path.startsWith('../') || isElsewhere(path) || this.#changed.has(path)) return
    if (isBelow(path, root)) this.#roots.narrow([root], SHOWN)
    if (isBelow(path, root) || (this.#seen.has(path) && !sight.isText)) return
    const weight = sight.isText ? SHOWN : 1
    const isAbsolute = isFromRoot(path)
    const candidates = isAbsolute ? this.#roots : this.#folders
    const startOf = (file: string) =>
      isAbsolute ? path.slice(0, -file.length - 1) : file.slice(0, -path.length).replace(/\/$/, '')
    const files = this.#filesNamed(path)
    const open = files.filter((file) => candidates.mayBe(startOf(file)))
    if (open.length > MOST_READ) return
    // What is found in another folder than all else settles nothing.
    const fitting = (open.length > 0 ? open : files.slice(0, MOST_READ)).filter((file) => this.#fits(file, sight))
    if (fitting.length > 0) this.#seen.add(path)
    candidates.narrow(fitting.map(startOf), weight)
  }

  /** Files of the checkout that a path may mean. */
  #filesNamed(path: string): readonly string[] {
    this.#files ??= byName(this.#checkout.filesBelow?.('') ?? [])
    const files = this.#files.get(posix.basename(path)) ?? []
    return files.filter((file) => (isFromRoot(path) ? path.endsWith(`/${file}`) : `/${file}`.endsWith(`/${path}`)))
  }

  #fits(file: string, { isText }: Sight): boolean {
    const text = isText && this.#checkout.readFile?.(file)
    return !isText || (text !== undefined && isText(plainText(text)))
  }
}

/** A path from a folder, with `/` between its parts also where it is one of Windows. */
const wholePath = (path: string, folder: string | undefined): string => {
  const whole = inFolder(path, folder)
  return posix.normalize(/^[A-Za-z]:[\\/]/.test(whole) ? whole.replaceAll('\\', '/') : whole)
}

/** Files of one name beyond which none is read: so many tell nothing. */
const MOST_READ = 50

/** How much a text that is found says, in files of which only the names are; and how much settles it. */
const SHOWN = 3

/** Folders of which one is meant. */
class Candidates {
  #left: ReadonlySet<string> | undefined
  #weight = 0

  /** Takes that it is one of these; none of them is no news. */
  narrow(folders: readonly string[], weight: number): void {
    if (folders.length === 0) return
    this.#left = new Set(folders.filter((folder) => this.mayBe(folder)))
    this.#weight += weight
  }

  mayBe(folder: string): boolean {
    return this.#left === undefined || this.#left.has(folder)
  }

  /** The one that is left; null where none or several are, or too little says so. */
  get only(): string | null {
    const [one, ...more] = this.#left ?? []
    return one !== undefined && more.length === 0 && this.#weight >= SHOWN ? one : null
  }
}

const isBelow = (path: string, folder: string | undefined): folder is string =>
  folder !== undefined && `${path}/`.startsWith(`${folder.replace(/\/+$/, '')}/`)

const byName = (files: readonly string[]) => groupBy(files, (file) => posix.basename(file))

/** What a call that was carried out found, and which files it changed. */
const sightsOf = (
  operation: Operation,
  result: CallResult,
): { readonly sights: readonly Sight[]; readonly changes: readonly string[] } => {
  if (operation.kind === 'editor') return sightsOf(operation.asks, result)
  if (operation.kind === 'several') {
    const all = operation.asks.map((one) => sightsOf(one, result))
    return { sights: all.flatMap(({ sights }) => sights), changes: all.flatMap(({ changes }) => changes) }
  }
  if (operation.kind === 'read')
    return { sights: operation.paths.map((path) => ({ path, isText: shownBy(result) })), changes: [] }
  if (operation.kind === 'edits') {
    const { path, edits } = operation
    const olds = edits.slice(0, 1).map(({ old }) => plainText(old))
    return {
      sights: olds.filter(Boolean).map((old) => ({ path, isText: (text) => text.includes(old) })),
      changes: [path],
    }
  }
  if (operation.kind === 'patch') {
    const { text } = operation
    const paths = filesOfPatch(text)
    return { sights: paths.flatMap((path) => patchedSight(path, text)), changes: paths }
  }
  if (operation.kind === 'shell') return sightsOfLines(operation.commands, result)
  return { sights: [], changes: 'path' in operation ? [operation.path] : [] }
}

const shownBy = ({ shown }: CallResult): Sight['isText'] => {
  const wanted = shown && plainText(shown.text).trimEnd()
  return wanted ? (text) => text.trimEnd() === wanted : undefined
}

const patchedSight = (path: string, patch: string): Sight[] => {
  const [chunk] = chunksOfFile(patch, (one) => one === path).filter(({ old }) => old.join('').trim() !== '')
  return chunk ? [{ path, isText: (text) => `\n${text}`.includes(`\n${chunk.old.join('\n')}`) }] : []
}

/** A line alone whose programs are all plain, and which succeeded: the files that they would not do without. */
const sightsOfLines = (lines: readonly string[], { exitCode, printed }: CallResult) => {
  const [line = '', ...more] = lines
  const read = more.length === 0 && exitCode === 0 ? readCommandLine(line) : undefined
  const programs = (read?.ok && read.programs) || []
  if (programs.some(([name]) => name === 'cd')) return { sights: [], changes: [] }
  const paths = programs.flatMap(([name, ...words]) => operandsOf(name, words))
  const [[program, ...words] = ['']] = programs
  const wanted = printed?.trimEnd()
  const isShown = programs.length === 1 && program === 'cat' && words.length === 1 && wanted
  const isText = isShown ? (text: string) => text.trimEnd() === wanted : undefined
  const isChange = programs.some(([name]) => !READERS.has(name))
  return { sights: paths.map((path) => ({ path, isText })), changes: isChange ? programs.flat() : [] }
}

const READERS = new Set(['cat', 'head', 'tail', 'wc'])

/** The operands of a program that have to be there. */
const operandsOf = (name: string, words: readonly string[]): readonly string[] => {
  const operands = words.filter((word) => !word.startsWith('-'))
  if (name === 'cat' || name === 'wc') return operands
  if (name === 'rm') return words.some((word) => /^-\w*f/.test(word)) ? [] : operands
  if (name === 'mv' || name === 'cp') return operands.slice(0, -1)
  if (name === 'sed') return /^-i\w*$/.test(words[0] ?? '') ? operands.slice(1) : []
  return name === 'git' && /^(rm|mv)$/.test(operands[0] ?? '')
    ? operands.slice(1, operands[0] === 'mv' ? -1 : undefined)
    : []
}

/** Whether what a call does depends on where it is made. */
const isRelative = (operation: Operation): boolean => {
  if (operation.kind === 'editor') return isRelative(operation.asks)
  return pathsOf(operation).some((path) => !isFromRoot(path))
}

/** The paths that a call starts from; a command line starts from where it is run. */
export const pathsOf = (operation: Operation): readonly string[] => {
  if (operation.kind === 'editor') return pathsOf(operation.asks)
  if (operation.kind === 'several') return operation.asks.flatMap(pathsOf)
  if (operation.kind === 'read') return operation.paths
  if (operation.kind === 'patch') return filesOfPatch(operation.text)
  if (operation.kind === 'shell') return ['.']
  if (operation.kind === 'step')
    return [operation.input.file_path, operation.input.new_path].filter((one) => typeof one === 'string')
  return 'path' in operation ? [operation.path] : []
}
