import { foldersAbove } from '../../core/text/paths.ts'
import type { Recording } from './recording.ts'

/** What is known of the files that a text is about. */
export interface KnownTexts {
  /** What a file holds before and after the changes that were read; none of a file that is not there. */
  readonly textsOf: (path: string) => readonly string[]
  /** The same apart. */
  readonly sidesOf: (path: string) => { readonly before: readonly string[]; readonly after: string | undefined }
  /** Whether there is a file that git has or would take, or a folder of such files, once those changes are made; true where no checkout is at hand. */
  readonly isThere: (path: string) => boolean
  /** The same of files that git has. */
  readonly isTracked: (path: string) => boolean
  /** Paths of the files that the changes are about. */
  readonly named: ReadonlySet<string>
}

export function filesKnownTo(recording: Recording): KnownTexts {
  const { named } = recording
  const { filesBelow, kindOf } = recording.checkout
  const before = (path: string) => recording.candidates(path).filter((text) => text !== undefined)
  const after = (path: string): string | undefined => recording.state(path)?.text
  const isAmong = (which?: 'tracked'): KnownTexts['isThere'] => {
    let all: ReadonlySet<string> | undefined
    return (path) => {
      if (named.has(path)) return after(path) !== undefined
      if (!filesBelow) return kindOf === undefined || kindOf(path) !== undefined
      all ??= withFolders(filesBelow('', which))
      const [folder = '', ...more] = path.split(/\/?[^/]*[*?[]/)
      return more.length === 0 ? all.has(path) : folder === '' || all.has(folder)
    }
  }
  return {
    sidesOf: (path) => ({ before: before(path), after: after(path) }),
    textsOf: (path) => [...new Set([...before(path), after(path)])].filter((text) => text !== undefined),
    named,
    isThere: isAmong(),
    isTracked: isAmong('tracked'),
  }
}

const withFolders = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...foldersAbove(path), path]))
