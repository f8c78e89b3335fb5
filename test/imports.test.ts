// @module-tag quick
// @module-tag programs

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, transformSync } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { items } from './support/items.ts'

/** The table of docs/architecture.md: what a room may import for its value, and what for its types alone. */
interface Row {
  readonly values: readonly string[]
  readonly types?: readonly string[]
}
const CORE = {
  'wing-slot': { values: [] },
  text: { values: [] },
  git: { values: ['text'] },
  programs: { values: [] },
  workspace: { values: ['text', 'git'] },
  tools: { values: ['text', 'workspace'], types: ['plan'] },
  plan: { values: ['text', 'tools'] },
  policy: { values: ['text', 'programs', 'tools'], types: ['plan', 'workspace'] },
  engine: { values: ['text', 'plan', 'workspace', 'policy', 'tools'] },
  history: { values: ['text', 'git', 'workspace', 'tools'], types: ['plan', 'engine'] },
  report: { values: ['text', 'tools'], types: ['plan', 'workspace', 'engine', 'history'] },
  run: {
    values: ['text', 'git', 'programs', 'plan', 'workspace', 'policy', 'tools', 'engine', 'history', 'report'],
  },
  session: { values: ['text', 'git', 'plan', 'workspace', 'policy', 'tools', 'engine', 'run'] },
} satisfies Record<string, Row>
const inCore = (rooms: readonly string[]): readonly string[] => rooms.map((room) => `core/${room}`)
const WHOLE_CORE = inCore(Object.keys(CORE))
const WINGS = items`
campaign   codemods   diagnostics   editor   fixes   page   provenance   sessions   several`.map(
  (wing) => `wings/${wing}`,
)
const TABLE: Record<string, Row> = {
  errors: { values: [] },
  ...Object.fromEntries(
    Object.entries(CORE as Record<string, Row>).map(([room, { values, types = [] }]) => [
      `core/${room}`,
      {
        values: ['errors', ...inCore(room === 'wing-slot' ? [] : ['wing-slot', ...values])],
        types: [...inCore(types), 'inputs'],
      },
    ]),
  ),
  inputs: { values: [], types: ['core/plan', 'core/history'] },
  publish: { values: ['errors', ...WHOLE_CORE, 'inputs'] },
  browser: { values: ['core/text'] },
  // A wing knows the core, publishing, and the types of other wings; its commands know the command line too.
  ...Object.fromEntries(
    WINGS.flatMap((wing) => {
      const values = ['errors', ...WHOLE_CORE, 'inputs', 'publish', 'wing']
      return [
        [wing, { values: [...values, 'browser', `${wing}/commands`, 'wings'], types: WINGS }],
        [`${wing}/commands`, { values: [...values, wing, 'faces/cli'] }],
      ]
    }),
  ),
  wing: { values: ['core/wing-slot', 'core/text'], types: ['faces/cli', 'inputs', ...WHOLE_CORE] },
  wings: { values: WINGS, types: ['wing'] },
  'faces/mcp': { values: ['errors', ...WHOLE_CORE, 'publish', 'wing'] },
  text: { values: ['errors', 'core/text'] },
  index: { values: ['errors', ...WHOLE_CORE, 'publish', 'wings', ...WINGS, 'faces/mcp'] },
  'quick-commands': { values: ['wings/sessions/commands'] },
  'faces/reader': { values: [] },
  'faces/cli': {
    values: [
      ...['errors', ...WHOLE_CORE, 'inputs', 'publish', 'wing', 'wings', 'quick-commands'],
      ...['faces/mcp', 'faces/reader'],
    ],
  },
  'faces/action': { values: ['errors', ...WHOLE_CORE, 'inputs', 'publish', 'wing', 'wings', 'faces/reader'] },
}

/** The commands of wings: faces, as those of the command line are. */
const COMMANDS = /^src\/wings\/[^/]+\/commands\//

