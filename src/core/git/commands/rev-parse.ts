import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { geteuid } from 'node:process'
import { EditplanError } from '../../../errors.ts'
import type { GitCommand } from '../command.ts'

/** Where a repository is, and of which kind. */
export interface RepositoryPlace {
  /** Top of the work tree, or the bare repository. */
  readonly root: string
  /** This worktree's git directory, absolute. */
  readonly gitDir: string
  /** The repository's common git directory, absolute. */
  readonly commonDir: string
  readonly bare: boolean
  readonly objectFormat: 'sha1' | 'sha256'
}

type RepositoryLocation =
  | { readonly ok: true; readonly place: RepositoryPlace }
  | { readonly ok: false; readonly reason: string }

/** Finds the current folder's repository. `--show-toplevel` comes last: it fails in a bare one, which has answered the rest by then. */
export const locateRepository = (): GitCommand<RepositoryLocation> => ({
  args: [
    ...['rev-parse', '--path-format=absolute', '--show-object-format', '--is-bare-repository'],
    ...['--git-dir', '--git-common-dir', '--show-toplevel'],
  ],
  input: '',
  accept: [0, 128],
  parse(stdout, exitCode) {
    const [format, isBare, gitDir, commonDir, top] = stdout.toString('utf8').split('\n')
    if (!gitDir || !commonDir)
      return {
        ok: false,
        reason: 'git finds no repository, or does not trust it (`safe.directory`, `safe.bareRepository`)',
      }
    const bare = isBare === 'true'
    if (!bare && exitCode !== 0) return { ok: false, reason: 'this is a git directory, not a checkout' }
    const root = bare ? gitDir : (top ?? '')
    const objectFormat = format === 'sha256' ? 'sha256' : 'sha1'
    return { ok: true, place: { root, gitDir, commonDir, bare, objectFormat } }
  },
})

/**
 * The same without git, for the checkout at its top of a repository that has nothing particular, or a worktree linked to one: folders of the
 * same user, as git looks at them (`is_git_directory`), with settings that leave the place of everything alone. Undefined: git has to say.
 */
export function plainCheckout(root: string): RepositoryPlace | undefined {
  const isOwn = (path: string, kind: 'isFile' | 'isDirectory'): boolean => {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat?.[kind]() === true && stat.uid === geteuid?.()
  }
  try {
    const entry = join(root, '.git')
    const { gitDir, commonDir } = isOwn(entry, 'isFile') ? linkedFrom(entry) : { gitDir: entry, commonDir: entry }
    const folders = [root, gitDir, commonDir, join(commonDir, 'objects'), join(commonDir, 'refs')]
    const files = [join(gitDir, 'HEAD'), join(commonDir, 'config')]
    if (!folders.every((path) => isOwn(path, 'isDirectory')) || !files.every((path) => isOwn(path, 'isFile')))
      return undefined
    const [head = '', settings = ''] = files.map((path) => readFileSync(path, 'latin1'))
    const isPlain = /^(?:ref: refs\/|[0-9a-f]{40}\n$)/.test(head) && !PARTICULAR.test(settings)
    if (!isPlain || existsSync(join(commonDir, 'commondir'))) return undefined
    return { root, gitDir, commonDir, bare: false, objectFormat: 'sha1' }
  } catch {
    return undefined
  }
}

/** Where the file `.git` of a linked worktree leads, as git says it. Throws where a folder is missing. */
function linkedFrom(entry: string): { readonly gitDir: string; readonly commonDir: string } {
  const [, gitDir = ''] = /^gitdir: (\/.*)\n$/.exec(readFileSync(entry, 'utf8')) ?? []
  const commonDir = resolve(gitDir, readFileSync(join(gitDir, 'commondir'), 'utf8').replace(/\n$/, ''))
  return { gitDir: realpathSync(gitDir), commonDir: realpathSync(commonDir) }
}

/** Words that occur in a repository's settings if these define its kind or place. */
const PARTICULAR =
  /\\|\[\s*(?:include|extensions)|worktree|bare(?!\s*=\s*false\s*$)|repositoryformatversion(?!\s*=\s*0\s*$)/im

/** The commit a revision names, in full; UNKNOWN_REVISION when there is none. */
export const resolveCommit = (revision: string): GitCommand<string> => ({
  args: ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`],
  input: '',
  accept: [0, 128],
  parse(stdout, exitCode) {
    if (exitCode === 0) return stdout.toString('utf8').trim()
    throw unknownRevision(revision)
  },
})

/** The current commit, or undefined on a branch that has none yet. */
export const headCommit = (): GitCommand<string | undefined> => ({
  args: ['rev-parse', '--revs-only', 'HEAD'],
  input: '',
  parse: (stdout) => stdout.toString('utf8').trim() || undefined,
})

/** The commit a revision names, and its tree; UNKNOWN_REVISION when there is none. */
export const resolveRevision = (revision: string): GitCommand<{ readonly commit: string; readonly tree: string }> => ({
  args: ['rev-parse', '--revs-only', '--end-of-options', `${revision}^{commit}`, `${revision}^{tree}`],
  input: '',
  accept: [0, 128],
  parse(stdout) {
    const [commit, tree] = stdout.toString('utf8').trim().split('\n')
    if (commit && tree) return { commit, tree }
    throw unknownRevision(revision)
  },
})

/** Id of what a commit has at a path; undefined where it has nothing there. */
export const objectAt = (commit: string, path: string) => objectNamed(`${commit}:${path}`)

/** The id of the object that a revision names; undefined if it names none. */
export const objectNamed = (revision: string): GitCommand<string | undefined> => ({
  args: ['rev-parse', '--quiet', '--verify', '--end-of-options', revision],
  input: '',
  accept: [0, 1, 128],
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout.toString('latin1').trim() : undefined),
})

/** True if the history is cut (a shallow clone): git decides so by this file. */
export const isShallow = ({ commonDir }: { readonly commonDir: string }): boolean =>
  existsSync(join(commonDir, 'shallow'))

/** Whether the second commit descends from the first, or is it. False where one of them is not here. */
export const isAncestor = (ancestor: string, commit: string): GitCommand<boolean> => ({
  args: ['merge-base', '--is-ancestor', '--end-of-options', ancestor, commit],
  input: '',
  accept: [0, 1, 128],
  parse: (_, exitCode) => exitCode === 0,
})

const unknownRevision = (revision: string): EditplanError =>
  new EditplanError({
    name: 'UNKNOWN_REVISION',
    message: `The repository has no commit "${revision}". Use one that it has, or fetch it first: a shallow clone lacks older commits.`,
  })
