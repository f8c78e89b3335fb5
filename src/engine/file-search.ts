import { isBinary, openText, type TextFile } from '../text/encoding.ts'
import { compileGlob } from '../text/glob.ts'
import { holdsText } from '../text/match.ts'
import { requiredLiteral } from '../text/required-literal.ts'
import { MAX_FILE_SIZE } from '../tools/checks.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import type { GlobEdit } from './step-paths.ts'

/** Which files a glob Edit is about. */
export interface FileSearch {
  /** Whether the glob names the path. */
  names(path: RepoPath): boolean
  /** Whether a file is text that holds what the step looks for, as it is written: no tolerance of Edit counts here. */
  holds(bytes: Buffer): boolean
  /** Both of a file that is there; a file too large to be looked at is, so that the Edit refuses it. */
  isAbout(path: RepoPath, workspace: Pick<Workspace, 'stat' | 'read'>): boolean
  /** The folder that all its files lie in; undefined for the root. */
  readonly folder: string | undefined
  /** A piece of one line that every UTF-8 file it is about holds; undefined where there is none to be told. */
  readonly needle: string | undefined
}

/** Reads a glob Edit. Returns what is wrong with its glob or its pattern, as a string. */
export const createFileSearch = async (input: GlobEdit): Promise<FileSearch | string> => {
  const glob = compileGlob(input.glob)
  if (typeof glob === 'string') return `The glob ${JSON.stringify(input.glob)} ${glob}.`
  const holds = await finderOf(input)
  if (typeof holds === 'string') return `regex cannot be used: ${holds}. Patterns are those of RE2.`
  const holdsBytes = (bytes: Buffer): boolean => {
    const opened = isBinary(bytes) ? undefined : openText(bytes)
    return opened?.ok === true && holds(opened.file)
  }
  return {
    names: glob.matches,
    holds: holdsBytes,
    isAbout: (path, { stat, read }) => {
      const found = glob.matches(path) ? stat(path) : undefined
      if (found?.kind !== 'file' || found.link) return false
      return found.size > MAX_FILE_SIZE || holdsBytes(read(path))
    },
    folder: folderOf(input),
    needle: needleOf(input),
  }
}

const finderOf = async ({
  regex,
  old_string,
  new_string,
}: GlobEdit): Promise<((file: TextFile) => boolean) | string> => {
  if (regex === undefined) return (file) => holdsText(file, old_string ?? '')
  const { compileSubstitution, holdsMatch } = await import('../text/regex.ts')
  const substitution = compileSubstitution(regex, new_string)
  return typeof substitution === 'string' ? substitution : (file) => holdsMatch(file, substitution)
}

/** The longest line: what tells most files apart. */
const needleOf = ({ old_string = '', regex }: GlobEdit): string | undefined => {
  if (regex !== undefined) return requiredLiteral(regex)
  const [longest = ''] = old_string.split(/\r?\n/).sort((one, other) => other.length - one.length)
  return longest === '' || longest.includes('\0') ? undefined : longest
}

/** What stands before the first name with anything special in it; a glob without an inner / names files at every depth. */
const folderOf = ({ glob }: GlobEdit): string | undefined => {
  const names = glob.replace(/^\//, '').split('/').slice(0, -1)
  const special = names.findIndex((name) => /[*?[\]\\]/.test(name))
  const folder = (special < 0 ? names : names.slice(0, special)).filter(Boolean).join('/')
  return folder === '' ? undefined : folder
}