/** Outside modules that only some rooms may touch. */
const RESERVED: readonly { readonly module: RegExp; readonly rooms: readonly (string | RegExp)[] }[] = [
  {
    module: /^node:fs/,
    rooms: [
      'core/workspace',
      'core/git',
      'core/history',
      'faces/cli',
      'faces/action',
      'faces/mcp',
      COMMANDS,
      // To find programs, and processes in /proc.
      /^src\/core\/programs\/(environment|isolation|serving-program)\.ts$/,
      /^src\/wings\/codemods\/structure\/grammar-bytes\.ts$/,
    ],
  },
  { module: /^node:child_process$/, rooms: ['core/git', 'core/programs', /^src\/faces\/cli\/commands\/demo\.ts$/] },
  { module: /^simple-git$/, rooms: ['core/git'] },
  { module: /^(@actions\/github|@octokit\/.*)$/, rooms: [/^src\/publish\/github\.ts$/] },
  { module: /^(@actions\/attest|@sigstore\/.*)$/, rooms: ['wings/provenance'] },
  { module: /^@actions\/core$/, rooms: ['faces/action'] },
  { module: /^@modelcontextprotocol\//, rooms: ['faces/mcp'] },
  { module: /^vscode-(?:jsonrpc|languageserver)/, rooms: ['wings/diagnostics', /^src\/wings\/editor\/lsp\//] },
  { module: /^(commander|@clack\/prompts)$/, rooms: ['faces/cli', COMMANDS] },
  { module: /^node:(http|https|net|tls|dgram)$/, rooms: [] },
]

const root = path.resolve(import.meta.dirname, '..')
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .sort()
const values = new Map<string, readonly string[]>()
/** Without what a file loads later. */
const loaded = new Map<string, readonly string[]>()

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    // One entry: with one for each file, esbuild writes a bundle for each.
    stdin: { contents: files.map((file, at) => `export * as _${at} from './${file}'`).join('\n'), resolveDir: root },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
    logLevel: 'silent',
  })
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    values.set(
      file,
      imports.map((found) => found.path),
    )
    loaded.set(
      file,
      imports.flatMap((found) => (found.kind === 'import-statement' ? found.path : [])),
    )
  }
})

