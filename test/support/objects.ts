import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'

interface Entry {
  readonly mode: string
  readonly id: string
}

/** What becomes of paths of a tree; undefined: the path goes. */
export type TreeChanges = ReadonlyMap<string, Entry | undefined>

/** Objects of a repository, read and written without git. */
export interface Objects {
  write(type: 'blob' | 'tree' | 'commit', content: Buffer): Promise<string>
  /** The tree with the changes, in the order given; what is left of a folder goes with its last file. */
  change(tree: string | undefined, changes: TreeChanges): Promise<string>
  /** The text of a commit. */
  commit(id: string): Promise<string>
}

/** The folder that git calls the git directory, of a bare repository or a checkout. */
export const gitDirOf = (folder: string): string => (existsSync(join(folder, '.git')) ? join(folder, '.git') : folder)

export const formatOf = (gitDir: string): 'sha1' | 'sha256' =>
  /objectformat *= *sha256/i.test(readFileSync(join(gitDir, 'config'), 'utf8')) ? 'sha256' : 'sha1'

let written = 0

/** @param catFile of git, for what is packed or elsewhere */
export function openObjects(gitDir: string, catFile: (type: string, id: string) => Promise<Buffer>): Objects {
  const format = formatOf(gitDir)
  const size = format === 'sha1' ? 20 : 32
  const fileOf = (id: string): string => join(gitDir, 'objects', id.slice(0, 2), id.slice(2))

  async function read(type: string, id: string): Promise<Buffer> {
    const deflated = await readFile(fileOf(id)).catch(() => undefined)
    if (!deflated) return catFile(type, id)
    const bytes = inflateSync(deflated)
    return bytes.subarray(bytes.indexOf(0) + 1)
  }

  async function write(type: string, content: Buffer): Promise<string> {
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
    const id = createHash(format).update(bytes).digest('hex')
    const file = fileOf(id)
    if (existsSync(file)) return id
    await mkdir(dirname(file), { recursive: true })
    written += 1
    const temporary = join(gitDir, 'objects', `tmp_obj_${process.pid}_${written}`)
    await writeFile(temporary, deflateSync(bytes, { level: 1 }), { mode: 0o444 })
    await rename(temporary, file)
    return id
  }

  async function entriesOf(tree: string | undefined): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>()
    if (tree === undefined) return entries
    const bytes = await read('tree', tree)
    for (let at = 0; at < bytes.length; ) {
      const [space, end] = [bytes.indexOf(32, at), bytes.indexOf(0, at)]
      const name = bytes.toString('latin1', space + 1, end)
      entries.set(name, {
        mode: bytes.toString('latin1', at, space),
        id: bytes.toString('hex', end + 1, end + 1 + size),
      })
      at = end + 1 + size
    }
    return entries
  }

  /** Undefined where nothing is left. */
  async function changed(tree: string | undefined, changes: readonly Change[]): Promise<string | undefined> {
    const entries = await entriesOf(tree)
    const folders = new Map<string, Change[]>()
    for (const [[name = '', ...rest], entry] of changes) {
      if (rest.length > 0) folders.set(name, [...(folders.get(name) ?? []), [rest, entry]])
      else if (entry) entries.set(name, entry)
      else entries.delete(name)
    }
    for (const [name, inside] of folders) {
      const before = entries.get(name)
      const id = await changed(before?.mode === '40000' ? before.id : undefined, inside)
      if (id === undefined) entries.delete(name)
      else entries.set(name, { mode: '40000', id })
    }
    if (entries.size === 0) return undefined
    return write('tree', treeOf(entries))
  }

  return {
    write,
    commit: async (id) => (await read('commit', id)).toString('utf8'),
    async change(tree, changes) {
      const parts = [...changes].map(
        ([path, entry]): Change => [Buffer.from(path).toString('latin1').split('/'), entry],
      )
      return (await changed(tree, parts)) ?? write('tree', Buffer.alloc(0))
    },
  }
}

/** The names of a path, in Latin-1, and what is there. */
type Change = readonly [names: readonly string[], entry: Entry | undefined]

/** Git sorts a folder as if its name ended in a slash. */
function treeOf(entries: ReadonlyMap<string, Entry>): Buffer {
  const sorted = [...entries]
    .map(([name, entry]) => ({ key: entry.mode === '40000' ? `${name}/` : name, name, entry }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  return Buffer.concat(
    sorted.flatMap(({ name, entry: { mode, id } }) => [
      Buffer.from(`${mode} ${name}\0`, 'latin1'),
      Buffer.from(id, 'hex'),
    ]),
  )
}
