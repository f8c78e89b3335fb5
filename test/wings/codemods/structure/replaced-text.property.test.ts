import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edited } from './edited.ts'

/** Programs over all languages; `STRUCTURE_PROGRAMS=2000` makes so many. */
const PROGRAMS = Number(process.env.STRUCTURE_PROGRAMS ?? 40)

interface Grammar {
  readonly path: string
  readonly pattern: string
  readonly newString: string
  /** A string, or what is like one, that holds lines. */
  readonly token: (lines: readonly string[]) => string
  readonly call: (name: string, value: string) => string
  /** Statements in a block. */
  readonly block: (statements: readonly string[], unit: string) => string
}

const braces =
  (head: string) =>
  (statements: readonly string[], unit: string): string =>
    `${head} {\n${statements.map((one) => `${unit}${one}\n`).join('\n')}}`

const call = (end: string) => (name: string, value: string) => `${name}(${value})${end}`
const joined = (lines: readonly string[]) => lines.join('\n')
const GRAMMARS: readonly Grammar[] = [
  ['a.js', ';', (text: string) => `\`${text}\``, braces('function f()')],
  ['a.ts', ';', (text: string) => `\`${text}\``, braces('function f(): void')],
  ['a.tsx', ';', (text: string) => `\`${text}\``, braces('function f(): void')],
  [
    'a.go',
    '',
    (text: string) => `\`${text}\``,
    (some: readonly string[], unit: string) => `package a\n\n${braces('func f()')(some, unit)}`,
  ],
  ['a.rs', ';', (text: string) => `r#"${text}"#`, braces('fn f()')],
  [
    'A.java',
    ';',
    (text: string) => `"""\n${text}"""`,
    (some: readonly string[], unit: string) => `class A {\n${braces('void f()')(some, unit)}\n}`,
  ],
  ['a.php', ';', (text: string) => `'${text}'`, braces('function f()')],
  ['a.cpp', ';', (text: string) => `R"(${text})"`, braces('void f()')],
  ['a.c', ';', (text: string) => `"${text.replaceAll('\n', '\\\n')}"`, braces('void f()')],
  [
    'a.cs',
    ';',
    (text: string) => `@"${text}"`,
    (some: readonly string[], unit: string) => `class A {\n${braces('void f()')(some, unit)}\n}`,
  ],
  [
    'a.rb',
    '',
    (text: string) => `"${text}"`,
    (some: readonly string[], unit: string) => `def f\n${some.map((one) => `${unit}${one}\n`).join('\n')}end`,
  ],
  [
    'a.py',
    '',
    (text: string) => `"""${text}"""`,
    (some: readonly string[], unit: string) => `def f():\n${some.map((one) => `${unit}${one}\n`).join('\n')}`,
  ],
].map(([path, end, token, block]) => ({
  path: path as string,
  pattern: `foo($X)${path === 'a.c' || path === 'a.cpp' ? ';' : ''}`,
  newString: `bar(\n  $X\n)${path === 'a.c' || path === 'a.cpp' ? ';' : ''}`,
  token: (lines) => (token as (text: string) => string)(joined(lines)),
  call: call(end as string),
  block: block as Grammar['block'],
}))

const SHELL: Grammar = {
  path: 'a.sh',
  pattern: 'foo $X',
  newString: 'bar \\\n  $X',
  token: (lines) => `"${joined(lines)}"`,
  call: (name, value) => `${name} ${value}`,
  block: braces('f()'),
}

const line = fc.constantFrom('', 'SELECT 1', '  a', '\tb', '    where x', ' ')
const program = fc.record({
  grammar: fc.constantFrom(...GRAMMARS, SHELL),
  unit: fc.constantFrom('  ', '    ', '\t'),
  values: fc.array(fc.oneof(fc.constant(undefined), fc.array(line, { minLength: 1, maxLength: 5 })), {
    minLength: 1,
    maxLength: 5,
  }),
})

describe('the text of an Edit by structure, of generated programs', () => {
  it('has every token as it was, lays no blanks on empty lines, parses, and changes nothing the second time', async () => {
    let changed = 0
    await fc.assert(
      fc.asyncProperty(program, async ({ grammar, unit, values }) => {
        const { path, pattern, newString: new_string, token, block } = grammar
        const tokens = values.map((lines, at) => (lines ? token([`t${at}`, ...lines]) : `1`))
        const before = `${block(
          tokens.map((one) => grammar.call('foo', one)),
          unit,
        )}\n`
        const after = await edited(path, before, { pattern, new_string })
        for (const one of tokens) expect(after).toContain(one)
        const outside = (text: string) => tokens.reduce((rest, one) => rest.replace(one, '1'), text)
        expect(outside(after)).not.toMatch(/^[ \t]+$/m)
        // Every call is on three lines, at the indentation of its statement.
        expect(outside(after).split(`\n${unit}  1`).length - 1).toBe(tokens.length)
        expect(await edited(path, after, { pattern, new_string })).toBe('not-found')
        changed += 1
      }),
      {
        numRuns: PROGRAMS,
        ...(process.env.STRUCTURE_SEED !== undefined && { seed: Number(process.env.STRUCTURE_SEED) }),
      },
    )
    expect(changed).toBeGreaterThan(PROGRAMS / 10)
  }, 600_000)
})
