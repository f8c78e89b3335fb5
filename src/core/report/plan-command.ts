import { shellWord } from '../text/words.ts'
import type { RunReport } from './report.ts'

/**
 * The command that replays a report's plan, with the options that override the plan's own; of plans that were composed, first the one that composes
 * them. Undefined where the plan is in no file that a command could name.
 * @param without numbers of the steps to leave out; default those that the run left out
 */
export function planCommand(
  verb: 'apply' | 'verify',
  { plan, base, composition }: Omit<RunReport, 'steps' | 'files'>,
  without: readonly number[] = plan.without ?? [],
): string | undefined {
  if (plan.files.length === 0 || plan.files.includes('-')) return undefined
  const given = plan.files.map(fileWord).join(' ')
  const left = without.length > 0 ? ` --without ${without.join()}` : ''
  const command = `editplan ${verb} ${composition ? COMPOSED : given}${overrides(plan)}${left}`
  if (!composition) return command
  const onto = base ? ` --base ${base.commit}` : ''
  return `editplan compose ${given}${onto} -o ${COMPOSED}\n${command}`
}

/** The file that plans are composed to before they are replayed. */
const COMPOSED = 'combined.yaml'

/** A file whose name looks like an option is no option. */
const fileWord = (file: string): string => shellWord(file.startsWith('-') ? `./${file}` : file)

/** `trailing_whitespace` has no option of the command line: nobody but a program sets it, in the plan. */
const overrides = ({ overrides = {} }: RunReport['plan']): string =>
  Object.entries(overrides)
    .filter(([name]) => name !== 'trailing_whitespace')
    .map(([name, value]) => ` --${name.replaceAll('_', '-')} ${value}`)
    .join('')
