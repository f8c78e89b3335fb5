import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ImportSource } from '../../../core/run/wing-slots.ts'
import { EditplanError } from '../../../errors.ts'

/** OpenCode keeps its sessions in a database since 1.17. */
export interface OpencodeSession {
  /** When it was changed last, in milliseconds. */
  readonly time: number
  readonly file: string
  /** The session and those of its sub-agents, as `opencode export` writes them. */
  readonly sources: readonly ImportSource[]
}

/** What of node:sqlite is used; a Node before 22.13 has none. */
interface Database {
  prepare(sql: string): { all(...values: readonly unknown[]): unknown[] }
  close(): void
}

/** Where the database is, and when it was written; undefined where there is none. */
export const opencodeDatabase = (home: string): { readonly file: string; readonly time: number } | undefined => {
  const file = path.join(home, 'opencode', 'opencode.db')
  if (!existsSync(file)) return undefined
  const times = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return { file, time: Math.max(...times) }
}

/** The newest session of a database whose folder is wanted. Throws UNAVAILABLE_HERE where this Node cannot read it. */
export const newestInDatabase = async (
  file: string,
  isWanted: (folder: string) => boolean,
): Promise<OpencodeSession | undefined> => {
  const database = await openDatabase(file)
  try {
    const sessions = rowsOf(database.prepare('select * from session order by time_updated desc limit 200').all())
    const newest = sessions.find(({ parent_id, directory }) => parent_id === null && isWanted(String(directory)))
    if (!newest) return undefined
    const own = [newest, ...sessions.filter(({ parent_id }) => parent_id === newest.id)]
    const sources = own.map((row) => ({ name: `${file}:${row.id}`, text: exported(row, database) }))
    return { time: Number(newest.time_updated), file, sources }
  } finally {
    database.close()
  }
}

const openDatabase = async (file: string): Promise<Database> => {
  const name = 'node:sqlite'
  try {
    const { DatabaseSync } = await import(name)
    return new DatabaseSync(file, { readOnly: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EditplanError({
      name: 'UNAVAILABLE_HERE',
      message: `OpenCode keeps its sessions in ${file}, which this Node (${process.version}) cannot read: ${why}. Run editplan with Node 22.13 or newer, or import what "opencode export" writes.`,
    })
  }
}

type Row = Readonly<Record<string, unknown>>

const rowsOf = (rows: readonly unknown[]): readonly Row[] => rows as readonly Row[]

const exported = (session: Row, database: Database): string => {
  const parts = rowsOf(database.prepare('select * from part where session_id = ? order by id').all(session.id))
  const messages = rowsOf(
    database.prepare('select * from message where session_id = ? order by time_created, id').all(session.id),
  )
  const time = { created: session.time_created, updated: session.time_updated }
  return JSON.stringify({
    info: {
      id: session.id,
      directory: session.directory,
      version: session.version,
      revert: dataOf(session.revert),
      time,
    },
    messages: messages.map((message) => ({
      info: { id: message.id, sessionID: session.id, ...dataOf(message.data) },
      parts: parts
        .filter((part) => part.message_id === message.id)
        .map((part) => ({ id: part.id, messageID: message.id, sessionID: session.id, ...dataOf(part.data) })),
    })),
  })
}

/** A column that holds JSON; undefined where it holds none. */
const dataOf = (column: unknown): object | undefined => {
  const data: unknown = typeof column === 'string' ? JSON.parse(column) : undefined
  return typeof data === 'object' && data !== null ? data : undefined
}
