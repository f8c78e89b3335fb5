import type { Problem } from '../../errors.ts'

/** A path inside the checkout: relative to its root, `/` separated, no `.`, `..` or empty parts. */
export type RepoPath = string

export interface FileStat {
  /** After following links; `device` covers pipes and sockets. */
  readonly kind: 'file' | 'directory' | 'device'
  /** The last component is a symbolic link. */
  readonly link: boolean
  readonly size: number
  /** Permission bits, 0o7777. */
  readonly mode: number
  /** Modification time in milliseconds, with its fraction. */
  readonly modified: number
  /** On disk: when the file was last changed, renamed or linked, in milliseconds; no program can set it. */
  readonly touched?: number
  readonly links: number
  /** The last component is a link that leads to nothing: the file does not exist, its name is taken. */
  readonly broken?: true
}

/** The location of a plan's path, or why no plan may use it. */
export type PathLocation =
  | { readonly ok: true; readonly path: RepoPath }
  | { readonly ok: false; readonly problem: Problem; readonly below?: BelowFile }

/** The location of a path that is refused because one of its folders is a file, as if that file did not exist. */
type BelowFile = { readonly path: RepoPath; readonly file: RepoPath }

/** The path, even if a file has to be removed first because it is one of its folders; undefined if no plan may use it. */
export const pathOnceFree = (located: PathLocation): RepoPath | undefined =>
  located.ok ? located.path : located.below?.path

/** The files of a checkout as the tools see them: a disk, a git tree, or an overlay over either. All calls are synchronous. */
export interface Workspace {
  /**
   * A path as a plan gives it (relative, or absolute inside the root; its bytes, blanks among them), guarded. Linked folders are
   * resolved, so that a file has one name; a link as the last component stays.
   * Refusals: PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID, DEVICE_FILE, NOT_A_DIRECTORY, IS_DIRECTORY (the root itself).
   */
  locate(path: string): PathLocation
  /** Undefined when nothing is there (a broken link is reported with `link: true`, `broken: true`, size 0, kind `file`). */
  stat(path: RepoPath): FileStat | undefined
  /** The file's bytes; links inside the checkout are followed. Never to be changed in place. */
  read(path: RepoPath): Buffer
  /** Where a link as the last component leads in the end; undefined for a broken link and for everything else. */
  linkTarget(path: RepoPath): RepoPath | undefined
  /** Existing paths that a path not found may have meant, best first. */
  similar(path: RepoPath): readonly RepoPath[]
  /** A new file of this text as a checkout writes it, or why git would not store the text. Absent: the text itself. */
  made?(path: RepoPath, text: Buffer): { ok: true; bytes: Buffer } | { ok: false; problem: Problem }
}

export interface NewFilePlace {
  readonly path: RepoPath
  readonly attributes: ReadonlyMap<RepoPath, Buffer | undefined>
}

/** A workspace that can list folders, which an overlay needs. */
export interface Source extends Workspace {
  /** Names in a folder, links included, in any order; none when the folder is missing. */
  list(folder: RepoPath | ''): readonly string[]
  /**
   * The bytes that a checkout writes for a new file of this text, or why git would not store the text. Absent: the text itself.
   * `attributes`: the `.gitattributes` files that were changed; the map is another one after each change.
   */
  newFile?(text: Buffer, where: NewFilePlace): { ok: true; bytes: Buffer } | { ok: false; problem: Problem }
}
