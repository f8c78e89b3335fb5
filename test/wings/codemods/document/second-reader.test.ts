import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import {
  changeDocument,
  type DocumentFormat,
  type KeyPath,
  type Value,
} from '../../../../src/wings/codemods/document/document.ts'
import { WHOLE } from '../../../support/whole.ts'
import { pathsOf } from './arbitrary-document.ts'
import { tomlText, yamlText } from './arbitrary-layout.ts'

type Request = Parameters<typeof changeDocument>[2]

const RUNS = Number(process.env.DOCUMENT_RUNS ?? 250)

const change = (format: DocumentFormat, text: string, request: Request): string | undefined => {
  const opened = openText(Buffer.from(text))
  const made = opened.ok && changeDocument(opened.file, format, request)
  return made !== false && made.ok ? applySplices(opened.file.bytes, made.splices).toString() : undefined
}

/** What readers of YAML see, aliases and merges written out. */
const readYaml = (text: string): readonly Value[] =>
  parseAllDocuments(text, { merge: true }).map((document) => document.toJS({ maxAliasCount: -1 }) as Value)

const at = (value: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>((one, key) => (one as Record<string | number, unknown> | null | undefined)?.[key], value)

/** A value with what is at a path replaced, or without it; the same where the path leads nowhere. */
const withChange = (value: Value, [key = '', ...rest]: KeyPath, set: { readonly to: Value } | undefined): Value => {
  const isList = Array.isArray(value)
  if (!isList && (typeof value !== 'object' || value === null)) return value
  const parts = new Map<string | number, Value>(isList ? value.entries() : Object.entries(value))
  const old = parts.get(key)
  if (rest.length > 0) {
    const inner = old ?? (set ? (typeof rest[0] === 'number' ? [] : {}) : undefined)
    if (inner !== undefined) parts.set(key, withChange(inner, rest, set))
  } else if (set) parts.set(key, set.to)
  else parts.delete(key)
  return isList ? [...parts.values()] : Object.fromEntries(parts as Map<string, Value>)
}

const request = (path: Request['path'], isSet: boolean): Request =>
  isSet ? { mode: 'set', path, value: 7, create: true } : { mode: 'unset', path }

describe('a change of a document', () => {
  it('is the one that another reader of TOML sees, however tables are written, or is refused', () => {
    let made = 0
    let tried = 0
    fc.assert(
      fc.property(tomlText, fc.nat(), fc.boolean(), (text, choice, isSet) => {
        const before = parseToml(text) as Value
        const paths = pathsOf(before).filter((path) => path.length > 0)
        const path = paths[choice % paths.length] ?? ['a']
        const after = change('toml', text, request(path, isSet))
        tried += 1
        if (after === undefined) return
        made += 1
        expect(parseToml(after), `${text}---\n${JSON.stringify(path)}\n---\n${after}`).toEqual(
          withChange(before, path, isSet ? { to: 7 } : undefined),
        )
      }),
      { numRuns: RUNS },
    )
    expect(made / tried).toBeGreaterThan(0.3)
  })

  it('is a table more that another reader of TOML sees at the end of any list of tables', () => {
    let made = 0
    fc.assert(
      fc.property(tomlText, fc.nat(), (text, choice) => {
        const before = parseToml(text) as Value
        const isTable = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
        const lists = pathsOf(before).flatMap((path) => {
          const list = at(before, path)
          return Array.isArray(list) && list.length > 0 && list.every(isTable) ? [[...path, list.length]] : []
        })
        const path = lists[choice % lists.length]
        if (!path) return
        const to = { k: 7, in: { x: 'y' } }
        const after = change('toml', text, { mode: 'set', path, value: to, create: true })
        made += 1
        expect(parseToml(after ?? ''), `${text}---\n${JSON.stringify(path)}\n---\n${after}`).toEqual(
          withChange(before, path, { to }),
        )
      }),
      { numRuns: RUNS },
    )
    expect(made).toBeGreaterThan(0)
  })

  it('is what readers of YAML see at its path afterwards, and nowhere else but where aliases repeat it', () => {
    let made = 0
    let tried = 0
    fc.assert(
      fc.property(yamlText, fc.nat(), fc.nat(), fc.boolean(), (text, choice, chosen, isSet) => {
        const documents = readYaml(text)
        const document = chosen % documents.length
        const before = documents[document] as Value
        const paths = pathsOf(before).filter((path) => path.length > 0)
        const path = paths[choice % paths.length] ?? ['k0']
        const after = change('yaml', text, { ...request(path, isSet), document })
        tried += 1
        if (after === undefined) return
        made += 1
        const seen = readYaml(after)
        const said = `${text}...\n${document} ${JSON.stringify(path)} ${isSet}\n...\n${after}`
        expect(seen.toSpliced(document, 1), said).toEqual(documents.toSpliced(document, 1))
        if (after === text) expect(withChange(before, path, isSet ? { to: 7 } : undefined), said).toEqual(before)
        else if (isSet) expect(at(seen[document], path), said).toBe(7)
        else
          expect(at(seen[document], path.slice(0, -1)), said).toEqual(
            withChange(at(before, path.slice(0, -1)) as Value, path.slice(-1), undefined),
          )
        // Without an alias, that is all.
        if (!/\*/.test(text))
          expect(seen[document], said).toEqual(withChange(before, path, isSet ? { to: 7 } : undefined))
      }),
      { numRuns: RUNS },
    )
    expect(made / tried).toBeGreaterThan(0.1)
  })

  it('is made at every place that readers of YAML see, or at none', () => {
    let made = 0
    const key = fc.constantFrom('a', 'b')
    const wild = fc.constantFrom({ any: 'one' } as const, { any: 'deep' } as const, { key: ['a'], is: '1' })
    const path = fc.tuple(fc.constantFrom('k1', 'k2', { any: 'one' } as const), wild, key)
    fc.assert(
      fc.property(yamlText, path, fc.boolean(), (text, pattern, isSet) => {
        const documents = readYaml(text)
        const found = documents.flatMap((one, document) =>
          expand(one, pattern).map((place) => [document, ...place] as KeyPath),
        )
        const after = change('yaml', text, { ...request(pattern, isSet), document: '*' })
        if (after === undefined || found.length === 0) return
        made += 1
        const seen = readYaml(after)
        const said = `${text}...\n${JSON.stringify(pattern)}\n...\n${after}`
        for (const place of found) {
          const values = place.map((_, length) => at(seen, place.slice(0, length + 1)))
          if (isSet) expect(values, said).toContain(7)
          else expect(values.at(-1), said).toBeUndefined()
        }
      }),
      { numRuns: RUNS },
    )
    // Most patterns lead to an alias somewhere.
    if (WHOLE) expect(made).toBeGreaterThan(RUNS / 50)
  })
})

/** The places of a value that a path leads to. */
const expand = (value: unknown, [part, ...rest]: Request['path']): readonly KeyPath[] => {
  if (part === undefined) return [[]]
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const own = children.map(([name, one]) => [Array.isArray(value) ? Number(name) : name, one] as const)
  const into = (chosen: typeof own, parts: Request['path']) =>
    chosen.flatMap(([name, one]) => expand(one, parts).map((path) => [name, ...path]))
  if (typeof part !== 'object')
    return into(
      own.filter(([name]) => name === part),
      rest,
    )
  if ('key' in part)
    return into(
      own.filter(([, one]) => textOf(at(one, part.key)) === part.is),
      rest,
    )
  return part.any === 'one' ? into(own, rest) : [...expand(value, rest), ...into(own, [part, ...rest])]
}

const textOf = (value: unknown): string | undefined => (typeof value === 'object' ? undefined : String(value))
