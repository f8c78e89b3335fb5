import { linesOf } from '../../../core/text/line-changes.ts'
import { compilePattern, type Dialect, filled, type Pattern, type Piece, readReplacement } from './patterns.ts'

/** A script of sed, ready to run. */
interface SedScript {
  /** What it prints of a text; undefined where that cannot be said. */
  run(text: string): string | undefined
}

interface Address {
  readonly kind: 'line' | 'last' | 'pattern' | 'step' | 'more'
  readonly number: number
  readonly step: number
  readonly pattern?: Pattern | undefined
}

interface SedCommand {
  readonly name: string
  readonly from?: Address
  readonly to?: Address
  readonly not: boolean
  readonly text: string
  readonly pattern?: Pattern | undefined
  readonly replacement: readonly Piece[]
  readonly flags: { readonly all: boolean; readonly number: number; readonly print: boolean }
  /** Of `{`: the command after its `}`. */
  end: number
}

/** Reads a script; undefined for what is not in the tables here: files that it reads or writes, programs that it runs. */
export const readSed = (
  script: string,
  { dialect, quiet }: { readonly dialect: Dialect; readonly quiet: boolean },
): SedScript | undefined => {
  const commands = new SedReader(script, dialect).read()
  return commands && { run: (text) => (text.length > MOST ? undefined : new SedRun(commands, quiet, text).result()) }
}

const MOST = 4 * 1024 * 1024

class SedReader {
  readonly #script: string
  readonly #dialect: Dialect
  #at = 0
  #last: Pattern | undefined

  constructor(script: string, dialect: Dialect) {
    this.#script = script
    this.#dialect = dialect
  }

  read(): readonly SedCommand[] | undefined {
    const commands: SedCommand[] = []
    const blocks: number[] = []
    for (;;) {
      this.#skip(/^[\s;]+/)
      if (this.#rest() === '') break
      if (this.#skip(/^#[^\n]*/)) continue
      const command = this.#command()
      if (!command) return undefined
      if (command.name === '{') blocks.push(commands.length)
      if (command.name === '}') {
        const open = commands[blocks.pop() ?? -1]
        if (!open) return undefined
        open.end = commands.length
      }
      commands.push(command)
    }
    return blocks.length > 0 ? undefined : commands
  }

  #rest(): string {
    return this.#script.slice(this.#at)
  }

  #skip(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.#rest()) ?? []
    this.#at += found?.length ?? 0
    return found || undefined
  }

  #command(): SedCommand | undefined {
    const from = this.#address()
    const to = from && this.#skip(/^\s*,\s*/) ? this.#address() : undefined
    if (from === null || to === null) return undefined
    this.#skip(/^\s+/)
    const not = this.#skip(/^!\s*/) !== undefined
    const name = this.#script[this.#at++] ?? ''
    const command = {
      name,
      not,
      text: '',
      replacement: [],
      flags: PLAIN,
      end: 0,
      ...(from && { from }),
      ...(to && { to }),
    }
    if (/^[{}dDpPnNgGhHx=qQ]$/.test(name)) return /^[qQ]$/.test(name) && !this.#ends() ? undefined : command
    if (name === 's') return this.#substitution(command)
    if (name === 'y') return this.#transliteration(command)
    if (/^[aic]$/.test(name)) {
      const text = this.#lines()
      return text === '\n' || text === undefined ? undefined : { ...command, text }
    }
    if (/^[:bt]$/.test(name)) return { ...command, text: (this.#skip(/^[^;\n}]*/) ?? '').trim() }
    return undefined
  }

  #ends(): boolean {
    return /^\s*([;}\n]|$)/.test(this.#rest())
  }

