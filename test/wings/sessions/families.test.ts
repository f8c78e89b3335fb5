import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mergeLines } from '../../../src/core/text/merge-lines.ts'
import '../../../src/wings.ts'
import { repository } from '../../support/memory-repository.ts'
import { editplan } from '../../support/program.ts'
import { someOf, WHOLE } from '../../support/whole.ts'
import { FAMILIES, type Input } from './families.ts'
import type { HandedIn } from './handed-in/files.ts'
import { FILES, HANDED_IN } from './handed-in/index.ts'
import { type Files, handIn } from './memory-files.ts'

const sampled = (inputs: readonly Input[]): readonly Input[] => someOf(inputs, 8)

const same = (one: Files, other: Files): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])

type Verdict = 'right' | 'remedy' | 'refused' | 'in vain' | 'wrong' | 'lost'

/** What became of a text. */
async function verdictOf({ before }: Input, text: string, right: readonly Files[]): Promise<Verdict> {
  const handled = await handIn(text, before)
  if ('refused' in handled) return 'refused'
  if (right.some((after) => same(handled.files, after))) return 'right'
  return same(handled.files, before) ? 'lost' : 'wrong'
}

/** Two texts that are whole may be one text, too: a value a line. One goes on from the other, or both are about the files as they are. */
async function both(input: Input, other: Input): Promise<readonly Files[]> {
  const handled = await handIn(other.text, input.after)
  return [...('files' in handled ? [handled.files] : []), merged(input, other)]
}

const merged = ({ before, after }: Input, other: Input): Files =>
  Object.fromEntries(
    Object.entries(before).map(([name, text]) => {
      const one = mergeLines(text, after[name] ?? '', other.after[name] ?? '')
      return [name, 'text' in one ? one.text : '']
    }),
  )

const BESIDE = 'dealt with another'

/** Texts that came to harm on their way: cut, doubled, their lines in another order, beside another one. */
function* damaged({ text }: Input, other: Input): Generator<readonly [harm: string, text: string]> {
  const lines = text.split('\n')
  for (const part of [3, 2, 1]) yield ['cut', lines.slice(0, Math.floor((lines.length * part) / 4)).join('\n')]
  for (const part of [3, 2, 1]) yield ['cut within a line', text.slice(0, Math.floor((text.length * part) / 4))]
  yield ['doubled', text + text]
  const middle = Math.floor(lines.length / 2)
  yield ['halves in the other order', [...lines.slice(middle), ...lines.slice(0, middle)].join('\n')]
  const others = other.text.split('\n')
  yield [BESIDE, lines.flatMap((line, at) => [line, ...(others[at] === undefined ? [] : [others[at]])]).join('\n')]
}

const HEADS = ['right', 'remedy', 'refused', 'in vain', 'wrong', 'lost'] as const
const NAME = 36
const table: string[] = []
const row = (name: string, counts: Readonly<Record<Verdict, number>>): void => {
  table.push(`${name.padEnd(NAME)}${HEADS.map((head) => String(counts[head]).padStart(9)).join('')}`)
}
const none = (): Record<Verdict, number> => ({
  ...{ right: 0, remedy: 0, refused: 0 },
  ...{ 'in vain': 0, wrong: 0, lost: 0 },
})

describe.each(Object.entries(FAMILIES))('%s', (family, all) => {
  it('are taken as a whole, as they are', async () => {
    const counts = none()
    const odd: string[] = []
    for (const input of sampled(all)) {
      const found = await verdictOf(input, input.text, [input.after])
      // Nothing is wrong with it: a refusal is in vain.
      const verdict = found === 'refused' ? 'in vain' : found
      counts[verdict] += 1
      if (verdict !== 'right') odd.push(`${verdict}: ${input.title}`)
    }
    row(family, counts)
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(odd).toEqual([])
  })

  it('that came to harm give the same files, or are refused', async () => {
    const counts = none()
    const odd: string[] = []
    for (const [at, input] of sampled(all).entries()) {
      const other = all[(at * 7 + 1) % all.length]!
      for (const [harm, text] of damaged(input, other)) {
        const verdict = await verdictOf(
          input,
          text,
          harm === BESIDE ? [input.after, ...(await both(input, other))] : [input.after],
        )
        counts[verdict] += 1
        if (verdict === 'wrong' || verdict === 'lost') odd.push(`${verdict}: ${input.title}, ${harm}`)
      }
    }
    row(`${family}, harmed`, counts)
    expect(odd).toEqual([])
  })
})

/** The files of a checkout after `apply`, or what it said. */
const applied = async (text: string, options: readonly string[] = []): Promise<Files | string> => {
  using repo = repository(FILES)
  const { exitCode, stdout, stderr } = await editplan(['apply', '-', ...options], { cwd: repo.root, input: text })
  if (exitCode !== 0) return (stdout + stderr).replaceAll(/\s+/g, ' ')
  const names = readdirSync(repo.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(repo.root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.git/'))
  return Object.fromEntries(names.map((name) => [name, `${repo.read(name)}`]))
}

/** What became of a text, and of what is handed in by the remedy that it was refused with. */
const verdictOn = async ({ text, after, remedy }: HandedIn): Promise<Verdict> => {
  const made = await applied(text)
  if (typeof made !== 'string') return same(made, after) ? 'right' : same(made, FILES) ? 'lost' : 'wrong'
  if (!remedy?.told.test(made)) return 'in vain'
  const followed = await applied(remedy.followed, remedy.options)
  return typeof followed !== 'string' && same(followed, after) ? 'remedy' : 'in vain'
}

describe.each(Object.entries(HANDED_IN))('%s, handed in', (family, all) => {
  it('are made as a whole, or refused with a remedy that leads to it', async () => {
    const counts = none()
    const odd: string[] = []
    for (const one of someOf(all, 8)) {
      const verdict = await verdictOn(one)
      counts[verdict] += 1
      if (verdict !== (one.remedy ? 'remedy' : 'right')) odd.push(`${verdict}: ${one.title}`)
    }
    row(`${family}, handed in`, counts)
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(odd).toEqual([])
  })
})

it.runIf(WHOLE)('prints what became of all of them', () => {
  console.log([''.padEnd(NAME) + HEADS.map((head) => head.padStart(9)).join(''), ...table].join('\n'))
  expect(table).toHaveLength(Object.keys(FAMILIES).length * 2 + Object.keys(HANDED_IN).length)
})
