import * as z from 'zod'
import type { Step } from '../plan/schema.ts'
import { filterEnvironment } from '../programs/environment.ts'
import { runProgram } from '../programs/run-program.ts'
import { listOf } from '../text/globs.ts'
import type { Host } from './verification.ts'

/** What the classifier of `mode: auto` said about a step. */
export interface Classification {
  readonly behavior: 'allow' | 'ask' | 'deny'
  readonly reason: string
}

const answerSchema = z.object({ behavior: z.enum(['allow', 'ask', 'deny']), confidence: z.number().min(0).max(1) })

/** Below this confidence the answer is not taken, and somebody is asked. */
const CONFIDENT = 0.8

/** Milliseconds for one answer. */
const TIMEOUT = 30_000

/**
 * Asks the classifier about one step: `{tool, file_path, why, input}` as JSON on its standard input. An answer that cannot be read,
 * or a classifier that fails, means: ask.
 */
export const classifyStep = async (argv: readonly string[], step: Step, host: Host): Promise<Classification> => {
  const [file, ...args] = argv
  if (file === undefined) return { behavior: 'ask', reason: 'The policy names no classifier' }
  const input = JSON.stringify({ tool: step.tool, file_path: pathOf(step), why: step.why, input: step.input })
  const result = await runProgram({
    argv: [file, ...args],
    input: `${input}\n`,
    timeout: TIMEOUT,
    outputLimit: 2 ** 16,
    ...host,
    environment: filterEnvironment(host.environment),
  })
  if (result.ended !== 'exit' || result.exitCode !== 0)
    return { behavior: 'ask', reason: `The classifier failed (${result.failure ?? result.exitCode ?? result.ended})` }
  const answer = answerSchema.safeParse(readJson(result.stdout))
  if (!answer.success) return { behavior: 'ask', reason: 'The classifier’s answer cannot be read' }
  const { behavior, confidence } = answer.data
  const said = `The classifier says ${behavior} with confidence ${confidence}`
  if (confidence < CONFIDENT) return { behavior: 'ask', reason: `${said}, under ${CONFIDENT}` }
  return { behavior, reason: said }
}

/** The path that a step names, or its glob. */
const pathOf = ({ input }: Step): string => {
  if ('glob' in input && input.glob !== undefined) return listOf(input.glob).join(', ')
  return ('file_path' in input ? input.file_path : 'notebook_path' in input ? input.notebook_path : '') ?? ''
}

/** Undefined, which no schema takes, for what is no JSON. */
const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
