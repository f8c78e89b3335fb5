import fc from 'fast-check'

/** Text of every kind an edit may hold: quotes, blanks at ends, tabs, CR, controls, code points beyond the BMP. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).filter((text) => !/\p{Surrogate}/u.test(text)),
  fc
    .array(
      fc.constantFrom(
        'a',
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\r',
        '"',
        "'",
        '\\',
        ': ',
        '- ',
        '# ',
        '{',
        '}',
        '\u0085',
        '\u2028',
        '|',
        '>',
        '%',
        '\ufeff',
        '1',
        '.',
      ),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('true', 'null', '~', '12e4567', '0x1f', '.inf', '1.10', '<<', '__proto__', 'constructor', ''),
)

const word = fc.stringMatching(/^[a-z][a-z0-9_.-]{0,8}$/)
const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
const optional = <T>(field: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((some) => (some === undefined ? {} : { [field]: some }))
const merged = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((objects) => Object.assign({}, ...objects) as Record<string, unknown>)

const inputs = {
  Read: merged(
    fc.record({ file_path: path }),
    optional('offset', fc.nat(1000)),
    optional('limit', fc.integer({ min: 1, max: 1000 })),
  ),
  Edit: merged(
    fc.record({ file_path: path, old_string: anyText, new_string: anyText }),
    optional('replace_all', fc.boolean()),
  ),
  Write: fc.record({ file_path: path, content: anyText }),
  NotebookEdit: merged(
    fc.record({ notebook_path: path, new_source: anyText }),
    optional('cell_id', anyText),
    optional('edit_mode', fc.constantFrom('replace', 'insert', 'delete')),
  ),
  Delete: merged(
    fc.record({ glob: fc.oneof(path, fc.array(path, { minLength: 1, maxLength: 3 })) }),
    optional('exclude', path),
    optional('only_if', fc.record({ contains: word })),
    optional('expect_matches', fc.oneof(fc.nat(9), fc.record({ min: fc.nat(3), max: fc.integer({ min: 3, max: 9 }) }))),
  ),
  Set: fc.record({
    file_path: path,
    path: fc.array(fc.oneof(anyText, fc.nat(9)), { minLength: 1, maxLength: 3 }),
    value: fc.oneof(
      anyText,
      fc.boolean(),
      fc.constant(null),
      fc.integer({ min: -9, max: 9 }),
      fc.array(anyText, { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('title', 'a', 'tool', '1'), fc.oneof(anyText, fc.nat(9), fc.constant([])), {
        maxKeys: 3,
      }),
    ),
  }),
  Run: merged(
    fc.record({ command: fc.oneof(word, fc.array(word, { minLength: 1, maxLength: 4 })) }),
    optional('changes', fc.oneof(path, fc.array(path, { minLength: 1, maxLength: 3 }))),
    optional('timeout', fc.integer({ min: 1, max: 86_400 })),
  ),
} satisfies Record<string, fc.Arbitrary<Record<string, unknown>>>

export interface PlainStep {
  readonly tool: string
  readonly why?: string
  readonly session?: number | 'none'
  readonly input: Record<string, unknown>
}

const step: fc.Arbitrary<PlainStep> = fc.constantFrom(...Object.keys(inputs)).chain((tool) =>
  fc
    .tuple(
      inputs[tool as keyof typeof inputs],
      fc.option(anyText, { nil: undefined }),
      fc.constantFrom(undefined, 1, 2, 3, 'none' as const),
    )
    .map(([input, why, session]) => ({
      tool,
      input,
      ...(why !== undefined && { why }),
      ...(session !== undefined && { session }),
    })),
)

export interface PlainPlan {
  readonly header: Record<string, unknown>
  readonly steps: readonly PlainStep[]
}

const session = merged(
  optional('agent', word),
  optional('model', fc.constantFrom('openai/gpt-5', 'a/b:c')),
  optional('id', fc.constantFrom('1234567', '12e4567', 'true')),
)

/** A valid plan as plain data, its steps in neither form yet. */
export const anyPlan: fc.Arbitrary<PlainPlan> = fc.record({
  header: merged(
    fc.constant({ version: 1 }),
    fc.record({ title: word }),
    optional('description', anyText),
    optional('base', fc.constantFrom('1234567', '12e4567', 'main', 'v1.0~2')),
    optional('created', fc.constantFrom('2026-05-01T10:00:00Z', '2026-05-01', '2026-05-01T10:00:00.5+02:00')),
    optional('options', fc.record({ reads: fc.constantFrom('strict', 'auto') })),
    fc.record({ sessions: fc.array(session, { minLength: 3, maxLength: 3 }) }),
  ),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
})

/** The step as it is written in the flat form. */
export const flat = ({ input, ...step }: PlainStep): object => ({ ...step, ...input })

/** The step as a tool-use block. */
export const block = ({ tool, ...step }: PlainStep): object => ({ type: 'tool_use', name: tool, ...step })
