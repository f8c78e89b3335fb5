import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples } from '../options.ts'
import { STARTER_PLAN } from '../starter-plan.ts'

/** `editplan init`: a plan to begin with. */
export const initCommand: CommandFactory = (context, finish) =>
  new Command('init')
    .summary('write a commented plan to begin with')
    .description(
      'Writes a plan that applies to any checkout as it is, with a step of every kind in comments. A file that exists is left alone.',
    )
    .option('-o, --output <file>', 'where to; - is standard output', 'plan.yaml')
    .addHelpText('after', examples('editplan init', 'editplan init -o rename.editplan.yaml'))
    .action(async ({ output }: { output: string }) => {
      if (output === '-') context.stdout(STARTER_PLAN)
      else await create(output, context)
      finish(0)
    })

async function create(name: string, { cwd, stdout }: Context): Promise<void> {
  const file = path.resolve(cwd, name)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, STARTER_PLAN, { flag: 'wx' })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'it exists' : String(error)
    throw new EditplanError({ name: 'USAGE', message: `${name} cannot be written: ${reason}. Choose another with -o.` })
  }
  stdout(`${name} is written. Next: editplan check ${name}\n`)
}
