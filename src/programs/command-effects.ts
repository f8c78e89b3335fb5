import type { Command, Redirection } from 'unbash'
import { type CommandWords, wordsOf } from './command-words.ts'

/** What a command does to the world, from the weakest to the strongest. */
export type Effect = 'list' | 'read' | 'search' | 'write'

const ORDER: readonly Effect[] = ['list', 'read', 'search', 'write']

/** The strongest of some effects; `list` of none. */
export const strongest = (effects: readonly Effect[]): Effect =>
  ORDER[Math.max(0, ...effects.map((effect) => ORDER.indexOf(effect)))] ?? 'write'

/** What a simple command does. A program that is not known, or known to write in some way, is said to write. */
export const effectOf = (command: Command): Effect => {
  if (command.redirects.some(writes)) return 'write'
  const words = wordsOf(command)
  if (words.name === '') return command.name === undefined ? 'list' : 'write'
  if (words.name === 'git') return gitEffect(words)
  const known = Object.entries(KNOWN).find(([, names]) => names.has(words.name))
  if (!known || WRITING[words.name]?.test(words.args.join('\n'))) return 'write'
  return ORDER.find((effect) => effect === known[0]) ?? 'write'
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const KNOWN: Readonly<Record<Exclude<Effect, 'write'>, ReadonlySet<string>>> = {
  list: names('ls dir tree du df pwd cd true false : test [ echo printf exit'),
  read: names(
    `cat head tail less more wc stat file strings jq yq awk cut sort uniq tr nl od xxd hexdump sed diff cmp comm md5sum sha1sum
    sha256sum basename dirname realpath readlink date whoami id uname`,
  ),
  search: names('grep egrep fgrep rg ag ack find fd locate which whereis type'),
}

/** Arguments that make a program that reads write, or run another. */
const WRITING: Readonly<Record<string, RegExp>> = {
  sed: /^(-[a-zA-Z]*i|--in-place)|(^|[;}\s\d$/])[we]\b/m,
  awk: /system|\||>|getline/,
  sort: /^(-[a-zA-Z]*o|--output|--compress-program)/m,
  find: /^-(delete|exec|execdir|ok|okdir|fprint0?|fprintf|fls)$/m,
  fd: /^(-x|-X|--exec)/m,
  rg: /^--(pre|hostname-bin)/m,
  yq: /^(-[a-zA-Z]*i|--inplace)/m,
  uniq: /^[^-].*\n[^-]/m,
  xxd: /^-r|^[^-].*\n[^-]/m,
  tree: /^-o/m,
  date: /^(-s|--set)/m,
  less: /^(-[oO]|--log-file)/m,
}

const GIT: Readonly<Record<Exclude<Effect, 'write'>, ReadonlySet<string>>> = {
  list: names('ls-files ls-tree status'),
  read: names('diff log show blame cat-file rev-parse rev-list describe shortlog merge-base diff-tree for-each-ref'),
  search: names('grep'),
}

/** Options before git's subcommand can name programs to run, so only the bare form counts as reading. */
const gitEffect = ({ args: [subcommand = '', ...rest] }: CommandWords): Effect => {
  if (rest.some((word) => /^(--output|--ext-diff|--textconv|-O|--open-files-in-pager)/.test(word))) return 'write'
  return (['list', 'read', 'search'] as const).find((effect) => GIT[effect].has(subcommand)) ?? 'write'
}

const writes = (redirect: Redirection): boolean =>
  redirect.type === 'Redirect' && redirect.operator.includes('>') && !isHarmless(redirect.target?.value ?? '')

const isHarmless = (target: string): boolean => target === '/dev/null' || /^(\d+|-)$/.test(target)
