import { openString } from '../../../core/text/encoding.ts'
import { changeDocument, type DocumentFormat, type Value } from '../document/document.ts'
import { type KeyPath, pathText, sameValue } from '../document/document-edit.ts'
import { readJson } from '../document/json.ts'
import { readToml } from '../document/toml.ts'
import { readYaml } from '../document/yaml.ts'
import type { ChangedText } from './hunks.ts'
import { FRAME, type Place, type Rule } from './rule.ts'

/** A value that several documents get, or lose, at one path. */
export function documentRules(files: readonly ChangedText[]): readonly Rule[] {
  const found = new Map<string, { readonly change: Change; readonly endings: Set<string>; count: number }>()
  for (const { path, text, goal } of files) {
    const [, ending = ''] = /(\.[a-z]+)$/.exec(path) ?? []
    const format = FORMATS[ending]
    if (!format || text === goal || text.length > LARGEST) continue
    const [before, after] = [dataOf(text, format), dataOf(goal, format)]
    if (before === undefined || after === undefined) continue
    for (const change of [...changesBetween(before, after, [])].slice(0, MOST_CHANGES)) {
      const key = JSON.stringify(change)
      const known = found.get(key) ?? { change, endings: new Set(), count: 0 }
      known.endings.add(ending)
      known.count += 1
      found.set(key, known)
    }
  }
  return [...found.values()].flatMap(({ change, endings, count }) => (count > 1 ? [ruleFor(change, [...endings])] : []))
}

const FORMATS: Readonly<Record<string, DocumentFormat>> = {
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.toml': 'toml',
}
const READERS = { json: readJson, jsonc: readJson, yaml: readYaml, toml: readToml }
const LARGEST = 200_000
const MOST_CHANGES = 50

interface Change {
  readonly path: KeyPath
  /** Absent where the key goes. */
  readonly value?: Value
}

const dataOf = (text: string, format: DocumentFormat): Value | undefined => {
  try {
    return READERS[format](text)
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

function* changesBetween(before: Value, after: Value, path: KeyPath): Generator<Change> {
  if (sameValue(before, after)) return
  const [old, fresh] = [mapOf(before), mapOf(after)]
  if (
    !old ||
    !fresh ||
    Array.isArray(before) !== Array.isArray(after) ||
    (Array.isArray(before) && old.size !== fresh.size)
  ) {
    if (path.length > 0) yield { path, value: after }
    return
  }
  for (const [key, value] of fresh) {
    const known = old.get(key)
    if (known === undefined) yield { path: [...path, key], value }
    else yield* changesBetween(known, value, [...path, key])
  }
  for (const key of old.keys()) if (!fresh.has(key)) yield { path: [...path, key] }
}

const mapOf = (value: Value): ReadonlyMap<string | number, Value> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string | number, Value>(
    Array.isArray(value) ? (value as readonly Value[]).entries() : Object.entries(value),
  )
}

function ruleFor({ path, value }: Change, endings: readonly string[]): Rule {
  const last = path.at(-1)
  const isPlain = path.every((key) => typeof key === 'number' || /^[A-Za-z_]\w*$/.test(key))
  const written = isPlain ? pathText(path) : path
  const request =
    value === undefined ? ({ mode: 'unset', path } as const) : ({ mode: 'set', path, value, create: true } as const)
  const placesIn = (text: string, file: string): readonly Place[] | undefined => {
    const format = FORMATS[/(\.[a-z]+)$/.exec(file)?.[1] ?? '']
    const made = format && changeDocument(openString(text), format, request)
    if (!made?.ok) return undefined
    return made.splices.map(({ start, end, replacement }) => ({
      start: start / 2,
      end: end / 2,
      fresh: Buffer.from(replacement).toString('utf16le'),
    }))
  }
  return {
    tool: value === undefined ? 'Unset' : 'Set',
    input: { path: written, ...(value !== undefined && { value }) },
    needle: '',
    endings,
    size:
      FRAME +
      JSON.stringify(written).length +
      JSON.stringify(value ?? '').length -
      (typeof last === 'string' ? SAID : 0),
    places: (text, file) => placesIn(text, file) ?? [],
    isHarmless: (text, file) => placesIn(text, file)?.length === 0,
  }
}

/** A path says more than the text at it. */
const SAID = 10
