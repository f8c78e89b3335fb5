import { Argument, Command } from 'commander'
import type { Shell } from '../completion.ts'
import type { CommandFactory } from '../context.ts'
import { examples } from '../options.ts'

/** `editplan completion`: a script for a shell. */
export const completionCommand: CommandFactory = (context, finish) =>
  new Command('completion')
    .summary('print a shell completion script')
    .description(
      'Prints a script that completes commands, options and their values. Source it in your shell’s start-up file.',
    )
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples(
        'editplan completion bash >> ~/.bashrc',
        'editplan completion fish > ~/.config/fish/completions/editplan.fish',
      ),
    )
    .action(async (shell: Shell, _: unknown, { parent }: Command) => {
      const { completionScript } = await import('../completion.ts')
      if (parent) context.stdout(completionScript(shell, parent))
      finish(0)
    })
