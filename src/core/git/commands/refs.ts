import type { GitCommand } from '../command.ts'

export interface RefUpdate {
  readonly ref: string
  /** New value; undefined deletes. */
  readonly to: string | undefined
  /** What the ref must be now; null: it must not exist; undefined: any value. */
  readonly from?: string | null
}

/** All updates or none. */
export const updateRefs = (
  updates: readonly RefUpdate[],
  {
    message = 'editplan',
    detach = false,
  }: {
    /** For the reflog. */
    readonly message?: string
    /** Write HEAD itself, not the branch that it names. */
    readonly detach?: boolean
  } = {},
): GitCommand<void> => ({
  args: ['update-ref', '-m', message, ...(detach ? ['--no-deref'] : []), '--stdin', '-z'],
  input: transactionOf(updates, 'commit'),
  parse: () => undefined,
})

/** A transaction as `update-ref --stdin -z` reads it. */
export const transactionOf = (updates: readonly RefUpdate[], end: 'abort' | 'commit'): string =>
  ['start\0', ...updates.map(updateLine), 'prepare\0', `${end}\0`].join('')

export interface Ref {
  readonly name: string
  readonly oid: string
  /** Work tree that has the branch checked out, or empty. */
  readonly worktree: string
}

/** Refs below a prefix or of one exact name. */
export const listRefs = (pattern: string): GitCommand<Ref[]> => ({
  args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)', pattern],
  // An input, though unused, avoids a wait after an empty output.
  input: '',
  parse: (stdout) =>
    lines(stdout).map((line) => {
      const [name = '', oid = '', worktree = ''] = line.split('\0')
      return { name, oid, worktree }
    }),
})

/** Whether git allows the branch name: the rules of git-check-ref-format(1) for what is below `refs/heads/`. */
export const isBranchName = (name: string): boolean =>
  name !== 'HEAD' && name !== '@' && !/^-|\.\.|@\{|\.$/.test(name) && name.split('/').every(isComponent)

const isComponent = (part: string): boolean =>
  part !== '' && !part.startsWith('.') && !part.endsWith('.lock') && !/[\0-\x20\x7f~^:?*[\\]/.test(part)

/** Points HEAD to a branch, given as a full ref. */
export const pointHead = (ref: string, message: string): GitCommand<void> => ({
  args: ['symbolic-ref', '-m', message, 'HEAD', ref],
  input: '',
  parse: () => undefined,
})

/** The full ref of the current branch, or undefined when HEAD is detached. */
export const currentBranch = (): GitCommand<string | undefined> => symbolicRef('HEAD')

/** What a symbolic ref points to, as a full ref; undefined where it is none. */
export const symbolicRef = (name: string): GitCommand<string | undefined> => ({
  args: ['symbolic-ref', '--quiet', name],
  input: '',
  accept: [0, 1],
  parse: (stdout) => stdout.toString('utf8').trim() || undefined,
})

const updateLine = ({ ref, to, from }: RefUpdate): string => {
  if (to === undefined) return `delete ${ref}\0${from ?? ''}\0`
  if (from === null) return `create ${ref}\0${to}\0`
  return `update ${ref}\0${to}\0${from ?? ''}\0`
}

const lines = (stdout: Buffer): string[] => stdout.toString('utf8').split('\n').filter(Boolean)
