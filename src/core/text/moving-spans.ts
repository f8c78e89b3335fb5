import type { Span } from './splice.ts'

/** A span of a text that is edited. */
export interface MovingSpan extends Span {
  start: number
  end: number
  /** It was removed. */
  readonly isGone: boolean
}

/** Spans of a text, in order, none in another: as the text grows or shrinks in one of them, those behind it move, block by block. */
export class MovingSpans {
  readonly #blocks: Block[] = []

  constructor(spans: readonly Span[]) {
    for (let at = 0; at < spans.length; at += SIZE)
      this.#blocks.push(new Block(this.#blocks.length, spans.slice(at, at + SIZE)))
  }

  /** In order. */
  get all(): readonly MovingSpan[] {
    return this.#blocks.flatMap(({ spans }) => spans)
  }

  /** A span behind another one, which is in place already; the first of all behind none. */
  add(span: Span, behind: MovingSpan | undefined): MovingSpan {
    if (this.#blocks.length === 0) this.#blocks.push(new Block(0, []))
    const block = behind ? blockOf(behind) : (this.#blocks[0] as Block)
    return block.add(span, behind ? block.spans.indexOf(behind as BlockSpan) + 1 : 0)
  }

  /** A span goes, with those up to another one that is not before it; what is behind stays where it is. */
  remove(first: MovingSpan, last: MovingSpan = first): void {
    const [{ index: from }, { index: to }] = [blockOf(first), blockOf(last)]
    for (const { index, spans } of this.#blocks.slice(from, to + 1)) {
      const start = index === from ? spans.indexOf(first as BlockSpan) : 0
      const end = index === to ? spans.indexOf(last as BlockSpan) + 1 : spans.length
      for (const span of spans.splice(start, end - start)) span.isGone = true
    }
  }

  /** Moves the spans behind one, or all of them. */
  shift(behind: MovingSpan | undefined, by: number): void {
    const block = behind && blockOf(behind)
    const after = block ? block.spans.indexOf(behind as BlockSpan) + 1 : 0
    for (const span of block?.spans.slice(after) ?? []) {
      span.start += by
      span.end += by
    }
    for (let at = block ? block.index + 1 : 0; at < this.#blocks.length; at += 1)
      (this.#blocks[at] as Block).offset += by
  }
}

/** Spans of a block at first. */
const SIZE = 64

class Block {
  readonly index: number
  readonly spans: BlockSpan[] = []
  offset = 0

  constructor(index: number, spans: readonly Span[]) {
    this.index = index
    for (const span of spans) this.add(span, this.spans.length)
  }

  add(span: Span, at: number): BlockSpan {
    const added = new BlockSpan(this, span)
    this.spans.splice(at, 0, added)
    return added
  }
}

class BlockSpan implements MovingSpan {
  readonly block: Block
  isGone = false
  #start: number
  #end: number

  constructor(block: Block, { start, end }: Span) {
    this.block = block
    this.#start = start - block.offset
    this.#end = end - block.offset
  }

  get start(): number {
    return this.#start + this.block.offset
  }

  set start(at: number) {
    this.#start = at - this.block.offset
  }

  get end(): number {
    return this.#end + this.block.offset
  }

  set end(at: number) {
    this.#end = at - this.block.offset
  }
}

const blockOf = (span: MovingSpan): Block => (span as BlockSpan).block
