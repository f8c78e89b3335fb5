import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { checkAttributes, type PathAttributes } from '../git/commands/check-paths.ts'
import type { Configuration } from '../git/commands/config.ts'
import { NOTHING, type TreeChange, treeChanges } from '../git/commands/tree-changes.ts'
import { type Conversions, openConversions, orEnded } from '../git/conversions.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import { foldersAbove } from '../text/paths.ts'
import { spellGivenPath } from './path-guard.ts'
import { openDisk } from './sources/disk.ts'
import { openTree } from './sources/tree.ts'

export interface CheckedOut {
  readonly commit: string
  /** Paths that will be asked about; others may be, too. */
  readonly paths: readonly string[]
}

/** Conversions by the attribute files of the work tree; where it lacks one, by that of the commit. */
export async function workTreeConversions(
  git: Git,
  reader: ObjectReader,
  { commit, paths: given }: CheckedOut,
): Promise<Conversions> {
  const disk = openDisk(git.root)
  const paths = given.flatMap((path) => {
    const spelled = spellGivenPath(path, [git.root])
    return spelled.ok ? [spelled.path] : []
  })
  const committed = new Map<string, string>()
  const foreseen = new Set<string>()
  const conversions = await openConversions(git, {
    read(file) {
      const stat = disk.stat(file)
      if (stat?.kind === 'file' && !stat.link) return disk.read(file)
      if (stat) return undefined
      const isForeseen = foreseen.has(file.slice(0, -ATTRIBUTES.length))
      const name = isForeseen ? committed.get(file) : `${commit}:${file}`
      const object = name === undefined ? undefined : reader.readNow(name)
      return object?.type === 'blob' ? object.content : undefined
    },
    async foresee(paths) {
      const unseen = paths.filter((path) => prefixesOf(path).some((folder) => !foreseen.has(folder)))
      if (unseen.length === 0) return
      const { named } = await lookUpPaths(reader, commit, { paths: unseen, names: [ATTRIBUTES] })
      for (const [file, { oid }] of named) committed.set(file, oid)
      for (const folder of unseen.flatMap(prefixesOf)) foreseen.add(folder)
    },
  })
  await orEnded(conversions, () => conversions.look(paths))
  return conversions
}

const ATTRIBUTES = '.gitattributes'

/** With the slash after each; the root is empty. */
const prefixesOf = (path: string): readonly string[] => ['', ...foldersAbove(path).map((folder) => `${folder}/`)]

/** More differing files than this are not looked at. */
const LOOKED_AT = 50

/** Settings that decide about the files that differ between two trees: for line ends `core.autocrlf` and `core.eol`. */
export async function decidingSettings(git: Git, expected: string, found: string): Promise<readonly string[]> {
  const changes = (await git.run(treeChanges(expected, found, { renames: false })))
    .filter(({ oldMode, newMode }) => oldMode !== NOTHING && newMode !== NOTHING)
    .slice(0, LOOKED_AT)
  if (changes.length === 0) return []
  const config = await git.config()
  const paths = changes.map(({ path }) => path)
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: expected })
  const attributes = await git.run(tree.conversions.within(checkAttributes(paths), paths))
  const textOf = async (blob: string) => (await reader.read(blob))?.content.toString('latin1') ?? ''
  const settings = new Set<string>()
  for (const change of changes) {
    const isLineEnds = await differsInLineEnds(change, textOf)
    for (const setting of settingsOf(attributes.get(change.path) ?? {}, { config, isLineEnds })) settings.add(setting)
  }
  if (existsSync(join(git.commonDir, 'info', 'attributes'))) settings.add('info/attributes')
  return [...settings]
}

async function differsInLineEnds(
  { oldBlob, newBlob }: TreeChange,
  textOf: (blob: string) => Promise<string>,
): Promise<boolean> {
  const [one, other] = [await textOf(oldBlob), await textOf(newBlob)]
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}

function settingsOf(
  { filter = '' }: PathAttributes,
  { config, isLineEnds }: { config: Configuration; isLineEnds: boolean },
): readonly string[] {
  const said = (key: string): string => `${key}=${config.get(key) ?? '(not set)'}`
  const lineEnds = isLineEnds ? ['core.autocrlf', 'core.eol'].map(said) : []
  const isDriver = filter !== '' && !['set', 'unset', 'unspecified'].includes(filter)
  const parts = ['clean', 'smudge', 'process'].map((part) => `filter.${filter}.${part}`)
  const driver = isDriver ? parts.filter((key) => config.has(key)) : []
  return [...lineEnds, ...(isDriver && driver.length === 0 ? [said(`filter.${filter}.clean`)] : driver.map(said))]
}
