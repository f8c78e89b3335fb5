import { posix } from 'node:path'
import {
  type ArithmeticExpression,
  type AssignmentPrefix,
  type Command,
  type CommandArgument,
  type CommandNode,
  type CompoundList,
  forEachChild,
  type HereDoc,
  type ParsedScript,
  type PipelineNode,
  type Redirection,
  type Statement,
  type SyntaxNode,
  type TestExpression,
  type Word,
} from 'unbash'
import { readScript } from '../../../core/programs/shell-script.ts'
import type { GitMemory } from './git-memory.ts'
import { globPattern } from './patterns.ts'
import { type Action, inverted, type PrintPiece, type ProgramContext, type Status } from './program.ts'
import { actionOf, changedBy, isHarmless, tested } from './programs.ts'
import { inFolder, pathsIn, type ShellFiles } from './shell-files.ts'
import { expandParts, expandText, expandWord, numberOf, type WordContext } from './words.ts'

/** A command line that was run. */
export interface ShellCall {
  readonly line: string
  /** The folder it was run in. */
  readonly folder: string | undefined
  /** Null: nothing says how it ended. */
  readonly exitCode: number | null | undefined
  /** What it printed, messages and all. */
  readonly output: string | undefined
}

export interface ShellOptions {
  readonly files: ShellFiles
  readonly git: GitMemory
  /** Does a command that is not known, in its folder; false where that cannot be done either. */
  readonly otherwise: (words: readonly string[] | undefined, folder: string | undefined) => boolean
}

/** Where what a command prints goes. */
interface Output {
  /** Undefined where that is not known. */
  readonly path: string | undefined
  readonly appends: boolean
  readonly isError: boolean
}

interface CommandEnd {
  readonly status: Status
  /** It failed in a part of a list, or is negated: no shell stops at that. */
  readonly isSpared?: boolean | undefined
  readonly prints: readonly PrintPiece[]
}

/** What reading a command line came to. */
export interface ShellEnd extends CommandEnd {
  /** It changed files, or may have. */
  readonly changes: boolean
  /** Something of it is not in the plan. */
  readonly isOpen: boolean
}

/** What is left, and how. */
interface Leave {
  readonly of: 'loop' | 'function' | 'shell'
  /** With its next round. */
  readonly goesOn: boolean
  readonly levels: number
  /** Else it may have been. */
  readonly isCertain: boolean
}

interface Rounds {
  readonly goesOn: () => Status
  readonly next?: () => unknown
  /** How a round must have ended. */
  readonly wantedOf?: () => Status
}

const ERRORS = '/dev/stderr'

const DECLARES = /^(declare|local|typeset|readonly|export)$/

const NOTHING: CommandEnd = { status: 'ok', prints: [] }
const UNKNOWN: CommandEnd = { status: 'unknown', prints: [undefined] }

/** Commands that one line may run. */
const FUEL = 5000

/** How deep scripts, substitutions and functions may nest. */
const DEPTH = 20

/**
 * Walks the tree of a command line and does to the files of a session what its commands did, as far as that is known: by how the line
 * ended, by what it printed, by what the files hold. What may or may not have been done leaves a file unknown.
 */
export class Interpreter {
  readonly #call: ShellCall
  readonly #options: ShellOptions
  #variables = new Map<string, string | null | undefined>()
  /** What the shell or its function is given. */
  #args: readonly string[] | undefined = []
  /** How the last command ended. */
  #last: Status = 'ok'
  readonly #functions = new Map<string, SyntaxNode>()
  #folder: string | undefined
  #changes = false
  #isOpen = false
  #stopsAtErrors = false
  /** What runs is only asked how it ends, so that errors stop nothing in it. */
  #isAsked = false
  /** What runs at the end. */
  #trap: string | undefined
  /** What programs complain of is not told. */
  #isMuted = false
  /** Patterns of words are read in another way than usual. */
  #hasOddGlobs = false
  readonly #constants = new Set<string>()
  readonly #arrays = new Map<string, readonly string[] | undefined>()
  #left: Leave | undefined
  /** Shells within the one that ran the line. */
  #shells = 0
  /** The folder before this one, and those that `popd` goes back to. */
  #previous: string | undefined
  readonly #stack: (string | undefined)[] = []
  #failsWithPipes = false
  /** Something was written to the standard error. */
  #complains = false
  #fuel = FUEL
  #depth = 0
  /** How often each program is named. */
  readonly #named = new Map<string, number>()

  constructor(call: ShellCall, options: ShellOptions) {
    this.#call = call
    this.#options = options
    this.#folder = call.folder
  }

