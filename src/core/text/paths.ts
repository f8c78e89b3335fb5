/** The folders above a file, from the outermost: `a/b/c` → `a`, `a/b`. */
export const foldersAbove = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))
