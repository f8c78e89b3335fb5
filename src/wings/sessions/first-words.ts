import { isObject, scalarText } from '../../core/text/json.ts'

/** The folder that the words before an agent's first say it works in: what its client tells it, or the person. */
export const folderIn = (value: unknown): string | undefined => {
  let left = MOST
  for (const text of wordsIn(value)) {
    left -= text.length
    if (left < 0) return undefined
    for (const line of text.split('\n')) {
      const [, folder] = (line.length <= LONGEST && FOLDER.exec(line.trim())) || []
      if (folder !== undefined) return folder.trim()
    }
  }
  return undefined
}

/** How much is searched, in characters: of all, and of a line. */
const MOST = 256 * 1024
const LONGEST = 500

/** How clients say it, on a line of its own. */
const FOLDER =
  /^(?:<cwd>|(?:[-*] )?(?:current |primary )?working directory(?: is)?: |# current working directory \(|I'm currently working in the directory: )["'`]?((?:\/|[A-Z]:\\)[^"'`<]*?)["'`]?(?:<\/cwd>|\) files)?$/i

/** The texts of a value in their order, up to what an agent says or is answered. */
function* wordsIn(value: unknown): Generator<string, boolean> {
  if (typeof value === 'string') yield value
  if (isObject(value) && AGENT.test(`${scalarText(value.role)} ${scalarText(value.type)}`)) return true
  if (typeof value !== 'object' || value === null) return false
  for (const member of Object.values(value)) if (yield* wordsIn(member)) return true
  return false
}

const AGENT = /assistant|model|tool|result|function/
