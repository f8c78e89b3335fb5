import * as z from 'zod'
import type { Step } from '../plan/schema.ts'
import { filterEnvironment } from '../programs/environment.ts'
import { runProgram } from '../programs/run-program.ts'
import { listOf } from '../text/globs.ts'
import { parsedJson } from '../text/json.ts'
import type { Act } from '../tools/permission.ts'
import type { Decision } from './command-rules.ts'
import { type Policy, wantsConfirmation } from './policy.ts'
import type { Host } from './run-verifications.ts'

/** A step under one of its paths, with the policy's decision. */
export interface ReviewedStep {
  readonly step: Step
  /** Relative to the root, as the workspace located it. */
  readonly path: string
  /** What the step does there. */
  readonly effects: Act['effects']
  readonly decision: Decision
}

const AT_ONCE = 4

/** The policy's decision about each step before a replay; with `mode: auto` the classifier decides where no rule does. */
export const reviewSteps = async (
  policy: Policy,
  steps: readonly Pick<ReviewedStep, 'step' | 'path' | 'effects'>[],
  host: Host,
): Promise<readonly ReviewedStep[]> => {
  const reviewed = steps.map(({ step, path, effects }) => ({
    step,
    path,
    effects,
    decision: policy.decide(path, { tool: step.tool, effects }, step.index, wantsConfirmation(step)),
  }))
  const argv = policy.file.classifier
  if (policy.file.mode !== 'auto' || !argv) return reviewed
  const result: ReviewedStep[] = [...reviewed]
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < reviewed.length; at = next++) {
      const one = reviewed[at]
      if (one?.decision.rule !== 'mode: auto') continue
      const { behavior, reason } = await classifyStep(argv, one.step, host)
      result[at] = { ...one, decision: { behavior, rule: 'mode: auto', reason } }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result
}

/** The classifier's answers by the step's number, for `createPolicy`. */
export const classifiedOf = (reviewed: readonly ReviewedStep[]): ReadonlyMap<number, Decision> =>
  new Map(reviewed.flatMap(({ step, decision }) => (decision.rule === 'mode: auto' ? [[step.index, decision]] : [])))

type Classification = { readonly behavior: 'allow' | 'ask' | 'deny'; readonly reason: string }

const answerSchema = () =>
  z.object({ behavior: z.enum(['allow', 'ask', 'deny']), confidence: z.number().min(0).max(1) })

/** Below this confidence the answer is ignored, and the step needs approval. */
const CONFIDENT = 0.8

/** Milliseconds for one answer. */
const TIMEOUT = 30_000

/** Queries the classifier about a step: `{tool, file_path, why, input}` as JSON on standard input. A failure or a bad answer means `ask`. */
const classifyStep = async (argv: readonly string[], step: Step, host: Host): Promise<Classification> => {
  const [file, ...args] = argv
  if (file === undefined) return { behavior: 'ask', reason: 'The policy has no classifier' }
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
  const answer = answerSchema().safeParse(parsedJson(result.stdout.toString()))
  if (!answer.success) return { behavior: 'ask', reason: 'The classifier’s answer is not valid' }
  const { behavior, confidence } = answer.data
  const said = `The classifier says ${behavior} with confidence ${confidence}`
  if (confidence < CONFIDENT) return { behavior: 'ask', reason: `${said}, under ${CONFIDENT}` }
  return { behavior, reason: said }
}

const pathOf = ({ input }: Step): string => {
  if ('glob' in input && input.glob !== undefined) return listOf(input.glob).join(', ')
  return ('file_path' in input ? input.file_path : 'notebook_path' in input ? input.notebook_path : '') ?? ''
}
