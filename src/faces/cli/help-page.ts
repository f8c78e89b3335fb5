import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nearestWord } from '../../core/text/words.ts'
import { ERRORS, type ErrorName } from '../../errors.ts'

/**
 * What `help` prints of an error, the nearest where its name is mistyped, or of a page of the documentation, without the network; undefined for any other name. A page that is
 * called as a command is needs its `.md`.
 */
export function helpPage(name: string, isCommand: (name: string) => boolean): string | undefined {
  const error = name.toUpperCase().replaceAll('-', '_')
  if (isError(error)) return errorPage(error)
  const meant = error.includes('_') ? nearestWord(error, Object.keys(ERRORS)) : undefined
  if (meant !== undefined && isError(meant)) return errorPage(meant)
  const [, page, ending] = /^([a-z-]+)(\.md)?$/.exec(name) ?? []
  return page === undefined || (ending === undefined && isCommand(page)) ? undefined : documentation(`${page}.md`)
}

const isError = (name: string): name is ErrorName => Object.hasOwn(ERRORS, name)

function errorPage(name: ErrorName): string {
  const { title, advice, exit, number } = ERRORS[name]
  const numbered = number === null ? '' : `, error ${number} of the Edit tool`
  return `${name} (exit code ${exit}${numbered})\n\n  ${title}.\n\nWhat to do:\n\n  ${advice}\n`
}

/** The pages lie beside `dist/`, in a clone and in the installed package. */
function documentation(name: string): string | undefined {
  const places = ['../docs/', '../../docs/', '../../../docs/'].map((folder) => new URL(folder + name, import.meta.url))
  const file = places.map((place) => fileURLToPath(place)).find((place) => existsSync(place))
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}
