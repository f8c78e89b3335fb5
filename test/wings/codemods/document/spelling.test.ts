import fc from 'fast-check'
import { parse as parseJsonc } from 'jsonc-parser'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { parsePlan } from '../../../../src/core/plan/parse.ts'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import { changeDocument, type DocumentFormat, documentValue } from '../../../../src/wings/codemods/document/document.ts'
import { type DocumentRequest, isPlain, readPathPattern } from '../../../../src/wings/codemods/document/request.ts'
import { WHOLE } from '../../../support/whole.ts'

const RUNS = Number(process.env.SPELLING_RUNS ?? 400)

/** The Set of a plan in YAML or JSON, made in a document; a refusal by its reason. */
const setBy = (plan: string, format: DocumentFormat, text: string): string => {
  const parsed = parsePlan({ name: plan.startsWith('{') ? 'p.json' : 'p.yaml', text: plan })
  if (!parsed.ok) return `plan: ${parsed.problems[0]?.name}`
  const [step] = parsed.plan.steps
  if (step?.tool !== 'Set') throw new Error('no Set')
  const { path: given, from, mode = 'set', value, create = true, document } = step.input
  const [path, source] = [readPathPattern(given), from && readPathPattern(from)]
  if (typeof path === 'string' || typeof source === 'string') throw new Error('no path')
  const request = {
    ...{ path, mode, create, document },
    ...(value !== undefined && { value: documentValue(value), to: value }),
    ...(source && isPlain(source) && { from: source }),
  } as unknown as DocumentRequest
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  const made = changeDocument(opened.file, format, request)
  return made.ok ? applySplices(opened.file.bytes, made.splices).toString() : `${made.reason}`
}

const yamlPlan = (step: string): string =>
  `version: 1\ntitle: t\nsteps:\n  - tool: Set\n    file_path: f\n${step.replace(/^(?=.)/gm, '    ')}\n`
const jsonPlan = (step: string): string =>
  `{"version": 1, "title": "t", "steps": [{"tool": "Set", "file_path": "f", ${step}}]}`

