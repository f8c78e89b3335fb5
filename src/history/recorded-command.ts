import { createHash } from 'node:crypto'
import { applySplices, spliceBetween } from '../text/splice.ts'

/** What a command changed in one file, as a patch of the bytes that git stores. */
export interface RecordedFile {
  readonly path: string
  /** SHA-256 of the bytes before and after; null where there is no file. */
  readonly before: string | null
  readonly after: string | null
  readonly executable: boolean
  /** The bytes [start, end) of the file before are replaced; base64. */
  readonly splices: readonly { readonly start: number; readonly end: number; readonly replacement: string }[]
}

/** The result of a Run step that was carried out. */
export interface RecordedCommand {
  /** Number of the step. */
  readonly step: number
  /** As one line. */
  readonly command: string
  readonly files: readonly RecordedFile[]
}

interface BothSides {
  readonly path: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  readonly executable: boolean
}

/** The patch that leads from one side to the other. */
export const recordFile = ({ path, before, after, executable }: BothSides): RecordedFile => ({
  path,
  before: digestOf(before),
  after: digestOf(after),
  executable,
  splices: after
    ? spliceBetween(before ?? NOTHING, after, 1).map(({ start, end, replacement }) => ({
        start,
        end,
        replacement: Buffer.from(replacement).toString('base64'),
      }))
    : [],
})

/** The bytes that the patch makes, undefined where the file goes; false where the file before is not the one that it was made from. */
export const replayFile = (recorded: RecordedFile, before: Buffer | undefined): Buffer | undefined | false => {
  if (digestOf(before) !== recorded.before) return false
  if (recorded.after === null) return undefined
  const given = before ?? NOTHING
  const splices = recorded.splices.map(({ start, end, replacement }) => ({
    start,
    end,
    replacement: Buffer.from(replacement, 'base64'),
  }))
  if (splices.some(({ start, end }) => !(start >= 0 && start <= end && end <= given.length))) return false
  const after = applySplices(given, splices)
  return digestOf(after) === recorded.after && after
}

/** The same for the same results. */
export const digestOfCommands = (commands: readonly RecordedCommand[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        commands.map(({ step, files }) => [
          step,
          files.map(({ path, after, executable }) => [path, after, executable]),
        ]),
      ),
    )
    .digest('hex')

const NOTHING = Buffer.alloc(0)

const digestOf = (bytes: Buffer | undefined): string | null =>
  bytes ? createHash('sha256').update(bytes).digest('hex') : null
