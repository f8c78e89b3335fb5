import { stringify } from 'yaml'

/** Work whose cost may follow its size. */
export interface GrowthRow {
  readonly name: string
  /** The smaller size; the larger is four times it. */
  readonly size: number
  of(size: number): GrowthWork
}

export interface GrowthWork {
  /** Of the first commit. */
  readonly files?: Iterable<readonly [path: string, content: string]>
  /** Of a second commit, where there is one. */
  readonly changed?: Iterable<readonly [path: string, content: string]>
  /** Files beside the checkout, which `@` in an argument stands for. */
  readonly given?: Readonly<Record<string, string>>
  /** Calls that come before, which are not measured. */
  readonly first?: readonly (readonly string[])[]
  readonly args: readonly string[]
  readonly input?: string
  /** Exit codes besides 0. */
  readonly accept?: readonly number[]
}

/** Every kind of step, key, command and format. */
export const ROWS: readonly GrowthRow[] = [
  steps('Write: files of one folder', 1000, (n) =>
    each(n, (at) => ({ tool: 'Write', file_path: `d/new${at}.txt`, content: 'x\n' })),
  ),
  steps(
    'Write: ten files into a folder of n',
    2000,
    () => each(10, (at) => ({ tool: 'Write', file_path: `d/new${at}.txt`, content: 'x\n' })),
    (n) => text(n),
  ),
  steps(
    'Write: n files into a folder of n',
    1000,
    (n) => each(n, (at) => ({ tool: 'Write', file_path: `d/new${at}.txt`, content: 'x\n' })),
    text,
  ),
  refusing(
    steps(
      'Edit: n missing files, n in the folder',
      1000,
      (n) => each(n, (at) => edit(`d/g${at}.txt`, 'one', 'two')),
      text,
    ),
  ),
  steps('Read: n files', 1000, (n) => each(n, (at) => ({ tool: 'Read', file_path: `d/f${at}.txt` })), text),
  steps('Edit: n files', 1000, (n) => each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two')), text),
  steps('Edit: n places of one file', 1000, (n) => each(n, (at) => edit('a.txt', `line ${at};`, `row ${at};`)), lines),
  steps(
    'Edit: a glob, n files',
    1000,
    () => [{ tool: 'Edit', glob: 'd/*.txt', old_string: 'one', new_string: 'two' }],
    text,
  ),
  steps(
    'Edit: a regex, n places',
    10_000,
    () => [{ tool: 'Edit', file_path: 'a.txt', regex: 'line (\\d+);', new_string: 'row $1;', replace_all: true }],
    lines,
  ),
  steps(
    'Edit: a pattern, n files',
    1000,
    () => [{ tool: 'Edit', glob: '**/*.ts', pattern: 'a($X)', new_string: 'b($X)' }],
    code,
  ),
  steps(
    'Edit: a pattern, n places',
    2000,
    () => [{ tool: 'Edit', file_path: 'a.ts', pattern: 'a($X)', new_string: 'b($X)', replace_all: true }],
    oneCode,
  ),
  steps('Delete: n files', 1000, (n) => each(n, (at) => ({ tool: 'Delete', file_path: `d/f${at}.txt` })), text),
  steps(
    'Move: n files',
    1000,
    (n) => each(n, (at) => ({ tool: 'Move', file_path: `d/f${at}.txt`, new_path: `e/f${at}.txt` })),
    text,
  ),
  steps(
    'Move: a glob, n files',
    1000,
    () => [{ tool: 'Move', glob: 'd/*.txt', new_path: 'e/', expect_matches: { min: 1 } }],
    text,
  ),
  steps(
    'MoveLines: n times between two files',
    1000,
    (n) =>
      each(n, (at) => ({
        tool: 'MoveLines',
        file_path: 'a.txt',
        lines: [`line ${at};`, `line ${at};`],
        new_path: 'b.txt',
        at: 'end',
      })),
    lines,
  ),
  steps('Convert: n files', 1000, () => [{ tool: 'Convert', glob: 'd/*.txt', line_ends: 'crlf' }], text),
  keys('Set: n keys of one YAML', 'a.yaml', yaml, (at) => ({ path: ['map', `k${at}`], value: at + 1 })),
  keys('Set: n keys of one JSON', 'a.json', json, (at) => ({ path: ['map', `k${at}`], value: at + 1 })),
  keys('Set: n keys of one TOML', 'a.toml', toml, (at) => ({ path: ['map', `k${at}`], value: at + 1 })),
  keys('Set: n new keys of one YAML, mappings', 'a.yaml', yaml, added),
  keys('Set: n new keys of one JSON, objects', 'a.json', json, added),
  keys('Set: n new keys of one line of JSON, objects', 'a.json', jsonLine, added),
  keys('Set: n new keys of one spaced JSON, objects', 'a.json', spacedJson, added),
  keys('Set: n new keys of one TOML, tables', 'a.toml', toml, added),
  keys('Set: n new keys of one line of YAML, mappings', 'a.yaml', yamlLine, added),
  keys('Set: n long new keys of one YAML, mappings', 'a.yaml', yaml, (at) => ({
    path: ['map', `n${at}${'x'.repeat(1000)}`],
    value: { own: at },
  })),
  keys('Set: n new keys of one YAML, texts of two lines', 'a.yaml', yaml, (at) => ({
    path: ['map', `n${at}`],
    value: `one\n${at}\n`,
  })),
  keys('Set: n mappings of one YAML', 'a.yaml', mappings(yamlOf), replaced),
  keys('Set: n objects of one JSON', 'a.json', mappings(jsonOf), replaced),
  keys('Set: a new key in n mappings of one YAML', 'a.yaml', mappings(yamlOf), inner),
  keys('Set: a new key in n objects of one JSON', 'a.json', mappings(jsonOf), inner),
  keys('Unset: n mappings of one YAML', 'a.yaml', mappings(yamlOf), (at) => ({
    tool: 'Unset',
    path: ['map', `k${at}`],
  })),
  keys('Unset: n objects of one JSON', 'a.json', mappings(jsonOf), (at) => ({
    tool: 'Unset',
    path: ['map', `k${at}`],
  })),
  keys('Set: n mappings of a list, YAML', 'a.yaml', yaml, (at) => ({ path: ['items', at], value: { v: 'x', w: at } })),
  keys('Set: n objects of a list, JSON', 'a.json', json, (at) => ({ path: ['items', at], value: { v: 'x', w: at } })),
  keys('Append: n texts to a list, YAML', 'a.yaml', lists(yamlOf), appended),
  keys('Append: n texts to a list, JSON', 'a.json', lists(jsonOf), appended),
  keys('Append: n mappings to a list, YAML', 'a.yaml', yaml, appendedMapping),
  keys('Append: n objects to a list, JSON', 'a.json', json, appendedMapping),
  keys('Append: n tables to a list, TOML', 'a.toml', toml, appendedMapping),
  steps(
    'Set: n keys of one YAML get other names',
    250,
    (n) =>
      each(n, (at) => ({
        tool: 'Set',
        file_path: 'a.yaml',
        path: ['map', `k${at}`],
        mode: 'rename',
        value: `n${at}`,
      })),
    yaml,
  ),
  steps(
    'Set: n places of a path, YAML',
    2000,
    () => [{ tool: 'Set', file_path: 'a.yaml', path: '$.items.*.v', value: 'x' }],
    yaml,
  ),
  steps(
    'Set: n places of a path, JSON',
    2000,
    () => [{ tool: 'Set', file_path: 'a.json', path: '$.items.*.v', value: 'x' }],
    json,
  ),
  steps(
    'Set: n places of a path, TOML',
    2000,
    () => [{ tool: 'Set', file_path: 'a.toml', path: '$.items.*.v', value: 'x' }],
    toml,
  ),
  steps('Unset: all of n items, YAML', 2000, () => [{ tool: 'Unset', file_path: 'a.yaml', path: '$.items.*' }], yaml),
  steps('Unset: all of n items, JSON', 2000, () => [{ tool: 'Unset', file_path: 'a.json', path: '$.items.*' }], json),
  steps('Set: **', 2000, () => [{ tool: 'Set', file_path: 'a.yaml', path: '$.**.**.v', value: 'x' }], yaml),
  steps('Set: a glob, n files', 1000, () => [{ tool: 'Set', glob: '**/*.json', path: ['v'], value: 'x' }], documents),
  steps(
    'Unset: n keys of one YAML',
    250,
    (n) => each(n, (at) => ({ tool: 'Unset', file_path: 'a.yaml', path: ['map', `k${at}`] })),
    yaml,
  ),
  steps(
    'Set: one of n keys, YAML',
    10_000,
    () => [{ tool: 'Set', file_path: 'a.yaml', path: ['map', 'k7'], value: 'x' }],
    yaml,
  ),
  steps(
    'Set: one place in n anchors, YAML',
    5000,
    () => [{ tool: 'Set', file_path: 'a.yaml', path: ['map', 'k7'], value: 'x' }],
    anchors,
  ),
  steps(
    'NotebookEdit: n cells of one notebook',
    250,
    (n) =>
      each(n, (at) => ({ tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell_id: `c${at}`, new_source: `y${at}` })),
    notebook,
  ),
  steps(
    'NotebookEdit: one of n cells',
    10_000,
    () => [{ tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell_id: 'c0', new_source: 'y' }],
    notebook,
  ),
  steps(
    'NotebookEdit: a text in n cells',
    5000,
    () => [
      {
        tool: 'NotebookEdit',
        notebook_path: 'a.ipynb',
        cell: '*',
        old_string: 'x',
        new_string: 'y',
        replace_all: true,
      },
    ],
    notebook,
  ),
  steps(
    'Edit: a pattern, n comments dropped',
    1000,
    () => [
      { tool: 'Edit', file_path: 'a.ts', pattern: 'a($X)', new_string: 'b($X)', replace_all: true, comments: 'drop' },
    ],
    (n) => [['a.ts', each(n, (at) => `a(/* ${at} */ ${at})\n`).join('')]],
  ),
  steps(
    'Import: n names into one file',
    250,
    (n) => each(n, (at) => ({ tool: 'Import', file_path: 'a.ts', from: `x${at}`, names: [`y${at}`] })),
    () => [['a.ts', 'export const a = 1\n']],
  ),
  steps('Import: n files', 1000, () => [{ tool: 'Import', glob: '**/*.ts', from: 'x', names: ['y'] }], code),
  ...(['yaml', 'json', 'jsonl'] as const).map(planFormat),
  command('check of n variables', 1000, (n) => ({
    given: { 'plan.yaml': variables(n) },
    files: text(1),
    args: ['check', '@/plan.yaml'],
    accept: [1],
  })),
  command('apply with a commit each', 1000, (n) => ({
    files: text(n),
    given: {
      'plan.json': plan(
        each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two')),
        { commits: 'per-step' },
      ),
    },
    args: ['apply', '@/plan.json', '--branch', 'bench', '--quiet'],
  })),
  command('dry run of n files', 1000, (n) => ({
    files: text(n),
    given: { 'plan.json': plan(each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two'))) },
    args: ['apply', '@/plan.json', '--dry-run'],
  })),
  command('undo of n files', 1000, (n) => ({
    files: text(n),
    given: { 'plan.json': plan(each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two'))) },
    first: [['apply', '@/plan.json', '--quiet']],
    args: ['undo'],
  })),
  command('verify of n steps', 1000, (n) => ({
    files: text(n),
    given: {
      'plan.json': plan(
        each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two')),
        { commits: 'squash' },
      ),
    },
    first: [['apply', '@/plan.json', '--branch', 'bench', '--quiet']],
    args: ['verify', '@/plan.json', '--base', 'bench~1', '--head', 'bench'],
  })),
  command('fmt of n steps with comments', 2000, (n) => ({
    files: text(1),
    given: { 'plan.yaml': yamlPlan(n).replaceAll('\n  -', '\n  # of a step\n  -') },
    args: ['fmt', '@/plan.yaml'],
  })),
  command('fmt of n steps', 2000, (n) => ({
    files: text(1),
    given: { 'plan.yaml': yamlPlan(n) },
    args: ['fmt', '@/plan.yaml'],
  })),
  command('compose of two plans of n steps', 1000, (n) => ({
    files: text(2 * n),
    given: {
      'one.json': plan(each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two'))),
      'two.json': plan(each(n, (at) => edit(`d/f${n + at}.txt`, 'one', 'two'))),
    },
    args: ['compose', '@/one.json', '@/two.json', '-o', '@/both.yaml'],
  })),
  command('overlap of two plans of n steps', 1000, (n) => ({
    files: text(2 * n),
    given: {
      'one.json': plan(each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two'))),
      'two.json': plan(each(n, (at) => edit(`d/f${n + at}.txt`, 'one', 'two'))),
    },
    args: ['overlap', '@/one.json', '@/two.json'],
    accept: [1],
  })),
  command('import of a diff of n files', 1000, (n) => ({
    files: text(n),
    given: { 'all.diff': diff(n) },
    args: ['import', '@/all.diff', '-o', '@/plan.yaml'],
  })),
  command('explain of n changed files', 1000, (n) => ({
    files: text(n),
    changed: each(n, (at) => [`d/f${at}.txt`, body(at).replace('one', 'two')] as const),
    args: ['explain', 'HEAD~1..HEAD', '-o', '@/plan.yaml'],
    accept: [1],
  })),
  command('fix of n findings', 1000, (n) => ({
    files: text(n),
    given: { 'fixes.json': sarif(n) },
    args: ['fix', '@/fixes.json'],
    accept: [1],
  })),
  command('report of n steps', 1000, (n) => ({
    files: text(n),
    given: { 'plan.json': plan(each(n, (at) => edit(`d/f${at}.txt`, 'one', 'two'))) },
    first: [['apply', '@/plan.json', '--dry-run', '--quiet', '--report', '@/report.json']],
    args: ['report', '@/report.json', '--html', '@/report.html'],
  })),
]

/** Steps of a plan that is applied. */
function steps(
  name: string,
  size: number,
  stepsOf: (size: number) => readonly object[],
  files: (size: number) => GrowthWork['files'] = () => text(1),
): GrowthRow {
  return command(name, size, (n) => ({
    files: files(n) ?? [],
    given: { 'plan.json': plan(stepsOf(n)) },
    args: ['apply', '@/plan.json', '--quiet'],
  }))
}

/** Steps that change keys of one document. */
function keys(
  name: string,
  file_path: string,
  files: (size: number) => Files,
  change: (at: number) => object,
): GrowthRow {
  return steps(name, 250, (n) => each(n, (at) => ({ tool: 'Set', file_path, ...change(at) })), files)
}

/** A row whose steps are refused. */
function refusing({ name, size, of }: GrowthRow): GrowthRow {
  return { name, size, of: (n) => ({ ...of(n), accept: [1] }) }
}

function command(name: string, size: number, of: GrowthRow['of']): GrowthRow {
  return { name, size, of }
}

/** A plan as JSON. */
const plan = (made: readonly object[], options: object = {}): string =>
  JSON.stringify({
    version: 1,
    title: 'Growth',
    options: { reads: 'auto', duplicates: 'keep', on_error: 'continue', ...options },
    steps: made,
  })

const yamlPlan = (n: number): string => printed(n, 'yaml')

const each = <Item>(n: number, make: (at: number) => Item): readonly Item[] =>
  Array.from({ length: n }, (_, at) => make(at))

const edit = (file_path: string, old_string: string, new_string: string) => ({
  tool: 'Edit',
  file_path,
  old_string,
  new_string,
})

type Files = NonNullable<GrowthWork['files']>

const body = (at: number): string => `// ${at}\none\n${'const line = "as code has it"\n'.repeat(5)}`
function text(n: number): Files {
  return each(n, (at) => [`d/f${at}.txt`, body(at)] as const)
}

function lines(n: number): Files {
  return [
    ['a.txt', each(n, (at) => `line ${at};\n`).join('')],
    ['b.txt', 'first\n'],
  ]
}

function code(n: number): Files {
  return each(n, (at) => [`src/f${at}.ts`, `export const f${at} = a(${at})\n`] as const)
}

function oneCode(n: number): Files {
  return [['a.ts', each(n, (at) => `a(${at})\n`).join('')]]
}

function added(at: number) {
  return { path: ['map', `n${at}`], value: { own: at, b: [1] } }
}

function replaced(at: number) {
  return { path: ['map', `k${at}`], value: { other: at, b: [1] } }
}

function inner(at: number) {
  return { path: ['map', `k${at}`, 'new'], value: { other: at, b: [1] } }
}

function appended(at: number) {
  return { mode: 'append', path: ['items'], value: `new${at}` }
}

function appendedMapping(at: number) {
  return { mode: 'append', path: ['items'], value: { v: `new${at}`, w: [at] } }
}

function mappings(write: (data: object) => Files) {
  return (n: number): Files => write({ map: Object.fromEntries(each(n, (at) => [`k${at}`, { own: at, b: [1] }])) })
}

function lists(write: (data: object) => Files) {
  return (n: number): Files => write({ items: each(n, (at) => `i${at}`), last: 1 })
}

function yamlOf(data: object): Files {
  return [['a.yaml', stringify(data)]]
}

function jsonOf(data: object): Files {
  return [['a.json', `${JSON.stringify(data, null, 2)}\n`]]
}

function jsonLine(): Files {
  return [['a.json', '{"map":{"k":0}}\n']]
}

function spacedJson(n: number): Files {
  return [['a.json', `{ "map" : {\n${each(n, (at) => `  "k${at}" : 0`).join(' ,\n')}\n} }\n`]]
}

function yamlLine(): Files {
  return [['a.yaml', 'map: { k: 0 }\n']]
}

function yaml(n: number): Files {
  return [
    [
      'a.yaml',
      `map:\n${each(n, (at) => `  k${at}: 0\n`).join('')}items:\n${each(n, (at) => `  - v: ${at}\n`).join('')}`,
    ],
  ]
}

function json(n: number): Files {
  return [
    [
      'a.json',
      `${JSON.stringify({ map: Object.fromEntries(each(n, (at) => [`k${at}`, 0])), items: each(n, (at) => ({ v: at })) }, null, 2)}\n`,
    ],
  ]
}

function toml(n: number): Files {
  return [
    [
      'a.toml',
      `[map]\n${each(n, (at) => `k${at} = 0\n`).join('')}${each(n, (at) => `[[items]]\nv = ${at}\n`).join('')}`,
    ],
  ]
}

function documents(n: number): Files {
  return each(n, (at) => [`c/f${at}.json`, `{ "v": ${at} }\n`] as const)
}

function anchors(n: number): Files {
  return [['a.yaml', `map:\n  k7: 0\n${each(n, (at) => `a${at}: &x${at} { v: 1 }\nb${at}: *x${at}\n`).join('')}`]]
}

function notebook(n: number): Files {
  return [
    [
      'a.ipynb',
      `${JSON.stringify(
        {
          cells: each(n, (at) => ({
            cell_type: 'code',
            execution_count: null,
            id: `c${at}`,
            metadata: {},
            outputs: [],
            source: [`x${at}`],
          })),
          metadata: {},
          nbformat: 4,
          nbformat_minor: 5,
        },
        null,
        1,
      )}\n`,
    ],
  ]
}

const planned = (n: number): readonly object[] => each(n, (at) => edit(`d/f${at % 100}.txt`, 'one', 'two'))

const printed = (n: number, format: 'yaml' | 'json' | 'jsonl'): string => {
  const head = { version: 1, title: 'Growth', options: { reads: 'auto', duplicates: 'keep', on_error: 'continue' } }
  if (format === 'json') return JSON.stringify({ ...head, steps: planned(n) })
  const each = planned(n).map((step) => JSON.stringify(step))
  if (format === 'jsonl') return [JSON.stringify(head), ...each].join('\n')
  return `${Object.entries(head)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}steps:\n${each.map((step) => `  - ${step}\n`).join('')}`
}

function planFormat(format: 'yaml' | 'json' | 'jsonl'): GrowthRow {
  return command(`check of a plan in ${format}, n steps`, 2000, (n) => ({
    files: text(100),
    given: { [`plan.${format}`]: printed(n, format) },
    args: ['check', `@/plan.${format}`, '--quiet'],
    accept: [1],
  }))
}

const variables = (n: number): string =>
  `version: 1\ntitle: Growth\nvars: { a: one }\noptions: { reads: auto, on_error: continue, duplicates: keep }\nsteps:\n${each(
    n,
    (at) =>
      `  - { tool: Edit, file_path: d/f0.txt, old_string: "\${{ vars.a }}", new_string: "\${{ vars.a }}${at}" }\n`,
  ).join('')}`

const diff = (n: number): string =>
  each(
    n,
    (at) =>
      `diff --git a/d/f${at}.txt b/d/f${at}.txt\n--- a/d/f${at}.txt\n+++ b/d/f${at}.txt\n@@ -1,2 +1,2 @@\n // ${at}\n-one\n+two\n`,
  ).join('')

const sarif = (n: number): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lint' } },
        results: each(n, (at) => ({
          ruleId: 'one',
          message: { text: 'one' },
          fixes: [
            {
              artifactChanges: [
                {
                  artifactLocation: { uri: `d/f${at}.txt` },
                  replacements: [
                    {
                      deletedRegion: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 },
                      insertedContent: { text: 'two' },
                    },
                  ],
                },
              ],
            },
          ],
        })),
      },
    ],
  })
