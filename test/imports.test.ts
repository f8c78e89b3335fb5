import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, transformSync } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

/** The table of docs/architecture.md: what a room may import for its value, and what for its types alone. */
interface Row {
  readonly values: readonly string[]
  readonly types?: readonly string[]
}
const BELOW_RUN = [
  'errors',
  'text',
  'git',
  'programs',
  'plan',
  'import',
  'workspace',
  'policy',
  'tools',
  'engine',
  'compose',
  'diagnostics',
  'history',
  'publish',
  'attestation',
  'campaign',
  'report',
]
const TABLE: Record<string, Row> = {
  errors: { values: [] },
  text: { values: ['errors'] },
  git: { values: ['errors'] },
  programs: { values: ['errors'] },
  plan: { values: ['errors', 'text'] },
  import: { values: ['errors', 'text', 'programs', 'plan'] },
  workspace: { values: ['errors', 'text', 'git'] },
  policy: { values: ['errors', 'text', 'programs'], types: ['plan'] },
  structure: { values: ['errors', 'text'], types: ['plan'] },
  tools: { values: ['errors', 'text', 'structure', 'policy'], types: ['plan', 'workspace'] },
  engine: { values: ['errors', 'text', 'structure', 'plan', 'workspace', 'policy', 'tools'] },
  compose: { values: ['errors', 'text', 'plan', 'engine'], types: ['policy', 'workspace'] },
  diagnostics: { values: ['errors', 'programs'], types: ['workspace'] },
  history: { values: ['errors', 'text', 'git'], types: ['plan', 'engine', 'workspace'] },
  publish: { values: ['errors', 'git'], types: ['history'] },
  attestation: { values: ['errors'] },
  campaign: { values: ['errors', 'text', 'publish'] },
  report: {
    values: ['errors', 'text'],
    types: ['plan', 'compose', 'tools', 'engine', 'history', 'publish', 'campaign'],
  },
  run: { values: BELOW_RUN },
  session: {
    values: ['errors', 'text', 'git', 'plan', 'workspace', 'policy', 'tools', 'engine', 'run'],
  },
  language: { values: ['errors', 'text', 'plan', 'run'], types: ['report'] },
  'faces/mcp': { values: ['session', 'run', 'report', 'errors'] },
  'faces/lsp': { values: ['language', 'run', 'errors'] },
  index: { values: [...BELOW_RUN, 'run', 'session', 'language', 'faces/mcp', 'faces/lsp'] },
  'faces/cli': { values: ['run', 'index', 'report', 'errors'] },
  'faces/action': { values: ['run', 'index', 'report', 'errors'] },
}

/** Outside modules that only some rooms may touch. */
const RESERVED: readonly { readonly module: RegExp; readonly rooms: readonly (string | RegExp)[] }[] = [
  {
    module: /^node:fs/,
    rooms: [
      'workspace',
      'git',
      'history',
      'faces/cli',
      'faces/action',
      'faces/mcp',
      // To find programs, and processes in /proc.
      /^src\/programs\/(environment|isolation|memory)\.ts$/,
      /^src\/structure\/grammar-bytes\.ts$/,
    ],
  },
  { module: /^node:child_process$/, rooms: ['git', 'programs', /^src\/faces\/cli\/demo\/repository\.ts$/] },
  { module: /^simple-git$/, rooms: ['git'] },
  { module: /^(@actions\/github|@octokit\/.*)$/, rooms: [/^src\/publish\/github\.ts$/] },
  { module: /^(@actions\/attest|@sigstore\/.*)$/, rooms: ['attestation'] },
  { module: /^@actions\/core$/, rooms: ['faces/action'] },
  { module: /^@modelcontextprotocol\//, rooms: ['faces/mcp'] },
  { module: /^vscode-(?:jsonrpc|languageserver)/, rooms: ['diagnostics', 'faces/lsp'] },
  { module: /^(commander|@clack\/prompts)$/, rooms: ['faces/cli'] },
  { module: /^node:(http|https|net|tls|dgram)$/, rooms: [] },
]

const root = path.resolve(import.meta.dirname, '..')
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .sort()
const values = new Map<string, readonly string[]>()

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
  for (const [file, input] of Object.entries(metafile.inputs))
    values.set(
      file,
      input.imports.map((found) => found.path),
    )
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
      (file) => !roomOf(file).startsWith('faces/') && /\b(process|console)\s*[.[]/.test(codeOf(file)),
    )
    expect(wrong).toEqual([])
  })

  it('reads the environment in the faces, and where git and other programs get theirs', () => {
    const readers = files.filter(
      (file) =>
        !roomOf(file).startsWith('faces/') && /import\{[^}]*\benv\b[^}]*\}from"node:process"/.test(rawCodeOf(file)),
    )
    expect(readers).toEqual(['src/core/git/environment.ts', 'src/core/programs/environment.ts'])
  })

  it('knows no circle between rooms', () => {
    const order = Object.keys(TABLE)
    const circles = order.flatMap((room, at) =>
      (TABLE[room]?.values ?? []).filter((other) => order.indexOf(other) >= at).map((other) => `${room} -> ${other}`),
    )
    expect(circles.filter((arrow) => !arrow.startsWith('faces/'))).toEqual([])
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
  const [, first = '', second = ''] = file.split('/')
  if (first === 'faces') return `faces/${second}`
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

/** The code without types and comments. */
const rawCodeOf = (file: string): string =>
  transformSync(readFileSync(path.join(root, file), 'utf8'), {
    loader: 'ts',
    minifyWhitespace: true,
    legalComments: 'none',
  }).code

/** The same without the texts of quoted strings (templates stay: they hold code). */
const codeOf = (file: string): string => rawCodeOf(file).replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
