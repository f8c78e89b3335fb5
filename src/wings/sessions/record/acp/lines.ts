/** A piece of a stream as it came, and the line that it completes, without its line feed. */
interface Piece {
  readonly bytes: Buffer
  readonly line?: Buffer
}

/** Splits a stream of JSON lines into pieces. A line over `LONG_LINE` is abridged; what is kept of it never exceeds that. */
export class Lines {
  #begun: Buffer[] = []
  #length = 0
  #abridged: AbridgedLine | undefined;

  *split(chunk: Buffer): Generator<Piece> {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#keep(chunk.subarray(start, end))
      yield { bytes: chunk.subarray(start, end + 1), line: this.#line() }
      start = end + 1
    }
    if (start === chunk.length) return
    const rest = chunk.subarray(start)
    this.#keep(rest)
    yield { bytes: rest }
  }

  #keep(bytes: Buffer): void {
    this.#begun.push(bytes)
    this.#length += bytes.length
    if (this.#length <= LONG_LINE) return
    this.#abridged ??= new AbridgedLine()
    for (const part of this.#begun) this.#abridged.add(part)
    this.#begun = []
  }

  #line(): Buffer {
    const line = this.#abridged?.line ?? Buffer.concat(this.#begun)
    this.#begun = []
    this.#length = 0
    this.#abridged = undefined
    return line
  }
}

/** Bytes. */
export const LONG_LINE = 2 ** 20
/** Bytes of a text, and of a list or an object that is part of a message's fields, above which it is empty in an abridged line. */
const LONG_VALUE = 64 * 2 ** 10
/** How deep a list or an object lies that may be left empty: a message holds its parameters, and they an update. */
const DEEP = 4

/** A long line of JSON whose long values are empty, so that its short fields can be read. */
class AbridgedLine {
  readonly #kept = Buffer.alloc(LONG_LINE)
  #length = 0
  /** How many values are open: the message, and in it each list, object and text. */
  #depth = 0
  /** Where the contents of each of them begin; none in a value that is left empty. */
  readonly #starts: number[] = []
  /** Depth of the value that is left empty. */
  #emptied = Number.POSITIVE_INFINITY
  #isText = false
  #isEscaped = false

  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length && this.#length < LONG_LINE; at += 1) this.#add(bytes[at] ?? 0)
  }

  /** Empty where too much is left of it. */
  get line(): Buffer {
    return this.#kept.subarray(0, this.#length < LONG_LINE ? this.#length : 0)
  }

  #add(byte: number): void {
    const isText = this.#isText
    if (isText ? byte === QUOTE && !this.#isEscaped : byte === 0x5d || byte === 0x7d) this.#close()
    this.#isEscaped = isText && byte === BACKSLASH && !this.#isEscaped
    this.#put(byte)
    if (!isText && (byte === QUOTE || byte === 0x5b || byte === 0x7b)) this.#open(byte === QUOTE)
  }

  #open(isText: boolean): void {
    this.#depth += 1
    this.#isText = isText
    if (this.#depth < this.#emptied) this.#starts[this.#depth] = this.#length
  }

  #close(): void {
    if (this.#depth === this.#emptied) this.#emptied = Number.POSITIVE_INFINITY
    this.#depth = Math.max(0, this.#depth - 1)
    this.#isText = false
  }

  #put(byte: number): void {
    if (this.#depth >= this.#emptied) return
    this.#kept[this.#length] = byte
    this.#length += 1
    const start = this.#starts[this.#depth] ?? 0
    if (this.#length - start <= LONG_VALUE || !(this.#isText || this.#depth >= DEEP)) return
    this.#length = start
    this.#emptied = this.#depth
  }
}

const LINE_FEED = 0x0a
const QUOTE = 0x22
const BACKSLASH = 0x5c
