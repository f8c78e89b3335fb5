import { type CommandRule, isCommandRule, readCommandRule } from './command-rules.ts'
import type { Decision } from './decision.ts'

/** What the rules say of a command, and how many of its first words the rule that permits it names. */
export interface CommandDecision extends Decision {
  readonly named: number
}

/** The lists of a policy's rules, those about paths among them. */
type RuleTexts = Readonly<Record<'deny' | 'ask' | 'allow', readonly string[]>>

/** Decides about commands: deny rules, then ask, then allow; a command that none of them permits is denied. */
export const createCommandRules = (rules: RuleTexts): ((argv: readonly string[]) => CommandDecision) => {
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

interface CommandMatch {
  readonly text: string
  readonly named: number
}

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