describe('the spelling of a scalar in a plan', () => {
  it.each<[string, DocumentFormat, string, string]>([
    ['path: [v]\nvalue: 3.10', 'yaml', 'v: 3.9 # c\n', 'v: 3.10 # c\n'],
    ['path: [v]\nvalue: 3.10', 'yaml', 'v: "3.9"\n', 'v: 3.10\n'],
    ['path: [v]\nvalue: 3.10\nmode: append', 'yaml', 'v: ["3.8", "3.9"]\n', 'v: ["3.8", "3.9", 3.10]\n'],
    ['path: [v]\nvalue: 3.10\nmode: append', 'yaml', 'v: ["3.10"]\n', 'v: ["3.10"]\n'],
    ['path: [v]\nvalue: "3.10"\nmode: append', 'yaml', 'v: [3.10]\n', 'v: [3.10]\n'],
    ['path: [v]\nvalue: "null"\nmode: append', 'json', '{"v": [null]}', '{"v": [null, "null"]}'],
    ['path: [v]\nvalue: "true"\nmode: prepend', 'yaml', 'v: [true]\n', 'v: ["true", true]\n'],
    ['path: [v]\nvalue: ~\nmode: append', 'yaml', 'v: ["~"]\n', 'v: ["~", ~]\n'],
    ['path: [v]\nvalue: ~\nmode: append', 'yaml', 'v: [null]\n', 'v: [null]\n'],
    ['path: [v]\nvalue: 0755', 'yaml', 'v: 1\n', 'v: 0755\n'],
    ['path: [v]\nvalue: 0755', 'json', '{"v": 1}', 'value'],
    ['path: [v]\nvalue: 0755', 'yaml', '%YAML 1.1\n---\nv: 0644\n', 'value'],
    ['path: [v]\nvalue: {a: [0o17]}', 'yaml', '%YAML 1.1\n---\nv: 1\n', 'value'],
    ['path: [v]\nvalue: 3.10', 'yaml', '%YAML 1.1\n---\nv: 1\n', '%YAML 1.1\n---\nv: 3.10\n'],
    ['path: [v]\nvalue: "0755"', 'yaml', '%YAML 1.1\n---\nv: 0644\n', '%YAML 1.1\n---\nv: "0755"\n'],
    ['path: [v]\nvalue: 0x1F', 'yaml', 'v: 1\n', 'v: 0x1F\n'],
    ['path: [v]\nvalue: 0x1F', 'toml', 'v = 1\n', 'v = 0x1F\n'],
    ['path: [v]\nvalue: 0x1F', 'json', '{"v": 1}', 'value'],
    ['path: [v]\nvalue: 1_000', 'toml', 'v = 1\n', 'v = 1_000\n'],
    ['path: [v]\nvalue: "1_000"', 'toml', 'v = 1\n', 'v = "1_000"\n'],
    ['path: [v]\nvalue: 2.0', 'toml', 'v = 1\n', 'v = 2.0\n'],
    ['path: [v]\nvalue: 2.0', 'json', '{"v": 1}', '{"v": 2.0}'],
    ['path: [v]\nvalue: 2.0', 'json', '{"v": 2}', '{"v": 2.0}'],
    ['path: [v]\nvalue: 12345678901234567891', 'json', '{"v": 1}', '{"v": 12345678901234567891}'],
    ['path: [v]\nvalue: {a: [3.10, 1e3], b: 0o17}', 'yaml', 'v: 1\n', 'v:\n  a:\n    - 3.10\n    - 1e3\n  b: 0o17\n'],
    ['path: [v]\nvalue: {a: [3.10, 1e3]}', 'toml', 'v = 1\n', 'v = { a = [3.10, 1e3] }\n'],
    ['path: [v]\nvalue: True', 'yaml', 'v: 1\n', 'v: True\n'],
    ['path: [v]\nvalue: True', 'json', '{"v": 1}', '{"v": true}'],
    ['path: [v]\nvalue: True', 'yaml', 'v: true\n', 'v: true\n'],
    ['path: [v]\nvalue: .inf', 'json', '{"v": 1}', 'value'],
    ['path: [v]\nvalue: 0o17', 'yaml', 'v: "0o17"\n', 'v: 0o17\n'],
    ['path: [v]\nvalue: "0o17"', 'yaml', 'v: 1\n', 'v: "0o17"\n'],
    ['path: [v]\nvalue: { $literal: "3.10" }', 'yaml', 'v: 1\n', 'v: 3.10\n'],
    ['path: [v]\nvalue: 2026-05-01', 'toml', 'v = 2026-04-01\n', 'value'],
    ['path: [v]\nvalue: "2026-05-01"\nmode: append', 'toml', 'v = [2026-04-01]\n', 'value'],
    ['path: [v]\nvalue: 2026-05-01', 'toml', 'v = "2026-04-01"\n', 'v = "2026-05-01"\n'],
    ['path: [v]\nvalue: { $literal: "2026-05-01" }', 'toml', 'v = 2026-04-01\n', 'v = 2026-05-01\n'],
    ['path: [v]\nvalue: { $literal: "2026-05-01" }', 'toml', 'v = 1\n', 'v = 2026-05-01\n'],
    ['path: [v]\nvalue: { $literal: "a b" }', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: { $literal: "1", b: 2 }', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: [{ $literal: 1 }]', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: { 80: x, "a": z }', 'yaml', 'v: 1\n', 'v:\n  80: x\n  a: z\n'],
    ['path: [v]\nvalue: { 80: x, "90": z }', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: { 80: x, b: { true: 1.0 } }', 'yaml', 'v: {}\n', 'v:\n  80: x\n  b:\n    true: 1.0\n'],
    ['path: [v]\nvalue: [{ 1.0: x }]', 'yaml', 'v: 1\n', 'v:\n  - 1.0: x\n'],
    ['path: [v]\nvalue: { 0x1F: a, -1: b, 1_000: c }', 'yaml', 'v: 1\n', 'v:\n  0x1F: a\n  -1: b\n  1_000: c\n'],
    ['path: [v]\nvalue: { 3.10: x }\nmode: append', 'yaml', 'v: [a]\n', 'v: [a, { 3.10: x }]\n'],
    ['path: [v]\nvalue: { 80: x }', 'json', '{"v": 1}', '{"v": { "80": "x" }}'],
    ['path: [v]\nvalue: { 80: x }', 'toml', 'v = 1\n', 'v = { 80 = "x" }\n'],
    ['path: [v]\nvalue: { 1: x, 1.0: y }', 'yaml', 'v: 1\n', 'uncertain'],
    ['path: [v]\nvalue: { "$literal 80": x, "80": y }', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: { "$literal a": x }', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['path: [v]\nvalue: { ~: x }', 'yaml', 'v: 1\n', 'plan: PLAN_SYNTAX'],
  ])('is what is written: %j in %s %j', (step, format, text, after) => {
    expect(setBy(yamlPlan(step), format, text)).toBe(after)
  })

  it.each<[string, DocumentFormat, string, string]>([
    ['"path": ["v"], "value": 3.10', 'json', '{"v": 1}', '{"v": 3.10}'],
    [
      '"path": ["v"], "value": {"a": [1e2, "1e2", {"b": 1.0}]}',
      'json',
      '{"v": 1}',
      '{"v": { "a": [1e2, "1e2", { "b": 1.0 }] }}',
    ],
    ['"path": ["v"], "value": {"$literal": "0x1F"}', 'yaml', 'v: 1\n', 'v: 0x1F\n'],
    ['"path": ["v"], "value": {"$literal": "yes"}', 'yaml', 'v: 1\n', 'plan: INVALID_VALUE'],
    ['"path": ["v"], "value": {"$literal 80": "x", "a": 1}', 'yaml', 'v: 1\n', 'v:\n  80: x\n  a: 1\n'],
    ['"path": ["codes", 2e3], "value": 1', 'yaml', 'codes:\n  2e3: 0\n', 'codes:\n  2e3: 1\n'],
  ])('is what is written from JSON: %j in %s %j', (step, format, text, after) => {
    expect(setBy(jsonPlan(step), format, text)).toBe(after)
  })

  it.each<[string, string]>([
    ['{ 2: a, 1: b }', 'plan: INVALID_VALUE'],
    ['[{ a: 1, "1": b }]', 'plan: INVALID_VALUE'],
    ['{ 1: a, 2: b, c: 1, 01: d, -1: e }', '{"v": { "1": "a", "2": "b", "c": 1, "01": "d", "-1": "e" }}'],
    ['{ 0: a, b: { 0: a, 10: c } }', '{"v": { "0": "a", "b": { "0": "a", "10": "c" } }}'],
  ])('keeps the order of keys, or is refused: %s', (value, after) => {
    expect(setBy(yamlPlan(`path: [v]\nvalue: ${value}`), 'json', '{"v": 1}')).toBe(after)
    const json = value.replace(/(?<=[{,] )(\S+):/g, (_, key) => `${JSON.stringify(key.replaceAll('"', ''))}:`)
    const whole = json.replace(/(?<=: )([a-z])\b/g, '"$1"')
    expect(setBy(jsonPlan(`"path": ["v"], "value": ${whole}`), 'json', '{"v": 1}')).toBe(after)
  })

  it('one by one, keys that are integers stand in the order of their steps', () => {
    const first = setBy(yamlPlan('path: [v, "2"]\nvalue: a'), 'json', '{"v": {}}')
    expect(setBy(yamlPlan('path: [v, "1"]\nvalue: b'), 'json', first)).toBe('{"v": {"2": "a", "1": "b"}}')
  })

  it.each<[string, DocumentFormat, string, string]>([
    ['path: [ports, 010]\nvalue: 1', 'yaml', 'ports:\n  010: 0\n', 'ports:\n  010: 1\n'],
    ['path: [codes, 2e3]\nvalue: 1', 'yaml', 'codes:\n  2e3: 0\n', 'codes:\n  2e3: 1\n'],
    ['path: [a, 3.10]\nvalue: 1', 'toml', 'a."3.10" = 0\n', 'a."3.10" = 1\n'],
    ['path: [a]\nmode: rename\nvalue: "0o17"', 'yaml', 'a: 1\n', '"0o17": 1\n'],
    ['path: [a]\nmode: rename\nvalue: "<<"', 'yaml', 'a: {b: 1}\n', '"<<": {b: 1}\n'],
    ['path: [a]\nvalue: { "<<": b, "on": 1 }', 'yaml', 'a: 1\n', 'a:\n  "<<": b\n  "on": 1\n'],
    ['path: [ports, 8080]\nvalue: b', 'yaml', 'ports:\n  80: a\n', 'ports:\n  80: a\n  8080: b\n'],
    ['path: [ports, "8080"]\nvalue: b', 'yaml', 'ports:\n  80: a\n', 'ports:\n  80: a\n  "8080": b\n'],
    ['path: [ports, 8080]\nvalue: b', 'yaml', 'ports: {"80": a}\n', 'ports: {"80": a, "8080": b}\n'],
    ['path: [b]\nvalue: 1', 'yaml', 'a: |+\n  x\n\n\n', 'a: |+\n  x\n\n\nb: 1\n'],
    ['path: [a]\nvalue: 2', 'json', '{"a": 1, "a": 1}', 'invalid'],
    ['path: [a, b]\nvalue: 2', 'json', '{"a": {"b": 1, "c": 1, "c": 2}}', '{"a": {"b": 2, "c": 1, "c": 2}}'],
  ])('of a key is its own: %j in %s %j', (step, format, text, after) => {
    expect(setBy(yamlPlan(step), format, text)).toBe(after)
  })

  const LONG = 'k'.repeat(1100)
  it.each<[string, string, string]>([
    [`path: [${LONG}]\nvalue: 2`, 'a: 1\n', `a: 1\n? ${LONG}\n: 2\n`],
    [`path: [m, ${LONG}]\nvalue: {b: 1}`, 'm:\n  a: 1\nz: 1\n', `m:\n  a: 1\n  ? ${LONG}\n  :\n    b: 1\nz: 1\n`],
    [`path: [m, "${LONG}\\n"]\nvalue: 2`, 'm: {a: 1}\n', `m: {a: 1, ? "${LONG}\\n" : 2}\n`],
    [
      `path: [l, 0, a]\nmode: rename\nvalue: ${LONG}`,
      'l:\n  - a:\n      b: 1\n',
      `l:\n  - ? ${LONG}\n    :\n      b: 1\n`,
    ],
    [`path: [m, a]\nmode: rename\nvalue: ${LONG}`, 'm: {a: 1}\n', `m: {? ${LONG} : 1}\n`],
    [`path: [${LONG}]\nmode: rename\nvalue: b${LONG}`, `? ${LONG}\n: 1\n`, `? b${LONG}\n: 1\n`],
    ['path: [b]\nvalue: 2', `? ${LONG}\n: 1\n`, `? ${LONG}\n: 1\nb: 2\n`],
    [`path: [${LONG}]\nvalue: {a: 1}`, `? ${LONG}\n: 1\n`, `? ${LONG}\n:\n  a: 1\n`],
    ['path: [b]\nvalue: 2', '&x a: 1\n', '&x a: 1\nb: 2\n'],
  ])('stands behind a ? where it is longer than YAML takes before a colon: %j', (step, text, after) => {
    expect(setBy(yamlPlan(step), 'yaml', text)).toBe(after)
  })

  it.each<[string, DocumentFormat, string, string]>([
    ['3.10', 'yaml', 'v: "3.9"\n', 'v: "3.10"\n'],
    ['3.11', 'yaml', "v: '3.9'\n", "v: '3.11'\n"],
    ['1.20', 'json', '{"v": "1.9"}', '{"v": "1.20"}'],
    ['3.10', 'yaml', 'v: 3.9\n', 'uncertain'],
    ['"3.10"', 'yaml', 'v: 3.9\n', 'v: "3.10"\n'],
    ['4.0', 'yaml', 'v: 3.9\n', 'v: 4.0\n'],
    ['3.9', 'yaml', 'v: "3.10"\n', 'v: "3.10"\n'],
    ['1.10', 'json', '{"v": ">=1.9"}', '{"v": ">=1.10"}'],
    ['2', 'json', '{"v": "^1.9.2"}', '{"v": "^2"}'],
    ['2026.10', 'yaml', 'v: "2026.9"\n', 'v: "2026.10"\n'],
    ['"2026.10"', 'yaml', 'v: "2026.9"\n', 'v: "2026.10"\n'],
    ['"2026-9-30"', 'json', '{"v": "2026-10-01"}', '{"v": "2026-10-01"}'],
    ['"2026-10-01"', 'json', '{"v": "2026-9-30"}', '{"v": "2026-10-01"}'],
    ['"2026-10-01"', 'json', '{"v": "2026.9"}', 'uncertain'],
    ['"1.0.0-rc10"', 'json', '{"v": "1.0.0-rc9"}', 'uncertain'],
    ['"1.2.3-4"', 'json', '{"v": "1.2.3"}', 'uncertain'],
    ['"2"', 'json', '{"v": ">=1.9 <2"}', 'uncertain'],
  ])('decides which version is higher: %s in %s %j', (value, format, text, after) => {
    expect(setBy(yamlPlan(`path: [v]\nmode: raise\nvalue: ${value}`), format, text)).toBe(after)
  })

  it.each<[DocumentFormat, string, string]>([
    ['json', '{"a": 12345678901234567891, "v": 1}', '{"a": 12345678901234567891, "v": 12345678901234567891}'],
    ['json', '{"a": [2.0, {"*": 1}], "v": 1}', '{"a": [2.0, {"*": 1}], "v": [2.0, { "*": 1 }]}'],
    ['toml', 'a = 2026-05-01\nv = 1\n', 'a = 2026-05-01\nv = 2026-05-01\n'],
    ['toml', 'a = [0x1F, 1_000]\nv = 1\n', 'a = [0x1F, 1_000]\nv = [0x1F, 1_000]\n'],
    ['yaml', 'a: yes\nv: 1\n', 'a: yes\nv: yes\n'],
    ['yaml', 'a: {x: 12:30:45, z: "yes"}\nv: 1\n', 'a: {x: 12:30:45, z: "yes"}\nv:\n  x: 12:30:45\n  z: "yes"\n'],
    ['yaml', 'a: ~\nv: 0o17\n', 'a: ~\nv: ~\n'],
    ['yaml', 'a: {b: !Ref x}\nv: 1\n', 'uncertain'],
    ['yaml', 'a: {10: x, 9: y}\nv: 1\n', 'uncertain'],
    ['yaml', 'a: {on: x}\nv: 1\n', 'uncertain'],
    ['yaml', 'a: {"on": x, b c: 1}\nv: 1\n', 'a: {"on": x, b c: 1}\nv:\n  "on": x\n  b c: 1\n'],
    ['json', '{"a": [{"10": 1, "9": 2}], "v": 1}', 'uncertain'],
    ['json', '{"a": {"10": 1}, "v": 1}', '{"a": {"10": 1}, "v": { "10": 1 }}'],
    ['toml', 'a = { 10 = 1, b = 2 }\nv = 1\n', 'uncertain'],
  ])('is that of what is copied: %s %j', (format, text, after) => {
    expect(setBy(yamlPlan('path: [v]\nmode: copy\nfrom: [a]'), format, text)).toBe(after)
  })

  const PARSERS: Readonly<Record<DocumentFormat, (text: string) => unknown>> = {
    json: JSON.parse,
    jsonc: (text) => parseJsonc(text, [], { allowTrailingComma: true }),
    yaml: (text) => parseYaml(text),
    toml: (text) => parseToml(text, { integersAsBigInt: 'asNeeded' }),
  }
  const DOCUMENTS: Readonly<Record<DocumentFormat, readonly string[]>> = {
    json: ['{"v": 0, "b": {"c": [1.0, 2]}}', '{\n  "b": {\n    "c": [1.0]\n  },\n  "v": "x"\n}\n'],
    jsonc: ['{"v": 0, /* n */ "b": {"c": [1.0]}, }', '{\n  "b": {\n    "c": [1.0] // n\n  },\n  "v": "x" // n\n}\n'],
    yaml: ['v: 0 # n\nb:\n  c: [1.0, 2]\n', 'b:\n  c:\n  - 1.0\nv: "x"\n', 'b: {c: [1.0]}\nv: |\n  x\n'],
    toml: ['v = 0 # n\n[b]\nc = [1.0, 2]\n', 'v = "x"\nb = { c = [1.0] }\n'],
  }
  const digits = fc.stringMatching(/^\d{1,20}$/)
  const number = fc.oneof(
    fc.stringMatching(/^[-+]?(0|[1-9]\d{0,3})(\.\d{1,3}0?)?([eE][-+]?\d)?$/),
    fc.stringMatching(/^(0x[\dA-Fa-f]{1,4}|0o[0-7]{1,3}|0\d{1,3}|\.\d0|\d\.)$/),
    fc.stringMatching(/^\d{1,3}_\d{3}$/),
    digits,
    fc.constantFrom('.inf', '-.Inf', '.NaN', 'True', 'FALSE', '~', 'Null', '-0', '1e400', '12345678901234567891'),
  )
  const place = fc.constantFrom(
    ['path: [v]', ['v']],
    ['path: [b, c, 0]', ['b', 'c', 0]],
    ['path: [b, new]', ['b', 'new']],
    ['path: [b, c]\nmode: append', ['b', 'c', -1]],
  ) as fc.Arbitrary<[string, (string | number)[]]>

  it('is in the document as it is in the plan, and another parser reads the plan’s value, or the Set is refused', () => {
    let made = 0
    fc.assert(
      fc.property(
        fc.constantFrom<DocumentFormat>('json', 'jsonc', 'yaml', 'toml'),
        fc.nat(),
        number,
        place,
        (format, which, source, [place, path]) => {
          const text = DOCUMENTS[format][which % DOCUMENTS[format].length] as string
          const after = setBy(yamlPlan(`${place}\nvalue: ${source}`), format, text)
          if (after === 'value') return
          made += 1
          const read = at(PARSERS[format](after), path)
          const found = typeof read === 'bigint' ? Number(read) : read
          const wanted = meaningOf(source, format)
          // An integer has no sign where it is 0.
          expect(found === 0 ? 0 : found, `${text}\n${source}\n${after}`).toEqual(wanted === 0 ? 0 : wanted)
          const spelt = Object.hasOwn(WORDS, source) && format !== 'yaml' ? String(WORDS[source]) : source
          if (after !== text) expect(written(text, after)).toContain(spelt)
        },
      ),
      { numRuns: RUNS },
    )
    expect(made).toBeGreaterThan(RUNS / 20)
    if (process.env.SPELLING_RUNS) console.log(`${RUNS} generated Sets: ${made} made, the others refused`)
  })
})

const WORDS: Readonly<Record<string, unknown>> = { True: true, FALSE: false, '~': null, Null: null }

const meaningOf = (source: string, format: DocumentFormat): unknown => {
  if (Object.hasOwn(WORDS, source)) return WORDS[source]
  return format === 'toml' || !source.includes('_') ? numberOf(source) : source
}

/** The value at a path, in which -1 is the last of a list. */
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (one, key) => (key === -1 ? (one as unknown[]).at(-1) : (one as Record<string, unknown>)[key]),
    value,
  )

/** The characters of the new text that the old one has not at its head or end, with those of the same number around them. */
const written = (before: string, after: string): string => {
  let [head, tail] = [0, 0]
  while (head < before.length && before[head] === after[head]) head += 1
  while (tail < before.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  while (head > 0 && /[\w.+~-]/.test(after[head - 1] ?? '')) head -= 1
  while (tail > 0 && /[\w.+~-]/.test(after[after.length - tail] ?? '')) tail -= 1
  return after.slice(head, after.length - tail)
}

const numberOf = (source: string): number => {
  if (/^-?\.inf$/i.test(source)) return source.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (/^\.nan$/i.test(source)) return Number.NaN
  return Number(source.replaceAll('_', '').replace(/^\+/, ''))
}

describe('a path with many `**`', () => {
  it.each(['$.**.**.**.**.**.**.a', '$.**.a.**.a.**.a.**.a.**', '$.**.*.**.*.**.*.**.*'])(
    'leads to each place once: %s',
    (path) => {
      const deep = `${'{"a": '.repeat(40)}1${'}'.repeat(40)}`
      const opened = openText(Buffer.from(deep))
      const pattern = readPathPattern(path)
      if (!opened.ok || typeof pattern === 'string') throw new Error('unread')
      expect(changeDocument(opened.file, 'json', { mode: 'unset', path: pattern }).ok).toBe(true)
    },
  )

  it.runIf(WHOLE)('is refused where it asks for too many looks', () => {
    const many = `[${'[[[[1]]]],'.repeat(60_000)}1]`
    const opened = openText(Buffer.from(`{"a": ${many}}`))
    const pattern = readPathPattern(`$${'.**.*'.repeat(10)}`)
    if (!opened.ok || typeof pattern === 'string') throw new Error('unread')
    expect(changeDocument(opened.file, 'json', { mode: 'unset', path: pattern })).toMatchObject({
      ok: false,
      reason: 'limit',
    })
  })
})
