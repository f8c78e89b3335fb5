import fc from 'fast-check'

interface Grammar {
  readonly path: string
  readonly pattern: string
  readonly newString: string
  /** A string, or what is like one, that holds lines. */
  readonly token: (lines: readonly string[]) => string
  readonly call: (name: string, value: string) => string
  /** A comment, of one line or of several. */
  readonly comment: (lines: readonly string[]) => string
  /** Statements in a block. */
  readonly block: (statements: readonly string[], unit: string) => string
}

const braces =
  (head: string) =>
  (statements: readonly string[], unit: string): string =>
    `${head} {\n${statements.map((one) => `${unit}${one}\n`).join('\n')}}`

const call = (end: string) => (name: string, value: string) => `${name}(${value})${end}`
const hashes = (lines: readonly string[]) => `# ${lines.join(' ').trim()}`
const stars = (lines: readonly string[]) => (lines.length > 1 ? `/* ${lines.join('\n')} */` : `// ${lines.join('')}`)
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
  newString: `bar(\n  $X${path === 'a.go' ? ',' : ''}\n)${path === 'a.c' || path === 'a.cpp' ? ';' : ''}`,
  token: (lines) => (token as (text: string) => string)(joined(lines)),
  call: call(end as string),
  comment: path === 'a.py' || path === 'a.rb' ? hashes : stars,
  block: block as Grammar['block'],
}))

const SHELL: Grammar = {
  path: 'a.sh',
  pattern: 'foo $X',
  newString: 'bar \\\n  $X',
  token: (lines) => `"${joined(lines)}"`,
  call: (name, value) => `${name} ${value}`,
  comment: hashes,
  block: braces('f()'),
}

const line = fc.constantFrom('', 'SELECT 1', '  a', '\tb', '    where x', ' ')
const lines = fc.array(line, { minLength: 1, maxLength: 5 })
const values = fc.array(fc.oneof(fc.constant(undefined), lines), { minLength: 1, maxLength: 5 })

export interface GeneratedProgram {
  readonly path: string
  readonly text: string
  /** What takes a call of `foo` apart over several lines. */
  readonly edit: { readonly pattern: string; readonly new_string: string }
  readonly unit: string
  /** The values of the calls, as they are written. */
  readonly tokens: readonly string[]
  readonly comments: readonly string[]
}

/** A program of calls whose values are strings over several lines, with comments between them and behind them. */
export const anyProgram: fc.Arbitrary<GeneratedProgram> = fc
  .record({
    grammar: fc.constantFrom(...GRAMMARS, SHELL),
    unit: fc.constantFrom('  ', '    ', '\t'),
    values,
    said: fc.array(fc.option(lines, { nil: undefined }), { maxLength: 5 }),
  })
  .map(({ grammar, unit, values, said }) => {
    const { path, pattern, newString: new_string } = grammar
    const tokens = values.map((some, at) => (some ? grammar.token([`t${at}`, ...some]) : '1'))
    const comments = tokens.map((_, at) => {
      const text = said[at]
      return text && grammar.comment([`c${at}`, ...text])
    })
    const statements = tokens.flatMap((token, at) => [comments[at] ?? [], grammar.call('foo', token)].flat())
    return {
      ...{ path, unit, tokens, edit: { pattern, new_string } },
      text: `${grammar.block(statements, unit)}\n`,
      comments: comments.flatMap((comment) => comment ?? []),
    }
  })
