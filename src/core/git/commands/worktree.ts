import type { GitCommand } from '../command.ts'
import { WITHOUT_TOKENS } from '../environment.ts'

/** Checks a commit out in an empty folder, whole where the checkout is sparse, detached and locked with a reason. */
export const addWorktree = (
  path: string,
  { commit, lock }: { readonly commit: string; readonly lock: string },
): GitCommand<void> => ({
  args: [
    ...['-c', 'core.sparseCheckout=false', 'worktree', 'add', '--quiet', '--detach', '--force'],
    ...['--lock', '--reason', lock, path, commit],
  ],
  env: WITHOUT_TOKENS,
  input: '',
  parse: () => undefined,
})

/** Sets the index to a tree; the work tree stays as it is. */
export const readTree = (tree: string): GitCommand<void> => ({
  args: ['read-tree', tree],
  input: '',
  parse: () => undefined,
})

/** Writes the index as a tree; its id. */
export const writeTree = (): GitCommand<string> => ({
  args: ['write-tree'],
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})

/** Restores files of the work tree from the index. */
export const restoreFiles = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['checkout-index', '--force', '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: [...paths].map((path) => `${path}\0`).join(''),
  parse: () => undefined,
})

/** Sets the index and the work tree to a tree, whatever they hold. Files that git does not know stay. */
export const showTree = (tree: string): GitCommand<void> => ({
  args: ['read-tree', '--reset', '-u', tree],
  env: WITHOUT_TOKENS,
  input: '',
  parse: () => undefined,
})

/** Sets HEAD, index and work tree to a commit. Files that git does not track stay. */
export const resetWorktree = (commit: string): GitCommand<void> => ({
  args: ['reset', '--quiet', '--hard', commit],
  env: WITHOUT_TOKENS,
  input: '',
  parse: () => undefined,
})

/** Removes what git neither tracks nor ignores, but for these paths. */
export const cleanWorktree = (but: readonly string[]): GitCommand<void> => ({
  args: ['clean', '-ffdq', ...but.flatMap((path) => ['-e', `/${path.replaceAll(/[\\*?[\]!#]/g, '\\$&')}`])],
  input: '',
  parse: () => undefined,
})

/** A worktree as git lists it. */
export interface WorktreeRecord {
  readonly path: string
  /** Undefined on a branch without a commit, and for a bare repository. */
  readonly head: string | undefined
  /** Short name; undefined on a detached head. */
  readonly branch: string | undefined
  /** Why it is locked; empty if no reason was stated. */
  readonly locked: string | undefined
  /** Its folder is gone, or it has none. */
  readonly missing: boolean
}

/** Every worktree of the repository, the main one first. */
export const listWorktrees = (): GitCommand<readonly WorktreeRecord[]> => ({
  args: ['worktree', 'list', '--porcelain', '-z'],
  input: '',
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .split('\0\0')
      .filter((text) => text !== '')
      .map((text) => new Map(text.split('\0').map((line) => [line.replace(/ .*/s, ''), line.replace(/^[^ ]* ?/, '')])))
      .map((fields) => ({
        path: fields.get('worktree') ?? '',
        head: /[1-9a-f]/.test(fields.get('HEAD') ?? '') ? fields.get('HEAD') : undefined,
        branch: fields.get('branch')?.replace(/^refs\/heads\//, ''),
        locked: fields.get('locked'),
        missing: fields.has('prunable') || fields.has('bare'),
      })),
})
