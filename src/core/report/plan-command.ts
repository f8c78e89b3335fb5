import { shellWord } from '../text/words.ts'
import type { RunFacts } from './outcome.ts'
import type { RunReport } from './report.ts'

/**
 * The command that replays a report's plan, with the options that override the plan's own; of plans that one command made to one, first that.
 * Undefined where the plan is in no file that a command could name.
 * @param combiner as `combinerOf` says
 * @param without numbers of the steps to leave out; default those that the run left out
 */
export function planCommand(
  verb: 'apply' | 'verify',
  { plan, base }: RunFacts,
  combiner: string | undefined,
  without: readonly number[] = plan.without ?? [],
): string | undefined {
  if (plan.files.length === 0 || plan.files.includes('-')) return undefined
  const given = plan.files.map(fileWord).join(' ')
  const left = without.length > 0 ? ` --without ${without.join()}` : ''
  const command = `editplan ${verb} ${combiner === undefined ? given : COMBINED}${overrides(plan)}${left}`
  if (combiner === undefined) return command
  const onto = base ? ` --base ${base.commit}` : ''
  return `editplan ${combiner} ${given}${onto} -o ${COMBINED}\n${command}`
}

/** The file that plans are combined to before they are replayed. */
const COMBINED = 'combined.yaml'

/** A file whose name looks like an option is no option. */
const fileWord = (file: string): string => shellWord(file.startsWith('-') ? `./${file}` : file)

/** `trailing_whitespace` has no option of the command line: nobody but a program sets it, in the plan. */
const overrides = ({ overrides = {} }: RunReport['plan']): string =>
  Object.entries(overrides)
    .filter(([name]) => name !== 'trailing_whitespace')
    .map(([name, value]) => ` --${name.replaceAll('_', '-')} ${value}`)
    .join('')
