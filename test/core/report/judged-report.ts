import type { RunReport } from '../../../src/core/report/report.ts'
import { sampleReport } from './sample.ts'

/** A report of steps that the policy judged, each in its own way, and of programs that were run on the result. */
export function judgedReport(changes: Parameters<typeof sampleReport>[0] = {}): RunReport {
  const report = sampleReport(changes, 3)
  const judge = (step: number, policy: NonNullable<RunReport['steps'][number]['policy']>) =>
    Object.assign(report.steps[step - 1] ?? {}, { policy })
  judge(2, { behavior: 'allow', rule: 'Edit(src/**)', reason: 'The rule Edit(src/**) allows it' })
  judge(3, { behavior: 'allow', rule: 'granted', reason: 'The path is protected (lock files); leave was given' })
  judge(4, { behavior: 'ask', rule: 'mode: auto', reason: 'The classifier has not allowed it' })
  const denied = { behavior: 'deny', rule: 'Edit(secrets/**)', reason: 'The rule Edit(secrets/**) denies it' } as const
  judge(7, denied)
  const message = `Edit of docs/x.md: ${denied.reason}. Drop the step, or have the policy changed.`
  Object.assign(report.steps[6] ?? {}, { error: { name: 'PATH_DENIED', code: 2, message } })
  const name = 'node --test --experimental-a-very-long-option-that-no-narrow-window-holds=test/**/*.test.ts'
  const tail = Array.from({ length: 60 }, (_, at) => `line \u001b[31m${at + 1}\u001b[0m`).join('\n')
  const verifications = [
    { name: 'npm run lint', ok: true, milliseconds: 1200, tail: 'No problem.\n' },
    { name, ok: false, milliseconds: 80, tail: `${'x'.repeat(300)}\n`, output: 'report.verify-2.txt' },
    { name: 'npm test', ok: false, milliseconds: 3400, tail },
  ]
  return { ...report, verifications }
}
