import * as z from 'zod'

export type { ReportedVerification } from './report-data.ts'

/** How one verification of the policy ended. */
export const reportedVerification = z.strictObject({
  name: z.string().describe('Its name in the policy.'),
  ok: z.boolean().describe('Whether it succeeded.'),
  milliseconds: z.int().min(0).describe('How long it ran.'),
  tail: z.string().describe('The last lines of its output, at most 4 KiB; credentials masked.'),
  output: z.exactOptional(z.string()).describe('File with its whole output.'),
})
