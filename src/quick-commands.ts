/** What a command of a wing makes of its words and of standard input: its exit code, or undefined where the command line is to run it. */
type QuickCommand = (words: readonly string[], stdin: Buffer) => Promise<number | undefined>

/** Commands that start without the command line, which takes longer than they do: by their words. */
export const QUICK_COMMANDS: Readonly<Record<string, () => Promise<QuickCommand>>> = {
  'record hook': async () => (await import('./wings/sessions/commands/hook-call.ts')).quickHook,
}
