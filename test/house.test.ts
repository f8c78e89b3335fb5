import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { items } from './support/items.ts'

const root = path.resolve(import.meta.dirname, '..')
const texts = new Map(
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)
const typeNames = (): readonly string[] =>
  [...texts.values()].flatMap((text) =>
    [...text.matchAll(/^(?:export )?(?:interface|type) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  )

describe('the house', () => {
  it('names types for things, not for acts', () => {
    const acts = new Set(typeNames().filter((name) => /ing$/.test(name) && !NOUNS.has(name)))
    expect([...acts]).toEqual([])
  })

  it('names no type by a participle alone', () => {
    const bare = new Set(typeNames().filter((name) => PARTICIPLE.test(name) && !NOUNS.has(name)))
    expect([...bare]).toEqual([])
  })
})

/** Nouns that only look like an act. */
const NOUNS = new Set(items`
Wing   Encoding   Listing   FixRecording   Finding   Recording   Seed   Need   Feed   Grouping   Opening
Setting   Heading   Beginning`)

const PARTICIPLE =
  /^(?:[A-Z][a-z]+ed|Found|Made|Seen|Known|Taken|Told|Sought|Left|Held|Kept|Said|Built|Drawn|Given|Written|Begun|Spoken|Bound|Sent|Lost|Met)$/
