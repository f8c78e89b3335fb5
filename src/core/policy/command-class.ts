import { spelling } from './command-rules.ts'

/** What a command does that changes nothing: `silent` ones only answer by their exit code. */
export type CommandClass = 'search' | 'read' | 'list' | 'silent'

const CLASSES: Readonly<Record<CommandClass, string>> = {
  search: 'grep egrep fgrep rg ag ack find fd fdfind locate which whereis git:grep',
  read: `cat head tail wc stat file strings cut tr nl od hexdump diff cmp comm md5sum sha1sum sha256sum sha512sum cksum shasum jq
    git:show git:log git:diff git:blame git:cat-file git:describe git:shortlog`,
  list: 'ls du pwd dir git:ls-files git:ls-tree git:status',
  silent: 'true false test [ git:check-ignore git:check-attr git:merge-base',
}

const KNOWN: ReadonlyMap<string, CommandClass> = new Map(
  Object.entries(CLASSES).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as CommandClass] as const),
  ),
)

/** The class of a command; undefined for one that may change files or takes long by its nature. */
export const classOfCommand = ([program = '', first = '']: readonly string[]): CommandClass | undefined => {
  const name = spelling(program)
  return KNOWN.get(name === 'git' ? `git:${first}` : name)
}