  /** Null for one that cannot be read. */
  #address(): Address | null | undefined {
    const step = /^(\d+)~(\d+)/.exec(this.#rest())
    if (step) {
      this.#at += step[0].length
      return { kind: 'step', number: Number(step[1]), step: Number(step[2]) }
    }
    const more = this.#skip(/^\+\d+/)
    if (more) return { kind: 'more', number: Number(more), step: 0 }
    const line = this.#skip(/^\d+/)
    if (line) return { kind: 'line', number: Number(line), step: 0 }
    if (this.#skip(/^\$/)) return { kind: 'last', number: 0, step: 0 }
    const opening = /^(?:\\([^\n\\])|(\/))/.exec(this.#rest())
    if (!opening) return undefined
    this.#at += opening[0].length
    const source = this.#until(opening[1] ?? '/', true)
    const flags = this.#skip(/^[IM]+/) ?? ''
    const pattern = source === undefined ? undefined : this.#pattern(source, flags)
    return pattern ? { kind: 'pattern', number: 0, step: 0, pattern } : null
  }

  #pattern(source: string, flags: string): Pattern | undefined {
    if (/[mM]/.test(flags)) return undefined
    if (source === '') return this.#last
    this.#last = compilePattern(source, { dialect: this.#dialect, ignoreCase: /[iI]/.test(flags) })
    return this.#last
  }

  /** The text up to a delimiter that no backslash and no bracket hides. */
  #until(delimiter: string, isPattern: boolean): string | undefined {
    let text = ''
    for (; this.#at < this.#script.length; this.#at++) {
      const character = this.#script[this.#at]!
      if (character === delimiter) {
        this.#at++
        return text
      }
      if (character === '\\') {
        const next = this.#script[++this.#at] ?? ''
        if (next === delimiter && isPattern && !this.#isPlain(next)) return undefined
        text += next === delimiter ? next : `\\${next}`
      } else if (character === '[' && isPattern) {
        const [set] = /^\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/.exec(this.#rest()) ?? []
        text += set ?? character
        this.#at += (set?.length ?? 1) - 1
      } else text += character
    }
    return undefined
  }

  /** Whether a delimiter that is escaped is a character like any other: of others programs differ. */
  #isPlain(delimiter: string): boolean {
    return this.#dialect === 'basic' ? !/[.*[\]^$\w]/.test(delimiter) : !/[.*[\]^$+?(){}|\w]/.test(delimiter)
  }

  #substitution(command: SedCommand): SedCommand | undefined {
    const delimiter = this.#script[this.#at++] ?? ''
    if (delimiter === '' || /[\\\n]/.test(delimiter)) return undefined
    const source = this.#until(delimiter, true)
    const replacement = source === undefined ? undefined : this.#until(delimiter, false)
    const flags = this.#skip(/^[gpiI\dmMew]+/) ?? ''
    if (source === undefined || replacement === undefined || /[mMew]/.test(flags) || !this.#ends()) return undefined
    const pattern = this.#pattern(source, flags)
    const pieces = readReplacement(replacement, 'sed')
    if (!pattern || !pieces) return undefined
    const number = Number(/\d+/.exec(flags)?.[0] ?? 1)
    return {
      ...command,
      pattern,
      replacement: pieces,
      flags: { all: flags.includes('g'), number, print: flags.includes('p') },
    }
  }

  #transliteration(command: SedCommand): SedCommand | undefined {
    const delimiter = this.#script[this.#at++] ?? ''
    const from = this.#until(delimiter, false)
    const to = from === undefined ? undefined : this.#until(delimiter, false)
    if (from === undefined || to === undefined || from.includes('\\') || to.includes('\\')) return undefined
    return Array.from(from).length === Array.from(to).length ? { ...command, text: `${from}\0${to}` } : undefined
  }

  /** The lines of `a`, `i` and `c`: the following ones or, in GNU's form, the rest of the line. */
  #lines(): string | undefined {
    this.#skip(/^[ \t]+/)
    this.#skip(/^\\[ \t]*\n/) ?? this.#skip(/^\\/)
    const [text = ''] = /^(?:[^\n\\]|\\[\s\S])*/.exec(this.#rest()) ?? []
    this.#at += text.length
    return /\\[xodc]/.test(text)
      ? undefined
      : `${text.replace(/\\([\s\S])/g, (_, one: string) => CONTROLS[one] ?? one)}\n`
  }
}

