import type { Command, SyntaxNode } from 'unbash'
import type { Status } from './program.ts'

/** What is left, and how. */
interface Leave {
  readonly of: 'loop' | 'function' | 'shell'
  /** With its next round. */
  readonly goesOn: boolean
  readonly levels: number
  /** Else it may have been. */
  readonly isCertain: boolean
}

/** What a shell knows besides files; an inner one begins with what the outer one knows. */
export class ShellState {
  /** Null: not set. Undefined: the value is not known. */
  readonly variables = new Map<string, string | null | undefined>()
  readonly arrays = new Map<string, readonly string[] | undefined>()
  readonly functions = new Map<string, SyntaxNode>()
  readonly constants = new Set<string>()
  /** Variables whose value holds lines in an order that nothing says. */
  readonly shuffled = new Set<string>()
  /** What the shell or its function is given. */
  args: readonly string[] | undefined = []
  folder: string | undefined
  /** The folder before this one, and those that `popd` goes back to. */
  previous: string | undefined
  readonly stack: (string | undefined)[] = []
  /** How the last command ended. */
  last: Status = 'ok'
  left: Leave | undefined
  stopsAtErrors = false
  failsWithPipes = false
  /** Patterns of words are read in another way than usual. */
  hasOddGlobs = false

  constructor(folder: string | undefined) {
    this.folder = folder
  }

  inner(): ShellState {
    const maps = {
      variables: new Map(this.variables),
      arrays: new Map(this.arrays),
      functions: new Map(this.functions),
      shuffled: new Set(this.shuffled),
      stack: [...this.stack],
    }
    return Object.assign(new ShellState(this.folder), this, maps)
  }

  /** The variables as they are. */
  snapshot(): { readonly variables: ShellState['variables']; readonly arrays: ShellState['arrays'] } {
    return { variables: new Map(this.variables), arrays: new Map(this.arrays) }
  }

  /** Nothing is known any more of variables that were set since. */
  forgetSince({ variables, arrays }: ReturnType<ShellState['snapshot']>): void {
    for (const [name, value] of this.variables)
      if (value !== variables.get(name) || !variables.has(name)) this.variables.set(name, undefined)
    for (const [name, values] of this.arrays) if (values !== arrays.get(name)) this.arrays.set(name, undefined)
  }

  variable(name: string): string | null | undefined {
    if (/^[1-9]$/.test(name)) return this.args && (this.args[Number(name) - 1] ?? null)
    if (name === '@' || name === '*') return this.variables.has('IFS') ? undefined : this.args?.join(' ')
    if (name === '#') return this.args && String(this.args.length)
    if (name === '?') return this.last === 'ok' ? '0' : undefined
    return this.variables.has(name) ? this.variables.get(name) : name === 'PWD' ? this.folder : undefined
  }

  values(name: string): readonly string[] | undefined {
    return name === '@' ? this.args : this.arrays.get(name)
  }

  /** `set`, where what it does is certain or may not have been done. */
  set(words: readonly string[], isCertain: boolean): void {
    const flag = words.find((word) => /^[-+]\w*e/.test(word))
    if (flag !== undefined) this.stopsAtErrors = flag.startsWith('-')
    if (words.some((word) => /^[-+]\w*f|^noglob$/.test(word))) this.hasOddGlobs = true
    const end = words.indexOf('--')
    if (end >= 0) this.args = isCertain ? words.slice(end + 1) : undefined
    if (words.includes('pipefail')) this.failsWithPipes = words.some((word) => /^-\w*o$/.test(word))
  }

  declare(words: readonly string[], isConstant: boolean): void {
    // A type makes of a value what another one would not.
    const isTyped = words.some((word) => /^-\w*[ilnu]/.test(word))
    for (const word of words) {
      const [, name = word, value] = /^(\w+)=(.*)$/s.exec(word) ?? []
      if (name !== word || isTyped) this.variables.set(name, isTyped ? undefined : value)
      if (isConstant) this.constants.add(name)
    }
  }

  unset(names: readonly string[]): void {
    for (const name of names) if (!this.constants.has(name)) this.variables.set(name, null)
  }

  /** Variables take the fields of a line; nothing is known of them where it is not known. */
  take({ names, separator }: LineRequest, line: string | undefined): void {
    const fields = line === undefined ? [] : fieldsOf(line, separator, names.length)
    for (const [index, name] of names.entries()) {
      this.variables.set(name, line === undefined ? undefined : (fields[index] ?? ''))
      this.arrays.set(name, undefined)
    }
  }
}

/** What `read` asks for: `IFS` parts a line into names. */
type LineRequest = { readonly names: readonly string[]; readonly separator: string }

/** `IFS== read -r x y`; what ends a line is undefined where that is not known. */
export const lineRequest = ({
  args,
  prefix: [prefix],
}: Command): LineRequest & { readonly end: string | undefined } => {
  const words = args.map(({ text }) => text)
  const ends = words.findIndex((word) => /^-r?d$/.test(word))
  const isBare = ends >= 0 && /^(''|""|\$'\\0')$/.test(words[ends + 1] ?? '')
  const others = words.filter((word, index) => word !== '-r' && !(isBare && (index === ends || index === ends + 1)))
  const names = others.filter((word) => /^\w+$/.test(word))
  const isIfs = prefix && 'name' in prefix && prefix.name === 'IFS' && prefix.value.type === 'Word'
  const separator = isIfs ? prefix.value.value : ' '
  const isKnown = words.some((word) => /^-rd?$/.test(word)) && names.length === others.length && separator.length <= 1
  return { names, separator, end: isKnown && names.length > 0 ? (isBare ? '\0' : '\n') : undefined }
}

/** The fields of a line, the last one with all that is left. */
const fieldsOf = (line: string, separator: string, count: number): readonly string[] => {
  if (separator === '') return [line]
  const isBlank = /\s/.test(separator)
  const text = isBlank ? line.trim() : line
  const fields = text.split(isBlank ? /\s+/ : separator)
  if (fields.length <= count) return fields
  const rest = text.split(isBlank ? /(\s+)/ : new RegExp(`(\\${separator})`)).slice((count - 1) * 2)
  return [...fields.slice(0, count - 1), rest.join('')]
}