describe('the table of imports', () => {
  it('has a row for every room', () => {
    expect(files.map(roomOf).filter((room) => !(room in TABLE))).toEqual([])
  })

  it('lets a file import for value only what its row names', () => {
    const wrong = files.flatMap((file) =>
      valueImports(file)
        .filter((target) => target.startsWith('src/') && !allowed(file, target, TABLE[roomOf(file)]?.values ?? []))
        .map((target) => `${file} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('lets a file import for type only what its row names', () => {
    const wrong = files.flatMap((file) => {
      const row = TABLE[roomOf(file)]
      return typeImports(file)
        .filter((target) => !allowed(file, target, [...(row?.values ?? []), ...(row?.types ?? [])]))
        .map((target) => `${file} -> ${target} (type)`)
    })
    expect(wrong).toEqual([])
  })

  it('keeps disk, child processes, network, Octokit and the SDKs in their rooms', () => {
    const wrong = files.flatMap((file) =>
      valueImports(file)
        .filter((target) =>
          RESERVED.some(({ module, rooms }) => module.test(target) && !rooms.some((room) => isRoom(file, room))),
        )
        .map((target) => `${file} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('keeps process and console in the faces', () => {
    const wrong = files.filter(
      (file) => !isFace(file) && [sourceOf, codeOf].every((text) => /\b(process|console)\s*[.[]/.test(text(file))),
    )
    expect(wrong).toEqual([])
  })

  it('reads the environment in the faces, and where git and other programs get theirs', () => {
    const readers = files.filter(
      (file) =>
        !isFace(file) &&
        sourceOf(file).includes('node:process') &&
        /import\{[^}]*\benv\b[^}]*\}from"node:process"/.test(rawCodeOf(file)),
    )
    expect(readers).toEqual(['src/core/git/environment.ts', 'src/core/programs/environment.ts'])
  })

  it('knows no circle between rooms', () => {
    const order = Object.keys(TABLE)
    const circles = order.flatMap((room, at) =>
      (TABLE[room]?.values ?? []).filter((other) => order.indexOf(other) >= at).map((other) => `${room} -> ${other}`),
    )
    // A wing names its commands, and those know the command line, which knows no wing.
    expect(circles.filter((arrow) => !/^(faces|wings)\//.test(arrow))).toEqual([])
  })
})

describe('files', () => {
  it('have no cycles, not even of types', () => {
    const graph = new Map(
      files.map((file) => [file, [...new Set([...valueImports(file), ...typeImports(file)])].filter(isSource)]),
    )
    expect(circlesIn(graph)).toEqual([])
  })
})

describe("a page's script", () => {
  // There is none where its wing is taken away.
  it.each(files.filter((file) => /^src\/wings\/\w+\/client\/main\.ts$/.test(file)))(
    'loads no module of Node: %s',
    (script) => {
      const found = reachedFrom([script])
      expect(found).toContain('src/core/text/words.ts')
      expect(found.filter((file) => file.startsWith('node:'))).toEqual([])
    },
  )
})

describe('a check', () => {
  const START = ['faces/cli/program', 'faces/cli/commands/check', 'core/plan/parse', 'core/run/apply']
  const reached = () => reachedFrom(START.map((name) => `src/${name}.ts`))

  it('loads of the wings what says what they are', () => {
    const wings = reached().filter((file) => file.startsWith('src/wings/') && !/^src\/wings\/\w+\/wing\.ts$/.test(file))
    expect(wings.filter((file) => !OF_WINGS.includes(file))).toEqual([])
  })

  it('loads no other packages than it needs', () => {
    const packages = reached().filter((file) => !isSource(file) && !file.startsWith('node:'))
    expect(packages.sort()).toEqual(PACKAGES)
  })
})

/** The files, and what they load before anything runs. */
function reachedFrom(starts: readonly string[]): readonly string[] {
  const found = new Set(starts)
  for (const file of found) for (const target of loaded.get(file) ?? []) found.add(target)
  return [...found]
}

const PACKAGES: readonly string[] = items`
commander   diff   fast-string-width   jsonc-parser   lru-cache   package.json   smol-toml
supports-hyperlinks   yaml   zod`

const OF_WINGS: readonly string[] = [
  ...['documents', 'imports', 'structure/languages'].map((name) => `src/wings/codemods/${name}.ts`),
  ...['policy-key', 'section'].map((name) => `src/wings/diagnostics/${name}.ts`),
  'src/wings/fixes/fix-tool.ts',
  ...['report', 'sections', 'words'].map((name) => `src/wings/several/${name}.ts`),
]

const isFace = (file: string): boolean => /^src\/(faces\/|wings\/editor\/lsp\/)/.test(file) || COMMANDS.test(file)

const isSource = (file: string): boolean => file.startsWith('src/')

/** The strongly connected parts of more than one file, each in order of name (Tarjan's algorithm). */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const [order, lowest, open] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file) ?? 0)
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const part = open.splice(open.indexOf(file))
    if (part.length > 1) circles.push(part.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

const roomOf = (file: string): string => {
  const [, first = '', second = '', third] = file.split('/')
  if (first === 'wings' && third === 'commands') return `wings/${second}/commands`
  if (['core', 'faces', 'wings'].includes(first)) return `${first}/${second.replace(/\.ts$/, '')}`
  return first.replace(/\.ts$/, '')
}

const isRoom = (file: string, room: string | RegExp): boolean =>
  typeof room === 'string' ? roomOf(file) === room : room.test(file)

const allowed = (file: string, target: string, rooms: readonly string[]): boolean =>
  roomOf(target) === roomOf(file) || rooms.includes(roomOf(target))

const valueImports = (file: string): readonly string[] => values.get(file) ?? []

/** `import type … from` and `export type … from`, which a bundler erases. */
const typeImports = (file: string): readonly string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:import|export) type [^'"]*? from '(\.[^']+)'/gms)].map(
    (found) => path.posix.join(path.posix.dirname(file), found[1] ?? ''),
  )

const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The code without types and comments. */
const rawCodeOf = (file: string): string =>
  transformSync(sourceOf(file), {
    loader: 'ts',
    minifyWhitespace: true,
    legalComments: 'none',
  }).code

/** The same without the texts of quoted strings (templates stay: they hold code). */
const codeOf = (file: string): string => rawCodeOf(file).replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
