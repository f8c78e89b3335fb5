import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { type ConfigurationEntry, listEntries } from './commands/config.ts'
import { maskCredentials } from './failure.ts'
import type { Git } from './git.ts'

/**
 * Credentials that every program can read that can read git's configuration: each the setting and its file, or a file; never
 * the credential. Submodules and files that the configuration includes are looked at too.
 * @param home folder of the user; default that of this process
 */
export async function storedCredentials(git: Git, home: string = homedir()): Promise<readonly string[]> {
  return [...new Set((await configurationEntries(git)).flatMap((entry) => placesOf(entry, home)))]
}

/** Every setting, those of submodules too. */
export async function configurationEntries(git: Git): Promise<readonly ConfigurationEntry[]> {
  const files = submoduleConfigurations(join(git.commonDir, 'modules'))
  return (await Promise.all([undefined, ...files].map((file) => git.run(listEntries(file))))).flat()
}

function placesOf(entry: ConfigurationEntry, home: string): readonly string[] {
  const { key, value, file } = entry
  if (/^include(if\..*)?\.path$/.test(key)) {
    const isCredentials = /credential/i.test(basename(value)) && existsSync(atHome(value, home))
    return isCredentials ? [atHome(value, home)] : []
  }
  const stores = /^credential\.(.*\.)?helper$/.test(key) ? storesOf(value, home) : []
  return holdsCredential(key, value) ? [...stores, `${maskCredentials(key)} in ${file}`] : stores
}

function holdsCredential(key: string, value: string): boolean {
  if (value === '') return false
  if (/^http\.(.*\.)?extraheader$/.test(key)) return true
  if (/^credential\.(.*\.)?helper$/.test(key)) return /password=(?!["']?\$)/.test(value)
  if (key === 'core.sshcommand') return /\s-i\s*\S/.test(value)
  return NAMED_SO.test(key) || IN_URL.test(key) || IN_URL.test(value)
}

const NAMED_SO = /(token|password|passwd|smtppass|secret)$/

/** A password behind a user's name, or a token in place of it. */
const IN_URL = /:\/\/([^\s/@:]*:[^\s/@]+|(gh[pousr]_|github_pat_|glpat-)[\w-]+|[\da-f]{40,})@/i

/** The files that `git credential-store` keeps its passwords in. */
function storesOf(helper: string, home: string): readonly string[] {
  if (!/^(store\b|.*git-credential-store\b)/.test(helper)) return []
  const [, , given] = /--file[= ](["']?)([^"']+?)\1(\s|$)/.exec(helper) ?? []
  const files = given ? [given] : ['~/.git-credentials', '~/.config/git/credentials']
  return files.map((file) => atHome(file, home)).filter((file) => (statSync(file, QUIET)?.size ?? 0) > 0)
}

const QUIET = { throwIfNoEntry: false } as const

const atHome = (file: string, home: string): string => file.replace(/^~(?=\/)/, home)

/** The configuration of each submodule; their names may hold slashes, and they may have submodules themselves. */
function submoduleConfigurations(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .flatMap((inner) =>
      existsSync(join(inner, 'HEAD'))
        ? [join(inner, 'config'), ...submoduleConfigurations(join(inner, 'modules'))]
        : submoduleConfigurations(inner),
    )
}
