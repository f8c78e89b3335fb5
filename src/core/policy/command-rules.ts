import { run } from '../tools/run.ts'

/** `Run(npx prettier *)`: the commands a rule is about. */
interface CommandRule {
  readonly text: string
  /** How many words the rule names if it permits this command: word by word, a last `*` for more that are no flags. */
  permits(argv: readonly string[]): number | undefined
  /** Whether it restricts this command: it begins with the rule's words, however the program is spelled. */
  restricts(argv: readonly string[]): boolean
}

/** Words that are their own meaning in Bash, so that the text of a rule is what its parser would make of it. */
const WORD = /^[\p{L}\p{N}_@%+=:,./-]+$/u

/** Whether the text of a rule is about commands. */
export const isCommandRule = (text: string): boolean => /^Run(?:\(|$)/.test(text.trim())

/** A rule `Run(words)`; without words it is about every command, and permits none. Returns what is wrong, as a string. */
export const readCommandRule = (given: string): CommandRule | string => {
  const text = given.trim()
  const [, whole, pattern] = /^Run(\((.*)\))?$/s.exec(text) ?? []
  if (whole === undefined && text !== run.name)
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

const matches = (argv: readonly string[], { named, open }: { named: readonly string[]; open: boolean }): boolean =>
  named.every((word, at) => word === argv[at]) &&
  (open ? argv.slice(named.length).every((word) => !word.startsWith('-')) : argv.length === named.length)

/** The name of a program, however it is spelled. */
export const spelling = (program: string): string =>
  program
    .replaceAll('\\', '/')
    .replace(/^.*\//s, '')
    .replace(/\.(exe|cmd|bat|com|ps1)$/i, '')
    .toLowerCase()

/** The rules' decision about a command, and how many of its first words the permitting rule names. */
export type CommandDecision = Decision & { readonly named: number }

/** Decides about commands: deny rules, then ask, then allow; a command that none of them permits is denied. */
export const createCommandRules = (
  rules: Readonly<Record<'deny' | 'ask' | 'allow', readonly string[]>>,
): ((argv: readonly string[]) => CommandDecision) => {
  const [deny, ask, allow] = [rules.deny, rules.ask, rules.allow].map(commandRules)
  return (argv) => {
    const denied = deny?.find((rule) => rule.restricts(argv))
    if (denied) return { behavior: 'deny', ...toldBy(denied.text, 'denies it'), named: 0 }
    const allowed = permitting(allow, argv)
    const asked = permitting(ask, argv) ?? (allowed && restricting(ask, argv, allowed.named))
    if (asked) return { behavior: 'ask', ...toldBy(asked.text, 'requires approval'), named: asked.named }
    if (allowed) return { behavior: 'allow', ...toldBy(allowed.text, 'allows it'), named: allowed.named }
    return { behavior: 'deny', rule: 'default', reason: 'No rule of the policy allows this command', named: 0 }
  }
}

const commandRules = (texts: readonly string[]): readonly CommandRule[] =>
  texts.filter(isCommandRule).map((text) => {
    const rule = readCommandRule(text)
    if (typeof rule === 'string') throw new TypeError(rule)
    return rule
  })

type CommandMatch = { readonly text: string; readonly named: number }

/** Of the rules that permit it the one that names most of its words. */
const permitting = (rules: readonly CommandRule[] | undefined, argv: readonly string[]): CommandMatch | undefined =>
  (rules ?? [])
    .flatMap((rule) => {
      const named = rule.permits(argv)
      return named === undefined ? [] : [{ text: rule.text, named }]
    })
    .sort((one, other) => other.named - one.named)[0]

const restricting = (
  rules: readonly CommandRule[] | undefined,
  argv: readonly string[],
  named: number,
): CommandMatch | undefined => {
  const rule = rules?.find((one) => one.restricts(argv))
  return rule && { text: rule.text, named }
}

const toldBy = (rule: string, does: string): Pick<Decision, 'rule' | 'reason'> => ({
  rule,
  reason: `The rule ${rule} ${does}`,
})

/** The policy's decision about a path and a tool, or about a command, and the rule that decided. */
export interface Decision {
  readonly behavior: 'allow' | 'ask' | 'deny'
  /** The rule's text, `protected: <kind>`, `changed: <kind>`, `mode: <mode>`, `granted` or `default`. */
  readonly rule: string
  /** A sentence for a person, without a full stop. */
  readonly reason: string
}
