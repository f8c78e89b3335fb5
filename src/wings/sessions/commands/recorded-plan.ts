import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freeBeside, replaceFile } from '../../../core/git/whole-file.ts'
import type { WrittenPlan } from '../../../core/history/recordings.ts'
import { planText } from '../../../core/plan/print.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { entryAt } from '../../../core/workspace/folders.ts'
import { refuseOutward } from '../../../core/workspace/path-guard.ts'

interface PlanPlace {
  readonly wanted: string
  /** Where the session's last plan is. */
  readonly known: WrittenPlan | undefined
  /** Called with the file before it is written. */
  readonly onWrite?: (written: WrittenPlan) => void
}

/**
 * Writes a session's plan to the file that is wanted, or to the first free one beside it, as `plan.1.yaml`, where that is not the
 * session's own: of another session, or changed since. Throws PATH_OUTSIDE_REPO where a link leads the folder out of its checkout.
 */
export function writeRecorded(plan: Plan, { wanted, known, onWrite }: PlanPlace): WrittenPlan {
  refuseOutward(path.dirname(wanted))
  const own = known && isOwn(known) ? known : undefined
  for (let file = own?.file ?? wanted; ; file = freeBeside(wanted)) {
    const text = [...planText(plan, file)].join('')
    const written = { file, digests: [...(own?.digests ?? []), sha256(text)].slice(-2) }
    onWrite?.(written)
    try {
      replaceFile(file, text, { isNew: !own })
      return written
    } catch (error) {
      if (own || !entryAt(file)) throw error
    }
  }
}

/** A link is never the session's own. */
const isOwn = ({ file, digests }: WrittenPlan): boolean =>
  (entryAt(file)?.isFile() ?? false) && digests.includes(sha256(readFileSync(file)))
