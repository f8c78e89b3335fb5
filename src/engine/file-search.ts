import type { GlobEdit } from '../plan/steps.ts'
import { asciiPieces, mayHold } from '../text/eight-bit.ts'
import { isBinary, openText, type TextFile } from '../text/encoding.ts'
import { compileGlob } from '../text/glob.ts'
import { holdsText } from '../text/match.ts'
import { requiredLiteral } from '../text/required-literal.ts'
import { MAX_FILE_SIZE } from '../tools/checks.ts'
import { isErrno } from '../workspace/errno.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'

/** Which files a glob Edit is about. */
export interface FileSearch {
  /** Whether the glob names the path. */
  names(path: RepoPath): boolean
  /**
   * Whether a file is text that holds what the step looks for, as it is written: no tolerance of Edit counts here. True also where
   * the file's encoding leaves that open, so that the Edit refuses it.
   */
  holds(bytes: Buffer): boolean
  /** Both of a file that is there; one that is too large or cannot be read counts, so that the Edit refuses it. */
  isAbout(path: RepoPath, workspace: Pick<Workspace, 'stat' | 'read'>): boolean
  /** The folder that all its files lie in; undefined for the root. */
  readonly folder: string | undefined
  /** ASCII text of one line that every file it is about holds, unless the file is UTF-16 or UTF-32; undefined where none is certain. */
  readonly needle: string | undefined
}

/** Reads a glob Edit. Returns what is wrong with its glob or its pattern, as a string. */
export const createFileSearch = async (input: GlobEdit): Promise<FileSearch | string> => {
  const glob = compileGlob(input.glob)
  if (typeof glob === 'string') return `The glob ${JSON.stringify(input.glob)} ${glob}.`
  const holds = await finderOf(input)
  if (typeof holds === 'string') return `regex cannot be used: ${holds}. Patterns are those of RE2.`
  const required = requiredText(input)
  const holdsBytes = (bytes: Buffer): boolean => {
    if (isBinary(bytes)) return false
    const opened = openText(bytes)
    return opened.ok ? holds(opened.file) : mayHold(bytes, required)
  }
  return {
    names: glob.matches,
    holds: holdsBytes,
    isAbout: (path, { stat, read }) => {
      try {
        const found = glob.matches(path) ? stat(path) : undefined
        if (found?.kind !== 'file' || found.link) return false
        return found.size > MAX_FILE_SIZE || holdsBytes(read(path))
      } catch (error) {
        if (isErrno(error)) return true
        throw error
      }
    },
    folder: folderOf(input),
    needle: needleOf(required),
  }
}

const finderOf = async ({
  regex,
  old_string,
  new_string,
}: GlobEdit): Promise<((file: TextFile) => boolean) | string> => {
  if (regex === undefined) return (file) => holdsText(file, old_string ?? '') !== 'no'
  const { compileSubstitution, holdsMatch } = await import('../text/regex.ts')
  const substitution = compileSubstitution(regex, new_string)
  return typeof substitution === 'string' ? substitution : (file) => holdsMatch(file, substitution)
}

/** A text that each file holds that holds what the step looks for; empty where none is certain. */
const requiredText = ({ old_string = '', regex }: GlobEdit): string =>
  regex === undefined ? old_string : (requiredLiteral(regex) ?? '')

/** The longest piece: what tells most files apart. */
const needleOf = (required: string): string | undefined => {
  const [longest = ''] = [...asciiPieces(required)].sort((one, other) => other.length - one.length)
  return longest === '' || longest.includes('\0') ? undefined : longest
}

/** The folders before the first name with a special character in it; a glob without an inner / names files at every depth. */
const folderOf = ({ glob }: GlobEdit): string | undefined => {
  const names = glob.replace(/^\//, '').split('/').slice(0, -1)
  const special = names.findIndex((name) => /[*?[\]\\]/.test(name))
  const folder = (special < 0 ? names : names.slice(0, special)).filter(Boolean).join('/')
  return folder === '' ? undefined : folder
}
