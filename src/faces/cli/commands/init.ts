import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { Context } from '../context.ts'
import { examples } from '../options.ts'
import type { CommandFactory } from '../program.ts'

/** `editplan init`: a plan to begin with. */
export const initCommand: CommandFactory = (context, finish) =>
  new Command('init')
    .summary('write a commented plan to begin with')
    .description('Writes a commented plan that applies to any checkout as it is. A file that exists is left alone.')
    .option('-o, --output <file>', 'where to; - is standard output', 'plan.yaml')
    .addHelpText('after', examples('editplan init', 'editplan init -o rename.editplan.yaml'))
    .action(async ({ output }: { output: string }) => {
      if (output === '-') context.stdout(TEMPLATE)
      else await create(output, context)
      finish(0)
    })

async function create(name: string, { cwd, stdout }: Context): Promise<void> {
  const file = path.resolve(cwd, name)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, TEMPLATE, { flag: 'wx' })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'it exists' : String(error)
    throw new EditplanError({ name: 'USAGE', message: `${name} cannot be written: ${reason}. Choose another with -o.` })
  }
  stdout(`${name} is written. Next: editplan check ${name}\n`)
}

const TEMPLATE = `# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json
version: 1
# One line; the title of the pull request. A description in Markdown may follow.
title: Add a greeting
# description: |
#   Why this change is made.

# How the plan is replayed; these are the defaults.
# options:
#   reads: strict          # a file that exists is read before it is edited; auto: edits read by themselves
#   duplicates: collapse   # an edit that repeats an earlier one is left out; or keep, or error
#   on_error: stop         # one refused step, and nothing is written; or continue with the others
#   commits: per-step      # or per-file, or squash

steps:
  # A file that exists is read first; its edits follow.
  # - tool: Read
  #   file_path: src/user.ts
  # - tool: Edit
  #   id: rename-decl
  #   why: the name hides the network call
  #   file_path: src/user.ts
  #   old_string: function getUser(
  #   new_string: function fetchUser(

  # A cell of a notebook.
  # - tool: NotebookEdit
  #   notebook_path: notebooks/demo.ipynb
  #   cell_id: cell-0
  #   new_source: print('hello')

  # A file made or replaced as a whole.
  - tool: Write
    id: greeting
    why: every project greets
    file_path: docs/greeting.md
    content: |
      # Good morning

  # A piece of a file replaced: old_string stands there exactly once, or say replace_all: true.
  - tool: Edit
    file_path: docs/greeting.md
    old_string: Good morning
    new_string: Good evening
`
