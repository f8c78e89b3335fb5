import fc from 'fast-check'
import type { Files } from './replayed.ts'

/** One change as an agent makes it. */
export type Change =
  | { readonly type: 'create'; readonly path: string; readonly content: string }
  | {
      readonly type: 'replace'
      readonly path: string
      readonly old: string
      readonly new: string
      readonly line: number
      readonly before: string
      readonly after: string
    }

export interface Sequence {
  readonly before: Files
  readonly changes: readonly Change[]
  readonly after: Files
}

const line = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'b', '  a', '}', 'end') },
  fc.constantFrom(
    '\tindented',
    'const x = "1"',
    '$& $1',
    "it's",
    '# é ☃ 𝄞',
    '--- a',
    '+++ b',
    '- a',
    '@@ x',
    '*** y',
    'trailing  ',
    '<<<',
    '```',
  ),
)
const lines = (minLength: number) => fc.array(line, { minLength, maxLength: 8 })

const path = fc.constantFrom('a.txt', 'src/b.txt', 'src/deep/c.txt')

/** Replaces whole lines by others; the old text is extended until it stands once, as an agent has to. */
const replace = (file: string, text: string, [from, count, put]: [number, number, string[]]): Change | undefined => {
  const all = text.split('\n').slice(0, -1)
  const start = from % all.length
  for (let before = start; before >= 0; before--) {
    const end = Math.min(all.length, start + 1 + (count % 3))
    const kept = all.slice(before, start)
    const old = `${[...kept, ...all.slice(start, end)].join('\n')}\n`
    const fresh = [...kept, ...put].map((one) => `${one}\n`).join('')
    const at = text.indexOf(old)
    if (at !== text.lastIndexOf(old) || old === fresh || old === '\n') continue
    const after = text.slice(0, at) + fresh + text.slice(at + old.length)
    return { type: 'replace', path: file, old, new: fresh, line: before, before: text, after }
  }
  return undefined
}

const move = fc.record({
  path,
  from: fc.nat(20),
  count: fc.nat(3),
  put: lines(0),
  content: lines(1),
  create: fc.nat(3),
})

/** Files, and what some agent did to them one change after the other. Every file ends with a line break, none becomes empty. */
export const anySequence: fc.Arbitrary<Sequence> = fc
  .record({
    files: fc.dictionary(
      path,
      lines(1).map((all) => all.map((one) => `${one}\n`).join('')),
      { noNullPrototype: true },
    ),
    moves: fc.array(move, { minLength: 1, maxLength: 6 }),
  })
  .map(({ files, moves }) => {
    const after: Record<string, string> = { ...files }
    const changes: Change[] = []
    for (const { path: file, from, count, put, content, create } of moves) {
      const text = after[file]
      const change: Change | undefined =
        text === undefined
          ? { type: 'create', path: file, content: content.map((one) => `${one}\n`).join('') }
          : create > 0
            ? replace(file, text, [from, count, put])
            : undefined
      if (!change || (change.type === 'replace' && change.after.trim() === '')) continue
      changes.push(change)
      after[file] = change.type === 'create' ? change.content : change.after
    }
    return { before: files, changes, after }
  })
  .filter(({ changes }) => changes.length > 0)
