/** `Run(npx prettier *)`: the commands a rule is about. */
export interface CommandRule {
  /** As the policy wrote it. */
  readonly text: string
  /**
   * Whether it permits exactly this command: word by word, a last `*` for any further words, except those that begin with `-`. How many words
   * the rule itself names; undefined where it does not match.
   */
  permits(argv: readonly string[]): number | undefined
  /**
   * Whether it restricts this command: it begins with the words of the rule, whatever follows. The program may be spelled in another
   * case, with its folder, or with the ending that Windows gives it.
   */
  restricts(argv: readonly string[]): boolean
}

/** Words that are their own meaning in Bash, so that the text of a rule is what its parser would make of it. */
const WORD = /^[\p{L}\p{N}_@%+=:,./-]+$/u

/** Whether the text of a rule is about commands. */
export const isCommandRule = (text: string): boolean => /^Run(?:\(|$)/.test(text.trim())

/**
 * A rule about commands from its text, `Run(words)`; without any words it is about every command, and permits none. Returns what is
 * wrong, as a string.
 */
export const readCommandRule = (given: string): CommandRule | string => {
  const text = given.trim()
  const [, whole, pattern] = /^Run(\((.*)\))?$/s.exec(text) ?? []
  if (whole === undefined && text !== 'Run')
    return `${JSON.stringify(text)} is not a rule: write a command, as in Run(npm run format)`
  const words = (pattern ?? '').split(' ').filter((word) => word !== '')
  const open = words.at(-1) === '*'
  const named = open ? words.slice(0, -1) : words
  if (pattern !== undefined && named.length === 0)
    return `${JSON.stringify(text)} names no program: write Run(npm test)`
  const strange = named.find((word) => !WORD.test(word))
  if (strange !== undefined)
    return `${JSON.stringify(strange)} is not a plain word: a rule about commands has words without quotes, and * as the last`
  if (/^[\w]+=/.test(named[0] ?? '')) return `${JSON.stringify(named[0])} is a variable: begin with the program`
  return {
    text,
    permits: (argv) => (pattern !== undefined && matches(argv, { named, open }) ? named.length : undefined),
    restricts: (argv) =>
      named.every((word, at) => (at === 0 ? spelling(word) === spelling(argv[0] ?? '') : word === argv[at])),
  }
}

const matches = (
  argv: readonly string[],
  { named, open }: { readonly named: readonly string[]; readonly open: boolean },
): boolean =>
  named.every((word, at) => word === argv[at]) &&
  (open ? argv.slice(named.length).every((word) => !word.startsWith('-')) : argv.length === named.length)

/** The name of a program, however it is spelled. */
export const spelling = (program: string): string =>
  program
    .replaceAll('\\', '/')
    .replace(/^.*\//s, '')
    .replace(/\.(exe|cmd|bat|com|ps1)$/i, '')
    .toLowerCase()
