import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, relative, resolve } from 'node:path'
import { env } from 'node:process'

/** Variables that programs need to start, find their tools and print the right language. Usually none of them contains a credential. */
const PASSED = new Set(
  `PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI TMPDIR TEMP TMP
  JAVA_HOME GOPATH GOROOT GOCACHE CARGO_HOME RUSTUP_HOME VIRTUAL_ENV PNPM_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
  SYSTEMROOT WINDIR COMSPEC PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES
  PROGRAMFILES(X86) PROGRAMDATA NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/),
)

export type Environment = Readonly<Record<string, string | undefined>>

/** What another program gets of an environment, by default this process's: a fixed list without tokens, and `also`. */
export const filterEnvironment = (
  environment: Environment = env,
  also: readonly string[] = [],
): Record<string, string> => {
  const passed: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (isPassed(name, also) && value !== undefined) passed[name] = value
  }
  return passed
}

/**
 * The environment of a command that a plan names: as `filterEnvironment` has it, without the folders of PATH that are relative or inside
 * `root`, where a plan could put a program under the name of another.
 */
export const commandEnvironment = (root: string, environment: Environment = env): Record<string, string> => {
  const passed = filterEnvironment(environment)
  const folders = (passed.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && isOutside(folder, root))
  return { ...passed, ...(passed.PATH !== undefined && { PATH: folders.join(delimiter) }) }
}

const isOutside = (folder: string, root: string): boolean => {
  const way = relative(root, folder)
  return way.startsWith('..') || isAbsolute(way)
}

const isPassed = (name: string, also: readonly string[]): boolean =>
  PASSED.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || also.includes(name)

/** Names of variables that look like credentials, those too that this process removed since: other programs read them. */
export const credentialVariables = (environment: Environment = { ...startEnvironment(), ...env }): readonly string[] =>
  Object.entries(environment)
    .filter(([name, value]) => value && !isPassed(name, []) && CREDENTIAL_NAME.test(name))
    .map(([name]) => name)
    .sort()

/** What Linux tells other programs of this process; empty elsewhere. */
function startEnvironment(): Environment {
  try {
    const entries = readFileSync('/proc/self/environ', 'utf8').split('\0')
    return Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s, 2)))
  } catch {
    return {}
  }
}

const CREDENTIAL_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|(API|ACCESS|PRIVATE|ACCOUNT)_?KEY/i

/** Where to look up a program's name; `cwd` is for names and folders that are relative. */
type Lookup = { readonly path?: string | undefined; readonly cwd?: string }

/** The file that POSIX runs for a name, or undefined. Without `cwd` only absolute folders of PATH count. */
export const findProgram = (name: string, { path = env.PATH, cwd }: Lookup = {}): string | undefined => {
  const folders = name.includes('/') ? ['.'] : (path ?? '/usr/bin:/bin').split(delimiter)
  return folders
    .filter((folder) => cwd !== undefined || isAbsolute(folder))
    .map((folder) => resolve(cwd ?? '/', folder, name))
    .find(isExecutable)
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
