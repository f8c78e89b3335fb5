import { posix } from 'node:path'
import type {
  ArithmeticExpression,
  AssignmentPrefix,
  Command,
  CommandArgument,
  CommandNode,
  CompoundList,
  HereDoc,
  ParsedScript,
  PipelineNode,
  Redirection,
  Statement,
  SyntaxNode,
  Word,
} from 'unbash'
import { readScript } from '../../../core/programs/shell-script.ts'
import { inFolder } from '../paths.ts'
import { DECLARES, readLine, readLines, runBuiltin, runUnknownBuiltin, type ShellView } from './builtins.ts'
import { type CommandEnd, isAll, NOTHING, type Stdin, streamOf, textOf, UNKNOWN } from './command-end.ts'
import { answerOf, isLike } from './conditions.ts'
import type { GitMemory } from './git-memory.ts'
import { statusByMessages } from './messages.ts'
import {
  type Action,
  inverted,
  type PrintPiece,
  type ProgramContext,
  type Runs,
  type Status,
  shuffled,
} from './program.ts'
import { actionOf, changedBy, isHarmless, isLineWise } from './programs.ts'
import { pathsIn, type ShellFiles } from './shell-files.ts'
import { ShellState } from './shell-state.ts'
import { expandParts, expandPattern, expandText, expandWord, numberOf, type WordContext } from './words.ts'

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

/** Where what a command prints goes. */
interface Output {
  /** Undefined where that is not known. */
  readonly path: string | undefined
  readonly appends: boolean
  readonly isError: boolean
}

/** What reading a command line came to. */
interface ShellEnd extends CommandEnd {
  /** It changed files, or may have. */
  readonly changes: boolean
  /** Something of it is not in the plan. */
  readonly isOpen: boolean
}

/** What a command runs in. */
interface Surroundings {
  readonly shell: ShellState
  readonly stdin: Stdin
  /** How deep it is in scripts, substitutions and functions. */
  readonly depth: number
  /** The shell is one within that which ran the line. */
  readonly isInner: boolean
  /** It is only asked how it ends, so that errors stop nothing in it. */
  readonly isAsked: boolean
  /** What programs complain of is not told. */
  readonly isMuted: boolean
}

interface Rounds {
  readonly goesOn: () => Status
  readonly next?: () => unknown
  /** How a round must have ended. */
  readonly wantedOf?: () => Status
}

