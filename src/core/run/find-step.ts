import { EditplanError } from '../../errors.ts'
import type { Run } from '../history/snapshot.ts'
import { inertLine } from '../text/neutralise.ts'

/** Number of a run's step from its number or its id. USAGE when the run has no such step. */
export function findStep({ id: run, snapshots }: Pick<Run, 'id' | 'snapshots'>, wanted: string): number {
  const byId = snapshots.find(({ message, steps }) => steps.length === 1 && idOf(message) === inertLine(wanted))
  const number = byId?.steps[0] ?? (/^\d+$/.test(wanted) ? Number(wanted) : undefined)
  if (number !== undefined && number <= totalOf(snapshots)) return number
  const message = `Run ${run} has no step ${JSON.stringify(wanted)}. See \`editplan show ${run}\`.`
  throw new EditplanError({ name: 'USAGE', message })
}

const TRAILER = /^Editplan-Step: [\d,-]+\/(\d+)(?: (.*))?$/m

/** The trailers are in the last paragraph, where a plan cannot write. */
const trailerOf = (message: string) => TRAILER.exec(message.slice(message.lastIndexOf('\n\n')))

/** The id of the one step that a commit holds. */
export const idOf = (message: string): string | undefined => trailerOf(message)?.[2]

const totalOf = (snapshots: Run['snapshots']): number =>
  Math.max(0, ...snapshots.map(({ message }) => Number(trailerOf(message)?.[1] ?? 0)))
