import { foldersAbove } from '../../core/text/paths.ts'
import { textSought } from './diff-evidence.ts'
import type { Recording } from './recording.ts'

/** What is known of the files that a text is about. */
export interface KnownTexts {
  /** What a file holds before and after the changes that were read; none of a file that is not there. */
  readonly textsOf: (path: string) => readonly string[]
  readonly sidesOf: (path: string) => Sides
  /** Whether there is a file that git has or would take, or a folder of such files, once those changes are made; true where no checkout is at hand. */
  readonly isThere: (path: string) => boolean
  /** The same of files that git has. */
  readonly isTracked: (path: string) => boolean
  /** Paths of the files that the changes are about. */
  readonly named: ReadonlySet<string>
}

/** What is known of a file before and after the changes. */
export interface Sides {
  readonly before: readonly string[]
  readonly after: string | undefined
  /** Nothing is known but what the edits of the file take and give. */
  readonly isPart?: true
}

export function filesKnownTo(recording: Recording): KnownTexts {
  const { named } = recording
  const { filesBelow, kindOf } = recording.checkout
  const sidesOf = (path: string): Sides => {
    const before = recording.candidates(path).filter((text) => text !== undefined)
    const state = recording.state(path)
    if (state || before.length > 0) return { before, after: state?.text }
    return partsOf(recording.inputsOf(path))
  }
  const isAmong = (which?: 'tracked'): KnownTexts['isThere'] => {
    let all: ReadonlySet<string> | undefined
    return (path) => {
      const state = recording.state(path)
      if (named.has(path)) return !state || state.text !== undefined
      if (!filesBelow) return kindOf === undefined || kindOf(path) !== undefined
      all ??= withFolders(filesBelow('', which))
      const [folder = '', ...more] = path.split(/\/?[^/]*[*?[]/)
      return more.length === 0 ? all.has(path) : folder === '' || all.has(folder)
    }
  }
  return {
    sidesOf,
    textsOf(path) {
      const { before, after } = sidesOf(path)
      return [...new Set([...before, after])].filter((text) => text !== undefined)
    },
    named,
    isThere: isAmong(),
    isTracked: isAmong('tracked'),
  }
}

/** What edits take and give. */
function partsOf(inputs: ReturnType<Recording['inputsOf']>): Sides {
  const old = inputs.map(({ old_string: text, regex }) => text ?? (typeof regex === 'string' && textSought(regex)))
  const [before, fresh] = [old, inputs.map((input) => input.new_string)].map((texts) =>
    texts.filter((text) => typeof text === 'string').join('\n'),
  )
  return { before: before ? [before] : [], after: before ? fresh : undefined, isPart: true }
}

const withFolders = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...foldersAbove(path), path]))
