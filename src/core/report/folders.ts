import { groupBy } from '../text/group-by.ts'
import type { ReadEntry } from './report-data.ts'

/** More entries than this are folded, into about so many. */
const [MOST, WANTED] = [200, 40]

/** Entries as they are if they are few; of many those of one folder and kind as one, the rarest kinds and then the smallest folders first. */
export function folded(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  if (entries.length <= MOST) return entries
  const depths = [8, 4, 3, 2, 1, 0]
  const ways = depths.map((depth) => [...groupBy(entries, (entry) => bundleOf(entry, depth)).entries()])
  const bundles = ways.find((way) => way.length <= WANTED) ?? ways.at(-1)!
  const kinds = groupBy(entries, kindOf)
  const rarity = ([, [entry]]: (typeof bundles)[number]): number => kinds.get(kindOf(entry))?.length ?? 0
  return bundles
    .sort(
      (one, other) => rarity(one) - rarity(other) || one[1].length - other[1].length || (one[0] < other[0] ? -1 : 1),
    )
    .map(([, all]) => (all.length === 1 ? all[0] : bundled(all)))
}

/** What entries of one bundle share: a folder of so many parts at most, a kind of file, and why they are in their group. */
const bundleOf = (entry: ReadEntry, depth: number): string =>
  JSON.stringify([folderOf(entry).split('/').slice(0, depth).join('/'), kindOf(entry)])

const folderOf = ({ paths: [path = ''] }: ReadEntry): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The ending of a name; the whole name where it has none. */
const kindOf = ({ paths: [path = ''] }: ReadEntry): string =>
  /[^/]\.([^./]+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1)

function bundled(entries: readonly [ReadEntry, ...ReadEntry[]]): ReadEntry {
  const [first] = entries
  const paths = entries.flatMap((entry) => entry.paths)
  const folder = commonFolder(entries.map(folderOf))
  const kind = kindOf(first)
  const isNamed = /[^/]\.[^./]+$/.test(first.paths[0] ?? '')
  return {
    steps: [...new Set(entries.flatMap(({ steps }) => steps))].sort((one, other) => one - other),
    paths,
    folder: `${folder === '' ? '' : `${folder}/`}**/${isNamed ? `*.${kind}` : kind}`,
    link: first.link,
    said: [...new Set(entries.map(({ said }) => said))].filter(Boolean).slice(0, 3).join('; '),
    insertions: entries.reduce((sum, { insertions }) => sum + insertions, 0),
    deletions: entries.reduce((sum, { deletions }) => sum + deletions, 0),
  }
}

function commonFolder(folders: readonly string[]): string {
  let parts = folders[0]?.split('/') ?? []
  for (const folder of folders) {
    const own = folder.split('/')
    const end = parts.findIndex((part, at) => part !== own[at])
    if (end >= 0) parts = parts.slice(0, end)
  }
  return parts.join('/')
}
