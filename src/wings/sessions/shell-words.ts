/** One program of a command line, with its words and where its output goes. */
export interface Command {
  readonly words: readonly string[]
  /** No word depends on anything but the text: no variable, pattern or substitution. */
  readonly literal: boolean
  /** The text of a here-document. */
  readonly input?: string
  /** Files its output goes to. */
  readonly outputs: readonly { readonly path: string; readonly appends: boolean }[]
  /** The operator between it and the command before. */
  readonly after: '&&' | '||' | ';' | '|' | undefined
}

/** The commands of a line; undefined for what is more than a list of programs: loops, functions, substitutions, subshells. */
export const commandsOf = (line: string): readonly Command[] | undefined => {
  const reader = new Reader(line.replaceAll('\r\n', '\n'))
  return reader.commands()
}

const KEYWORDS = new Set(
  'if then else elif fi for while until do done case esac function select { } ! [[ ]] time coproc'.split(' '),
)

interface Building {
  words: string[]
  literal: boolean
  outputs: { path: string; appends: boolean }[]
  input?: string
  after: Command['after']
}

const begun = (after: Command['after']): Building => ({ words: [], literal: true, outputs: [], after })

class Reader {
  readonly #text: string
  #at = 0
  #failed = false
  #found: Command[] = []
  #now: Building = begun(undefined)
  /** Here-documents whose text comes after the line. */
  #awaited: { command: Building; end: string; literal: boolean; tabs: boolean }[] = []

  constructor(text: string) {
    this.#text = text
  }

