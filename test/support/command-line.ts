import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Finished } from './cli.ts'
import { testEnvironment } from './git.ts'
import { editplan } from './program.ts'

/** A line of a page as a reader would type it: pipes, `<` and `>`, quotes; a comment may say which exit code it ends with. */
export interface Line {
  readonly command: string
  readonly exitCode: number
}

/** The lines of a script that are commands. */
export const linesOf = (script: string): readonly Line[] =>
  script
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, command = '', comment = ''] = /^(.*?)(?:\s+#\s*(.*))?$/.exec(line) ?? []
      return { command, exitCode: Number(/exit code (\d)/.exec(comment)?.[1] ?? 0) }
    })

/** Runs a line: `editplan` in this process, `git` as it is, nothing else. What the last program said. `env` is for `editplan`. */
export async function runLine(
  command: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  let finished: Finished = { exitCode: 0, stdout: '', stderr: '' }
  for (const stage of command.split(' | ')) {
    const words = [...stage.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
    const [output, input] = [operand(words, '>'), operand(words, '<')]
    const piped = input === undefined ? finished.stdout : readFileSync(path.resolve(cwd, input), 'utf8')
    finished = await runProgram(words, { cwd, input: piped, env })
    if (output !== undefined) writeFileSync(path.resolve(cwd, output), finished.stdout)
  }
  return finished
}

/** Takes a redirection out of the words; the file it names. */
const operand = (words: string[], operator: string): string | undefined => {
  const at = words.indexOf(operator)
  return at < 0 ? undefined : words.splice(at, 2)[1]
}

async function runProgram(
  [program = '', ...args]: readonly string[],
  { cwd, input, env }: { readonly cwd: string; readonly input: string; readonly env: Readonly<Record<string, string>> },
): Promise<Finished> {
  if (program === 'editplan') return editplan(args, { cwd, input, env })
  if (program !== 'git') throw new Error(`no page may run ${program}`)
  return {
    exitCode: 0,
    stdout: execFileSync('git', args, { cwd, env: testEnvironment(), encoding: 'utf8' }),
    stderr: '',
  }
}
