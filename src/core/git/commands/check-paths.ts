import { type GitCommand, listedIn } from '../command.ts'

/** The attributes that decide how a work-tree file becomes a blob, and the one that marks generated files. */
const NAMES = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding', 'linguist-generated'] as const

/** Values as git prints them: `set`, `unset`, `unspecified` or a word. */
export type PathAttributes = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** Attributes of many paths at once. */
export const checkAttributes = (paths: Iterable<string>): GitCommand<ReadonlyMap<string, PathAttributes>> => ({
  args: ['check-attr', '-z', '--stdin', ...NAMES],
  input: [...paths].map((path) => `${path}\0`).join(''),
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

/** Those of the paths that git ignores and does not track; by the rules of a folder, where one is named, in place of the work tree's. */
export const ignoredPaths = (
  paths: Iterable<string>,
  rules?: { readonly folder: string; readonly gitDir: string },
): GitCommand<Set<string>> => ({
  args: [...(rules ? ['-C', rules.folder] : []), 'check-ignore', '-z', '--stdin'],
  // This command refuses literal pathspecs; a leading `./` keeps a `:` from being read as magic.
  env: {
    GIT_LITERAL_PATHSPECS: '0',
    ...(rules && { GIT_DIR: rules.gitDir, GIT_WORK_TREE: rules.folder }),
  },
  input: [...paths].map((path) => `./${path}\0`).join(''),
  accept: [0, 1],
  parse: (stdout) => new Set(listedIn(stdout).map((path) => path.slice(2))),
})
