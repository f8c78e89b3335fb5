import type { ImportingFiles } from '../../../../src/core/engine/imports.ts'
import { openText } from '../../../../src/core/text/encoding.ts'
import { importReferences } from '../../../../src/wings/codemods/imports/follow.ts'

export type Files = Readonly<Record<string, string>>

const CODE = /\.(?:[cm]?[jt]sx?|pyi?|json|toml|ya?ml|html?|vue|svelte|astro|mdx|ipynb)$/

const importing = (files: Files): ImportingFiles => ({
  paths: new Set(Object.keys(files)),
  searched: Object.keys(files)
    .filter((path) => CODE.test(path))
    .sort(),
  textOf: (path) => {
    const opened = openText(Buffer.from(files[path] ?? ''))
    return opened.ok ? opened.file : undefined
  },
})

/** Files with the imports of those that move, and what was not certain. */
export async function moved(files: Files, moves: Readonly<Record<string, string>>) {
  const { texts, doubts, mentions } = await importReferences.follow(new Map(Object.entries(moves)), importing(files))
  const after = Object.entries(files).map(([path, text]) => [
    moves[path] ?? path,
    texts.get(path)?.bytes.toString() ?? text,
  ])
  const placed = (places: typeof doubts) => places.map(({ path, line }) => `${path}:${line}`)
  return { files: Object.fromEntries(after) as Files, doubts: placed(doubts), mentions: placed(mentions) }
}

/** Who imports each of the files. */
export const importersIn = async (files: Files, paths: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    [...(await importReferences.importers(paths, importing(files)))].map(([path, by]) => [path, by.path]),
  )
