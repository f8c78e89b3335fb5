import type { Node } from 'web-tree-sitter'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import type { RepoPath } from '../../../core/workspace/workspace.ts'

/** Files before some of them move, and after. */
export interface Moves {
  readonly before: FileNames
  readonly after: FileNames
  /** Where a file is afterwards. */
  of(path: RepoPath): RepoPath
}

/** The files that there are, as imports look for them. */
export interface FileNames {
  has(path: RepoPath): boolean
  /** Files whose names end in this one, less their extension; of `index` and `__init__` also by their folder. */
  named(stem: string): readonly RepoPath[]
  /** Files whose paths begin so. */
  startingWith(prefix: string): readonly RepoPath[]
  textOf(path: RepoPath): string
  /** Packages that are installed, not files of this repository. */
  isPackage(name: string): boolean
}

/** A place of a file that names other files. */
export interface Reference {
  readonly span: Span
  /** The files that it names, or may name. */
  readonly targets: readonly RepoPath[]
  /** Why it is not certain; undefined for an import that is. */
  readonly doubt?: string | undefined
  /** Edits that name the same files afterwards, none where it does already; or why no spelling is certain. */
  renamed(moves: Moves): readonly TextSplice[] | string
}

/** Reads the references of one language. */
export type ReadReferences = (root: Node, path: RepoPath, files: FileNames) => readonly Reference[]

/** A reference that nobody can rewrite. */
export const doubtful = (span: Span, targets: readonly RepoPath[], doubt: string): Reference => ({
  span,
  targets,
  doubt,
  renamed: () => doubt,
})

export const sameFiles = (one: readonly RepoPath[], other: readonly RepoPath[]): boolean =>
  one.length === other.length && one.every((path, at) => path === other[at])
