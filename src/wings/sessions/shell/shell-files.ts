import { posix } from 'node:path'
import { applyHunks, likeFile } from '../../../core/text/hunks.ts'
import { isInside } from '../../../core/text/paths.ts'
import { applyPatchText } from '../apply-patch.ts'
import { parseDiff } from '../diff-text.ts'
import { type FileKind, type FileState, GONE, hasMark, plainText } from '../file-states.ts'
import { isElsewhere } from '../paths.ts'
import { OUTSIDE } from '../plan-paths.ts'
import type { Reconstruction } from '../reconstruction.ts'
import type { StepSource } from '../recording.ts'
import type { WordContext } from './words.ts'

/** A file's text as a program changes it; undefined where the program does not say. */
type TextChange = (text: string) => string | undefined

/**
 * The files of a session as a command finds and leaves them. What changes them answers false where the change cannot be said; the plan
 * then lacks it.
 */
export class ShellFiles {
  readonly #reconstruction: Reconstruction
  readonly #step: StepSource
  /** What is changed may or may not have been: it is not known any more, and no step. */
  isDoubtful = false
  /** What the commands that run together have read. */
  #reads = new Set<string>()
  /** Files outside the checkout that are listed. */
  readonly #listed = new Set<string>()
  #rounds: Rounds | undefined

  constructor(reconstruction: Reconstruction, step: StepSource) {
    this.#reconstruction = reconstruction
    this.#step = step
  }

