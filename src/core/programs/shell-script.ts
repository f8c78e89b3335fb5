import {
  type Command,
  type CommandArgument,
  forEachChild,
  type HereDoc,
  type ParsedScript,
  type PipelineNode,
  parse,
  type Redirect,
  type Redirection,
  type Statement,
  type SyntaxNode,
  type Word,
} from 'unbash'

/** One program of a script, with its words and where its output goes. */
export interface ShellCommand {
  /** `:`, which does nothing, where it only opens files or sets variables. */
  readonly words: readonly string[]
  /** No word depends on anything but the text: no variable, pattern or substitution. */
  readonly literal: boolean
  readonly input?: string
  readonly outputs: readonly { readonly path: string; readonly appends: boolean }[]
  /** It has words, and nothing else: no redirection, no assignment before it. */
  readonly bare: boolean
  /** The operator between it and the command before. */
  readonly after: '&&' | '||' | ';' | '|' | undefined
}

/** Reads a script as Bash does, and runs nothing; undefined where a part of it is not valid, or a here-document has no end. */
export const readScript = (text: string): ParsedScript | undefined => {
  const script = parse(text)
  let valid = true
  const visit = (node: SyntaxNode): void => {
    if ('errors' in node && node.errors !== undefined && node.errors.length > 0) valid = false
    if (node.type === 'HereDoc' && !node.closing) valid = false
    forEachChild(node, visit)
  }
  visit(script)
  return valid ? script : undefined
}

/** The commands of a script in order; undefined for more than a list of programs (loops, functions, subshells …). */
export const commandsOf = (script: ParsedScript): readonly ShellCommand[] | undefined => {
  const found: ShellCommand[] = []
  for (const statement of script.commands) {
    const taken = statementCommands(statement, found.length === 0 ? undefined : ';')
    if (!taken) return undefined
    found.push(...taken)
  }
  return found
}

const statementCommands = (
  { command, background }: Statement,
  after: ShellCommand['after'],
): readonly ShellCommand[] | undefined => {
  if (background) return undefined
  const parts = command.type === 'AndOr' ? command.commands : [command]
  const operators = command.type === 'AndOr' ? command.operators : []
  const read = parts.map((part, index) => pipelineCommands(part, operators[index - 1] ?? after))
  return read.every((one) => one !== undefined) ? read.flat() : undefined
}

const pipelineCommands = (node: PipelineNode, after: ShellCommand['after']): readonly ShellCommand[] | undefined => {
  const isPipeline = node.type === 'Pipeline'
  if (isPipeline && (node.prefixes.length > 0 || node.operators.includes('|&'))) return undefined
  const read = (isPipeline ? node.commands : [node]).map((part, index) =>
    part.type === 'Command' ? shellCommand(part, index === 0 ? after : '|') : undefined,
  )
  return read.every((one) => one !== undefined) ? read : undefined
}

const shellCommand = (command: Command, after: ShellCommand['after']): ShellCommand | undefined => {
  const given = command.name ? [command.name, ...command.args] : []
  const streams = streamsOf(command)
  if (!streams || [...given, ...command.prefix].some(isSubstituted)) return undefined
  const { literal, ...rest } = streams
  const values = given.map(literalValue)
  const words = values.map((value, index) => value ?? given[index]?.text ?? '')
  return {
    words: words.length > 0 ? words : [':'],
    ...rest,
    literal: literal && !values.includes(undefined),
    bare: command.prefix.length === 0 && command.redirects.length === 0,
    after,
  }
}

type WordPart = NonNullable<Word['parts']>[number]

/** Where another program's output is inserted. */
const isSubstituted = (part: CommandArgument | Redirection): boolean => {
  if (part.type !== 'Word' && part.type !== 'Assignment') return false
  const word = part.type === 'Word' ? part : part.value
  return word.type === 'ArrayValue' || (word.parts ?? []).some(holdsCommand)
}

const holdsCommand = (part: WordPart): boolean =>
  part.type === 'CommandExpansion' ||
  part.type === 'ArithmeticExpansion' ||
  part.type === 'ProcessSubstitution' ||
  (part.type === 'DoubleQuoted' && part.parts.some(holdsCommand))

/** A word's value where Bash would change nothing in it. After `=` and `:` a tilde may be a home folder, too. */
const literalValue = (word: CommandArgument): string | undefined => {
  if (/(^|[=:])~/.test(word.text)) return undefined
  if (word.type === 'Word') return (word.parts ?? []).every(isLiteral) ? word.value : undefined
  const { name, value, append, index } = word
  if (index || value.type !== 'Word' || !(value.parts ?? []).every(isLiteral)) return undefined
  return `${name}${append ? '+' : ''}=${value.value}`
}

const isLiteral = (part: WordPart): boolean =>
  part.type === 'Literal' ||
  part.type === 'SingleQuoted' ||
  part.type === 'AnsiCQuoted' ||
  (part.type === 'DoubleQuoted' && part.parts.every(isLiteral))

/** Where input comes from and output goes; undefined for what a list of programs does not say. */
const streamsOf = ({ redirects }: Command): Pick<ShellCommand, 'literal' | 'input' | 'outputs'> | undefined => {
  let [literal, input] = [true, undefined as string | undefined]
  const outputs: ShellCommand['outputs'][number][] = []
  for (const redirect of redirects) {
    if (redirect.type === 'HereString') return undefined
    if (redirect.type === 'HereDoc') {
      if (!redirect.closing) return undefined
      input = documentOf(redirect)
      literal &&= redirect.delimiter?.quoted === true || !/[$`\\]/.test(input)
      continue
    }
    if (!redirect.target || isSubstituted(redirect.target)) return undefined
    const path = literalValue(redirect.target)
    if (isNoFile(redirect, path)) continue
    literal &&= path !== undefined && isStandardOutput(redirect)
    outputs.push({ path: path ?? redirect.target.text, appends: redirect.operator.endsWith('>>') })
  }
  return { literal, ...(input !== undefined && { input }), outputs }
}

/** Whether it reads, or writes to where the command already writes, or to nowhere. */
const isNoFile = ({ operator }: Redirect, path: string | undefined): boolean =>
  operator.startsWith('<') || path === '/dev/null' || (operator === '>&' && /^(\d+|-)$/.test(path ?? ''))

const isStandardOutput = ({ operator, descriptor }: Redirect): boolean =>
  !operator.includes('&') && (!descriptor || (descriptor.type === 'FileDescriptor' && descriptor.value === 1))

const documentOf = ({ operator, body }: HereDoc): string =>
  operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text
