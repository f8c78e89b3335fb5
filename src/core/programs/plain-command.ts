import { parse } from 'unbash'
import { readCommandLine } from './command-line.ts'

export type PlainCommand =
  | { readonly ok: true; readonly argv: readonly [string, ...string[]] }
  | {
      readonly ok: false
      /** Why it is refused, for a person. */
      readonly reason: string
    }

/**
 * Reads a command line that Bash would turn into exactly one program and its arguments without changing, expanding or adding anything:
 * words as they are, or in plain quotes. Everything else is refused, also what a shell would accept: escapes, assignments, patterns,
 * `~`, comments.
 */
export const readPlainCommand = (text: string): PlainCommand => {
  const line = readCommandLine(text)
  if (!line.ok) return line
  const [argv, second] = line.programs ?? []
  if (!argv || second) return { ok: false, reason: 'it is more than one plain command, and no shell runs it' }
  const words = sourceWords(parse(text))
  const strange = words.find((word) => !PLAIN_WORD.test(word))
  if (strange !== undefined)
    return { ok: false, reason: `${JSON.stringify(strange)} means more to a shell than its letters; quote it` }
  if (!isWholeOf(words, text))
    return { ok: false, reason: 'it holds more than the words of a command, such as a comment or a `;`' }
  return { ok: true, argv }
}

/** Letters, digits and signs without meaning to any shell, or plain quotes around what no shell expands. */
const PLAIN_WORD = /^(?:[\p{L}\p{N}_@%+=:,./-]|'[^']*'|"[^"$`\\!]*")+$/u

/** The words of the only command, as they are written. */
const sourceWords = (script: ReturnType<typeof parse>): readonly string[] => {
  const command = script.commands[0]?.command
  return command?.type === 'Command' ? [command.name, ...command.args].flatMap((word) => word?.text ?? []) : []
}

/** Whether a text is these words with blanks between them, and nothing else. */
const isWholeOf = (words: readonly string[], text: string): boolean => {
  let rest = text.trim()
  for (const word of words) {
    if (!rest.startsWith(word)) return false
    rest = rest.slice(word.length).trimStart()
  }
  return rest === ''
}