const ERRORS = '/dev/stderr'

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
  readonly #options
  /** A word that was expanded holds several lines of which nothing says the order. */
  #isShuffled = false
  #around: Surroundings
  #changes = false
  #isOpen = false
  /** What runs at the end. */
  #trap: string | undefined
  /** Something was written to the standard error. */
  #complains = false
  #fuel = FUEL
  constructor(
    call: ShellCall,
    options: {
      readonly files: ShellFiles
      readonly git: GitMemory
      /** Does a command that is not known, in its folder; false where that cannot be done either. */
      readonly otherwise: (words: readonly string[] | undefined, folder: string | undefined) => boolean
    },
  ) {
    this.#call = call
    this.#options = options
    const shell = new ShellState(call.folder)
    this.#around = { shell, stdin: { text: undefined }, depth: 0, isInner: false, isAsked: false, isMuted: false }
  }

  /** Undefined for what is no script. */
  run(): ShellEnd | undefined {
    const script = readScript(this.#call.line.replaceAll('\r\n', '\n'))
    if (!script) return undefined
    const { exitCode } = this.#call
    const wanted: Status = exitCode === null ? 'unknown' : (exitCode ?? 0) === 0 ? 'ok' : 'failed'
    const run = () => this.#list(script.commands, wanted)
    // Of what may not have ended nobody knows how far it came.
    const end = exitCode === null ? this.#perhaps(run) : run()
    const last = this.#trap === undefined ? undefined : readScript(this.#trap)
    this.#shell.left = undefined
    if (last) this.#list(last.commands, 'unknown')
    return { ...end, changes: this.#changes, isOpen: this.#isOpen }
  }

  get #shell(): ShellState {
    return this.#around.shell
  }

  get #stdin(): Stdin {
    return this.#around.stdin
  }

  #within<Result>(change: Partial<Surroundings>, run: () => Result): Result {
    const outer = this.#around
    this.#around = { ...outer, ...change }
    const result = run()
    this.#around = outer
    return result
  }

  #open(): void {
    this.#isOpen = true
    this.#changes = true
  }

  /** What it does may or may not have been done. */
  #perhaps(run: () => CommandEnd): CommandEnd {
    const { files } = this.#options
    const [before, { text }] = [files.isDoubtful, this.#stdin]
    files.isDoubtful = true
    const end = run()
    files.isDoubtful = before
    if (this.#stdin.text !== text) this.#stdin.text = undefined
    return { ...end, status: 'unknown', prints: [undefined] }
  }

  #list(statements: readonly Statement[], wanted: Status): CommandEnd {
    const prints: PrintPiece[] = []
    let status: Status = 'ok'
    let mayHaveStopped = false
    let isSpared: boolean | undefined
    for (let index = 0; index < statements.length; index++) {
      const statement = statements[index]!
      const waits = statement.background ? statements.findIndex((one, at) => at > index && isWait(one)) : -1
      const isLast = Math.max(index, waits) === statements.length - 1
      const own = isLast || (this.#stops && wanted === 'ok' && stopsIfFailed(statement)) ? wanted : 'unknown'
      const group = statements.slice(index, waits)
      const run = () => (waits < 0 ? this.#statement(statement, own) : this.#together(group))
      index = Math.max(index, waits)
      mayHaveStopped ||= this.#stops && status === 'unknown' && wanted !== 'ok'
      const isOpen = this.#mayBeLeft || mayHaveStopped
      const end: CommandEnd = isOpen ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      ;({ status, isSpared } = end)
      this.#shell.last = status
      if (this.#isLeft) return end.status === 'unknown' ? { status: wanted, prints } : { status, prints }
      if (this.#stops && status === 'failed' && !isSpared) break
    }
    return { status: isAll(wanted) ? wanted : status, prints, isSpared }
  }

  /** Commands in the background and others beside them, until all have ended. */
  #together(statements: readonly Statement[]): CommandEnd {
    const end = this.#inAnyOrder((next) => {
      const ends = statements.map(({ command, background }) => {
        next()
        const run = () => this.#andOr(command, 'unknown')
        return background ? this.#apart(run) : run()
      })
      return { status: 'ok', prints: ends.flatMap(({ prints }) => prints) }
    })
    return { ...end, status: 'ok' }
  }

  get #stops(): boolean {
    return this.#shell.stopsAtErrors && !this.#around.isAsked
  }

  #asked(run: () => CommandEnd, isAsked = true): CommandEnd {
    return this.#within({ isAsked: isAsked || this.#around.isAsked }, run)
  }

  get #isLeft(): boolean {
    return this.#shell.left?.isCertain === true
  }

  get #mayBeLeft(): boolean {
    return this.#shell.left?.isCertain === false
  }

  #statement({ command, background }: Statement, wanted: Status): CommandEnd {
    if (background) return this.#perhaps(() => this.#andOr(command, 'unknown'))
    return this.#andOr(command, wanted)
  }

  #andOr(node: Statement['command'], wanted: Status): CommandEnd {
    if (node.type !== 'AndOr') return this.#pipeline(node, wanted)
    const { commands, operators } = node
    const lastOr = operators.lastIndexOf('||')
    const prints: PrintPiece[] = []
    let status: Status = 'ok'
    let isSpared = false
    for (const [index, part] of commands.entries()) {
      const operator = operators[index - 1]
      const goes: Status = operator === undefined ? 'ok' : operator === '&&' ? status : inverted(status)
      isSpared = goes === 'failed'
      if (isSpared) continue
      const own = wantedOf({ index, last: operators.length, lastOr }, { goes, wanted })
      const run = () => this.#asked(() => this.#pipeline(part, own), index < operators.length)
      const end: CommandEnd = goes === 'unknown' || this.#mayBeLeft ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      ;({ status } = end)
      this.#shell.last = status
      if (this.#isLeft) break
    }
    return { status, prints, isSpared }
  }

  /** What is read in it is written while it is read. */
  #pipeline(node: PipelineNode, wanted: Status): CommandEnd {
    return this.#options.files.reading(() => this.#piped(node, wanted))
  }

  #piped(node: PipelineNode, wanted: Status): CommandEnd {
    if (node.type !== 'Pipeline') return this.#node(node, wanted)
    const not = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
    let end = NOTHING
    let worst: Status = 'ok'
    for (const [index, command] of node.commands.entries()) {
      const isLast = index === node.commands.length - 1
      const isSure = isLast || (this.#shell.failsWithPipes && !not && wanted === 'ok')
      const own = isSure ? (not ? inverted(wanted) : wanted) : 'unknown'
      const run = () => this.#asked(() => this.#node(command, own), not)
      const { prints } = end
      const fed = () => (index === 0 ? run() : this.#fed(streamOf(prints, this.#options.files), run))
      end = node.commands.length > 1 ? this.#apart(fed) : run()
      if (end.status !== 'ok' && worst !== 'failed') worst = end.status
    }
    if (this.#shell.failsWithPipes) end = { ...end, status: worst }
    return not ? { ...end, status: inverted(end.status), isSpared: true } : end
  }

  /** In a shell of its own. */
  #apart(run: () => CommandEnd): CommandEnd {
    return this.#within({ shell: this.#shell.inner(), isInner: true }, run)
  }

  /** With a text that comes in. */
  #fed(stdin: Stdin, run: () => CommandEnd): CommandEnd {
    return this.#within({ stdin }, run)
  }

  #deeper<Result>(run: () => Result): Result {
    return this.#within({ depth: this.#around.depth + 1 }, run)
  }

  #node(node: CommandNode, wanted: Status): CommandEnd {
    if (this.#around.depth >= DEPTH || this.#fuel <= 0) return this.#unknown(undefined)
    switch (node.type) {
      case 'Command':
        return this.#command(node, wanted)
      case 'Subshell':
        return this.#apart(() => this.#list(node.body.commands, wanted))
      case 'BraceGroup':
        return this.#list(node.body.commands, wanted)
      case 'If':
        return this.#if(node, wanted)
      case 'For':
        return this.#for(node, wanted)
      case 'While':
        return this.#while(node)
      case 'Case':
        return this.#case(node, wanted)
      case 'TestCommand':
        return {
          status: isAll(wanted) ? wanted : answerOf(node.expression, { words: this.#words, program: this.#context }),
          prints: [''],
        }
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
        return this.#redirected(node.redirects, () => this.#node(node.command, wanted))
      case 'Function':
        this.#shell.functions.set(node.name.value, node.body)
        return NOTHING
      default:
        return this.#unknown(undefined)
    }
  }

  #unknown(words: readonly string[] | undefined, wanted: Status = 'unknown'): CommandEnd {
    if (this.#options.files.isDoubtful || !this.#options.otherwise(words, this.#shell.folder)) this.#open()
    this.#changes = true
    return { ...UNKNOWN, status: wanted }
  }

  #if(node: Extract<CommandNode, { type: 'If' }>, wanted: Status): CommandEnd {
    const branches = [node, ...node.elif]
    for (const [index, branch] of branches.entries()) {
      const { status } = this.#asked(() => this.#list(branch.clause.commands, 'unknown'))
      if (status === 'ok') return this.#list(branch.then.commands, wanted)
      if (status === 'failed') continue
      const others = branches.slice(index + 1).flatMap((other) => [other.clause, other.then])
      for (const list of [branch.then, ...others, node.else])
        if (list) this.#perhaps(() => this.#list(list.commands, 'unknown'))
      return UNKNOWN
    }
    return node.else ? this.#list(node.else.commands, wanted) : NOTHING
  }

  #for({ name, wordlist, body }: Extract<CommandNode, { type: 'For' }>, wanted: Status): CommandEnd {
    const { value: lists, isShuffled } = this.#expanding(
      () => wordlist?.map((word) => expandWord(word, this.#words)) ?? [this.#shell.args],
    )
    if (!lists.every((list) => list !== undefined)) {
      this.#shell.variables.set(name.value, undefined)
      return this.#loopUnknown(body)
    }
    const values = lists.flat()
    let at = -1
    const rounds: Rounds = {
      goesOn: () => {
        if (++at < values.length) this.#shell.variables.set(name.value, values[at])
        return at < values.length ? 'ok' : 'failed'
      },
      wantedOf: () => (at === values.length - 1 ? wanted : 'unknown'),
    }
    return isShuffled && values.length > 1 ? this.#loopShuffled(body, rounds) : this.#loop(body, rounds)
  }

  /** Expands words, and tells whether nothing says their order. */
  #expanding<Value>(expand: () => Value): { readonly value: Value; readonly isShuffled: boolean } {
    const outer = this.#isShuffled
    this.#isShuffled = false
    const value = expand()
    const isShuffled = this.#isShuffled
    this.#isShuffled = outer
    return { value, isShuffled }
  }

  /** A loop of which nobody knows the order of its rounds: known is what each of them leaves that no other one touches. */
  #loopShuffled(body: CompoundList, rounds: Rounds): CommandEnd {
    return this.#inAnyOrder((next) =>
      this.#loop(body, {
        goesOn: () => {
          next()
          return rounds.goesOn()
        },
      }),
    )
  }

  #inAnyOrder(run: (next: () => void) => CommandEnd): CommandEnd {
    const { files } = this.#options
    const before = this.#shell.snapshot()
    const { result: end, isSure } = files.inAnyOrder((nextRound) =>
      run(() => {
        nextRound()
        this.#shell.forgetSince(before)
      }),
    )
    this.#shell.forgetSince(before)
    if (!isSure) this.#open()
    const { text } = streamOf(end.prints, files)
    return {
      ...end,
      status: 'unknown',
      prints: [text === undefined || /[^\n]$/.test(text) ? undefined : shuffled(text)],
    }
  }

  /** A loop of which nobody knows how often it ran: what it changes is not known. */
  #loopUnknown(body: CompoundList): CommandEnd {
    return this.#perhaps(() => this.#list(body.commands, 'unknown'))
  }

  #while({ kind, clause, body }: Extract<CommandNode, { type: 'While' }>): CommandEnd {
    const ends: Status = kind === 'while' ? 'failed' : 'ok'
    const rounds: Rounds = {
      goesOn: () => {
        const { status } = this.#asked(() => this.#list(clause.commands, 'unknown'))
        return status === 'unknown' ? status : status === ends ? 'failed' : 'ok'
      },
    }
    if (!this.#stdin.isShuffled) return this.#loop(body, rounds)
    const { text } = this.#stdin
    // Each round takes a line, and which one makes no difference.
    return this.#fed({ text }, () => this.#loopShuffled(body, rounds))
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
      const run = () => this.#list(body.commands, wantedOf?.() ?? 'unknown')
      end = mayBeOver ? this.#perhaps(run) : run()
      prints.push(...end.prints)
      const left = this.#shell.left
      if (left?.of === 'loop') this.#shell.left = left.levels > 1 ? { ...left, levels: left.levels - 1 } : undefined
      if (left?.isCertain && (left.of !== 'loop' || left.levels > 1 || !left.goesOn)) return { status: 'ok', prints }
      mayBeOver ||= left?.isCertain === false && !(left.of === 'loop' && left.goesOn)
      next?.()
    }
  }

  #case(node: Extract<CommandNode, { type: 'Case' }>, wanted: Status): CommandEnd {
    const value = expandText(node.word, this.#words)
    for (const { pattern, body, terminator } of node.items) {
      const answers = pattern.map((word) => isLike(value, expandPattern(word, this.#words)))
      const isFitting = answers.includes(true)
      if ((!isFitting && answers.includes(undefined)) || (terminator && terminator !== ';;')) {
        for (const item of node.items) this.#perhaps(() => this.#list(item.body.commands, 'unknown'))
        return UNKNOWN
      }
      if (isFitting) return this.#list(body.commands, wanted)
    }
    return NOTHING
  }

  get #words(): WordContext {
    const shell = this.#shell
    return {
      variable: (name) => {
        this.#isShuffled ||= shell.shuffled.has(name)
        return shell.variable(name)
      },
      values: (name) => {
        this.#isShuffled ||= shell.shuffled.has(name)
        return shell.values(name)
      },
      number: (expression) => this.#number(expression),
      printed: (script) => this.#printed(script),
      paths: () => (shell.hasOddGlobs ? undefined : pathsIn(this.#options.files, shell.folder)),
    }
  }

  #number(expression: ArithmeticExpression | undefined): number | undefined {
    return numberOf(expression, { ...this.#words, set: (name, value) => this.#shell.variables.set(name, value) })
  }

  /** What a substitution prints: one that changes nothing. */
  #printed(script: ParsedScript): string | undefined {
    const { files } = this.#options
    const [{ command }] = [script.commands[0] ?? { command: undefined }]
    const isFile = command?.type === 'Command' && !command.name && script.commands.length === 1
    const before = this.#changes
    const read = () => {
      if (isFile) return command.redirects.flatMap((one) => this.#stream(one, []) ?? []).at(-1)?.text
      const stream = streamOf(this.#apart(() => this.#list(script.commands, 'unknown')).prints, files)
      this.#isShuffled ||= stream.isShuffled === true
      return stream.text
    }
    const text = this.#deeper(() => files.reading(read, true))
    return this.#changes === before ? text : undefined
  }

  get #context(): ProgramContext {
    const { files, git } = this.#options
    const { folder } = this.#shell
    const context: ProgramContext = {
      files,
      git,
      input: (order) => {
        const { text, isShuffled } = this.#stdin
        this.#stdin.text = undefined
        return isShuffled && order !== 'any order' ? undefined : text
      },
      isShuffled: this.#stdin.isShuffled === true,
      folder,
      at: (path) => inFolder(path, folder),
      run: (words) => this.#action(words, context),
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
            ? context.input()
            : files.text(at(given[0]))
    const script = text === undefined || this.#around.depth >= DEPTH ? undefined : readScript(text)
    if (!script) return undefined
    const stops = words.slice(0, Math.max(0, flag) + Number(isWord)).some((word) => word.includes('e'))
    const isSame = name === 'eval' || name === 'source' || name === '.'
    const args = given.slice(isWord ? 3 : 1)
    const run = (wanted: Status) => {
      if (!isSame || (name !== 'eval' && args.length > 0)) this.#shell.args = args
      if (!isSame) this.#shell.stopsAtErrors = stops
      return this.#list(script.commands, wanted)
    }
    const runInner = (wanted: Status) => this.#apart(() => this.#within({ isAsked: false }, () => run(wanted)))
    const runScript = (wanted: Status): CommandEnd => {
      const end = this.#deeper(() => (isSame ? run(wanted) : runInner(wanted)))
      return { ...end, status: isAll(wanted) ? wanted : end.status }
    }
    return { status: 'unknown', prints: [undefined], script: runScript, act: () => this.#isClosed(runScript) }
  }

  /** Whether all that a script did is in the plan. */
  #isClosed(script: (wanted: Status) => CommandEnd): boolean {
    const before = this.#isOpen
    this.#isOpen = false
    script('unknown')
    const isClosed = !this.#isOpen
    this.#isOpen ||= before
    return isClosed
  }

  #command(node: Command, wanted: Status): CommandEnd {
    this.#fuel--
    for (const part of node.name ? [] : node.prefix) if (part.type === 'Assignment') this.#assign(part)
    return this.#redirected(node.redirects, () => (node.name ? this.#simple(node, node.name, wanted) : NOTHING))
  }

  #assign(assignment: AssignmentPrefix): void {
    const { isShuffled } = this.#expanding(() => this.#setTo(assignment))
    if (isShuffled) this.#shell.shuffled.add(assignment.name)
    else this.#shell.shuffled.delete(assignment.name)
  }

  #setTo({ name, value: given, append, index }: AssignmentPrefix): void {
    if (given.type === 'ArrayValue') {
      const isPlain = given.elements.every(({ text }) => !text.startsWith('['))
      const lists = given.elements.map((word) => (isPlain ? expandWord(word, this.#words) : undefined))
      const before = append ? this.#shell.arrays.get(name) : []
      const isKnown = before && lists.every((list) => list !== undefined)
      this.#shell.arrays.set(name, isKnown ? [...before, ...lists.flat()] : undefined)
    }
    const value = given.type === 'Word' && !index ? expandText(given, this.#words) : undefined
    const before = append ? this.#shell.variables.get(name) : ''
    this.#shell.variables.set(name, value === undefined || before === undefined ? undefined : before + value)
  }

  #simple(node: Command, name: Word, wanted: Status): CommandEnd {
    if (name.text === 'read') return readLine(node, this.#shell, this.#stdin)
    if (/^(mapfile|readarray)$/.test(name.text)) return readLines(node, this.#shell, this.#context.input())
    const args = node.args.filter((arg) => !(DECLARES.test(name.text) && this.#isArray(arg)))
    const { value: expanded, isShuffled } = this.#expanding(() =>
      [name, ...args].map((word) => expandWord(word, this.#words)),
    )
    const words = expanded.every((list) => list !== undefined) ? expanded.flat() : undefined
    if (!words) {
      const texts = args.map(({ text }) => text)
      const own = runUnknownBuiltin(name.value, texts, this.#builtins)
      if (own) return own
      if (isHarmless(name.value, texts)) return { status: wanted, prints: [undefined] }
      this.#lose([name.value, ...texts, ...expanded.flatMap((list) => list ?? [])])
      return this.#unknown(undefined, wanted)
    }
    const [program = '', ...rest] = words
    const called = this.#shell.functions.get(program)
    const own = called ? undefined : runBuiltin(program, rest, wanted, this.#builtins)
    if (own) return own
    const end = called ? this.#callFunction(called, rest, wanted) : this.#program(words, wanted)
    // What is printed of words whose order is not known has none either.
    return isShuffled ? { ...end, prints: end.prints.map((print) => (print === '' ? '' : undefined)) } : end
  }

  /** A program and its words: one that is known, a script, or one that nothing is known of. */
  #program(words: readonly string[], wanted: Status): CommandEnd {
    this.#fuel--
    const { isShuffled } = this.#stdin
    const isOfLines = isShuffled && isLineWise(words)
    const stdin = isOfLines ? { text: this.#stdin.text } : this.#stdin
    const end = this.#within({ stdin }, () => this.#programOf(words, wanted))
    if (!isOfLines) return end
    const prints = end.prints.map((print) => (typeof print === 'string' ? shuffled(print) : print))
    return { ...end, prints }
  }

  #programOf(words: readonly string[], wanted: Status): CommandEnd {
    const action = this.#around.depth >= DEPTH || this.#fuel <= 0 ? undefined : this.#action(words, this.#context)
    if (!action) {
      this.#lose(words)
      return this.#unknown(words, wanted)
    }
    const { script, runs } = action
    if (runs) return this.#runAll(runs, wanted)
    if (!script) return this.#do(action, words, wanted)
    // It may have been ended while it ran.
    const isCut = words[0] === 'timeout' && wanted !== 'ok'
    return isCut ? this.#perhaps(() => script(wanted)) : script(wanted)
  }

  #runAll({ commands, isStrict, inAnyOrder }: Runs, wanted: Status): CommandEnd {
    const isSure = isStrict && (wanted === 'ok' || commands.length === 1)
    const run = (next?: () => void): CommandEnd => {
      const ends = commands.map((command): CommandEnd => {
        next?.()
        return this.#within({ stdin: { text: '' } }, () => this.#program(command, isSure ? wanted : 'unknown'))
      })
      const isDone = !isStrict || ends.every(({ status }) => status === 'ok')
      return { status: isDone ? 'ok' : 'unknown', prints: ends.flatMap(({ prints }) => prints) }
    }
    const end = inAnyOrder ? this.#inAnyOrder(run) : run()
    return { ...end, status: isAll(wanted) ? wanted : end.status }
  }

  /** Declares an array. */
  #isArray(arg: CommandArgument): boolean {
    if (arg.type !== 'Assignment' || arg.value.type !== 'ArrayValue') return false
    this.#assign(arg)
    return true
  }

  /** Of files that a command which is not known names to change them nothing is known any more. */
  #lose(words: readonly string[]): void {
    const { files } = this.#options
    for (const word of changedBy(words, this.#context.input())) {
      const path = inFolder(word, this.#shell.folder)
      if (files.kind(path) === 'file' || files.kind(path) === 'executable') files.lose(path)
    }
  }

  #callFunction(body: SyntaxNode, words: readonly string[], wanted: Status): CommandEnd {
    if (this.#around.depth >= DEPTH) return this.#unknown(undefined)
    const before = this.#shell.args
    this.#shell.args = words
    const end = this.#deeper(() =>
      body.type === 'CompoundList' ? this.#list(body.commands, wanted) : this.#node(body as CommandNode, wanted),
    )
    this.#shell.args = before
    if (this.#shell.left?.of === 'function') this.#shell.left = undefined
    return { ...end, isSpared: false }
  }

  get #builtins(): ShellView {
    return {
      shell: this.#shell,
      files: this.#options.files,
      output: this.#messages,
      outlivesExit: !this.#around.isInner && this.#call.exitCode === 0,
      onExit: (script) => {
        this.#trap = script
      },
      unknown: () => this.#unknown(undefined),
    }
  }

  /** What the line printed, where it has what programs complain of. */
  get #messages(): string | undefined {
    return this.#around.isMuted ? undefined : this.#call.output
  }

  #do(action: Action, words: readonly string[], wanted: Status): CommandEnd {
    const { act, several } = action
    const status = isAll(wanted) ? wanted : this.#statusOf(action, words)
    if (!act)
      return {
        status,
        prints: status === 'ok' || action.prints.every((print) => print === '') ? action.prints : [undefined],
      }
    if (status === 'failed' && !several) return { status, prints: [undefined] }
    this.#changes = true
    if (status === 'ok') {
      if (!act() && (several || !this.#options.otherwise(words, this.#shell.folder))) this.#open()
    } else
      this.#perhaps(() => {
        if (!act()) this.#open()
        return NOTHING
      })
    return { status, prints: status === 'ok' ? action.prints : [undefined] }
  }

  /** How a command went, by its files and by what the line printed: one that fails says so. */
  #statusOf({ status, act }: Action, words: readonly string[]): Status {
    if (status === 'ok' || (status === 'failed' && !act)) return status
    const told = statusByMessages(words, this.#messages, act !== undefined)
    return status === 'unknown' || told === 'failed' ? told : told === 'ok' ? 'unknown' : 'failed'
  }

  #redirected(redirects: readonly Redirection[], inner: () => CommandEnd): CommandEnd {
    const outputs: Output[] = []
    const input = redirects.flatMap((redirect) => this.#stream(redirect, outputs) ?? []).at(-1)
    const isMuted = this.#around.isMuted || redirects.some((redirect) => isMuting(redirect, outputs.length > 0))
    const run = () => this.#within({ isMuted, ...(input && { stdin: input }) }, inner)
    const opens = outputs.map(({ path }) => this.#opens(path))
    if (opens.includes('failed')) return { status: 'failed', prints: [''] }
    const complains = this.#complains
    this.#complains = outputs.some(({ path }) => path === ERRORS)
    const end = opens.includes('unknown') ? this.#perhaps(run) : run()
    this.#keep(outputs, end)
    this.#complains ||= complains
    return outputs.every(({ isError }) => isError) ? end : { status: end.status, prints: [''] }
  }

  /** Writes what a command printed, and what it complained of. */
  #keep(outputs: readonly Output[], { status, prints }: CommandEnd): void {
    const isPlain = outputs.filter(({ isError }) => !isError).length <= 1
    for (const { path, appends, isError } of outputs) {
      const messages = status === 'ok' && !this.#complains ? '' : undefined
      const text = isError ? messages : isPlain ? textOf(prints, this.#options.files) : undefined
      this.#write(path, text, { appends, status })
    }
  }

  /** Whether a file can be written: its folder exists, and it is not a folder itself. */
  #opens(path: string | undefined): Status {
    const { files } = this.#options
    const whole = path === undefined ? undefined : inFolder(path, this.#shell.folder)
    if (whole === undefined || path?.startsWith('/dev/')) return 'ok'
    if (files.kind(whole) === 'folder' || /^(file|executable)$/.test(files.kind(posix.dirname(whole)) ?? ''))
      return 'failed'
    const { output } = this.#call
    if (files.kind(posix.dirname(whole)) !== 'none' || posix.dirname(whole) === '.') return 'ok'
    return output === undefined ? 'unknown' : output.includes(`${path}: No such file`) ? 'failed' : 'ok'
  }

  /** What a redirection lets in; where it is about what goes out, that is noted. */
  #stream(redirect: Redirection, outputs: Output[]): Stdin | undefined {
    if (redirect.type === 'HereString') {
      const { target } = redirect
      const { value: text, isShuffled } = this.#expanding(() => target && expandText(target, this.#words))
      return { text: text === undefined ? undefined : `${text}\n`, isShuffled }
    }
    if (redirect.type === 'HereDoc') {
      const { value: text, isShuffled } = this.#expanding(() => this.#document(redirect))
      return { text, isShuffled }
    }
    const [part, ...parts] = redirect.target?.parts ?? []
    if (redirect.operator === '<' && part?.type === 'ProcessSubstitution' && parts.length === 0) {
      const { value: text, isShuffled } = this.#expanding(() => part.script && this.#printed(part.script))
      return { text, isShuffled }
    }
    return this.#file(redirect, outputs)
  }

  #file(
    { operator, target, descriptor }: Extract<Redirection, { type: 'Redirect' }>,
    outputs: Output[],
  ): Stdin | undefined {
    const [first, ...more] = (target && expandWord(target, this.#words)) ?? []
    const path = more.length === 0 ? first : undefined
    if (operator.startsWith('<')) {
      const isFile = operator === '<' && path !== undefined
      return { text: isFile ? this.#options.files.text(inFolder(path, this.#shell.folder)) : undefined }
    }
    const isError = descriptor?.type === 'FileDescriptor' && descriptor.value !== 1
    const isSame = operator === '>&' && /^(\d+|-)$/.test(path ?? '')
    if (isSame && path === '2' && !isError) outputs.push({ path: ERRORS, appends: true, isError })
    if (!isSame && !(isError && path === '/dev/null')) outputs.push({ path, appends: operator.endsWith('>>'), isError })
    return undefined
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
    const whole = inFolder(path, this.#shell.folder)
    this.#changes = true
    // A program that fails may have printed something before.
    const isRead = this.#options.files.isRead(whole)
    const isKnown = isRead
      ? false
      : status === 'ok' || (status === 'unknown' && this.#call.output !== undefined && text !== undefined)
    if (!this.#options.files.write(whole, isKnown ? text : undefined, appends)) this.#open()
  }
}

/** Whether it takes away what a program complains of. */
const isMuting = (redirect: Redirection, hasOutput: boolean): boolean => {
  if (redirect.type !== 'Redirect') return false
  const { operator, descriptor, target } = redirect
  if (operator.startsWith('&>')) return true
  return descriptor?.type === 'FileDescriptor' && descriptor.value === 2 && (hasOutput || target?.text !== '1')
}

/** `wait`, for all that runs in the background. */
const isWait = ({ command, background }: Statement): boolean =>
  command.type === 'Command' && !background && command.name?.text === 'wait' && command.args.length === 0

const stateOf = (number: number | undefined): Status =>
  number === undefined ? 'unknown' : number === 0 ? 'failed' : 'ok'

/** How a part of a list must have ended, by how the list did. */
const wantedOf = (
  { index, last, lastOr }: { readonly index: number; readonly last: number; readonly lastOr: number },
  { goes, wanted }: { readonly goes: Status; readonly wanted: Status },
): Status => {
  if (index === last && goes === 'ok') return wanted
  const isChain = lastOr < (goes === 'ok' ? index : 0)
  return wanted === 'ok' && isChain ? 'ok' : 'unknown'
}

/** Whether a shell that stops at errors stops where it fails, whichever of its commands did. */
const stopsIfFailed = ({ command }: Statement): boolean =>
  /^(Command|Subshell|TestCommand|ArithmeticCommand)$/.test(command.type) ||
  (command.type === 'Pipeline' && !command.prefixes.some(({ type }) => type === 'Negation'))
