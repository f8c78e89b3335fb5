import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Refs of a bare repository by their full names, in order. */
export type Refs = ReadonlyMap<string, string>

/** In the settings of a repository that borrows objects: it tells nobody of the refs of those whose they are. */
export const UNTOLD = '[core]\n\talternateRefsCommand = true\n'

/** The refs as plain files tell them; undefined where git has to say it: packed refs, tags, objects of another repository. */
export async function readRefs(folder: string): Promise<Refs | undefined> {
  const tags = await readdir(join(folder, 'refs/tags')).catch(() => [])
  if (tags.length > 0 || existsSync(join(folder, 'packed-refs'))) return undefined
  const borrows = existsSync(join(folder, 'objects/info/alternates'))
  if (borrows && !(await readFile(join(folder, 'config'), 'utf8')).includes(UNTOLD)) return undefined
  const names = (await readdir(join(folder, 'refs'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()
  const refs = new Map<string, string>()
  for (const name of names) {
    const id = (await readFile(join(folder, name), 'utf8')).trim()
    if (!/^[0-9a-f]{40,64}$/.test(id)) return undefined
    refs.set(name, id)
  }
  return refs
}

/** The answer to `ls-refs` of protocol 2, for a request in pkt-lines; undefined for another command, or where git has to answer. */
export async function listRefs(folder: string, request: Buffer): Promise<Buffer | undefined> {
  const lines = linesOf(request)
  if (lines[0] !== 'command=ls-refs') return undefined
  const refs = await readRefs(folder)
  const head = /^ref: (.+)/.exec(await readFile(join(folder, 'HEAD'), 'utf8'))?.[1] ?? ''
  const tip = refs?.get(head)
  if (!refs || tip === undefined) return undefined
  const prefixes = lines.flatMap((line) => (line.startsWith('ref-prefix ') ? [line.slice('ref-prefix '.length)] : []))
  const isAsked = (name: string): boolean => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix))
  const symref = lines.includes('symrefs') ? ` symref-target:${head}` : ''
  const all = [
    ['HEAD', `${tip} HEAD${symref}`] as const,
    ...[...refs].map(([name, id]) => [name, `${id} ${name}`] as const),
  ]
  return Buffer.from(`${all.flatMap(([name, line]) => (isAsked(name) ? [packetOf(`${line}\n`)] : [])).join('')}0000`)
}

/** What a server says before a push: its refs, the first with what it can do. */
export function advertise(refs: Refs, capabilities: string): Buffer {
  const lines = [...refs].map(([name, id], at) => packetOf(`${id} ${name}${at === 0 ? `\0${capabilities}` : ''}\n`))
  return Buffer.from(`${packetOf('# service=git-receive-pack\n')}0000${lines.join('')}0000`)
}

const packetOf = (line: string): string => (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line

/** Without delimiters and the ends of lines. */
function linesOf(packets: Buffer): readonly string[] {
  const lines: string[] = []
  for (let at = 0; at + 4 <= packets.length; ) {
    const length = Number.parseInt(packets.toString('latin1', at, at + 4), 16)
    if (length > 4) lines.push(packets.toString('utf8', at + 4, at + length).replace(/\n$/, ''))
    at += Math.max(length, 4)
  }
  return lines
}
