import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** Everything below a folder, git's own apart: files with mode and bytes, links with targets, folders. */
export const treeOf = (root: string): Readonly<Record<string, string>> => {
  const tree: Record<string, string> = {}
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name === '.git' || name.startsWith(`.git${path.sep}`)) continue
    const stats = lstatSync(path.join(root, name))
    if (stats.isDirectory()) tree[name] = 'folder'
    else if (stats.isSymbolicLink()) tree[name] = `link ${readlinkSync(path.join(root, name))}`
    else tree[name] = `${(stats.mode & 0o7777).toString(8)} ${readFileSync(path.join(root, name), 'latin1')}`
  }
  return tree
}
