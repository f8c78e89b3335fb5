import path from 'node:path'
import type { Problem } from '../../errors.ts'
import { fold } from '../text/fold.ts'
import type { RepoPath, Source } from './workspace.ts'

/**
 * Whether git uses a folder as a repository, and so runs the programs that a `config` or a hook in it names. It does where the folder
 * holds HEAD, which is not a folder, and either `objects` and `refs` or `commondir`. Their contents do not matter here.
 * @param kindOf the kind of a name in the folder; undefined where it holds none
 */
export const isRepository = (kindOf: (name: string) => 'folder' | 'other' | undefined): boolean =>
  kindOf('HEAD') === 'other' &&
  (kindOf('commondir') !== undefined || (kindOf('objects') !== undefined && kindOf('refs') !== undefined))

/**
 * PATH_PROTECTED where a file at this path would turn a folder of the workspace into a repository; undefined otherwise. Names are
 * compared as the most forgiving file system would. The root counts only where it has no `.git`, in which git would look first.
 */
export const refuseRepositoryPart = (file: RepoPath, workspace: Pick<Source, 'list' | 'stat'>): Problem | undefined => {
  if (PLAIN.test(file) && !MAY_BE_PART.test(file)) return undefined
  const parts = file.split('/')
  for (const [depth, part] of parts.entries()) {
    const name = partName(part)
    const isFile = depth === parts.length - 1
    if (name === undefined || (name === 'HEAD' && !isFile)) continue
    const folder = parts.slice(0, depth).join('/')
    if (folder === '' && workspace.stat('.git')) continue
    const present = partsIn(folder, workspace)
    if (isRepository((wanted) => (wanted === name ? 'other' : present.get(wanted)))) return completes(file, folder)
  }
  return undefined
}

/** PATH_PROTECTED for a path inside such a folder. */
export const insideRepository = (file: RepoPath): Problem => ({
  name: 'PATH_PROTECTED',
  message: `${JSON.stringify(file)} is in a folder that git uses as a repository. Editplan never touches it. Leave it alone.`,
})

const PARTS = new Map(['HEAD', 'commondir', 'objects', 'refs'].map((name) => [name.toUpperCase(), name]))

/** A name in ASCII needs no folding. */
const PLAIN = /^[\x20-\x7e]*$/
const MAY_BE_PART = /head|commondir|objects|refs/i

/** The part that a name may be read as. Compared in upper case: ſ and s share only their capital. */
const partName = (name: string): string | undefined => PARTS.get(fold(name).toUpperCase())

const partsIn = (
  folder: RepoPath | '',
  { list, stat }: Pick<Source, 'list' | 'stat'>,
): ReadonlyMap<string, 'folder' | 'other'> => {
  const present = new Map<string, 'folder' | 'other'>()
  for (const entry of [...PARTS.values(), ...list(folder)]) {
    const name = partName(entry)
    const found = name === undefined ? undefined : stat(path.posix.join(folder, entry))
    if (name === undefined || !found || present.get(name) === 'other') continue
    present.set(name, found.kind === 'directory' ? 'folder' : 'other')
  }
  return present
}

const completes = (file: RepoPath, folder: RepoPath | ''): Problem => ({
  name: 'PATH_PROTECTED',
  message:
    `With ${JSON.stringify(file)}, git would use ${folder === '' ? 'the checkout' : JSON.stringify(folder)} as a repository ` +
    'and run programs from its settings. Choose another name or another folder.',
})
