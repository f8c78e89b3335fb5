import type { Severity } from './diagnostic.ts'

/** A language server that a policy names. */
export interface LanguageServer {
  /** What reports call it. */
  readonly name: string
  /** The program and its arguments. */
  readonly argv: readonly [string, ...string[]]
  /** Whether it is asked about a file. */
  asks(path: string): boolean
  /** The least severe that counts. */
  readonly severity: Severity
  /** Milliseconds for all that is asked of it. */
  readonly timeout: number
  /** Bytes of memory, of all its processes. */
  readonly memory: number
  /** Its `initializationOptions`; what keeps it from running other programs goes over them. */
  readonly initialization?: Readonly<Record<string, unknown>>
}

/** Settings that make a server start, install and load as little as possible. */
interface QuietSettings {
  /** By the arguments it is started with. */
  isMeant(argv: readonly string[]): boolean
  /** Appended, unless the argument's name is there already. */
  readonly args?: readonly string[]
  readonly initialization?: Readonly<Record<string, unknown>>
  readonly environment?: Readonly<Record<string, string>>
  /** By section, as it asks for its configuration. */
  readonly configuration?: Readonly<Record<string, unknown>>
}

const runs =
  (...names: readonly string[]) =>
  (argv: readonly string[]): boolean =>
    argv.slice(0, 2).some((word) => names.includes(baseName(word)))

const baseName = (word: string): string =>
  word
    .replace(/^.*[/\\]/s, '')
    .replace(/\.(?:exe|cmd|[cm]?js)$/i, '')
    .replace(/-\d+$/, '')

const NO_TYPINGS = {
  disableAutomaticTypeAcquisition: true,
  tsserver: { automaticTypeAcquisition: { enabled: false } },
}

/** docs/diagnostics.md says what each still starts. */
const QUIET: readonly QuietSettings[] = [
  {
    isMeant: runs('tsc', 'tsgo'),
    configuration: { typescript: NO_TYPINGS, javascript: NO_TYPINGS, 'js/ts': NO_TYPINGS },
  },
  {
    isMeant: runs('typescript-language-server'),
    initialization: { disableAutomaticTypingAcquisition: true, plugins: [] },
  },
  {
    isMeant: runs('pyright-langserver', 'pyright'),
    // Its command line looks for packages below src by itself, its server only where it is told to.
    configuration: { python: { analysis: { diagnosticMode: 'openFilesOnly', autoSearchPaths: true } } },
    // It starts the interpreter to ask for its folders: nothing of the project is to be loaded in that.
    environment: { PYTHONSAFEPATH: '1' },
  },
  // Otherwise it first tells what it finds with the headers as they were, under the same version.
  { isMeant: runs('clangd'), args: ['--background-index=false', '--sync'] },
]

/** A server's arguments, with those that quiet it. */
export const quietArgv = ({ argv }: Pick<LanguageServer, 'argv'>): LanguageServer['argv'] => {
  const added = quietingOf(argv)?.args ?? []
  const names = new Set(argv.map(nameOf))
  return [...argv, ...added.filter((arg) => !names.has(nameOf(arg)))]
}

const nameOf = (arg: string): string => arg.replace(/^--?/, '').replace(/=.*$/s, '')

/** A server's initialization options: those of the policy, and over them what quiets it. */
export const quietInitialization = (
  server: Pick<LanguageServer, 'argv' | 'initialization'>,
): Readonly<Record<string, unknown>> => ({ ...server.initialization, ...quietingOf(server.argv)?.initialization })

/** Variables that are set for a server besides its environment. */
export const quietEnvironment = ({ argv }: Pick<LanguageServer, 'argv'>): Readonly<Record<string, string>> =>
  quietingOf(argv)?.environment ?? {}

/** The answer to a server that requests a section of its configuration; null if there is none. */
export const quietConfiguration = ({ argv }: LanguageServer, section: string | undefined): unknown =>
  quietingOf(argv)?.configuration?.[section ?? ''] ?? null

const quietingOf = (argv: readonly string[]): QuietSettings | undefined => QUIET.find(({ isMeant }) => isMeant(argv))
