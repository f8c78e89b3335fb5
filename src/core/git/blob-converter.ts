import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Conversion } from './attributes.ts'
import type { GitCommand } from './command.ts'
import { hashFiltered, writeObject } from './commands/hash-object.ts'
import { lookAtFiles, setEntries } from './commands/update-index.ts'
import { conversionFailed, requiring } from './conversion-failure.ts'
import type { Conversions } from './conversions.ts'
import type { Git } from './git.ts'
import { hasTextCrlf, storedLineEnds } from './line-ends.ts'

/** A future blob: its bytes, or the id under which git has stored it already. */
export type Blob = { readonly content: Uint8Array } | { readonly oid: string }

/** Turns work-tree bytes into the blobs that `git add` would make of them. */
export interface BlobConverter extends Disposable {
  /**
   * `committed` returns what the path holds in git now; called only where it matters. Throws FILTER_UNAVAILABLE, and UNENCODABLE for
   * text that the path's encoding cannot hold.
   */
  convert(path: string, content: Uint8Array, committed: () => Promise<Uint8Array | undefined>): Promise<Blob>
  /** True when the path has a conversion at all. */
  converts(path: string): boolean
  /** True when these bytes may become a blob of other bytes. */
  mayDiffer(path: string, content: Uint8Array): boolean
  /** Takes the new content of `.gitattributes` files that the run changed; undefined where it removed one. */
  attributesChanged(files: ReadonlyMap<string, Uint8Array | undefined>): void
  /** The command, so that git takes the attributes as they are now. */
  within<Result>(command: GitCommand<Result>): GitCommand<Result>
}

/** Begins with these attributes. `git` stores the blobs that a filter gives. */
export function openConverter(git: Git, begun: Conversions): BlobConverter {
  let conversions = begun
  const changed = new Map<string, Uint8Array | undefined>()
  const close = (): void => {
    if (conversions !== begun) conversions[Symbol.dispose]()
  }
  return {
    async convert(path, content, committed) {
      const conversion = conversions.of(path)
      if (!conversion.filtered) return { content: await storedLineEnds(content, conversion.lineEnds, committed) }
      try {
        const before = await keptLineEnds(conversion, content, committed)
        const file = { path, content, before }
        return { oid: before ? await addOver(git, conversions, file) : await hash(git, conversions, file) }
      } catch (error) {
        throw conversionFailed(error, path, conversion.driver)
      }
    },
    converts(path) {
      const { filtered, lineEnds } = conversions.of(path)
      return filtered || lineEnds !== 'keep'
    },
    mayDiffer(path, content) {
      const { filtered, lineEnds } = conversions.of(path)
      return filtered || (lineEnds !== 'keep' && content.includes(13))
    },
    attributesChanged(files) {
      for (const [path, content] of files) changed.set(path, content)
      close()
      conversions = begun.with(new Map(changed))
    },
    within: (command) => conversions.within(command),
    [Symbol.dispose]: close,
  }
}

/** Whether a path is that of a file with attributes. */
export const isAttributeFile = (path: string): boolean => basename(path) === '.gitattributes'

interface FilteredBlob {
  readonly path: string
  readonly content: Uint8Array
}

const hash = (git: Git, conversions: Conversions, { path, content }: FilteredBlob): Promise<string> => {
  const command = hashFiltered(path, content)
  const args = [...requiring('cleans', conversions.of(path).driver), ...command.args]
  return git.run(conversions.within({ ...command, args }))
}

/** The committed bytes where git leaves CRLF alone because they have it. `hash-object` does not look at what is committed. */
async function keptLineEnds(
  { lineEnds }: Conversion,
  content: Uint8Array,
  committed: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const before = lineEnds === 'auto' && content.includes(13) ? await committed() : undefined
  return before && hasTextCrlf(before) ? before : undefined
}

/** Adds the file to an index of its own that has the committed one. */
async function addOver(
  git: Git,
  conversions: Conversions,
  { path, content, before = content }: FilteredBlob & { readonly before: Uint8Array | undefined },
): Promise<string> {
  const file = join(conversions.workTree(), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const required = requiring('cleans', conversions.of(path).driver)
  const run = <Result>(command: GitCommand<Result>): Promise<Result> =>
    git.run(conversions.within({ ...command, args: [...required, ...command.args] }))
  try {
    const oid = await git.run(writeObject('blob', before))
    await run(setEntries([[path, { mode: '100644', oid }]]))
    await run(lookAtFiles([path]))
    return await run(stagedBlob(path))
  } finally {
    rmSync(file, { force: true })
  }
}

const stagedBlob = (path: string): GitCommand<string> => ({
  args: ['ls-files', '--stage', '-z', '--', path],
  input: '',
  parse: (stdout) => stdout.toString('latin1').split(' ')[1] ?? '',
})