  commands(): readonly Command[] | undefined {
    while (this.#at < this.#text.length && !this.#failed) this.#step()
    this.#end(undefined)
    if (this.#failed || this.#awaited.length > 0) return undefined
    return this.#found
  }

  #step(): void {
    const rest = this.#text.slice(this.#at, this.#at + 400)
    const [blank] = /^([ \t]+|\\\n|#[^\n]*)/.exec(rest) ?? []
    if (blank !== undefined && (blank[0] !== '#' || this.#atWordStart())) this.#at += blank.length
    else if (rest.startsWith('\n')) this.#newline()
    else if (/^(&&|\|\||;|\|)(?![;&|])/.test(rest)) this.#operator(/^(&&|\|\||;|\|)/.exec(rest)![0])
    else if (/^(\d*|&)(>>?|<<-?|<)/.test(rest)) this.#redirect(rest)
    else if (/^[&()]/.test(rest)) this.#failed = true
    else this.#word()
  }

  #atWordStart(): boolean {
    return this.#at === 0 || /[\s;|&]/.test(this.#text[this.#at - 1] ?? '')
  }

  #newline(): void {
    this.#at += 1
    for (const document of this.#awaited.splice(0)) this.#document(document)
    if (this.#now.words.length > 0 || this.#now.outputs.length > 0) this.#end(';')
  }

  #document({
    command,
    end,
    literal,
    tabs,
  }: {
    command: Building
    end: string
    literal: boolean
    tabs: boolean
  }): void {
    const lines: string[] = []
    for (;;) {
      if (this.#at >= this.#text.length) {
        this.#failed = true
        return
      }
      const stop = this.#text.indexOf('\n', this.#at)
      const line = this.#text.slice(this.#at, stop < 0 ? undefined : stop)
      this.#at = stop < 0 ? this.#text.length : stop + 1
      const bare = tabs ? line.replace(/^\t+/, '') : line
      if (bare === end) break
      lines.push(`${bare}\n`)
    }
    command.input = lines.join('')
    if (!literal && /[$`\\]/.test(command.input)) command.literal = false
    // The command may have been taken already: it is the same object.
  }

  #operator(operator: string): void {
    this.#at += operator.length
    this.#end(operator as Command['after'])
  }

  #redirect(rest: string): void {
    const [all = '', from = '', sign = ''] = /^(\d*|&)(>>?|<<-?|<)/.exec(rest) ?? []
    this.#at += all.length
    if (sign.startsWith('<<')) {
      const mark = this.#text.slice(this.#at, this.#at + 80)
      const [whole, , word] = /^[ \t]*(['"]?)([\w.-]+)\1/.exec(mark) ?? []
      if (whole === undefined || word === undefined || this.#text[this.#at] === '<') this.#failed = true
      else {
        this.#at += whole.length
        this.#awaited.push({ command: this.#now, end: word, literal: /['"]/.test(whole), tabs: sign === '<<-' })
      }
      return
    }
    const [dup] = /^&(\d|-)/.exec(this.#text.slice(this.#at, this.#at + 3)) ?? []
    if (dup !== undefined) {
      this.#at += dup.length
      return
    }
    this.#skipBlanks()
    const target = this.#readWord()
    if (target === undefined) this.#failed = true
    else if (sign.startsWith('>') && target.word !== '/dev/null') {
      if (from !== '' && from !== '1') this.#now.literal = false
      if (!target.literal) this.#now.literal = false
      this.#now.outputs.push({ path: target.word, appends: sign === '>>' })
    }
  }

  #skipBlanks(): void {
    while (/[ \t]/.test(this.#text[this.#at] ?? '')) this.#at += 1
  }

  #word(): void {
    const read = this.#readWord()
    if (read === undefined) this.#failed = true
    else {
      if (this.#now.words.length === 0 && KEYWORDS.has(read.word)) this.#failed = true
      // An assignment before a program is not one of its words.
      const assigns = this.#now.words.length === 0 && /^[A-Za-z_]\w*=/.test(read.word)
      if (!assigns) this.#now.words.push(read.word)
      if (!read.literal && !assigns) this.#now.literal = false
    }
  }

  #readWord(): { word: string; literal: boolean } | undefined {
    const parts: string[] = []
    let literal = true
    const start = this.#at
    for (;;) {
      const part = partOf(this.#text.slice(this.#at))
      if (part === undefined) break
      if (part === 'substitution') return undefined
      parts.push(part.text)
      if (!part.literal) literal = false
      this.#at += part.length
    }
    return this.#at === start ? undefined : { word: parts.join(''), literal }
  }

  #end(after: Command['after']): void {
    const { words, outputs } = this.#now
    if (words.length > 0 || outputs.length > 0) this.#found.push(this.#now)
    else if (after !== undefined && after !== ';') this.#failed = true
    this.#now = begun(after)
  }
}

/** A piece of a word: a quoted text, an escaped character, or plain ones. */
interface Part {
  readonly text: string
  readonly literal: boolean
  /** In the source. */
  readonly length: number
}

const partOf = (rest: string): Part | 'substitution' | undefined => {
  const [single, inside = ''] = /^'([^']*)'/.exec(rest) ?? []
  if (single !== undefined) return { text: inside, literal: true, length: single.length }
  const [double, within = ''] = /^"((?:[^"\\]|\\[\s\S])*)"/.exec(rest) ?? []
  if (double !== undefined) return doubleQuoted(within, double.length)
  if (/^\\[\s\S]/.test(rest)) return { text: rest[1] === '\n' ? '' : rest[1]!, literal: true, length: 2 }
  const [plain] = /^[^\s'"\\;|&<>()]+/.exec(rest) ?? []
  return plain === undefined ? undefined : plainPart(plain, rest[plain.length])
}

const doubleQuoted = (within: string, length: number): Part | 'substitution' => {
  const bare = within.replace(/\\[\s\S]/g, '')
  if (/`|\$\(/.test(bare)) return 'substitution'
  const text = within.replaceAll('\\\n', '').replace(/\\([$`"\\])/g, '$1')
  return { text, literal: !bare.includes('$'), length }
}

const plainPart = (text: string, next: string | undefined): Part | 'substitution' => {
  if (text.includes('`') || (text.endsWith('$') && next === '(')) return 'substitution'
  return { text, literal: !/[$*?[\]{}]|^~/.test(text), length: text.length }
}
