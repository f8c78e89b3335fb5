import path from 'node:path'
import { type Problem, undefinedOn } from '../../errors.ts'
import { isGitAutoText, withLineEnds } from '../git/attributes.ts'
import { hashFiltered, objectId, writeBlob } from '../git/commands/object-sizes.ts'
import { type Conversions, openConversions } from '../git/conversions.ts'
import { smudgeOne } from '../git/filters.ts'
import { type Git, openGit } from '../git/git.ts'
import { scratchObjects } from '../git/object-store.ts'
import { slashed } from '../text/paths.ts'
import { visible } from '../text/visible.ts'
import { entryAt } from './folders.ts'
import { openDisk } from './sources/disk.ts'
import type { RepoPath, Source } from './workspace.ts'

type NewFile = NonNullable<Source['newFile']>

/**
 * New files as a checkout writes them, under the attributes that the steps before left: with the line ends that `.gitattributes` asks for,
 * in the encoding of the work tree. What git would store of that is compared with the text: UNENCODABLE where it is another. What a
 * filter program makes of a file is its own matter.
 */
export const openNewFiles = (git: Git, begun: Conversions): { readonly newFile: NewFile } & Disposable => {
  let present: { readonly files: Parameters<NewFile>[1]['attributes']; readonly conversions: Conversions } | undefined
  const close = (): void => present?.conversions[Symbol.dispose]()
  const conversionsFor = (files: Parameters<NewFile>[1]['attributes']): Conversions => {
    if (files.size === 0) return begun
    if (present?.files !== files) {
      close()
      present = { files, conversions: begun.with(files) }
    }
    return present.conversions
  }
  return {
    newFile: (text, { path, attributes }) => {
      const conversions = conversionsFor(attributes)
      const { encoding, ident, eol, lineEnds, driver } = conversions.of(path)
      const isText = lineEnds === 'text' || (lineEnds === 'auto' && isGitAutoText(text))
      if (encoding === undefined && !ident) return { ok: true, bytes: eol && isText ? withLineEnds(text, eol) : text }
      if (encoding !== undefined && driver) return { ok: false, problem: unencodable(path, BOTH) }
      return recoded(text, { git, conversions, path, keeps: encoding === undefined })
    },
    [Symbol.dispose]: close,
  }
}

/**
 * The same in a checkout whose files are changed call by call, below a folder of it: under the attributes that its work tree has by then.
 * Undefined outside a checkout.
 */
export async function newFilesBelow(folder: string): Promise<NewFile | undefined> {
  const { root } = openDisk(folder)
  // Outside a checkout there need be no git.
  const git = isBelowGit(root) ? await openGit(root).catch(undefinedOn('NOT_A_REPOSITORY')) : undefined
  if (!git || git.bare) return undefined
  const disk = openDisk(git.root)
  const begun = await openConversions(git, {
    read: (file) => {
      const stat = disk.stat(file)
      return stat?.kind === 'file' && !stat.link ? disk.read(file) : undefined
    },
  })
  const below = slashed(path.relative(disk.root, root))
  const inCheckout = (file: RepoPath): RepoPath => path.posix.join(below, file)
  return (text, { path: file, attributes }) => {
    using conversions = begun.with(new Map())
    using files = openNewFiles(git, conversions)
    const changed = [...attributes].map(([name, bytes]) => [inCheckout(name), bytes] as const)
    return files.newFile(text, { path: inCheckout(file), attributes: new Map(changed) })
  }
}

const isBelowGit = (folder: string): boolean =>
  entryAt(path.join(folder, '.git')) !== undefined ||
  (folder !== path.dirname(folder) && isBelowGit(path.dirname(folder)))

const BOTH =
  'has an encoding of the work tree and a filter too. Write it with content_base64, as the bytes of the work tree'

interface RecodedFile {
  readonly git: Git
  readonly conversions: Conversions
  readonly path: RepoPath
  /** The work tree keeps the text itself. */
  readonly keeps: boolean
}

function recoded(text: Buffer, { git, conversions, path, keeps }: RecodedFile): ReturnType<NewFile> {
  using store = scratchObjects(git)
  const run: Git['runNow'] = (command) => store.git.runNow(conversions.within(command))
  try {
    const oid = store.git.runNow(writeBlob(text))
    const bytes = keeps ? text : run(smudgeOne({ path, oid }, undefined))
    const stored = run(hashFiltered(path, bytes))
    const plain = Buffer.from(text.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    const isSame = stored === oid || stored === objectId(git.objectFormat, { type: 'blob', content: plain })
    return isSame ? { ok: true, bytes } : { ok: false, problem: unencodable(path, keeps ? IDENT : OTHER) }
  } catch {
    return { ok: false, problem: unencodable(path, OTHER) }
  }
}

const IDENT = 'has `ident`, and git would store another text of it. Write `$Id$` without what follows it'
const OTHER =
  'has an encoding of the work tree in .gitattributes, and git would store another text of it. Write only what that encoding has, or change `working-tree-encoding`'

const unencodable = (path: RepoPath, why: string): Problem => ({
  name: 'UNENCODABLE',
  message: `${visible(path)} ${why}.`,
})
