import type { ComposeBaseline } from '../../../src/core/engine/replay-parts.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import type { FileStat, Source } from '../../../src/core/workspace/workspace.ts'
import { LENIENT } from '../../support/replay.ts'

/** Files in memory, each of which counts as tracked. */
export function baselineOf(files: Readonly<Record<string, string>>): ComposeBaseline {
  const source = sourceOf(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])))
  const paths = Object.keys(files)
  return {
    overlay: () => createOverlay(source),
    policy: LENIENT,
    tracked: {
      sought: () => paths,
      hidden: () => [],
      all: async () => paths,
      read: async (path) => source.read(path),
    },
  }
}

function sourceOf(files: ReadonlyMap<string, Buffer>): Source {
  const inside = (folder: string) => [...files.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`))
  const of = (kind: FileStat['kind'], size: number): FileStat => ({
    kind,
    link: false,
    size,
    mode: 0o644,
    modified: 0,
    links: 1,
  })
  return {
    locate(path) {
      const above = [...files.keys()].find((file) => path.startsWith(`${file}/`))
      if (above === undefined) return { ok: true, path }
      return { ok: false, problem: { name: 'NOT_A_DIRECTORY', message: path }, below: { path, file: above } }
    },
    stat(path) {
      const bytes = files.get(path)
      if (bytes) return of('file', bytes.length)
      return inside(path).length > 0 ? of('directory', 0) : undefined
    },
    read: (path) => files.get(path) ?? Buffer.alloc(0),
    linkTarget: () => undefined,
    similar: () => [],
    list: (folder) => {
      const from = folder === '' ? 0 : folder.length + 1
      return [...new Set(inside(folder).map((path) => path.slice(from).split('/')[0] ?? ''))]
    },
  }
}
