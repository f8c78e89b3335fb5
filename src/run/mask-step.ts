import { maskSecrets } from '../policy/secrets.ts'
import type { ReportedProblem, ReportedStep } from '../report/report.ts'

/** A step as it may be shown: of one that was not done, the path and the words of the refusal may carry what they refuse. */
export async function maskStep(step: ReportedStep): Promise<ReportedStep> {
  if (step.status !== 'failed' && step.status !== 'skipped') return step
  const file_path = await maskSecrets(step.file_path)
  const new_path = step.new_path === undefined ? undefined : await maskSecrets(step.new_path)
  return {
    ...step,
    file_path,
    ...(new_path !== undefined && { new_path }),
    ...(step.error && { error: await maskProblem(step.error) }),
  }
}

const maskProblem = async ({ message, suggestions, ...problem }: ReportedProblem): Promise<ReportedProblem> => ({
  ...problem,
  message: await maskSecrets(message),
  ...(suggestions && { suggestions: await Promise.all(suggestions.map(maskSecrets)) }),
})
