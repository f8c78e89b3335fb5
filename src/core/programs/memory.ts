import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:process'

/** Linux counts memory in pages; all its common processors have pages of this size or more. */
const PAGE = 4096

/** Bytes of memory that a process and its descendants hold, shared pages counted in each; 0 where the system does not tell. */
export const residentBytes = (root: number): number => {
  if (platform !== 'linux') return 0
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isNaN(pid) ? undefined : parentOf(pid)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  let bytes = 0
  const left = [root]
  for (let pid = left.pop(); pid !== undefined; pid = left.pop()) {
    bytes += residentPages(pid) * PAGE
    left.push(...(children.get(pid) ?? []))
  }
  return bytes
}

/** Undefined for a process that has ended. */
const parentOf = (pid: number): number | undefined => {
  const stat = read(`/proc/${pid}/stat`)
  // The name of the program is in brackets and may hold anything.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return parent === undefined ? undefined : Number(parent)
}

const residentPages = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0)

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