  /** Undefined for what is no script. */
  run(): ShellEnd | undefined {
    const script = readScript(this.#call.line.replaceAll('\r\n', '\n'))
    if (!script) return undefined
    this.#count(script)
    const { exitCode } = this.#call
    const wanted: Status = exitCode === null ? 'unknown' : (exitCode ?? 0) === 0 ? 'ok' : 'failed'
    const end = this.#list(script.commands, wanted, undefined)
    const last = this.#trap === undefined ? undefined : readScript(this.#trap)
    this.#left = undefined
    if (last) this.#list(last.commands, 'unknown', undefined)
    return { ...end, changes: this.#changes, isOpen: this.#isOpen }
  }

  #count(node: SyntaxNode): void {
    if (node.type === 'Command' && node.name)
      this.#named.set(node.name.value, (this.#named.get(node.name.value) ?? 0) + 1)
    forEachChild(node, (child) => this.#count(child))
  }

  #open(): void {
    this.#isOpen = true
    this.#changes = true
  }

  /** What it does may or may not have been done. */
  #perhaps(run: () => CommandEnd): CommandEnd {
    const { files } = this.#options
    const before = files.isDoubtful
    files.isDoubtful = true
    const end = run()
    files.isDoubtful = before
    return { ...end, status: 'unknown', prints: [undefined] }
  }

  #list(statements: readonly Statement[], wanted: Status, input: string | undefined): CommandEnd {
    const prints: PrintPiece[] = []
    let status: Status = 'ok'
    let mayHaveStopped = false
    let isSpared: boolean | undefined
    for (const [index, statement] of statements.entries()) {
      const isLast = index === statements.length - 1
      const own = isLast || (this.#stops && wanted === 'ok' && stopsIfFailed(statement)) ? wanted : 'unknown'
      const run = () => this.#statement(statement, own, input)
      mayHaveStopped ||= this.#stops && status === 'unknown' && wanted !== 'ok'
      const isOpen = this.#mayBeLeft || mayHaveStopped
      const end: CommandEnd = isOpen ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      ;({ status, isSpared } = end)
      this.#last = status
      if (this.#isLeft) return end.status === 'unknown' ? { status: wanted, prints } : { status, prints }
      if (this.#stops && status === 'failed' && !isSpared) break
    }
    return { status: isAll(wanted) ? wanted : status, prints, isSpared }
  }

  get #stops(): boolean {
    return this.#stopsAtErrors && !this.#isAsked
  }

  #asked(run: () => CommandEnd, isAsked = true): CommandEnd {
    const before = this.#isAsked
    this.#isAsked ||= isAsked
    const end = run()
    this.#isAsked = before
    return end
  }

