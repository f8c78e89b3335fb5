import type { Problem } from '../errors.ts'
import { Assembly } from './assembly.ts'
import { notUtf8, tooLarge } from './fault.ts'
import type { PlanLine } from './json-lines.ts'
import { DEFAULT_LIMITS, type PlanLimits } from './limits.ts'
import { type LinePart, LineReader } from './line-reader.ts'
import type { ParseOptions } from './parse.ts'

/** A plan in JSON Lines as it comes: text or UTF-8 bytes, in pieces cut anywhere. */
export interface PlanStream {
  readonly name: string
  readonly chunks: AsyncIterable<string | Uint8Array>
}

/** What a streamed plan yields: one header, its steps in order, and at the end its digest or its problems. */
export type PlanPart =
  | LinePart
  | { readonly type: 'end'; readonly steps: number; readonly digest: string }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }

/**
 * Reads a plan in JSON Lines that is too large to be held at once. The parts are those of `parsePlan` on the same text,
 * digest included. Ends with `end`, or with `refused` and all problems; once there is a problem no more steps are
 * yielded, the rest is only checked. The size of the whole is not limited, that of a line is (`jsonBytes`).
 */
export async function* streamPlan(source: PlanStream, options: ParseOptions = {}): AsyncGenerator<PlanPart, void> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const assembly = new Assembly(source.name, limits, options)
  const reader = new LineReader(assembly, limits)
  let steps = 0
  for await (const line of linesIn(source.chunks, { assembly, limits })) {
    const part = reader.take(line)
    if (reader.ended) break
    if (part?.type === 'step') steps++
    if (part && assembly.sound) yield part
  }
  reader.end()
  if (assembly.sound) yield { type: 'end', steps, digest: assembly.digest() }
  else yield { type: 'refused', problems: assembly.problems }
}

interface Reading {
  readonly assembly: Assembly
  readonly limits: PlanLimits
}

/** The lines that are not blank. A line that is too long, or bytes that are not UTF-8, end the text with a fault. */
async function* linesIn(chunks: PlanStream['chunks'], { assembly, limits }: Reading): AsyncGenerator<PlanLine, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 1
  let pieces: string[] = []
  let size = 0
  for await (const chunk of withEnd(chunks)) {
    const text = decode(decoder, chunk)
    if (text === undefined) return assembly.fault(notUtf8({ line: number, column: 1 }))
    pieces.push(text)
    size += text.length
    if (size > limits.jsonBytes) return assembly.fault(tooLarge('jsonBytes', limits.jsonBytes))
    if (!text.includes('\n')) continue
    const lines = pieces.join('').split('\n')
    pieces = [lines.pop() ?? '']
    size = pieces[0]?.length ?? 0
    yield* numbered(lines, number)
    number += lines.length
  }
  yield* numbered([pieces.join('')], number)
}

/** The chunks and then the end of the text, at which a character must not be cut. */
async function* withEnd(chunks: PlanStream['chunks']): AsyncGenerator<string | Uint8Array | undefined, void> {
  yield* chunks
  yield undefined
}

/** The chunk as text; undefined when its bytes are not UTF-8. A byte order mark at the start is left out. */
const decode = (
  decoder: InstanceType<typeof TextDecoder>,
  chunk: string | Uint8Array | undefined,
): string | undefined => {
  try {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    return undefined
  }
}

function* numbered(lines: readonly string[], from: number): Generator<PlanLine> {
  for (const [index, text] of lines.entries()) if (text.trim() !== '') yield { text, number: from + index }
}
