import type { GitCommand } from '../command.ts'

/** The attributes that decide how a work-tree file becomes a blob. */
const NAMES = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'] as const

/** Values as git says them: `set`, `unset`, `unspecified` or a word. */
export type PathAttributes = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** Attributes of many paths at once; `prefix` are git's own options before the command, `env` its surroundings. */
export const checkAttributes = (
  paths: Iterable<string>,
  at: { readonly prefix?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): GitCommand<ReadonlyMap<string, PathAttributes>> => ({
  args: [...(at.prefix ?? []), 'check-attr', '-z', '--stdin', ...NAMES],
  input: [...paths].map((path) => `${path}\0`).join(''),
  env: at.env ?? {},
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    const found = new Map<string, Record<string, string>>()
    for (let at = 0; at + 2 < fields.length; at += 3) {
      const [path = '', name = '', value = ''] = fields.slice(at, at + 3)
      const attributes = found.get(path) ?? {}
      attributes[name] = value
      found.set(path, attributes)
    }
    return found
  },
})
