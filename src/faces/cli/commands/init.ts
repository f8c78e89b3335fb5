import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples } from '../options.ts'
import { STARTER_PLAN } from '../starter-plan.ts'

/** `editplan init`: writes a starter plan. */
export const initCommand: CommandFactory = (context, finish) =>
  new Command('init')
    .summary('write a commented starter plan')
    .description(
      'Writes a plan that applies to any checkout, with a step of every kind in comments. It never replaces a file.',
    )
    .option('-o, --output <file>', 'where to write it; - is standard output', 'plan.yaml')
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
    const reason =
      error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'the file already exists' : String(error)
    throw new EditplanError({
      name: 'USAGE',
      message: `${name} cannot be written: ${reason}. Choose another file with -o.`,
    })
  }
  stdout(`Wrote ${name}. Next: editplan check ${name}\n`)
}
