import type { ProgramResult } from './run-program.ts'

const TAIL_BYTES = 4096

/** The end of a program's output: from the beginning of a line, or of a character where a single line is longer. At most 4 KiB. */
export const tailOf = (output: Buffer): string => {
  if (output.length <= TAIL_BYTES) return output.toString()
  const end = output.subarray(-TAIL_BYTES)
  const line = end.indexOf('\n')
  return end
    .subarray(line >= 0 && line < TAIL_BYTES - 1 ? line + 1 : 0)
    .toString()
    .replace(/^\ufffd+/, '')
}

/** How a program ended that did not succeed, as a predicate. */
export const endOf = ({ ended, exitCode, failure }: Pick<ProgramResult, 'ended' | 'exitCode' | 'failure'>): string =>
  ({
    exit: `exited with ${exitCode}`,
    timeout: 'was killed after its timeout',
    output: 'was killed because it printed too much',
    aborted: 'was stopped',
    'not-started': `could not be started (${failure})`,
  })[ended]
