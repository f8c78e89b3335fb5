import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../../errors.ts'
import type { GitCommand } from '../command.ts'

export type RepositoryLocation =
  | {
      readonly ok: true
      readonly root: string
      readonly gitDir: string
      readonly commonDir: string
      readonly bare: boolean
      readonly objectFormat: 'sha1' | 'sha256'
    }
  | { readonly ok: false; readonly reason: string }

/** Finds the current folder's repository. `--show-toplevel` comes last: it fails in a bare one, which has answered the rest by then. */
export const locateRepository = (): GitCommand<RepositoryLocation> => ({
  args: [
    'rev-parse',
    '--path-format=absolute',
    '--show-object-format',
    '--is-bare-repository',
    '--git-dir',
    '--git-common-dir',
    '--show-toplevel',
  ],
  input: '',
  accept: [0, 128],
  parse(stdout, exitCode) {
    const [format, isBare, gitDir, commonDir, top] = stdout.toString('utf8').split('\n')
    if (!gitDir || !commonDir)
      return { ok: false, reason: 'git finds no repository, or does not trust its owner (`safe.directory`)' }
    const bare = isBare === 'true'
    if (!bare && exitCode !== 0) return { ok: false, reason: 'this is a git directory, not a checkout' }
    const root = bare ? gitDir : (top ?? '')
    return { ok: true, root, gitDir, commonDir, bare, objectFormat: format === 'sha256' ? 'sha256' : 'sha1' }
  },
})

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
export const objectAt = (commit: string, path: string): GitCommand<string | undefined> => ({
  args: ['rev-parse', '--quiet', '--verify', '--end-of-options', `${commit}:${path}`],
  input: '',
  accept: [0, 1, 128],
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout.toString('latin1').trim() : undefined),
})

/** Whether history ends here before its beginning: git says so where it finds this file. */
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
