import { createHash } from 'node:crypto'

/** The result of a Run step that was carried out. */
export interface RecordedCommand {
  /** Number of the step. */
  readonly step: number
  /** As one line. */
  readonly command: string
  /** What it changed, as git prints it with binary files: in the bytes that git stores. Empty where it changed nothing. */
  readonly patch: string
  /** Of the patch, where it is not UTF-8. */
  readonly encoding?: 'base64'
  /** Files after it, in order of path, as git writes modes and names blobs; null where a file is gone. */
  readonly files: readonly { readonly path: string; readonly mode: string; readonly blob: string | null }[]
}

/** The same for the same results, whichever patch describes them. */
export const digestOfCommands = (commands: readonly RecordedCommand[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        commands.map(({ step, files }) => [step, files.map(({ path, mode, blob }) => [path, mode, blob])]),
      ),
    )
    .digest('hex')

/** A patch as text that JSON can hold. */
export const textOfPatch = (bytes: Buffer): Pick<RecordedCommand, 'patch' | 'encoding'> => {
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? { patch: text } : { patch: bytes.toString('base64'), encoding: 'base64' }
}

export const bytesOfPatch = ({ patch, encoding }: Pick<RecordedCommand, 'patch' | 'encoding'>): Buffer =>
  Buffer.from(patch, encoding ?? 'utf8')
