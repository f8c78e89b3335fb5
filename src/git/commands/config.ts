import type { GitCommand } from '../git.ts'

/** Git's configuration: section and variable in lower case, the subsection between them as written; the last value of each. */
export type Configuration = ReadonlyMap<string, string>

export const listConfiguration = (): GitCommand<Configuration> => ({
  args: ['config', '--list', '-z'],
  input: '',
  parse(stdout) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean)
    return new Map(entries.map(splitEntry))
  },
})

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