const CONTROLS: Readonly<Record<string, string>> = { a: '\x07', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

const PLAIN = { all: false, number: 1, print: false }

/** Commands that one run may take: a loop may never end. */
const FUEL = 2_000_000

type CycleEnd = 'print' | 'drop' | 'restart' | 'stuck'

class SedRun {
  readonly #commands: readonly SedCommand[]
  readonly #quiet: boolean
  readonly #lines: readonly string[]
  readonly #out: string[] = []
  readonly #active = new Map<SedCommand, number>()
  #line = 0
  #space = ''
  #hold = ''
  /** Whether the line that was read last has a line end. */
  #ended = true
  #appended: string[] = []
  #fuel = FUEL
  #quits = false
  #hasReplaced = false
  /** The command that is run. */
  #at = 0

  constructor(commands: readonly SedCommand[], quiet: boolean, text: string) {
    this.#commands = commands
    this.#quiet = quiet
    this.#lines = linesOf(text)
  }

  result(): string | undefined {
    while (!this.#quits && this.#next()) {
      let again = this.#cycle()
      while (again === 'restart') again = this.#cycle()
      if (again === 'stuck') return undefined
      if (again === 'print' && !this.#quiet) this.#print(this.#space)
      this.#flush()
    }
    return this.#out.join('')
  }

  #next(): boolean {
    const line = this.#lines[this.#line]
    if (line === undefined) return false
    this.#line++
    this.#ended = line.endsWith('\n')
    this.#space = this.#ended ? line.slice(0, -1) : line
    return true
  }

  #print(text: string): void {
    this.#write(this.#ended ? `${text}\n` : text)
  }

  /** A line without an end gets one when something follows it. */
  #write(text: string): void {
    const last = this.#out.at(-1)
    if (last !== undefined && last !== '' && !last.endsWith('\n')) this.#out.push('\n')
    this.#out.push(text)
  }

  #flush(): void {
    for (const text of this.#appended) this.#write(text)
    this.#appended = []
  }

  /** What comes of the pattern space at the end of a cycle. */
  #cycle(): CycleEnd {
    this.#hasReplaced = false
    for (this.#at = 0; this.#at < this.#commands.length; this.#at++) {
      if (--this.#fuel < 0 || this.#space.length > MOST) return 'stuck'
      const command = this.#commands[this.#at]!
      if (this.#selects(command) === command.not) {
        if (command.name === '{') this.#at = command.end
        continue
      }
      this.#edit(command)
      this.#emit(command)
      const end = /^[bt]$/.test(command.name) ? this.#jump(command) : this.#flow(command)
      if (end) return end
    }
    return 'print'
  }

  /** Commands on the two spaces. */
  #edit(command: SedCommand): void {
    const { name, text } = command
    if (name === 'g') this.#space = this.#hold
    else if (name === 'G') this.#space += `\n${this.#hold}`
    else if (name === 'h') this.#hold = this.#space
    else if (name === 'H') this.#hold += `\n${this.#space}`
    else if (name === 'x') [this.#space, this.#hold] = [this.#hold, this.#space]
    else if (name === 'y') this.#space = transliterated(this.#space, text)
    else if (name === 's') {
      const result = substituted(this.#space, command)
      this.#space = result ?? this.#space
      this.#hasReplaced ||= result !== undefined
      if (command.flags.print && result !== undefined) this.#print(result)
    }
  }

  /** Commands that print. */
  #emit({ name, text }: SedCommand): void {
    if (name === 'p') this.#print(this.#space)
    else if (name === 'P') this.#write(`${this.#space.split('\n')[0]}\n`)
    else if (name === '=') this.#write(`${this.#line}\n`)
    else if (name === 'a') this.#appended.push(text)
    else if (name === 'i') this.#write(text)
  }

  /** Commands that end the cycle, or read on. */
  #flow(command: SedCommand): CycleEnd | undefined {
    const { name } = command
    if (name === 'd') return 'drop'
    if (name === 'q') return this.#end('print')
    if (name === 'Q') return this.#end('drop')
    if (name === 'c') {
      if (!command.to || !this.#active.has(command)) this.#write(command.text)
      return 'drop'
    }
    if (name === 'D') {
      const end = this.#space.indexOf('\n')
      this.#space = this.#space.slice(end + 1)
      if (end >= 0) this.#flush()
      return end < 0 ? 'drop' : 'restart'
    }
    if (name !== 'n' && name !== 'N') return undefined
    if (this.#line === this.#lines.length) return this.#end('print')
    const before = name === 'N' ? `${this.#space}\n` : ''
    if (name === 'n' && !this.#quiet) this.#print(this.#space)
    if (name === 'n') this.#flush()
    this.#next()
    this.#space = before + this.#space
    return undefined
  }

  #jump({ name, text }: SedCommand): CycleEnd | undefined {
    if (name === 't' && !this.#hasReplaced) return undefined
    this.#hasReplaced = false
    if (text === '') return 'print'
    this.#at = this.#commands.findIndex((other) => other.name === ':' && other.text === text)
    return this.#at < 0 ? 'stuck' : undefined
  }

  #end(how: 'print' | 'drop'): 'print' | 'drop' {
    this.#quits = true
    return how
  }

  #selects(command: SedCommand): boolean {
    const { from, to } = command
    if (!from) return true
    if (!to) return this.#meets(from)
    const end = this.#active.get(command)
    if (end === undefined) return this.#opens(command, from, to)
    if (to.kind === 'pattern' || to.kind === 'last' ? this.#meets(to) : this.#line >= end) this.#active.delete(command)
    return to.kind === 'line' || to.kind === 'more' ? this.#line <= end : true
  }

  /** Whether a range begins here; one from line 0 may end on the first line, too. */
  #opens(command: SedCommand, from: Address, to: Address): boolean {
    const isFromTop = from.kind === 'line' && from.number === 0
    if (isFromTop ? this.#line > 1 : !this.#meets(from)) return false
    if (!isFromTop || !this.#meets(to)) this.#begin(command, to)
    return true
  }

  #begin(command: SedCommand, to: Address): void {
    const end = to.kind === 'line' ? to.number : to.kind === 'more' ? this.#line + to.number : Number.POSITIVE_INFINITY
    const isOver = (to.kind === 'line' || to.kind === 'more') && end <= this.#line
    if (!isOver && !(to.kind === 'last' && this.#isLast())) this.#active.set(command, end)
  }

  #isLast(): boolean {
    return this.#line === this.#lines.length
  }

  #meets({ kind, number, step, pattern }: Address): boolean {
    if (kind === 'line') return this.#line === number
    if (kind === 'last') return this.#isLast()
    if (kind === 'step')
      return step === 0 ? this.#line === number : this.#line >= number && (this.#line - number) % step === 0
    return pattern?.matches(this.#space) === true
  }
}

const transliterated = (text: string, table: string): string => {
  const [from = [], to = []] = table.split('\0').map((part) => Array.from(part))
  return Array.from(text, (character) => to[from.indexOf(character)] ?? character).join('')
}

/** Undefined where nothing is found. */
const substituted = (text: string, { pattern, replacement, flags }: SedCommand): string | undefined => {
  const parts: string[] = []
  let done = 0
  let count = 0
  for (const found of pattern?.all(text) ?? []) {
    count += 1
    if (count < flags.number) continue
    parts.push(text.slice(done, found.start), filled(replacement, found.groups))
    done = found.end
    if (!flags.all) break
  }
  return parts.length === 0 ? undefined : parts.join('') + text.slice(done)
}
