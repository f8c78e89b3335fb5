import { type GitCommand, listedIn } from '../command.ts'

/** Git's configuration: section and variable in lower case, the subsection between them as written; the last value of each. */
export type Configuration = ReadonlyMap<string, string>

/** All configuration that applies to the repository. */
export const listConfiguration = (): GitCommand<Configuration> => ({
  args: ['config', '--list', '-z'],
  input: '',
  parse(stdout) {
    return new Map(listedIn(stdout).map(splitEntry))
  },
})

/** One setting of one file: a variable may have several. */
export interface ConfigurationEntry {
  /** As in `Configuration`. */
  readonly key: string
  readonly value: string
  /** Path of the file, as git prints it. */
  readonly file: string
}

/** Every setting, those of included files too. With `file`, only those of that file and what it includes. */
export const listEntries = (file?: string): GitCommand<readonly ConfigurationEntry[]> => ({
  args: ['config', '--list', '--show-origin', '--includes', '-z', ...(file === undefined ? [] : ['--file', file])],
  input: '',
  // A file that is broken or missing has no settings.
  accept: file === undefined ? [0] : [0, 1, 128],
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    const entries: ConfigurationEntry[] = []
    for (let at = 0; at + 1 < fields.length; at += 2) {
      const [origin = '', entry = ''] = fields.slice(at)
      const [key, value] = splitEntry(entry)
      if (origin.startsWith('file:')) entries.push({ key, value, file: origin.slice('file:'.length) })
    }
    return entries
  },
})

/** Whether the work tree is a sparse checkout. */
export const isSparse = async (git: { config(): Promise<Configuration> }): Promise<boolean> =>
  booleanOf(await git.config(), 'core.sparsecheckout', false)

/** A variable read as git reads a boolean: present without a value is true. */
export function booleanOf(config: Configuration, key: string, fallback: boolean): boolean {
  const value = config.get(key)
  if (value === undefined) return fallback
  return !/^(?:false|no|off|0|)$/i.test(value)
}

const splitEntry = (entry: string): [string, string] => {
  const end = entry.indexOf('\n')
  return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
}
