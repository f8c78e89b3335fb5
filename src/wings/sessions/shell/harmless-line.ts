import { readCommandLine } from '../../../core/programs/command-line.ts'
import { isHarmless } from './programs.ts'

/** Whether a command line changes no file, whatever it prints. */
export const isHarmlessLine = (line: string): boolean => {
  const read = readCommandLine(line)
  const programs = (read.ok && read.programs) || plainPrograms(line)
  return programs?.every(([name, ...words]) => isHarmless(name, words)) === true
}

/** The programs of a line in which nothing is quoted, expanded or redirected. */
const plainPrograms = (line: string): readonly (readonly [string, ...string[]])[] | undefined => {
  if (/["'`$<>(){}\\\n]|(^|[^&])&([^&]|$)/.test(line)) return undefined
  return line.split(/\|\||&&|[|;]/).map((part) => {
    const [name = '', ...words] = part.trim().split(/\s+/)
    return [name, ...words]
  })
}
