import { realpath, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { EditplanError, type Problem } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples } from '../options.ts'
import { openSource, STDIN } from '../read-plans.ts'

/** `editplan fmt`: formats plans. */
export const fmtCommand: CommandFactory = (context, finish) =>
  new Command('fmt')
    .summary('format plans and keep their comments')
    .description(
      'Formats plans: keys in the order of the reference, one key per line, long texts as blocks. The meaning and the comments of a plan never change.',
    )
    .argument('<plan...>', 'plan files; - formats standard input to standard output')
    .option('--check', 'write nothing, list the files that are not formatted, and exit with 1 if there are any')
    .addHelpText('after', examples('editplan fmt plan.yaml', 'editplan fmt --check plans/*.yaml'))
    .action(async (names: string[], { check }: { check?: boolean }) =>
      finish(await fmt(names, check ?? false, context)),
    )

async function fmt(names: readonly string[], check: boolean, context: Context): Promise<number> {
  const { formatPlan } = await import('../../../core/plan/format.ts')
  const problems: Problem[] = []
  let different = 0
  for (const name of names) {
    const text = await textOf(name, context)
    const laidOut = formatPlan({ name: name === '-' ? STDIN : name, text })
    if (!laidOut.ok) problems.push(...laidOut.problems)
    else if (name === '-' && !check) context.stdout(laidOut.text)
    else if (laidOut.text !== text) {
      different++
      context.stdout(`${name}\n`)
      if (!check) await replace(path.resolve(context.cwd, name), laidOut.text)
    }
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return check && different > 0 ? 1 : 0
}

async function textOf(name: string, context: Context): Promise<string> {
  const source = await openSource(name, context)
  return 'text' in source ? source.text : [...source.pieces].join('')
}

/** In one stroke, so that a plan is whole whatever happens; a link keeps leading to its file. */
async function replace(given: string, text: string): Promise<void> {
  const file = await realpath(given)
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  await writeFile(fresh, text, { mode: (await stat(file)).mode })
  await rename(fresh, file)
}
