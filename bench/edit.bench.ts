import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { structuredPatch } from 'diff'
import { openText } from '../src/core/text/encoding.ts'
import { matchEdit } from '../src/core/text/match.ts'
import { notFound } from '../src/core/text/match-hints.ts'
import { patchFromSplices } from '../src/core/text/patch.ts'
import { applySplices } from '../src/core/text/splice.ts'
import { asYaml } from '../src/core/tools/match-problems.ts'

interface Sample {
  readonly file: string
  readonly target: string
  readonly old: string
  readonly fresh: string
}

/** Prints what an edit costs file to file, hit and miss, beside `String.replace` and the `diff` package's whole-file patch. */
export const run = (): void => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-edit-'))
  try {
    for (const [label, size, times] of [
      ['1 KB', 1 << 10, 200],
      ['100 KB', 100 << 10, 60],
      ['1.9 MB', 1_900_000, 9],
      ['20 MB', 20 << 20, 7],
    ] as const) {
      const sample = sampleOf(folder, size)
      report(`${label}, hit`, times, {
        'no edit at all': () => writeFileSync(sample.target, readFileSync(sample.file)),
        ours: () => edit(sample),
        'ours, in memory': () => editBytes(readOnce(sample), sample),
        'String.replace': () => replace(sample),
        'replace, diff': () => replaceAndDiff(sample),
      })
      const missing = { ...sample, old: `${sample.old} missing` }
      report(`${label}, miss`, times, {
        'no edit at all': () => readFileSync(sample.file),
        ours: () => edit(missing),
        'ours, in memory': () => editBytes(readOnce(missing), missing),
        'String.replace': () => replace(missing),
      })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Source-like lines, every one unique; the edit is in the middle. */
function sampleOf(folder: string, size: number): Sample {
  const lines: string[] = []
  for (let length = 0, number = 0; length < size; number += 1) {
    const line = `${'  '.repeat(number % 4)}const value_${number} = render(${(number * 7919) % 1_000_003}, 'token');`
    lines.push(line)
    length += line.length + 1
  }
  const file = path.join(folder, `${size}.js`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  const old = lines[lines.length >> 1]!
  return { file, target: `${file}.out`, old, fresh: `${old} // edited` }
}

/** Read, match, patch, write; on a miss read, match and say what would have matched. */
function edit(sample: Sample): void {
  const after = editBytes(readFileSync(sample.file), sample)
  if (after) writeFileSync(sample.target, after)
}

function editBytes(bytes: Buffer, { file, old, fresh }: Sample): Buffer | undefined {
  const opened = openText(bytes)
  if (!opened.ok) throw new Error(opened.encoding)
  const request = { old_string: old, new_string: fresh, replace_all: false }
  const match = matchEdit(opened.file, request)
  if (match.ok) {
    patchFromSplices(opened.file, match.splices)
    return applySplices(bytes, match.splices)
  }
  notFound(file, opened.file, request, asYaml)
  return undefined
}

const held = new Map<string, Buffer>()
const readOnce = ({ file }: Sample): Buffer => {
  const bytes = held.get(file) ?? readFileSync(file)
  held.set(file, bytes)
  return bytes
}

function replace({ file, target, old, fresh }: Sample): string | undefined {
  const text = readFileSync(file, 'utf8')
  const after = text.replace(old, () => fresh)
  if (after === text) return undefined
  writeFileSync(target, after)
  return after
}

function replaceAndDiff(sample: Sample): void {
  const after = replace(sample)
  if (after !== undefined) structuredPatch('', '', readFileSync(sample.file, 'utf8'), after, '', '', { context: 3 })
}

/** Medians in milliseconds, and what they are of ours. */
function report(title: string, times: number, works: Readonly<Record<string, () => void>>): void {
  console.log(title)
  const medians = Object.entries(works).map(([name, work]) => [name, median(times, work)] as const)
  const ours = medians.find(([name]) => name === 'ours')?.[1] ?? 1
  for (const [name, time] of medians) {
    console.log(
      `  ${name.padEnd(16)} ${time.toFixed(time < 10 ? 3 : 1).padStart(9)} ms  ${(time / ours).toFixed(2)} x ours`,
    )
  }
}

function median(times: number, work: () => void): number {
  work()
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return taken.sort((one, other) => one - other)[times >> 1]!
}
