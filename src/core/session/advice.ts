import path from 'node:path'
import type { PolicyChecks } from '../policy/policy.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import { compileGlob } from '../text/glob.ts'
import { refuseByRule } from '../tools/permission.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'

/** A file that tells how to work in its folder. */
export interface Guidance {
  readonly path: RepoPath
  /** At most 16 KiB of it. */
  readonly text: string
  readonly cut: boolean
}

/** What whoever edits the files should know, beside the files themselves. */
export interface Advice {
  /** The policy's notes on a file. */
  reminders(path: RepoPath): readonly string[]
  /** The guidance files in the folders of a path, from the root inwards, that were not given out before. */
  guidance(path: RepoPath): readonly Guidance[]
}

const CHARACTERS = 16 * 1024

export const createAdvice = (
  file: Pick<PolicyFile, 'reminders' | 'guidance'>,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: PolicyChecks },
): Advice => {
  const notes = Object.entries(file.reminders).map(([pattern, note]) => ({ glob: compileGlob(pattern), note }))
  const offered = new Set<RepoPath>()
  const open = (name: RepoPath): readonly Guidance[] => {
    if (offered.has(name)) return []
    const located = workspace.locate(name)
    if (!located.ok || refuseByRule(located.path, 'Read', { workspace, policy })) return []
    const stat = workspace.stat(located.path)
    if (stat?.kind !== 'file' || stat.broken || stat.size > FILE_SIZE) return []
    offered.add(name)
    const text = workspace.read(located.path).toString('utf8')
    return [{ path: name, text: text.slice(0, CHARACTERS), cut: text.length > CHARACTERS }]
  }
  return {
    reminders: (touched) =>
      notes.flatMap(({ glob, note }) => (typeof glob !== 'string' && glob.matches(touched) ? [note] : [])),
    guidance: (touched) => {
      const names = foldersOf(touched).flatMap((folder) => file.guidance.map((name) => path.posix.join(folder, name)))
      if (names.includes(touched)) offered.add(touched)
      return names.flatMap(open)
    },
  }
}

/** A file of guidance larger than this, in bytes, is none. */
const FILE_SIZE = 2 ** 20

/** From the root to the file's own folder. */
const foldersOf = (file: RepoPath): readonly string[] =>
  file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))
