import { createHash } from 'node:crypto'
import { EditplanError, type Problem } from '../../errors.ts'
import type { StepResult } from '../engine/step-result.ts'
import { hasOnlyCrlf } from '../git/attributes.ts'
import { linesBetween } from '../git/commands/diff.ts'
import { writeBlob } from '../git/commands/object-sizes.ts'
import { type Blob, type BlobConverter, isAttributeFile } from '../git/filters.ts'
import type { Git } from '../git/git.ts'
import { GITLINK, gitlinkCommit } from '../text/gitlink.ts'
import { visible } from '../text/visible.ts'
import { linesOf } from '../tools/file-change.ts'
import { type Change, perPath } from '../workspace/change.ts'
import type { KeptResult } from './manifest.ts'

export interface StoredResult extends StepResult {
  /** What git stores of each change; undefined where the file goes. */
  readonly blobs: ReadonlyMap<Change, Blob | undefined>
}

/** A step as git stores it, or why it cannot. */
export type TakenStep<Result = StoredResult> = { readonly ok: true; readonly result: Result } | Unstorable

/** Why git cannot store a file that a step changes. */
export type Unstorable = { readonly ok: false; readonly path: string; readonly problem: Problem }

/** What git stores of each step's files, step by step: the blobs that `git add` would make after it. */
export class StoredChanges {
  readonly #options
  /** What each changed path holds in the chain so far; undefined where it was removed. */
  readonly #blobs: Map<string, Blob | undefined>
  /** The encoding in which each file that a step left is in the work tree. */
  readonly #encodings = new Map<string, string | undefined>()

  constructor(options: {
    /** Where blobs go. */
    readonly git: Git
    readonly converter: BlobConverter
    /** What the chain holds before the first step where that is not what is committed. */
    readonly dirty: ReadonlyMap<string, Blob | undefined>
    /** What git has of a path before the run. */
    committed(path: string): Promise<Uint8Array | undefined>
  }) {
    this.#options = options
    this.#blobs = new Map(options.dirty)
  }

  /** The step with its blobs, and its lines as `git diff --numstat` counts them in these. */
  async take(result: StepResult): Promise<TakenStep> {
    const attributes = result.changes.flatMap(perPath).filter(({ path }) => isAttributeFile(path))
    const [first] = attributes
    if (first) {
      this.#options.converter.attributesChanged(new Map(attributes.map(({ path, after }) => [path, after])))
      const torn = await this.#tornBy(attributes)
      if (torn !== undefined) return { ok: false, path: first.path, problem: writtenOtherwise(torn) }
    }
    const blobs = new Map<Change, Blob | undefined>()
    for (const change of result.changes) {
      try {
        const [stored, blob] = await this.#store(change)
        blobs.set(stored, blob)
      } catch (error) {
        const problem = problemOf(error)
        if (!problem) throw error
        return { ok: false, path: change.path, problem }
      }
    }
    return { ok: true, result: { ...result, changes: [...blobs.keys()], blobs } }
  }

  /** A file that an earlier step wrote in another encoding than these attributes say. */
  async #tornBy(attributes: readonly Change[]): Promise<string | undefined> {
    const isAbout = ({ before, after }: Change): boolean => [before, after].some((one) => one?.includes(ENCODING))
    if (!attributes.some(isAbout)) return undefined
    const { converter } = this.#options
    const written = [...this.#encodings].filter(([path]) => this.#blobs.get(path))
    await converter.look(written.map(([path]) => path))
    return written.find(([path, encoding]) => converter.encodingOf(path) !== encoding)?.[0]
  }

