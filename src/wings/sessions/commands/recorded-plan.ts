import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freeBeside, writeWhole } from '../../../core/git/whole-file.ts'
import type { WrittenPlan } from '../../../core/history/recordings.ts'
import { planText } from '../../../core/plan/print.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { entryAt } from '../../../core/workspace/folders.ts'
import { refuseOutward } from '../../../core/workspace/path-guard.ts'

/**
 * Writes a session's plan to the file that is wanted, or to the first free one beside it, as `plan.1.yaml`, where that is not the
 * session's own: of another session, or changed since. `known`: where the session's plan was written last. Throws PATH_OUTSIDE_REPO
 * where a link leads the folder out of its checkout.
 */
export function writeRecorded(plan: Plan, wanted: string, known: WrittenPlan | undefined): WrittenPlan {
  refuseOutward(path.dirname(wanted))
  const isOwn = known !== undefined && existsSync(known.file) && digestOf(known.file) === known.sha256
  const file = isOwn ? known.file : claimed(wanted)
  const text = [...planText(plan, file)].join('')
  writeWhole(file, text, { durable: true, mode: 0o666 })
  return { file, sha256: sha256(text) }
}

const digestOf = (file: string): string => sha256(readFileSync(file))

/** The first of the names that is free, made empty so that no other session takes it. */
function claimed(wanted: string): string {
  for (let file = wanted; ; file = freeBeside(wanted))
    try {
      closeSync(openSync(file, 'wx'))
      return file
    } catch (error) {
      if (!entryAt(file)) throw error
    }
}
