import { homedir } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { ConfigurationEntry } from '../../core/git/commands/config.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { configurationEntries } from '../../core/git/stored-credentials.ts'
import { EditplanError } from '../../errors.ts'

/** What a checkout holds that must reach nobody. */
interface CheckoutSecrets {
  /** Files that git's configuration is read from, or includes under some condition. */
  readonly files: readonly string[]
  /** Headers that git sends, and passwords in addresses. */
  readonly values: readonly string[]
  /** The git directories of the checkout. */
  readonly folders: readonly string[]
}

/** Asks git; a folder that is in no repository has none. */
export async function checkoutSecrets(root: string): Promise<CheckoutSecrets> {
  try {
    return await secretsOf(await openGit(root))
  } catch (error) {
    if (error instanceof EditplanError) return { files: [], values: [], folders: [] }
    throw error
  }
}

async function secretsOf(git: Git): Promise<CheckoutSecrets> {
  const entries = await configurationEntries(git)
  return {
    files: [...new Set(entries.flatMap((entry) => filesOf(entry, git.root)))],
    values: [...new Set(entries.flatMap(valuesOf))],
    folders: [git.gitDir, git.commonDir],
  }
}

function filesOf({ key, value, file }: ConfigurationEntry, root: string): readonly string[] {
  const own = resolve(root, file)
  if (!/^include(if\..*)?\.path$/.test(key)) return [own]
  return [own, resolve(dirname(own), value.replace(/^~(?=\/)/, homedir()))]
}

const valuesOf = ({ key, value }: ConfigurationEntry): readonly string[] => [
  ...(/^http\.(.*\.)?extraheader$/.test(key) && value ? [value] : []),
  ...[...`${key} ${value}`.matchAll(/:\/\/[^\s/@:]*:([^\s/@]+)@/g)].map(([, password = '']) => password),
]