  /** The change with its lines as git counts them, and what git stores. */
  async #store(change: Change): Promise<readonly [Change, Blob | undefined]> {
    const { path, from = path } = change
    const { converter } = this.#options
    if (change.mode === GITLINK && change.after) {
      const moved = { oid: gitlinkCommit(change.after) }
      this.#blobs.set(path, moved)
      return [change, moved]
    }
    const isConverted = converter.converts(path) || converter.converts(from)
    if (isConverted && converter.encodingOf(path) !== converter.encodingOf(from))
      throw new EditplanError(otherEncoding(path, from))
    const encoding = converter.encodingOf(path)
    if (converter.begunEncodingOf(from) !== encoding && !this.#blobs.has(from) && change.before)
      throw new EditplanError(readOtherwise(path))
    this.#encodings.set(path, encoding)
    const held = this.#blobs.has(from) ? this.#blobs.get(from) : undefined
    const blob = isConverted ? await this.#converted(change) : blobOfChange(change)
    const before = isConverted && !this.#blobs.has(from) ? blobOf(await this.#options.committed(from)) : held
    this.#blobs.set(from, undefined)
    this.#blobs.set(path, blob)
    if (!isConverted) return [change, blob]
    return [{ ...toldChange(change), ...(await this.#lines(change, { before, after: blob })) }, blob]
  }

  async #converted({ path, after }: Change): Promise<Blob | undefined> {
    return after && (await this.#options.converter.convert(path, after, () => this.#contentAt(path)))
  }

  /** What git has at the path at this point of the chain. */
  async #contentAt(path: string): Promise<Uint8Array | undefined> {
    const blob = this.#blobs.get(path)
    if (blob && 'content' in blob) return blob.content
    return !blob && this.#blobs.has(path) ? undefined : this.#options.committed(path)
  }

  /** Where git stores the very lines of both sides, they were counted already. */
  async #lines(
    change: Change,
    blobs: { readonly before: Blob | undefined; readonly after: Blob | undefined },
  ): Promise<ReturnType<typeof linesOf>> {
    const { before, after } = change
    if (hasSameLines(after, blobs.after) && hasSameLines(before, blobs.before)) return linesOf([change])
    const { git, converter } = this.#options
    return git.run(converter.within(linesBetween(await this.#idOf(blobs.before), await this.#idOf(blobs.after))))
  }

  async #idOf(blob: Blob | undefined): Promise<string> {
    if (blob && 'oid' in blob) return blob.oid
    return this.#options.git.run(writeBlob(blob?.content ?? new Uint8Array()))
  }
}

/** A Move keeps the bytes, which git would read in another encoding. */
const otherEncoding = (path: string, from: string): Problem => ({
  name: 'UNENCODABLE',
  message: `In .gitattributes, ${visible(path)} has another \`working-tree-encoding\` than ${visible(from)}, and git would store another text. Give both the same, or Write the new file and Delete the old one.`,
})

const ENCODING = 'working-tree-encoding'

const writtenOtherwise = (path: string): Problem => ({
  name: 'UNENCODABLE',
  message: `An earlier step writes ${visible(path)} in another \`${ENCODING}\` than this step's .gitattributes gives it, and git would store another text. Put this step before that one.`,
})

const readOtherwise = (path: string): Problem => ({
  name: 'UNENCODABLE',
  message: `An earlier step's .gitattributes gives ${visible(path)} another \`${ENCODING}\` than it has in the work tree, and git would store another text. Leave this step to a second plan, and check the file out again before it.`,
})

/** FILTER_UNAVAILABLE and UNENCODABLE are refusals of a file; anything else is not. */
const problemOf = (error: unknown): Problem | undefined =>
  error instanceof EditplanError
    ? error.problems.find(({ name }) => name === 'FILTER_UNAVAILABLE' || name === 'UNENCODABLE')
    : undefined

/** Of bytes that are computed on demand, git needs only those that are committed. */
const blobOfChange = (change: Change): Blob | undefined =>
  change.size === undefined
    ? change.after && { content: change.after, isExact: true }
    : {
        isExact: true,
        get content() {
          return change.after ?? new Uint8Array()
        },
      }

const blobOf = (content: Uint8Array | undefined): Blob | undefined => content && { content }

const hasSameLines = (bytes: Buffer | undefined, blob: Blob | undefined): boolean => {
  if (!bytes || !blob) return bytes === blob
  if ('oid' in blob) return false
  return bytes.equals(blob.content) || (hasOnlyCrlf(bytes) && !blob.content.includes(13))
}

/** A copy that computes the change's content on demand. */
const toldChange = (change: Change): Change => {
  const { before, after, structuredPatch, insertions, deletions } = change
  return { ...change, before, after, structuredPatch, insertions, deletions } as Change
}

/** The result of a Run step that was carried out. */
export interface RecordedCommand extends KeptResult {
  /** Number of the step. */
  readonly step: number
  /** Files after it, in order of path, as git writes modes and names blobs; null where a file is gone. */
  readonly files: readonly { readonly path: string; readonly mode: string; readonly blob: string | null }[]
}

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