  get #recording() {
    return this.#reconstruction.recording
  }

  /** Whether the session works in a checkout that is at hand. */
  get hasCheckout(): boolean {
    return this.#recording.checkout.kindOf !== undefined
  }

  state(path: string): FileState | undefined {
    this.#rounds?.touch(this.nameOf(path))
    return this.#recording.state(path)
  }

  /**
   * Runs rounds of which nobody knows the order. What one of them changes and another one reads or changes is not known afterwards: then
   * not `isSure`.
   */
  inAnyOrder<Result>(run: (next: () => void) => Result): { readonly result: Result; readonly isSure: boolean } {
    const outer = this.#rounds
    const rounds = new Rounds(outer)
    this.#rounds = rounds
    const result = run(() => rounds.next())
    this.#rounds = outer
    const contested = rounds.contested()
    for (const path of contested) this.lose(path)
    return { result, isSure: contested.length === 0 }
  }

  /** A file's text where it is known with its line ends, or does not depend on them: without any. */
  text(path: string): string | undefined {
    const state = this.state(path)
    this.#reads.add(this.#recording.relative(path))
    return state?.exact || state?.text === '' ? state.text : undefined
  }

  /** Runs what reads and writes files at one time; `before`: and ends before anything else of that time begins. */
  reading<Result>(run: () => Result, before = false): Result {
    const outer = this.#reads
    this.#reads = new Set()
    const result = run()
    for (const name of before ? [] : this.#reads) outer.add(name)
    this.#reads = outer
    return result
  }

  /** Whether a file is read while it is written. */
  isRead(path: string): boolean {
    return this.#reads.has(this.#recording.relative(path))
  }

  /** A new name outside the checkout. */
  temporary(): string {
    return `/tmp/tmp.editplan${this.#reconstruction.temporary++}`
  }

  /** Whether a file is one whose text nobody can tell, as of a picture. */
  isOpaque(path: string): boolean {
    const isFile = this.kind(path) === 'file' && this.hasCheckout
    return isFile && !this.state(path) && !this.#recording.original(path) && !this.#reconstruction.isLost(path)
  }

  /** What is at a path: from the steps so far, else from the checkout, else undefined. */
  kind(path: string): FileKind | 'none' | undefined {
    const name = this.nameOf(path)
    this.#rounds?.touch(name)
    const state = this.#recording.state(name)
    if (state?.text !== undefined) return 'file'
    if (this.#recording.below(name).length > 0 || name === '' || name === '.') return 'folder'
    if (this.#reconstruction.folders.has(name)) return 'folder'
    if (state) return 'none'
    if (this.isOutside(path) || this.#reconstruction.isLost(name)) return undefined
    if (this.#reconstruction.goneFolders.has(name)) return 'none'
    const { kindOf } = this.#recording.checkout
    return kindOf ? (kindOf(name) ?? 'none') : undefined
  }

  /** Says that a folder is there, which no file may tell. */
  makeFolder(path: string): void {
    for (let name = this.nameOf(path); name !== '.' && name !== '/'; name = posix.dirname(name))
      if (!this.isDoubtful) {
        this.#reconstruction.folders.add(name)
        this.#reconstruction.goneFolders.delete(name)
      }
  }

  /** What the plan calls a path. */
  nameOf(path: string): string {
    return posix.dirname(this.#recording.relative(`${path}/any`))
  }

  /** Whether a path leads out of the checkout. */
  isOutside(path: string): boolean {
    return this.#recording.isOutside(this.#recording.relative(path))
  }

  /** Whether a change is of a file outside the checkout, which is listed unless it is temporary. */
  #leads(path: string): boolean {
    const name = this.#recording.relative(path)
    if (!this.#recording.isOutside(name)) return false
    if (isElsewhere(name) || /^\/(dev|proc)\//.test(name) || this.#listed.has(name)) return true
    this.#listed.add(name)
    this.#recording.leaveOut('file', { reason: `${OUTSIDE}: ${name}`, at: this.#step.at, is: 'not read' })
    return true
  }

  /** All files below a folder, by their paths from it; undefined where they are not known. */
  below(folder: string | undefined): readonly string[] | undefined {
    const name =
      folder === undefined ? '' : posix.dirname(this.#recording.relative(`${folder}/any`)).replace(/^\.$/, '')
    const { filesBelow } = this.#recording.checkout
    if (!filesBelow || this.#recording.isOutside(name === '' ? 'any' : name)) return undefined
    const paths = new Set([...filesBelow(name), ...this.#recording.below(name)])
    return [...paths]
      .filter((path) => this.#recording.state(path)?.text !== undefined || !this.#recording.state(path))
      .map((path) => (name === '' ? path : path.slice(name.length + 1)))
  }

  /** All folders below a folder, by their paths from it: those of its files, those that were made, and those that lost their files. */
  foldersBelow(folder: string | undefined): readonly string[] {
    const name = folder === undefined ? '' : this.nameOf(folder).replace(/^\.$/, '')
    const made = [...this.#reconstruction.folders].map((path) => `${path}/any`)
    const files = [...(this.#recording.checkout.filesBelow?.(name) ?? []), ...this.#recording.below(name), ...made]
    const found = new Set<string>()
    for (const file of files)
      for (
        let above = posix.dirname(file);
        above.length > name.length && !/^[./]$/.test(above);
        above = posix.dirname(above)
      )
        if (name === '' ? !above.startsWith('/') : above.startsWith(`${name}/`)) found.add(above)
    return [...found]
      .filter((path) => this.kind(path) === 'folder')
      .map((path) => path.slice(name === '' ? 0 : name.length + 1))
  }

  remove(path: string, removal: { readonly folders: boolean; readonly mayLack: boolean }): boolean {
    if (this.#doubts(path)) return false
    const kind = this.kind(path)
    if (kind === 'folder' || (kind === undefined && removal.folders && !this.#isFile(path)))
      return removal.folders && this.#removeFolder(path)
    if (kind === 'none') return removal.mayLack
    const state = this.state(path)
    if (this.#leads(path)) return this.#know(path, GONE)
    if (!this.#recording.isLicensed(path)) this.#recording.unread = true
    // Nothing says whether there was a file to remove, or what made it is not in the plan.
    const isLost = this.#reconstruction.isLost(path)
    const isOpen = kind === undefined && (removal.mayLack || isLost || this.#reconstruction.isDisturbed(path))
    const when = isOpen && !state ? { when: { exists: true } } : {}
    // What no step made need not be removed.
    if (!isLost || this.#recording.original(path)?.text !== undefined || !this.hasCheckout)
      this.#recording.delete(path, { ...this.#step, ...when })
    this.#recording.set(path, GONE)
    return true
  }

  #removeFolder(path: string): boolean {
    const name = this.nameOf(path)
    for (const made of [...this.#reconstruction.folders])
      if (isInside(made, name)) this.#reconstruction.folders.delete(made)
    if (this.#leads(path)) return true
    return this.#emptied(path, (file) => this.remove(posix.join(path, file), { folders: false, mayLack: true }))
  }

  /** Takes every file of a folder away, and with them the folder. */
  #emptied(path: string, take: (file: string) => boolean): boolean {
    const name = this.nameOf(path)
    const gone = [name, ...this.foldersBelow(path).map((folder) => `${name}/${folder}`)]
    if (this.below(path)?.every(take) !== true) return false
    for (const folder of gone) this.#reconstruction.goneFolders.add(folder)
    return true
  }

  /** The path that a file is moved or copied to: below the target where that is a folder. */
  targetOf(from: string, to: string, into: boolean): string | undefined {
    const kind = this.kind(to)
    const isFolder = this.kind(from) === 'folder'
    // Without its folder nothing is moved or copied, but for a folder that takes a name.
    if (kind === 'none' && (into || (to.endsWith('/') && !isFolder) || this.kind(posix.dirname(to)) === 'none'))
      return undefined
    if (kind === 'none' && isFolder) return to.replace(/\/+$/, '')
    if (into || to.endsWith('/') || kind === 'folder') return posix.join(to, posix.basename(from))
    if (kind !== undefined || this.isOutside(to)) return to
    const [one, other] = [posix.extname(from), posix.extname(to)]
    return (other !== '' && one === other) || this.#isFile(to) ? to : undefined
  }

  #isFile(path: string): boolean {
    const kind = this.kind(path)
    return kind === 'file' || kind === 'executable' || this.#recording.isLicensed(path) || posix.extname(path) !== ''
  }

  move(from: string, to: string): boolean {
    if (this.#doubts(from, to)) return false
    if (this.kind(from) === 'folder') return this.#moveFolder(from, to)
    if (this.kind(from) === 'none' || !this.#isFile(from)) return false
    const state = this.state(from)
    if (this.#reconstruction.isLost(from)) {
      this.lose(to)
      this.remove(from, { folders: false, mayLack: true })
      return false
    }
    if (this.#leads(from)) return this.#bring(from, to, state)
    if (this.#leads(to)) {
      this.remove(from, { folders: false, mayLack: false })
      this.#recording.set(to, state)
      return true
    }
    // Others may have made the file since.
    if (this.#recording.checkout.isLater && this.state(to)?.text !== undefined && this.state(to)?.assumed) return false
    if (this.kind(to) === 'file' || this.kind(to) === 'executable') this.remove(to, { folders: false, mayLack: false })
    if (!this.#recording.isLicensed(from)) this.#recording.unread = true
    this.#recording.move(from, to, this.#step)
    this.#recording.set(to, state)
    this.#recording.set(from, GONE)
    return true
  }

  /** A file from elsewhere takes the place of one, mode and all. */
  #bring(from: string, to: string, state: FileState | undefined): boolean {
    if (state?.text === undefined || !state.exact) {
      this.#reconstruction.lose(to)
      return false
    }
    this.#recording.set(from, GONE)
    if (this.#leads(to)) return this.#know(to, state)
    return this.#become(to, { ...state, executable: state.executable ?? false })
  }

  #moveFolder(from: string, to: string): boolean {
    return this.#emptied(from, (file) => this.move(posix.join(from, file), posix.join(to, file)))
  }

  copy(from: string, to: string, recursive = false): boolean {
    if (this.#doubts(to)) return false
    if (this.kind(from) === 'folder') {
      const files = recursive ? this.below(from) : undefined
      return files?.every((file) => this.copy(posix.join(from, file), posix.join(to, file))) === true
    }
    const state = this.state(from)
    if (state?.text === undefined || !state.exact) {
      this.#reconstruction.lose(to)
      return this.#leads(to)
    }
    if (this.#leads(to)) return this.#know(to, state)
    const isThere = this.state(to)?.text !== undefined
    const isNew = this.kind(to) === 'none' || this.kind(to) === undefined
    if (!isThere && state.executable === undefined) return false
    // A file that exists keeps its mode.
    return this.#become(to, {
      text: state.text,
      exact: true,
      executable: isThere || !isNew ? undefined : state.executable,
    })
  }

  /** Undefined: what is written is not known. */
  write(path: string, text: string | undefined, appends = false): boolean {
    if (path === '/dev/null') return true
    if (path.endsWith('/') || /^(file|executable)$/.test(this.kind(posix.dirname(path)) ?? '')) return false
    if (this.#doubts(path)) return false
    const before = this.state(path)
    if (text === undefined) {
      this.#reconstruction.lose(path)
      return this.#leads(path)
    }
    if (!appends) return this.#put(path, { text, exact: true })
    if (before?.text === undefined) {
      if (this.kind(path) === 'none' || before) return this.#put(path, { text, exact: true })
      this.#reconstruction.lose(path)
      return this.#leads(path)
    }
    return before.exact ? this.#put(path, { ...before, text: before.text + text }) : this.write(path, undefined)
  }

  #put(path: string, state: FileState): boolean {
    if (this.#leads(path)) return this.#know(path, state)
    return this.kind(path) !== 'folder' && this.#become(path, state)
  }

  /** Changes a file's text. Where its line ends or its mark are not known, only as far as they make no difference. */
  change(path: string, change: TextChange): boolean {
    if (this.#doubts(path)) return false
    const state = this.state(path)
    const after = state?.text === undefined ? undefined : changedState(state, state.text, change)
    if (after) return this.#put(path, after)
    this.#reconstruction.lose(path)
    return this.#leads(path)
  }

  setMode(path: string, executable: boolean): boolean {
    if (this.#doubts(path)) return false
    const state = this.state(path)
    if (this.#leads(path)) return true
    if (state?.text === undefined || !state.exact) return false
    return this.#become(path, { ...state, executable })
  }

  /** A file becomes what is known of it at another time. */
  put(path: string, state: FileState | undefined): boolean {
    if (this.#doubts(path) || !state) return false
    if (state.text === undefined) return this.remove(path, { folders: false, mayLack: true })
    return this.#put(path, state)
  }

  /** Takes what a command prints of a file. */
  show(path: string, text: string): void {
    if (!this.isOutside(path)) this.#reconstruction.meet(path, { text, exact: false }, this.#step.at)
  }

  /** Does what a patch between `*** Begin Patch` and `*** End Patch` asks for. */
  applyPatch(text: string, folder: string | undefined): boolean {
    if (!this.isDoubtful) applyPatchText(text, this.#recording, { ...this.#step, folder })
    return !this.isDoubtful
  }

  /** Takes what `git diff` prints: files as they are, by what is staged of them. */
  showDiff(printed: string): void {
    for (const { oldPath, newPath = oldPath, hunks, damage } of parseDiff(printed.split('\n'), 1)) {
      const before = newPath === undefined ? undefined : this.#recording.git.staged(newPath)
      if (newPath === undefined || before?.text === undefined || hunks.length === 0 || damage) continue
      const { text, missing } = applyHunks(before.text, likeFile(before.text, hunks))
      if (missing.length === 0) this.#reconstruction.meet(newPath, { text, exact: before.exact }, this.#step.at)
    }
  }

  /** Paths whose change is not in the plan. */
  lose(path: string): void {
    if (!this.isOutside(path)) this.#reconstruction.lose(path)
  }

  /** A step that changes a file that nothing is known of, where it holds a text. */
  addUnseen(path: string, input: Readonly<Record<string, unknown>>, contains: string): boolean {
    if (this.#doubts(path) || this.#reconstruction.isLost(path)) return false
    this.#recording.edit(path, input, { ...this.#step, when: { contains } })
    this.#recording.unread ||= !this.#recording.isLicensed(path)
    this.#recording.set(path, undefined)
    return true
  }

  #know(path: string, state: FileState): true {
    this.#recording.set(path, state)
    return true
  }

  #become(path: string, state: FileState): boolean {
    return this.#reconstruction.become(path, state, { step: this.#step, keepsEnds: !state.exact })
  }

  #doubts(...paths: readonly string[]): boolean {
    for (const path of paths) this.#rounds?.touch(this.nameOf(path), 'changes')
    if (this.isDoubtful) for (const path of paths) this.lose(path)
    return this.isDoubtful
  }
}

/** Which rounds of a loop touched files. */
class Rounds {
  readonly #outer: Rounds | undefined
  readonly #touched = new Map<string, { readonly round: number; isOfSeveral: boolean; isChanged: boolean }>()
  #round = 0

  constructor(outer: Rounds | undefined) {
    this.#outer = outer
  }

  next(): void {
    this.#round++
  }

  touch(path: string, changes?: 'changes'): void {
    this.#outer?.touch(path, changes)
    const touched = this.#touched.get(path) ?? { round: this.#round, isOfSeveral: false, isChanged: false }
    if (touched.round !== this.#round) touched.isOfSeveral = true
    if (changes) touched.isChanged = true
    this.#touched.set(path, touched)
  }

  /** Files that a round changed and another one touched. */
  contested(): readonly string[] {
    return [...this.#touched].flatMap(([path, { isOfSeveral, isChanged }]) => (isOfSeveral && isChanged ? [path] : []))
  }
}

const changedState = (state: FileState, text: string, change: TextChange): FileState | undefined => {
  if (state.exact) {
    const after = change(text)
    return after === undefined ? undefined : { ...state, text: after }
  }
  const plain = plainText(text)
  const after = change(plain)
  if (after === undefined || change(crlf(plain)) !== crlf(after)) return undefined
  if (change(`\ufeff${plain}`) !== `\ufeff${after}`) return undefined
  return { ...state, text: (hasMark(text) ? '\ufeff' : '') + after }
}

const crlf = (text: string): string => text.replaceAll('\n', '\r\n')

/** What words of a shell in a folder may match: its files, and the folders in it with a slash at their end. */
export const pathsIn = (files: ShellFiles, folder: string | undefined): ReturnType<WordContext['paths']> => {
  const found = files.below(folder)
  return found && [...found, ...files.foldersBelow(folder).map((path) => `${path}/`)]
}
