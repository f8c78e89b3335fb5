import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeepOutput } from '../../core/run/verification.ts'
import type { Context } from './context.ts'
import type { DeliveryOptions } from './deliver.ts'

/**
 * Keeps what programs print beside the report: verifications as `<report>.verify-<number>.txt`, the command of a step as
 * `<report>.run-<step>.txt`. Undefined where no report is written.
 * The text is kept as it was printed.
 */
export function keepBeside({ report, html }: DeliveryOptions, { cwd }: Context): KeepOutput | undefined {
  const name = report ?? html
  if (name === undefined) return undefined
  const file = path.resolve(cwd, name)
  return async (output, number, of) => {
    const kept = `${file.slice(0, file.length - path.extname(file).length)}.${of}-${number}.txt`
    await writeFile(kept, output)
    return kept
  }
}
