/** A token of C or C++, at offsets of the text. */
export interface Token {
  readonly start: number
  readonly end: number
  /** A word or punctuation as it is written; `//` for comments, empty for numbers and strings. */
  readonly word: string
  /** Of the directive it is in, or of the code between two directives. */
  readonly section: number
  readonly isDirective: boolean
  /** What it separates, of a colon or comma. */
  readonly role: 'members' | 'bases' | undefined
}

/** A namespace by its tokens: where its line begins, and its braces. */
export type Namespace = { readonly first: number; readonly open: number; readonly close: number }

/** The tokens of a text, in one pass; those of branches that are not compiled too. */
export function tokensOf(text: string): {
  readonly tokens: readonly Token[]
  readonly namespaces: readonly Namespace[]
} {
  const list = new TokenList()
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const [found = ''] = TOKEN.exec(text) ?? []
    if (found === '') break
    if (found === '\n') list.endLine()
    else if (!/^[\s\\]/.test(found)) TOKEN.lastIndex = list.take(found, at, endOf(text, found, at))
  }
  return list
}

const TOKEN =
  /\\\r?\n|\n|[^\S\n]+|\/\/(?:\\\r?\n|[^\n])*|\/\*|(?:u8|[uUL])?R"[^()\\\s"]{0,16}\(|(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"?|[uUL]?'(?:\\[\s\S]|[^'\\\n])*'?|\.?\d(?:[eEpP][+-]|'?[\w.])*|[A-Za-z_$\x80-\xff][\w$\x80-\xff]*|::|->|<<=?|[<>=!]=|&&|\|\||[\s\S]/y

/** A block comment and a raw string end at what closes them, or with the text. */
function endOf(text: string, found: string, at: number): number {
  const raw = /^\w{0,2}R"([^(]*)\($/.exec(found)
  const closing = found === '/*' ? '*/' : raw ? `)${raw[1]}"` : undefined
  if (closing === undefined) return at + found.length
  const end = text.indexOf(closing, at + found.length)
  return end < 0 ? text.length : end + closing.length
}

/** The context of a token: its brackets and the statement so far. */
interface Frame {
  readonly parent?: Frame | undefined
  readonly kind: 'code' | 'brackets'
  /** The statement's first token, and its word. */
  readonly from: number
  readonly first: string
  readonly questions: number
  readonly list: Token['role']
  readonly hasHead: boolean
  /** The namespace that it is the body of. */
  readonly namespace?: { readonly first: number; readonly open: number } | undefined
}

const STATEMENT = { from: -1, first: '', questions: 0, list: undefined, hasHead: false } as const
const CODE: Frame = { kind: 'code', ...STATEMENT }

class TokenList {
  readonly tokens: Token[] = []
  readonly namespaces: Namespace[] = []
  #frame = CODE
  /** Of a directive: the frame of the code around it. */
  #outside: Frame | undefined
  #section = 0
  /** Frames at the beginning of conditional code. */
  readonly #branches: Frame[] = []
  #isLineStart = true
  #awaitsDirective = false

  endLine(): void {
    this.#isLineStart = true
    if (!this.#outside) return
    this.#frame = this.#outside
    this.#outside = undefined
    this.#section++
  }

  /** Takes a token; returns its end. */
  take(found: string, start: number, end: number): number {
    if (this.#isLineStart && found === '#') this.#beginDirective()
    else if (this.#awaitsDirective) this.#nameDirective(found)
    this.#isLineStart = false
    const isComment = found.startsWith('//') || found === '/*'
    const word = isComment ? '//' : /^(?:[\w$\x80-\xff]*["']|\.?\d)|R"/.test(found) ? '' : found
    const role = isComment ? undefined : this.#roleOf(word)
    this.tokens.push({ start, end, word, section: this.#section, isDirective: this.#outside !== undefined, role })
    return end
  }

  #beginDirective(): void {
    if (this.#outside) return
    this.#outside = this.#frame
    this.#frame = CODE
    this.#section++
    this.#awaitsDirective = true
  }

  /** Every branch begins as the first did. */
  #nameDirective(name: string): void {
    this.#awaitsDirective = false
    if (/^if/.test(name)) this.#branches.push(this.#outside ?? CODE)
    else if (/^el/.test(name)) this.#outside = this.#branches.at(-1) ?? this.#outside
    else if (name === 'endif') this.#branches.pop()
  }

  #roleOf(word: string): Token['role'] {
    const before = this.#before(1)
    const frame = this.#frame
    if (word === '(' || word === '[') this.#frame = { ...CODE, kind: 'brackets', parent: frame }
    else if (word === ')' || word === ']') this.#frame = frame.kind === 'brackets' ? (frame.parent ?? CODE) : frame
    else if (word === '{') this.#open(before)
    else if (word === '}') this.#close()
    else if (word === ';' && frame.kind === 'code') this.#restart()
    else if (frame.kind === 'code') return this.#inStatement(word, before)
    return undefined
  }

  #inStatement(word: string, before: string): Token['role'] {
    const frame = this.#frame
    if (frame.from < 0) this.#frame = { ...frame, from: this.tokens.length, first: word }
    if (word === '?') this.#frame = { ...frame, questions: frame.questions + 1 }
    else if (HEADS.has(word)) this.#frame = { ...this.#frame, hasHead: true }
    else if (word === ',') return frame.list
    return word === ':' ? this.#colon(frame, before) : undefined
  }

  #colon(frame: Frame, before: string): Token['role'] {
    if (frame.questions > 0) this.#frame = { ...frame, questions: frame.questions - 1 }
    else if (frame.first === 'enum') return undefined
    else if (frame.first === 'case' || frame.first === 'default') this.#restart()
    else if (isFunctionEnd(before) || (before === 'try' && isFunctionEnd(this.#before(2)))) return this.#list('members')
    else if (frame.hasHead) return this.#list('bases')
    else if (frame.from === this.tokens.length - 1) this.#restart()
    return undefined
  }

  #list(role: Token['role']): Token['role'] {
    this.#frame = { ...this.#frame, list: role }
    return role
  }

  /** A brace begins a body, or a list of values. */
  #open(before: string): void {
    const { list, first, hasHead, from, ...frame } = this.#frame
    const isMember = list === 'members' && /[\w$>]$/.test(before) && !BODIES.has(before)
    const isBody = !isMember && (BODIES.has(before) || hasHead || list !== undefined)
    const open = this.tokens.length
    const namespace = isBody && (first === 'namespace' || this.tokens[from + 1]?.word === 'namespace')
    if (isBody) this.#restart()
    const inner = { ...CODE, parent: this.#frame }
    this.#frame = namespace && frame.kind === 'code' ? { ...inner, namespace: { first: from, open } } : inner
  }

  #close(): void {
    let frame: Frame | undefined = this.#frame
    while (frame?.parent && frame.kind === 'brackets') frame = frame.parent
    if (!frame?.parent) return
    if (frame.namespace) this.namespaces.push({ ...frame.namespace, close: this.tokens.length })
    this.#frame = frame.parent
  }

  #restart(): void {
    this.#frame = { ...this.#frame, ...STATEMENT }
  }

  /** The word of an earlier token, comments apart. */
  #before(count: number): string {
    let left = count
    for (let at = this.tokens.length - 1; at >= 0; at--)
      if (this.tokens[at]?.word !== '//' && --left === 0) return this.tokens[at]?.word ?? ''
    return ''
  }
}

const isFunctionEnd = (word: string): boolean => word === ')' || word === 'noexcept'

const HEADS: ReadonlySet<string> = new Set(['namespace', 'enum', 'extern', 'class', 'struct', 'union'])
/** Words before a body. */
const BODIES: ReadonlySet<string> = new Set(
  ') ; { } : else do try const noexcept override final mutable volatile & &&'.split(' ').concat(''),
)
