import type { Problem } from '../../errors.ts'
import { type Environment, filterEnvironment } from '../programs/environment.ts'
import { endOf, tailOf } from '../programs/output-tail.ts'
import { type ProgramResult, runProgram } from '../programs/run-program.ts'
import type { Verification } from './policy-file.ts'

/** Where programs of the policy run. */
export interface Host {
  /** The checkout, or for verifications a temporary worktree of the result. */
  readonly cwd: string
  /** Programs get a fixed part of it, without tokens. Default: the environment of this process. */
  readonly environment?: Environment
  /** Given to each program as well. */
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** How one verification ended. */
export interface VerificationResult {
  readonly verification: Verification
  /** Its name in the report. */
  readonly name: string
  readonly ok: boolean
  /** The full output of all its programs, both streams, to keep beside the report. */
  readonly output: Buffer
  /** The last lines of the output, for the report. */
  readonly tail: string
  readonly milliseconds: number
  /** VERIFY_FAILED, unless it is ok. */
  readonly problem?: Problem
}

/**
 * Runs the policy's verifications one after the other. A failure of one that is to stop publishing (any but `on-failure: draft`) ends them; the
 * caller decides what follows from the others, and commits what those with `formats` changed.
 */
export async function* runVerifications(
  verifications: readonly Verification[],
  host: Host,
): AsyncGenerator<VerificationResult, void, void> {
  for (const verification of verifications) {
    const result = await verify(verification, host)
    yield result
    if (!result.ok && verification['on-failure'] !== 'draft') return
  }
}

/** What a verification is called in reports. */
export const verificationName = ({ name, run }: Pick<Verification, 'name' | 'run'>): string =>
  name ?? (typeof run === 'string' ? run : run.join(' '))

const verify = async (verification: Verification, host: Host): Promise<VerificationResult> => {
  const name = verificationName(verification)
  const outputs: Buffer[] = []
  let milliseconds = 0
  let problem: Problem | undefined
  for (const argv of await programsOf(verification)) {
    const result = await runProgram({
      argv,
      cwd: host.cwd,
      environment: { ...filterEnvironment(host.environment, verification.env), ...host.env },
      timeout: Math.max(1, verification.timeout * 1000 - milliseconds),
      ...(host.signal && { signal: host.signal }),
    })
    outputs.push(result.output)
    milliseconds += result.milliseconds
    problem = failureOf(name, result)
    if (problem) break
  }
  const output = Buffer.concat(outputs)
  return { verification, name, ok: !problem, output, tail: tailOf(output), milliseconds, ...(problem && { problem }) }
}

/** `parsePolicy` checked that a command line runs without a shell. */
const programsOf = async ({ run }: Verification): Promise<readonly (readonly [string, ...string[]])[]> => {
  if (typeof run !== 'string') return [run]
  const { readCommandLine } = await import('../programs/command-line.ts')
  const line = readCommandLine(run)
  if (!line.ok || !line.programs) throw new TypeError(`${run} needs a shell, and no shell is used`)
  return line.programs
}

const failureOf = (name: string, result: ProgramResult): Problem | undefined => {
  if (result.ended === 'exit' && result.exitCode === 0) return undefined
  const message = `The verification ${JSON.stringify(name)} ${endOf(result)}. See its output.`
  return { name: 'VERIFY_FAILED', message }
}
