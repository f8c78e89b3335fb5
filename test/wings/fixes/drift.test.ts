import { describe, expect, it } from 'vitest'
import { share, someOf } from '../../support/whole.ts'
import { importFixes, RECORDED_PATHS, recorded, recordings } from './fixed.ts'

/** How many damaged outputs of each tool are tried: `npm run test:long -- drift` tries all. */
const CASES = Number(process.env.DRIFT_CASES ?? share(6))

type Key = string | number
type Damage = 'null' | 'other' | 'absent' | 'cut'

/** Fields that a format lets out, or writes as null, where there is nothing: no reader can tell that from damage. */
const LEFT_OUT: readonly (readonly [RegExp, RegExp])[] = [
  [/^biome|^ruff-rdjson/, /(?:suggestions|^source) absent$/],
  [/^ruff/, /(?:^|\.)fix null$/],
  [/^ruff-sarif/, /(?:fixes|\.startColumn|\.endColumn|insertedContent) absent$/],
  [/^cargo|^rustc/, /suggested_replacement null$/],
  [/^markdownlint/, /fixInfo (?:absent|null)$|\.(?:deleteCount|editColumn|insertText) absent$/],
  [/^stylelint/, /(?:^|\.)fix absent$/],
  // Without the answer to `initialize` the protocol counts in UTF-16.
  [/^lsp-tsgo/, /^(?:result \w+|result\.capabilities\.positionEncoding absent|line 0)$/],
]

interface Case {
  readonly name: string
  readonly text: string
}

function* placesIn(value: unknown, path: readonly Key[] = []): Generator<readonly Key[]> {
  if (path.length > 0) yield path
  if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* placesIn(item, [...path, at])
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...path, key])
}

/** A copy with one value damaged. */
function damaged(value: unknown, path: readonly Key[], damage: Damage): unknown {
  const copy = structuredClone(value)
  const last = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce((one, key) => (one as Record<Key, unknown>)[key], copy) as Record<
    Key,
    unknown
  >
  const kind = parent[last]
  if (damage === 'absent' && !Array.isArray(parent)) delete parent[last]
  else if (damage === 'absent') parent[last] = {}
  else if (damage === 'null') parent[last] = null
  else parent[last] = typeof kind === 'string' ? 7 : typeof kind === 'number' ? 'x' : Array.isArray(kind) ? {} : []
  return copy
}

function documentsOf(output: string): readonly unknown[] | undefined {
  for (const texts of [[output], output.trim().split('\n')])
    try {
      return texts.map((text) => JSON.parse(text))
    } catch {
      // It is one object a line, or no JSON.
    }
  return undefined
}

function* casesOf(output: string): Generator<Case> {
  const documents = documentsOf(output)
  const lines = output.trimEnd().split('\n')
  for (const [at, document] of (documents ?? []).entries())
    for (const path of placesIn(document))
      for (const damage of ['null', 'other', 'absent'] as const) {
        const all = documents?.map((one, index) => (index === at ? damaged(document, path, damage) : one)) ?? []
        yield { name: `${path.join('.')} ${damage}`, text: all.map((one) => JSON.stringify(one)).join('\n') }
      }
  if (!documents)
    for (const at of lines.keys()) yield { name: `line ${at}`, text: `${lines.toSpliced(at, 1).join('\n')}\n` }
  for (let part = 1; part < 40; part += 1)
    yield { name: `cut ${part}`, text: output.slice(0, Math.floor((output.length * part) / 40)) }
}

/** The fixes that an output gives, each as its edits, and why others are not among them. */
function fixesOf(output: string, before: Buffer) {
  const files = Object.fromEntries(RECORDED_PATHS.map((path) => [path, before]))
  const imported = importFixes(output, files, { cwd: '/shop', fixes: { unsafe: true } })
  const reasons = imported.notImported.map(({ reason }) => reason)
  return imported.ok
    ? { edits: imported.plan.steps.map(({ input }) => JSON.stringify((input as { edits?: unknown }).edits)), reasons }
    : { edits: [], reasons: [...reasons, 'nothing'] }
}

/** All that an output offers, also what another fix of it keeps out. */
function offeredBy(output: string, before: Buffer): ReadonlySet<string> {
  const documents = documentsOf(output) ?? []
  const single = documents.flatMap((document, at) =>
    [...placesIn(document), []]
      .filter((path) => path.length < 4 && !path.includes('spans'))
      .flatMap((path) => {
        const list = path.reduce((one, key) => (one as Record<Key, unknown>)[key], document as unknown)
        return Array.isArray(list) ? list.map((item) => ({ at, document, path, item })) : []
      }),
  )
  const texts = single.map(({ at, document, path, item }) => {
    const alone = path.length === 0 ? [item] : withList(document, path, [item])
    return documents.map((one, index) => JSON.stringify(index === at ? alone : one)).join('\n')
  })
  return new Set([output, ...texts].flatMap((text) => fixesOf(text, before).edits))
}

function withList(document: unknown, path: readonly Key[], list: readonly unknown[]): unknown {
  const copy = structuredClone(document)
  const parent = path.slice(0, -1).reduce((one, key) => (one as Record<Key, unknown>)[key], copy) as Record<
    Key,
    unknown
  >
  parent[path.at(-1) ?? ''] = list
  return copy
}

describe('a damaged output', () => {
  it.each(someOf(recordings, 3))(
    'of %s gives fixes that the tool offers, and names what it no longer gives',
    (recording) => {
      const { output, before } = recorded(recording)
      const sound = fixesOf(output, before)
      expect(sound.edits.length).toBeGreaterThan(0)
      const offered = offeredBy(output, before)
      const isTold = (name: string) =>
        !LEFT_OUT.some(([tool, what]) => tool.test(recording) && what.test(name.replace(/^\d+\./, '')))
      const all = [...casesOf(output)].filter(({ name }) => isTold(name))
      const step = Math.max(1, Math.floor(all.length / CASES))
      for (const { name, text } of all.filter((_, at) => at % step === 0)) {
        const found = fixesOf(text, before)
        const wrong = found.edits.filter((edits) => !offered.has(edits))
        const missing = sound.edits.filter((edits) => !found.edits.includes(edits))
        const isNamed = found.reasons.some((reason) => !sound.reasons.includes(reason))
        expect({ name, wrong, isSilent: missing.length > 0 && !isNamed }).toEqual({ name, wrong: [], isSilent: false })
      }
    },
  )
})
