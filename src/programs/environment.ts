import { env } from 'node:process'

/** Variables that programs need to start, find their tools and speak the right language; none of them is known to hold a credential. */
const PASSED = new Set(
  `PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI TMPDIR TEMP TMP
  JAVA_HOME GOPATH GOROOT GOCACHE CARGO_HOME RUSTUP_HOME VIRTUAL_ENV PNPM_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
  SYSTEMROOT WINDIR COMSPEC PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES
  PROGRAMFILES(X86) PROGRAMDATA NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/),
)

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The part of an environment that another program gets: a list of known names, so that tokens and whatever else is set stay here.
 * `also` names variables to pass besides. Default: the environment of this process.
 */
export const filterEnvironment = (
  environment: Environment = env,
  also: readonly string[] = [],
): Record<string, string> => {
  const passed: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    const known = PASSED.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || also.includes(name)
    if (known && value !== undefined) passed[name] = value
  }
  return passed
}
