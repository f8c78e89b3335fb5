import { EditplanError } from '../../errors.ts'
import { belowFolder } from '../text/folder-spellings.ts'
import { visible } from '../text/visible.ts'

/** Paths below one folder are those below another: whole folders, `to` relative to the checkout, empty for its root. */
export interface PathPrefix {
  readonly from: string
  readonly to: string
}

/** `FROM=TO`, as it is given on a command line. Throws USAGE for what has no `=` and no folder before it. */
export function pathPrefix(text: string): PathPrefix {
  const at = text.lastIndexOf('=')
  if (at > 0) return { from: text.slice(0, at), to: text.slice(at + 1) }
  const message = `--path-prefix is ${JSON.stringify(text)}. Write FROM=TO: the folder in the source, and the one in the checkout, empty for its root.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** The path in the checkout, by the longest folder that it is below. */
export function prefixMapper(prefixes: readonly PathPrefix[]): (path: string) => string {
  const byLength = [...prefixes].sort((one, other) => other.from.length - one.from.length)
  const folders = byLength.map(({ from, to }) => ({
    below: belowFolder(from),
    to: to.replace(/^(?:\.?\/)+|\/+$/g, ''),
  }))
  return (path) => {
    for (const { below, to } of folders) {
      const rest = below(path)
      if (rest !== undefined) return to === '' || to === '.' ? rest : `${to}/${rest}`
    }
    return path
  }
}

/** Each folder that can be taken off names which are no file here, so that all of them are one. Names of files stay as they are. */
export function prefixesThatFind(names: readonly string[], isFile: (path: string) => boolean): readonly PathPrefix[] {
  const lost = [...new Set(names)].filter((name) => !isFile(name))
  const [first] = lost
  if (first === undefined || lost.some((name) => name.split('/').includes('..'))) return []
  const parts = first.split('/')
  return parts.slice(1).flatMap((_, at) => {
    const from = parts.slice(0, at + 1).join('/')
    const below = (name: string) => (name.startsWith(`${from}/`) ? name.slice(from.length + 1) : undefined)
    const isHere = (name: string) => {
      const rest = below(name)
      return rest !== undefined && rest !== '' && isFile(rest)
    }
    return lost.every(isHere) ? [{ from, to: '' }] : []
  })
}

/** The options that say so, of which one is to be chosen. */
export const prefixOptions = (prefixes: readonly PathPrefix[]): string =>
  prefixes.map(({ from, to }) => `--path-prefix ${visible(from)}=${to}`).join(' or ')
