import { type AndOr, type Command, type CommandArgument, forEachChild, parse, type SyntaxNode, type Word } from 'unbash'
import { dangerOf } from './command-dangers.ts'

export type CommandLine =
  | {
      readonly ok: true
      /**
       * The programs that run it without a shell, one after the other for as long as each succeeds; undefined where only a shell can
       * run it: it has a pipe, a redirection, a variable, a pattern or the like.
       */
      readonly programs: readonly (readonly [string, ...string[]])[] | undefined
    }
  | {
      readonly ok: false
      /** Why it is refused, for a person. */
      readonly reason: string
    }

const LONGEST = 4096

/**
 * Reads a command line given as one string, as Bash would, and runs nothing. Refuses what is not Bash, pipes a download into a shell,
 * removes root or a home folder, or prints secrets, also in substitutions and in strings for `sh -c` and `eval`. This is a list of
 * known attacks, not a proof of harmlessness.
 */
export const readCommandLine = (text: string): CommandLine => {
  if (text.length > LONGEST) return { ok: false, reason: `it is over ${LONGEST} characters long` }
  const script = parse(text)
  const commands = countCommands(script)
  if (commands === undefined) return { ok: false, reason: 'it is not valid Bash' }
  if (commands === 0) return { ok: false, reason: 'it runs nothing' }
  const danger = dangerOf(script, text)
  if (danger !== undefined) return { ok: false, reason: danger }
  return { ok: true, programs: programsOf(script) }
}

/** How many simple commands there are, in substitutions too; undefined where a part of the text is not valid. */
const countCommands = (root: SyntaxNode): number | undefined => {
  let commands = 0
  let valid = true
  const visit = (node: SyntaxNode): void => {
    if ('errors' in node && node.errors !== undefined && node.errors.length > 0) valid = false
    if (node.type === 'Command') commands += 1
    forEachChild(node, visit)
  }
  visit(root)
  return valid ? commands : undefined
}

const programsOf = (script: ReturnType<typeof parse>): [string, ...string[]][] | undefined => {
  const [statement, ...more] = script.commands
  if (!statement || more.length > 0 || statement.background) return undefined
  const { command } = statement
  const list = command.type === 'AndOr' ? onlyAnd(command) : [command]
  const programs = list?.map((one) => (one.type === 'Command' ? argvOf(one) : undefined))
  return programs?.every((argv) => argv !== undefined) ? programs : undefined
}

const onlyAnd = (list: AndOr): AndOr['commands'] | undefined =>
  list.operators.every((operator) => operator === '&&') ? list.commands : undefined

const argvOf = (command: Command): [string, ...string[]] | undefined => {
  if (command.prefix.length > 0 || command.redirects.length > 0 || !command.name) return undefined
  const [first, ...rest] = [command.name, ...command.args].map(literal)
  if (first === undefined || !rest.every((word) => word !== undefined)) return undefined
  return [first, ...rest]
}

/** A word's value where Bash would change nothing in it. */
const literal = (word: Word | CommandArgument): string | undefined => {
  if (word.type !== 'Word')
    return word.text.includes('$') || word.text.includes('`') ? undefined : unquotedAssignment(word.text)
  if (word.text.startsWith('~')) return undefined
  return (word.parts ?? []).every(isLiteral) ? word.value : undefined
}

/** `NAME=value` after the program's name is an argument like any other, but the parser keeps its quotes. */
const unquotedAssignment = (text: string): string | undefined => (/^[\w=.,:/@%+-]*$/.test(text) ? text : undefined)

type Part = NonNullable<Word['parts']>[number]

const isLiteral = (part: Part): boolean =>
  part.type === 'Literal' ||
  part.type === 'SingleQuoted' ||
  part.type === 'AnsiCQuoted' ||
  (part.type === 'DoubleQuoted' && part.parts.every(isLiteral))
