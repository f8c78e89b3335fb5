import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourcePieces } from '../src/core/run/wing-slots.ts'
import { importPlan } from '../src/wings/sessions/import-plan.ts'

const GIB = 2 ** 30

/** Prints how fast transcripts of 0.25 and 2 GiB are imported, beside parsing their lines alone, and the most memory that took. */
export const run = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  try {
    for (const size of [GIB / 4, 2 * GIB]) measure(join(folder, 'session.jsonl'), size)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const measure = (file: string, size: number): void => {
  const calls = writeTranscript(file, size)
  const mib = statSync(file).size / 2 ** 20
  const alone = timed(() => parseLines(file))
  const watch = watchMemory()
  const ours = timed(() => {
    const source: SourcePieces = { name: file, pieces: { [Symbol.iterator]: () => piecesOf(file, watch.look) } }
    const imported = importPlan(source)
    if (!imported.ok || imported.plan.steps.length !== calls) throw new Error(JSON.stringify(imported).slice(0, 300))
  })
  const speed = (time: number) => `${(mib / (time / 1000)).toFixed(0)} MiB/s`
  const memory = `${watch.most().toFixed(0)} MiB of heap at most, of ${mib.toFixed(0)} MiB`
  console.log(`transcript with ${calls} calls: JSON.parse a line ${speed(alone)}, import ${speed(ours)}, ${memory}`)
}

/** Reads of whole files and edits that answer with them: what most of a transcript is. */
const writeTranscript = (file: string, size: number): number => {
  const fileLines = Array.from({ length: 400 }, (_, line) => `${line}: the quick brown fox jumps over the lazy dog`)
  const content = `${fileLines.join('\n')}\n`
  const descriptor = openSync(file, 'w')
  let calls = 0
  for (let written = 0; written < size; calls += 2) {
    const path = `/home/ada/src/module-${calls}.ts`
    const line = calls % fileLines.length
    const [old_string = '', new_string] = [fileLines[line], `slow ${calls}`]
    const patch = { oldStart: line + 1, oldLines: 1, newStart: line + 1, newLines: 1 }
    const file = { filePath: path, content, startLine: 1, numLines: 401, totalLines: 401 }
    const edited = {
      filePath: path,
      originalFile: content,
      structuredPatch: [{ ...patch, lines: [`-${old_string}`, `+${new_string}`] }],
    }
    const input = { file_path: path, old_string, new_string }
    const lines = [
      ...call({ id: `r${calls}`, name: 'Read', input: { file_path: path } }, { type: 'text', file }),
      ...call({ id: `e${calls}`, name: 'Edit', input }, edited),
    ]
    written += writeSync(descriptor, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  closeSync(descriptor)
  return calls
}

const call = (use: { readonly id: string; readonly name: string; readonly input: object }, toolUseResult: object) => {
  const common = { sessionId: 's', cwd: '/home/ada', timestamp: '2026-05-01T10:00:00.000Z' }
  const answer = { type: 'tool_result', tool_use_id: use.id, content: JSON.stringify(toolUseResult) }
  return [
    { ...common, type: 'assistant', message: { content: [{ type: 'tool_use', ...use }] } },
    { ...common, type: 'user', message: { content: [answer] }, toolUseResult },
  ]
}

const parseLines = (file: string): void => {
  let begun = ''
  for (const piece of piecesOf(file)) {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) JSON.parse(line)
  }
}

function* piecesOf(file: string, look = (): void => undefined): Generator<string, void> {
  const buffer = Buffer.allocUnsafe(2 ** 20)
  const descriptor = openSync(file, 'r')
  for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer)) {
    yield buffer.toString('latin1', 0, length)
    look()
  }
  closeSync(descriptor)
}

/** Memory in use after a collection, looked at every 128 pieces, in MiB. */
const watchMemory = () => {
  let most = 0
  let looks = 0
  return {
    look: (): void => {
      if (looks++ % 128 !== 0) return
      globalThis.gc?.()
      most = Math.max(most, process.memoryUsage().heapUsed / 2 ** 20)
    },
    most: () => most,
  }
}

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