  get #isLeft(): boolean {
    return this.#left?.isCertain === true
  }

  get #mayBeLeft(): boolean {
    return this.#left?.isCertain === false
  }

  #statement({ command, background }: Statement, wanted: Status, input: string | undefined): CommandEnd {
    if (background) return this.#perhaps(() => this.#andOr(command, 'unknown', input))
    return this.#andOr(command, wanted, input)
  }

  #andOr(node: Statement['command'], wanted: Status, input: string | undefined): CommandEnd {
    if (node.type !== 'AndOr') return this.#pipeline(node, wanted, input)
    const { commands, operators } = node
    const prints: PrintPiece[] = []
    let status: Status = 'ok'
    let isSpared = false
    for (const [index, part] of commands.entries()) {
      const operator = operators[index - 1]
      const goes: Status = operator === undefined ? 'ok' : operator === '&&' ? status : inverted(status)
      isSpared = goes === 'failed'
      if (isSpared) continue
      const own = wantedOf(operators, index, { goes, wanted })
      const run = () => this.#asked(() => this.#pipeline(part, own, input), index < operators.length)
      const end: CommandEnd = goes === 'unknown' || this.#mayBeLeft ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      ;({ status } = end)
      this.#last = status
      if (this.#isLeft) break
    }
    return { status, prints, isSpared }
  }

  /** What is read in it is written while it is read. */
  #pipeline(node: PipelineNode, wanted: Status, input: string | undefined): CommandEnd {
    return this.#options.files.reading(() => this.#piped(node, wanted, input))
  }

  #piped(node: PipelineNode, wanted: Status, input: string | undefined): CommandEnd {
    if (node.type !== 'Pipeline') return this.#node(node, wanted, input)
    const not = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
    let end: CommandEnd = { status: 'ok', prints: [input] }
    let worst: Status = 'ok'
    for (const [index, command] of node.commands.entries()) {
      const isLast = index === node.commands.length - 1
      const isSure = isLast || (this.#failsWithPipes && !not && wanted === 'ok')
      const own = isSure ? (not ? inverted(wanted) : wanted) : 'unknown'
      const piped = index === 0 ? input : textOf(end.prints, this.#options.files)
      const run = () => this.#asked(() => this.#node(command, own, piped), not)
      end = node.commands.length > 1 ? this.#apart(run) : run()
      if (end.status !== 'ok' && worst !== 'failed') worst = end.status
    }
    if (this.#failsWithPipes) end = { ...end, status: worst }
    return not ? { ...end, status: inverted(end.status), isSpared: true } : end
  }

  /** In a shell of its own. */
  #apart(run: () => CommandEnd): CommandEnd {
    const [folder, variables, left, args] = [this.#folder, new Map(this.#variables), this.#left, this.#args]
    const [stops, fails] = [this.#stopsAtErrors, this.#failsWithPipes]
    this.#shells++
    const end = run()
    this.#shells--
    this.#folder = folder
    this.#variables = variables
    this.#left = left
    this.#args = args
    this.#stopsAtErrors = stops
    this.#failsWithPipes = fails
    return end
  }

  #node(node: CommandNode, wanted: Status, input: string | undefined): CommandEnd {
    if (this.#depth >= DEPTH || this.#fuel <= 0) return this.#unknown(undefined)
    switch (node.type) {
      case 'Command':
        return this.#command(node, wanted, input)
      case 'Subshell':
        return this.#apart(() => this.#list(node.body.commands, wanted, input))
      case 'BraceGroup':
        return this.#list(node.body.commands, wanted, input)
      case 'If':
        return this.#if(node, wanted, input)
      case 'For':
        return this.#for(
          node.name.value,
          node.wordlist?.map((word) => expandWord(word, this.#words)) ?? [this.#args],
          node.body,
          wanted,
        )
      case 'While':
        return this.#while(node, wanted, input)
      case 'Case':
        return this.#case(node, wanted, input)
      case 'TestCommand':
        return { status: isAll(wanted) ? wanted : this.#test(node.expression), prints: [''] }
      case 'ArithmeticCommand': {
        const status = stateOf(this.#number(node.expression))
        return { status: isAll(wanted) ? wanted : status, prints: [''] }
      }
      case 'ArithmeticFor':
        this.#number(node.initialize)
        return this.#loop(node.body, {
          goesOn: () => (node.test ? stateOf(this.#number(node.test)) : 'ok'),
          next: () => this.#number(node.update),
        })
      case 'Redirected':
        return this.#redirected(node.redirects, input, (inner) => this.#node(node.command, wanted, inner))
      case 'Function':
        this.#functions.set(node.name.value, node.body)
        return NOTHING
      default:
        return this.#unknown(undefined)
    }
  }

  #unknown(words: readonly string[] | undefined, wanted: Status = 'unknown'): CommandEnd {
    if (this.#options.files.isDoubtful || !this.#options.otherwise(words, this.#folder)) this.#open()
    this.#changes = true
    return { ...UNKNOWN, status: wanted }
  }

  #if(node: Extract<CommandNode, { type: 'If' }>, wanted: Status, input: string | undefined): CommandEnd {
    const branches = [node, ...node.elif]
    for (const [index, branch] of branches.entries()) {
      const { status } = this.#asked(() => this.#list(branch.clause.commands, 'unknown', input))
      if (status === 'ok') return this.#list(branch.then.commands, wanted, input)
      if (status === 'failed') continue
      const others = branches.slice(index + 1).flatMap((other) => [other.clause, other.then])
      for (const list of [branch.then, ...others, node.else])
        if (list) this.#perhaps(() => this.#list(list.commands, 'unknown', input))
      return UNKNOWN
    }
    return node.else ? this.#list(node.else.commands, wanted, input) : NOTHING
  }

  #for(
    name: string,
    lists: readonly (readonly string[] | undefined)[],
    body: CompoundList,
    wanted: Status,
  ): CommandEnd {
    if (!lists.every((list) => list !== undefined)) {
      this.#variables.set(name, undefined)
      return this.#loopUnknown(body)
    }
    const values = lists.flat()
    let at = -1
    return this.#loop(body, {
      goesOn: () => {
        if (++at < values.length) this.#variables.set(name, values[at])
        return at < values.length ? 'ok' : 'failed'
      },
      wantedOf: () => (at === values.length - 1 ? wanted : 'unknown'),
    })
  }

  /** A loop of which nobody knows how often it ran: what it changes is not known. */
  #loopUnknown(body: CompoundList): CommandEnd {
    return this.#perhaps(() => this.#list(body.commands, 'unknown', undefined))
  }

  #while(node: Extract<CommandNode, { type: 'While' }>, wanted: Status, input: string | undefined): CommandEnd {
    const [statement, ...more] = node.clause.commands
    const reads =
      statement && more.length === 0 && node.kind === 'while' ? this.#readLoop(statement.command) : undefined
    if (reads) return input === undefined ? this.#loopUnknown(node.body) : this.#each(reads, input, node.body, wanted)
    const ends: Status = node.kind === 'while' ? 'failed' : 'ok'
    return this.#loop(node.body, {
      goesOn: () => {
        const { status } = this.#asked(() => this.#list(node.clause.commands, 'unknown', input))
        return status === 'unknown' ? status : status === ends ? 'failed' : 'ok'
      },
    })
  }

  /** Runs a body as long as a condition holds, where that is known each time. */
  #loop(body: CompoundList, { goesOn, next, wantedOf }: Rounds): CommandEnd {
    const prints: PrintPiece[] = []
    let end: CommandEnd = NOTHING
    let mayBeOver = false
    for (;;) {
      const goes = goesOn()
      if (goes === 'failed' || this.#isLeft) return { status: end.status, prints }
      if (goes === 'unknown' || --this.#fuel <= 0) return this.#loopUnknown(body)
      const run = () => this.#list(body.commands, wantedOf?.() ?? 'unknown', undefined)
      end = mayBeOver ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      const left = this.#left
      if (left?.of === 'loop') this.#left = left.levels > 1 ? { ...left, levels: left.levels - 1 } : undefined
      if (left?.isCertain && (left.of !== 'loop' || left.levels > 1 || !left.goesOn)) return { status: 'ok', prints }
      mayBeOver ||= left?.isCertain === false && !(left.of === 'loop' && left.goesOn)
      next?.()
    }
  }

  /** `IFS== read -r x y`, also where `|| [ -n "$x" ]` follows for a line without an end. */
  #readLoop(node: Statement['command']): LineFields | undefined {
    const [command, other] = node.type === 'AndOr' ? node.commands : [node]
    if (command?.type !== 'Command' || command.name?.text !== 'read') return undefined
    const words = command.args.map(({ text }) => text)
    const ends = words.findIndex((word) => /^-r?d$/.test(word))
    const isBare = ends >= 0 && /^(''|""|\$'\\0')$/.test(words[ends + 1] ?? '')
    const names = words.filter((word, index) => word !== '-r' && !(isBare && (index === ends || index === ends + 1)))
    const [prefix] = command.prefix
    const separator =
      prefix && 'name' in prefix && prefix.name === 'IFS' && prefix.value.type === 'Word' ? prefix.value.value : ' '
    if (!words.some((word) => /^-rd?$/.test(word)) || !names.every((name) => /^\w+$/.test(name)) || names.length === 0)
      return undefined
    const takesRest = other?.type === 'Command' && /^(\[|test)$/.test(other.name?.text ?? '')
    const end = isBare ? '\0' : '\n'
    return (other && !takesRest) || separator.length > 1 ? undefined : { names, separator, takesRest, end }
  }

  /** Runs a body for each line of a text. */
  #each(fields: LineFields, input: string, body: CompoundList, wanted: Status): CommandEnd {
    const { names, separator, takesRest, end } = fields
    const lines = input.split(end)
    if (!takesRest || lines.at(-1) === '') lines.pop()
    let at = -1
    return this.#loop(body, {
      goesOn: () => {
        const line = lines[++at]
        const fields = line === undefined ? [] : fieldsOf(line, separator, names.length)
        for (const [index, name] of names.entries()) this.#variables.set(name, fields[index] ?? '')
        return line === undefined ? 'failed' : 'ok'
      },
      wantedOf: () => (at === lines.length - 1 ? wanted : 'unknown'),
    })
  }

  #case(node: Extract<CommandNode, { type: 'Case' }>, wanted: Status, input: string | undefined): CommandEnd {
    const value = expandText(node.word, this.#words)
    for (const { pattern, body, terminator } of node.items) {
      const patterns = pattern.map((word) => expandText(word, this.#words))
      if (value === undefined || patterns.includes(undefined) || (terminator && terminator !== ';;')) {
        for (const item of node.items) this.#perhaps(() => this.#list(item.body.commands, 'unknown', input))
        return UNKNOWN
      }
      if (patterns.some((one) => one !== undefined && isLike(value, one)))
        return this.#list(body.commands, wanted, input)
    }
    return NOTHING
  }

  #test(expression: TestExpression): Status {
    switch (expression.type) {
      case 'TestNot':
        return negated(this.#test(expression.operand), expression.negations.length)
      case 'TestGroup':
        return this.#test(expression.expression)
      case 'TestLogical': {
        const answers = expression.operands.map((operand) => this.#test(operand))
        const decides: Status = expression.operator === '&&' ? 'failed' : 'ok'
        return answers.includes(decides) ? decides : answers.includes('unknown') ? 'unknown' : inverted(decides)
      }
      case 'TestUnary': {
        const operand = expandText(expression.operand, this.#words)
        return operand === undefined ? 'unknown' : tested([expression.operator, operand], this.#context(undefined))
      }
      default: {
        const { operator } = expression
        const [left, right] = [expandText(expression.left, this.#words), expandText(expression.right, this.#words)]
        if (left === undefined || right === undefined) return 'unknown'
        if (/^[!=]?=$/.test(operator)) return isLike(left, right) === (operator !== '!=') ? 'ok' : 'failed'
        return tested([left, operator, right], this.#context(undefined))
      }
    }
  }

  get #words(): WordContext {
    return {
      variable: (name) => this.#variable(name),
      values: (name) => (name === '@' ? this.#args : this.#arrays.get(name)),
      number: (expression) => this.#number(expression),
      printed: (script) => this.#printed(script),
      paths: () => (this.#hasOddGlobs ? undefined : pathsIn(this.#options.files, this.#folder)),
    }
  }

  #variable(name: string): string | null | undefined {
    if (/^[1-9]$/.test(name)) return this.#args && (this.#args[Number(name) - 1] ?? null)
    if (name === '@' || name === '*') return this.#variables.has('IFS') ? undefined : this.#args?.join(' ')
    if (name === '#') return this.#args && String(this.#args.length)
    if (name === '?') return this.#last === 'ok' ? '0' : undefined
    return this.#variables.has(name) ? this.#variables.get(name) : name === 'PWD' ? this.#folder : undefined
  }

  #number(expression: ArithmeticExpression | undefined): number | undefined {
    return numberOf(expression, { ...this.#words, set: (name, value) => this.#variables.set(name, value) })
  }

  /** What a substitution prints: one that changes nothing. */
  #printed(script: ParsedScript): string | undefined {
    const { files } = this.#options
    const [{ command }] = [script.commands[0] ?? { command: undefined }]
    const isFile = command?.type === 'Command' && !command.name && script.commands.length === 1
    const before = this.#changes
    this.#depth++
    const text = files.reading(() => {
      if (isFile) return command.redirects.reduce<string | undefined>((_, one) => this.#stream(one, '', []), undefined)
      return textOf(this.#apart(() => this.#list(script.commands, 'unknown', undefined)).prints, files)
    }, true)
    this.#depth--
    return this.#changes === before ? text : undefined
  }

  #context(input: string | undefined): ProgramContext {
    const { files, git } = this.#options
    const context: ProgramContext = {
      files,
      git,
      input,
      folder: this.#folder,
      at: (path) => inFolder(path, this.#folder),
      run: (words, given) => this.#action(words, this.#context(given ?? input)),
    }
    return context
  }

  /** What words do: a program, a script, a function. */
  #action(words: readonly string[], context: ProgramContext): Action | undefined {
    const [program = '', ...rest] = words
    const name = program.replace(/^\/(usr\/)?bin\//, '')
    const nested = this.#nested(name, rest, context)
    return nested ?? actionOf(words, context)
  }

  /** A script that a shell is given as a word or as a file. */
  #nested(name: string, words: readonly string[], context: ProgramContext): Action | undefined {
    const { files, at } = context
    const isShell = /^(ba|z|da)?sh$/.test(name) || name === 'eval' || name === 'source' || name === '.'
    const isScript = /^\.{0,2}\/|\.sh$/.test(name) && /^#!.*\b(ba|z|da)?sh\b/.test(files.text(at(name)) ?? '')
    if (!isShell && !isScript) return undefined
    const flag = words.findIndex((word) => !/^-[eulx]+$/.test(word))
    const given = isScript ? [name, ...words] : words.slice(Math.max(0, flag))
    const isWord = /^-[a-z]*c$/.test(given[0] ?? '')
    const text =
      name === 'eval'
        ? words.join(' ')
        : isWord
          ? given[1]
          : given[0] === undefined || given[0] === '-s'
            ? context.input
            : files.text(at(given[0]))
    const script = text === undefined || this.#depth >= DEPTH ? undefined : readScript(text)
    if (!script) return undefined
    const stops = words.slice(0, Math.max(0, flag) + Number(isWord)).some((word) => word.includes('e'))
    return {
      status: 'unknown',
      prints: [undefined],
      isScript: true,
      act: () => {
        const [open, errors, asked] = [this.#isOpen, this.#stopsAtErrors, this.#isAsked]
        const isSame = name === 'eval' || name === 'source' || name === '.'
        const args = given.slice(isWord ? 3 : 1)
        this.#isOpen = false
        if (!isSame) [this.#stopsAtErrors, this.#isAsked] = [stops, false]
        this.#depth++
        this.#count(script)
        const run = () => {
          if (!isSame || (name !== 'eval' && args.length > 0)) this.#args = args
          this.#inside = this.#list(script.commands, this.#wantedInside, context.input)
          return this.#inside
        }
        if (isSame) run()
        else this.#apart(run)
        this.#depth--
        if (!isSame) this.#stopsAtErrors = errors
        this.#isAsked = asked
        const isDone = !this.#isOpen
        this.#isOpen = open || !isDone
        return isDone
      },
    }
  }

  #wantedInside: Status = 'unknown'
  /** How the script that ran last ended. */
  #inside = UNKNOWN

  #command(node: Command, wanted: Status, input: string | undefined): CommandEnd {
    this.#fuel--
    for (const part of node.name ? [] : node.prefix) if (part.type === 'Assignment') this.#assign(part)
    return this.#redirected(node.redirects, input, (inner) =>
      node.name ? this.#simple(node, node.name, wanted, inner) : NOTHING,
    )
  }

  #assign({ name, value: given, append, index }: AssignmentPrefix): void {
    if (given.type === 'ArrayValue') {
      const isPlain = given.elements.every(({ text }) => !text.startsWith('['))
      const lists = given.elements.map((word) => (isPlain ? expandWord(word, this.#words) : undefined))
      const before = append ? this.#arrays.get(name) : []
      const isKnown = before && lists.every((list) => list !== undefined)
      this.#arrays.set(name, isKnown ? [...before, ...lists.flat()] : undefined)
    }
    const value = given.type === 'Word' && !index ? expandText(given, this.#words) : undefined
    const before = append ? this.#variables.get(name) : ''
    this.#variables.set(name, value === undefined || before === undefined ? undefined : before + value)
  }

  #simple(node: Command, name: Word, wanted: Status, input: string | undefined): CommandEnd {
    if (/^(read|mapfile|readarray)$/.test(name.text)) return this.#read(node, name.text, input)
    const args = node.args.filter((arg) => !(DECLARES.test(name.text) && this.#isArray(arg)))
    const expanded = [name, ...args].map((word) => expandWord(word, this.#words))
    const words = expanded.every((list) => list !== undefined) ? expanded.flat() : undefined
    if (!words) {
      const texts = args.map(({ text }) => text)
      if (isHarmless(name.value, texts)) return { status: wanted, prints: [undefined] }
      this.#lose([name.value, ...texts, ...expanded.flatMap((list) => list ?? [])], input)
      return this.#unknown(undefined, wanted)
    }
    const [program = '', ...rest] = words
    const own = this.#builtin(program, rest, wanted)
    if (own) return own
    const called = this.#functions.get(program)
    if (called) return this.#callFunction(called, rest, wanted, input)
    this.#wantedInside = wanted
    const action = this.#action(words, this.#context(input))
    if (!action) {
      this.#lose(words, input)
      return this.#unknown(words, wanted)
    }
    return this.#do(action, words, wanted)
  }

  /** Declares an array. */
  #isArray(arg: CommandArgument): boolean {
    if (arg.type !== 'Assignment' || arg.value.type !== 'ArrayValue') return false
    this.#assign(arg)
    return true
  }

  /** Of files that a command which is not known names to change them nothing is known any more. */
  #lose(words: readonly string[], input: string | undefined): void {
    const { files } = this.#options
    for (const word of changedBy(words, input)) {
      const path = inFolder(word, this.#folder)
      if (files.kind(path) === 'file' || files.kind(path) === 'executable') files.lose(path)
    }
  }

  /** Variables take the fields of a line, or an array all lines. */
  #read(node: Command, program: string, input: string | undefined): CommandEnd {
    const reads = program === 'read' ? this.#readLoop(node) : undefined
    const [line, ...others] = input === undefined ? [] : input.split(reads?.end ?? '\n')
    const named = node.args.map(({ text }) => text).filter((text) => /^\w+$/.test(text))
    const fields = line === undefined || !reads ? [] : fieldsOf(line, reads.separator, named.length)
    for (const [index, name] of named.entries()) {
      this.#variables.set(name, reads && line !== undefined ? (fields[index] ?? '') : undefined)
      const isPlain = node.args.length === 2 && node.args[0]?.text === '-t'
      this.#arrays.set(name, program !== 'read' && isPlain ? input?.replace(/\n$/, '').split('\n') : undefined)
    }
    return { status: reads && line !== undefined ? (others.length > 0 ? 'ok' : 'failed') : 'unknown', prints: [''] }
  }

  #callFunction(body: SyntaxNode, words: readonly string[], wanted: Status, input: string | undefined): CommandEnd {
    if (this.#depth >= DEPTH) return this.#unknown(undefined)
    this.#depth++
    const before = this.#args
    this.#args = words
    const end =
      body.type === 'CompoundList'
        ? this.#list(body.commands, wanted, input)
        : this.#node(body as CommandNode, wanted, input)
    this.#args = before
    this.#depth--
    if (this.#left?.of === 'function') this.#left = undefined
    return { ...end, isSpared: false }
  }

  /** What changes the shell itself. */
  #builtin(program: string, words: readonly string[], wanted: Status): CommandEnd | undefined {
    switch (program) {
      case 'cd':
        return this.#enter(words, wanted)
      case 'pushd':
        this.#stack.push(this.#folder)
        return { ...this.#enter(words, wanted), prints: [undefined] }
      case 'popd':
        return { ...this.#enter([...words, this.#stack.pop() ?? ''], wanted), prints: [undefined] }
      case 'exit':
      case 'return':
      case 'break':
      case 'continue':
        return this.#leave(program, words[0])
      case 'set':
        this.#set(words)
        return undefined
      case 'shift':
        this.#args = this.#options.files.isDoubtful ? undefined : this.#args?.slice(Number(words[0] ?? 1))
        return NOTHING
      case 'unset':
        for (const word of words) if (!this.#constants.has(word)) this.#variables.set(word, null)
        return NOTHING
      case 'trap':
        if (words.length !== 2 || !/^(EXIT|0)$/.test(words[1] ?? '')) return this.#unknown(undefined)
        this.#trap = words[0]
        return NOTHING
      case 'shopt':
        this.#hasOddGlobs = true
        return NOTHING
      case 'export':
      case 'local':
      case 'declare':
      case 'readonly':
        this.#declare(words, program === 'readonly')
        return NOTHING
      default:
        return undefined
    }
  }

  #set(words: readonly string[]): void {
    const flag = words.find((word) => /^[-+]\w*e/.test(word))
    if (flag !== undefined) this.#stopsAtErrors = flag.startsWith('-')
    const end = words.indexOf('--')
    if (end >= 0) this.#args = this.#options.files.isDoubtful ? undefined : words.slice(end + 1)
    if (words.includes('pipefail')) this.#failsWithPipes = words.some((word) => /^-\w*o$/.test(word))
  }

  #declare(words: readonly string[], isConstant: boolean): void {
    for (const word of words) {
      const [, name = word, value] = /^(\w+)=(.*)$/s.exec(word) ?? []
      if (name !== word) this.#variables.set(name, value)
      if (isConstant) this.#constants.add(name)
    }
  }

  /** A loop, a function or the shell itself is left; where that is in doubt, so is all that follows. */
  #leave(program: 'exit' | 'return' | 'break' | 'continue', word: string | undefined): CommandEnd {
    const isLoop = program === 'break' || program === 'continue'
    const status: Status = word === undefined && !isLoop ? 'unknown' : isLoop || word === '0' ? 'ok' : 'failed'
    const isCertain = !this.#options.files.isDoubtful
    // The line itself did not end so.
    const isRefuted = program === 'exit' && this.#shells === 0 && status === 'failed' && this.#call.exitCode === 0
    if (!this.#isLeft && (isCertain || !isRefuted))
      this.#left = {
        of: isLoop ? 'loop' : program === 'exit' ? 'shell' : 'function',
        goesOn: program === 'continue',
        levels: isLoop ? Number(word ?? 1) : 1,
        isCertain,
      }
    return { status, prints: [''] }
  }

  #enter(words: readonly string[], wanted: Status): CommandEnd {
    const [given = '', ...more] = words.filter((word) => word !== '--')
    const path = given === '-' ? (this.#previous ?? '') : given
    const target = more.length > 0 || path === '' ? undefined : inFolder(path, this.#folder)
    const { files } = this.#options
    const isThere = target !== undefined && files.kind(target) === 'folder'
    const status = isAll(wanted) ? wanted : isThere ? 'ok' : this.#byMessages('cd', words)
    if (status === 'failed') return { status, prints: [''] }
    // Nothing says where the rest of the line is run.
    if (target === undefined || status === 'unknown') files.isDoubtful = true
    this.#previous = this.#folder
    this.#folder = target ?? this.#folder
    return { status, prints: [given === '-' ? undefined : ''] }
  }

  #do(action: Action, words: readonly string[], wanted: Status): CommandEnd {
    const { act, several } = action
    const status = isAll(wanted)
      ? wanted
      : action.status === 'unknown'
        ? this.#byMessages(words[0] ?? '', words.slice(1), act !== undefined)
        : action.status
    if (!act)
      return {
        status,
        prints: status === 'ok' || action.prints.every((print) => print === '') ? action.prints : [undefined],
      }
    if (action.isScript) return this.#script(act, words, wanted)
    if (status === 'failed' && !several) return { status, prints: [undefined] }
    this.#changes = true
    if (status === 'ok') {
      if (!act() && (several || !this.#options.otherwise(words, this.#folder))) this.#open()
    } else
      this.#perhaps(() => {
        if (!act()) this.#open()
        return NOTHING
      })
    return { status, prints: status === 'ok' ? action.prints : [undefined] }
  }

  #script(act: () => boolean, words: readonly string[], wanted: Status): CommandEnd {
    const run = () => {
      this.#wantedInside = wanted
      this.#inside = UNKNOWN
      if (!act()) this.#open()
      return this.#inside
    }
    // It may have been ended while it ran.
    const isCut = words[0] === 'timeout' && wanted !== 'ok'
    const end = isCut ? this.#perhaps(run) : run()
    return { ...end, status: isAll(wanted) ? wanted : end.status }
  }

  /** How a command went, by what the line printed. */
  #byMessages(program: string, words: readonly string[], isAct = false): Status {
    const { output } = this.#call
    const complaints = output === undefined || this.#isMuted ? undefined : complaintsOf(program, output)
    if (output === undefined || !complaints || complaints.some((line) => /: -e expression #/.test(line)))
      return 'unknown'
    if (complaints.length === 0) {
      const tells = isAct || /^(cd|mkdir|ls|cat|head|tail)$/.test(program)
      return tells && !/^(\/\S*\/)?(ba|z|da)?sh: /m.test(output) ? 'ok' : 'unknown'
    }
    const mentions = words.some((word) => !word.startsWith('-') && complaints.some((line) => line.includes(word)))
    if (mentions) return 'failed'
    return (this.#named.get(program) ?? 0) > 1 ? 'ok' : 'unknown'
  }

  #redirected(
    redirects: readonly Redirection[],
    given: string | undefined,
    run: (input: string | undefined) => CommandEnd,
  ): CommandEnd {
    const outputs: Output[] = []
    const input = redirects.reduce((before, redirect) => this.#stream(redirect, before, outputs), given)
    const [isMuted, complains] = [this.#isMuted, this.#complains]
    const opens = outputs.map(({ path }) => this.#opens(path))
    if (opens.includes('failed')) return { status: 'failed', prints: [''] }
    this.#isMuted ||= redirects.some((redirect) => isMuting(redirect, outputs.length > 0))
    this.#complains = outputs.some(({ path }) => path === ERRORS)
    const end = opens.includes('unknown') ? this.#perhaps(() => run(input)) : run(input)
    this.#isMuted = isMuted
    if (outputs.length === 0) {
      this.#complains ||= complains
      return end
    }
    const isPlain = outputs.filter(({ isError }) => !isError).length <= 1
    for (const { path, appends, isError } of outputs) {
      const messages = end.status === 'ok' && !this.#complains ? '' : undefined
      const text = isError ? messages : isPlain ? textOf(end.prints, this.#options.files) : undefined
      this.#write(path, text, { appends, status: end.status })
    }
    this.#complains ||= complains
    return { status: end.status, prints: outputs.every(({ isError }) => isError) ? end.prints : [''] }
  }

  /** Whether a file can be written to: that its folder is there, and that it is none. */
  #opens(path: string | undefined): Status {
    const { files } = this.#options
    const whole = path === undefined ? undefined : inFolder(path, this.#folder)
    if (whole === undefined || path?.startsWith('/dev/')) return 'ok'
    if (files.kind(whole) === 'folder') return 'failed'
    const { output } = this.#call
    if (files.kind(posix.dirname(whole)) !== 'none' || posix.dirname(whole) === '.') return 'ok'
    return output === undefined ? 'unknown' : output.includes(`${path}: No such file`) ? 'failed' : 'ok'
  }

  /** What comes in after a redirection; where it is about what goes out, that is noted. */
  #stream(redirect: Redirection, input: string | undefined, outputs: Output[]): string | undefined {
    if (redirect.type === 'HereString') {
      const text = redirect.target && expandText(redirect.target, this.#words)
      return text === undefined ? undefined : `${text}\n`
    }
    if (redirect.type === 'HereDoc') return this.#document(redirect)
    const [part, ...parts] = redirect.target?.parts ?? []
    if (redirect.operator === '<' && part?.type === 'ProcessSubstitution' && parts.length === 0)
      return part.script && this.#printed(part.script)
    return this.#file(redirect, input, outputs)
  }

  #file(
    { operator, target, descriptor }: Extract<Redirection, { type: 'Redirect' }>,
    input: string | undefined,
    outputs: Output[],
  ): string | undefined {
    const [first, ...more] = (target && expandWord(target, this.#words)) ?? []
    const path = more.length === 0 ? first : undefined
    if (operator === '<' && path !== undefined) return this.#options.files.text(inFolder(path, this.#folder))
    if (operator.startsWith('<')) return undefined
    const isError = descriptor?.type === 'FileDescriptor' && descriptor.value !== 1
    const isSame = operator === '>&' && /^(\d+|-)$/.test(path ?? '')
    if (isSame && path === '2' && !isError) outputs.push({ path: ERRORS, appends: true, isError })
    if (!isSame && !(isError && path === '/dev/null')) outputs.push({ path, appends: operator.endsWith('>>'), isError })
    return input
  }

  #document({ body, delimiter, operator }: HereDoc): string | undefined {
    const text = delimiter?.quoted || !body.parts ? body.text : expandParts(body.parts, this.#words)
    return operator === '<<-' ? text?.replaceAll(/^\t+/gm, '') : text
  }

  #write(
    path: string | undefined,
    text: string | undefined,
    { appends, status }: { appends: boolean; status: Status },
  ): void {
    if (path === '/dev/null' || path === ERRORS) return
    if (path === undefined) {
      this.#unknown(undefined)
      return
    }
    const whole = inFolder(path, this.#folder)
    this.#changes = true
    // A program that fails may have printed something before.
    const isRead = this.#options.files.isRead(whole)
    const isKnown = isRead
      ? false
      : status === 'ok' || (status === 'unknown' && this.#call.output !== undefined && text !== undefined)
    if (!this.#options.files.write(whole, isKnown ? text : undefined, appends)) this.#open()
  }
}

/** What a loop reads of each line: `IFS` parts it into names. */
interface LineFields {
  readonly names: readonly string[]
  readonly separator: string
  /** What ends a line. */
  readonly end: string
  /** A last line without an end counts. */
  readonly takesRest: boolean
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

/** Whether it takes away what a program complains of. */
const isMuting = (redirect: Redirection, hasOutput: boolean): boolean => {
  if (redirect.type !== 'Redirect') return false
  const { operator, descriptor, target } = redirect
  if (operator.startsWith('&>')) return true
  return descriptor?.type === 'FileDescriptor' && descriptor.value === 2 && (hasOutput || target?.text !== '1')
}

const stateOf = (number: number | undefined): Status =>
  number === undefined ? 'unknown' : number === 0 ? 'failed' : 'ok'

/** How a part of a list must have ended, by how the list did. */
const wantedOf = (
  operators: readonly string[],
  index: number,
  { goes, wanted }: { readonly goes: Status; readonly wanted: Status },
): Status => {
  if (index === operators.length && goes === 'ok') return wanted
  const isChain = operators.slice(goes === 'ok' ? index : 0).every((operator) => operator === '&&')
  return wanted === 'ok' && isChain ? 'ok' : 'unknown'
}

/** Whether a shell that stops at errors stops where it fails, whichever of its commands did. */
const stopsIfFailed = ({ command }: Statement): boolean =>
  /^(Command|Subshell|TestCommand|ArithmeticCommand)$/.test(command.type) ||
  (command.type === 'Pipeline' && !command.prefixes.some(({ type }) => type === 'Negation'))

const negated = (status: Status, times: number): Status => (times % 2 === 1 ? inverted(status) : status)

const isAll = (status: Status): boolean => status !== 'unknown'

const textOf = (prints: readonly PrintPiece[], files: ShellFiles): string | undefined => {
  const texts = prints.map((print) =>
    typeof print === 'object' ? ('shows' in print ? files.text(print.shows) : undefined) : print,
  )
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined
}

/** Whether a text matches a pattern of `case`. */
const isLike = (text: string, pattern: string): boolean =>
  text === pattern || (/[*?[]/.test(pattern) && globPattern(pattern)?.matches(text) === true)

/** What a program that failed says begins with its name. */
const complaintsOf = (program: string, output: string): string[] =>
  output.split('\n').filter((line) => {
    if (program === 'git') return /^(fatal|error):/.test(line)
    const at = line.indexOf(`${program}: `)
    return at === 0 || (at > 0 && /[\s/]/.test(line[at - 1] ?? ''))
  })
