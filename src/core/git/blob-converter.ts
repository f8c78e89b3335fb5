import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Conversion, conversionOf } from './attributes.ts'
import { checkAttributes } from './commands/check-attr.ts'
import { hashFiltered } from './commands/hash-object.ts'
import type { Git } from './git.ts'
import { storedLineEnds } from './line-ends.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A future blob: its bytes, or the id under which git has stored it already. */
export type Blob = { readonly content: Uint8Array } | { readonly oid: string }

/** Turns work-tree bytes into the blobs that `git add` would make of them. */
export interface BlobConverter extends Disposable {
  /** `committed` returns what the path holds in git now; called only where it matters. */
  convert(path: string, content: Uint8Array, committed: () => Promise<Uint8Array | undefined>): Promise<Blob>
  /** True when the path has a conversion at all. */
  converts(path: string): boolean
  /** True when these bytes may become a blob of other bytes. */
  mayDiffer(path: string, content: Uint8Array): boolean
  /** Takes the new content of a `.gitattributes` file that the run changed; undefined where it removed the file. */
  attributesChanged(path: string, content: Uint8Array | undefined): Promise<void>
}

export interface ConverterOptions {
  readonly paths: readonly string[]
  /** True: attributes and filters as the checkout has them. False: as the tree has them, without a work tree. */
  readonly workTree: boolean
  /** Every `.gitattributes` of the tree that applies to the paths. */
  attributeFiles(): Promise<ReadonlyMap<string, Uint8Array>>
}

/** Reads the attributes of `paths` once; the bytes of any other path stay as they are. */
export async function openConverter(git: Git, options: ConverterOptions): Promise<BlobConverter> {
  let place: AttributePlace | undefined
  const moveToTree = async () => {
    place = attributePlace(git, await options.attributeFiles())
  }
  const ask = async (): Promise<ReadonlyMap<string, Conversion>> => {
    const [found, config] = await Promise.all([git.run(checkAttributes(options.paths, place)), git.config()])
    return new Map([...found].map(([path, attributes]) => [path, conversionOf(attributes, config)]))
  }
  if (!options.workTree) await moveToTree()
  let conversions = await ask()
  return {
    async convert(path, content, committed) {
      const conversion = conversions.get(path)
      if (!conversion) return { content }
      if (conversion.filtered) return { oid: await git.run(hashFiltered(path, content, place)) }
      return { content: await storedLineEnds(content, conversion.lineEnds, committed) }
    },
    converts(path) {
      const conversion = conversions.get(path)
      return conversion !== undefined && (conversion.filtered || conversion.lineEnds !== 'keep')
    },
    mayDiffer(path, content) {
      const conversion = conversions.get(path)
      if (!conversion) return false
      return conversion.filtered || (conversion.lineEnds !== 'keep' && content.includes(13))
    },
    async attributesChanged(path, content) {
      if (!place) await moveToTree()
      place?.write(path, content)
      conversions = await ask()
    },
    [Symbol.dispose]: () => place?.[Symbol.dispose](),
  }
}

/** A work tree that holds nothing but `.gitattributes` files, for git to find them in. */
interface AttributePlace extends Disposable {
  readonly prefix: readonly string[]
  readonly env: Readonly<Record<string, string>>
  write(path: string, content: Uint8Array | undefined): void
}

function attributePlace(git: Git, files: ReadonlyMap<string, Uint8Array>): AttributePlace {
  const folder = scratchFolder(git)
  const write = (path: string, content: Uint8Array | undefined): void => {
    const file = join(folder.path, path)
    if (!content) {
      rmSync(file, { force: true })
      return
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [path, content] of files) write(path, content)
  return {
    prefix: ['-C', folder.path],
    env: { GIT_DIR: git.gitDir, GIT_WORK_TREE: folder.path },
    write,
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}
