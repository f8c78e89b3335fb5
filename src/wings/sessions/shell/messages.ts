import type { Status } from './program.ts'

/** How a command went, by what the line printed; `output` is undefined where that is not known, or not what programs complain of. */
export function statusByMessages(
  [program = '', ...words]: readonly string[],
  output: string | undefined,
  isAct = false,
): Status {
  const complaints = output === undefined ? undefined : complaintsOf(program, output)
  if (output === undefined || !complaints || complaints.some((line) => /: -e expression #/.test(line))) return 'unknown'
  if (complaints.length === 0) {
    const tells = isAct || /^(cd|mkdir|ls|cat|head|tail)$/.test(program)
    return tells && !/^(\/\S*\/)?(ba|z|da)?sh: /m.test(output) ? 'ok' : 'unknown'
  }
  const mentions = words.some((word) => !word.startsWith('-') && complaints.some((line) => line.includes(word)))
  return mentions ? 'failed' : 'unknown'
}

/** What a program that failed says begins with its name. */
const complaintsOf = (program: string, output: string): string[] =>
  output.split('\n').filter((line) => {
    if (program === 'git') return /^(fatal|error):/.test(line)
    const at = line.indexOf(`${program}: `)
    return at === 0 || (at > 0 && /[\s/]/.test(line[at - 1] ?? ''))
  })
