/**
 * Makes paths of the checkout a plan was recorded in relative to its root: `/home/ada/shop/src/a.ts` under
 * `/home/ada/shop` is `src/a.ts`. Paths elsewhere stay as they are. A Windows root (`C:\shop`) matches in either case of
 * the drive letter and either slash, and what remains gets `/` between its parts.
 */
export const cwdStripper = (cwd: string | undefined): ((path: string) => string) => {
  if (cwd === undefined) return (path) => path
  const windows = !cwd.startsWith('/')
  const root = withoutSlashes(plain(cwd, windows))
  return (path) => {
    const whole = plain(path, windows)
    if (!whole.startsWith(`${root}/`)) return path
    const rest = whole.slice(root.length).replace(/^\/+/, '')
    return rest === '' ? path : rest
  }
}

const plain = (path: string, windows: boolean): string =>
  windows ? path.replaceAll('\\', '/').replace(/^[a-z]:/, (drive) => drive.toUpperCase()) : path

const withoutSlashes = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
