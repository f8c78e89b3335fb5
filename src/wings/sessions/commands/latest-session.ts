import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import type { ImportSource } from '../../../core/run/wing-slots.ts'
import { EditplanError, saidBy } from '../../../errors.ts'

/** An agent that keeps its sessions in files of its own. */
type SessionAgent = 'claude-code' | 'codex' | 'gemini' | 'qwen' | 'copilot' | 'pi' | 'cline' | 'opencode'

interface LatestRequest {
  /** A folder of the checkout; the session worked in it, or in a folder of it. */
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Default: any. */
  readonly agent?: SessionAgent
}

export interface FoundSession {
  readonly agent: SessionAgent
  /** The session's file, then those of its sub-agents and whatever else belongs to it. */
  readonly files: readonly string[]
  /** What they hold, where they are no files to be read as they are. */
  readonly sources?: readonly ImportSource[]
}

/** Where an agent keeps its sessions: folders below its own, a pattern for each, and the pattern of a session's file. */
interface Shelf {
  readonly home: (env: LatestRequest['env']) => string
  readonly folders: readonly RegExp[]
  readonly file: RegExp
  /** The folder that a session worked in. Default: the one that its first lines name. */
  readonly folderOf?: (file: string) => string | undefined
  /** Other files of the same session. */
  readonly companions?: (file: string) => readonly string[]
}

const inHome =
  (...parts: readonly string[]) =>
  ({ HOME, USERPROFILE }: LatestRequest['env']): string =>
    path.join(HOME ?? USERPROFILE ?? homedir(), ...parts)

const ANY = /^/

const SHELVES: Readonly<Record<Exclude<SessionAgent, 'opencode'>, Shelf>> = {
  'claude-code': {
    home: (env) => path.join(env.CLAUDE_CONFIG_DIR ?? inHome('.claude')(env), 'projects'),
    folders: [ANY],
    file: /^(?!agent-).*\.jsonl$/,
    companions: (file) => filesIn(path.join(file.replace(/\.jsonl$/, ''), 'subagents'), /^agent-.*\.jsonl$/),
  },
  codex: {
    home: (env) => path.join(env.CODEX_HOME ?? inHome('.codex')(env), 'sessions'),
    folders: [/^\d{4}$/, /^\d{2}$/, /^\d{2}$/],
    file: /^rollout-.*\.jsonl$/,
  },
  gemini: {
    home: inHome('.gemini', 'tmp'),
    folders: [ANY, /^chats$/],
    file: /^session-.*\.jsonl?$/,
    folderOf: (file) => textIn(path.join(path.dirname(file), '..', '.project_root'))?.trim(),
  },
  qwen: { home: inHome('.qwen', 'projects'), folders: [ANY, /^chats$/], file: /\.jsonl$/ },
  copilot: { home: inHome('.copilot', 'session-state'), folders: [ANY], file: /^events\.jsonl$/ },
  pi: { home: inHome('.pi', 'agent', 'sessions'), folders: [ANY], file: /\.jsonl$/ },
  cline: {
    home: inHome('.cline', 'data', 'sessions'),
    folders: [ANY],
    file: /\.messages\.json$/,
    folderOf: (file) => folderIn(file.replace(/\.messages\.json$/, '.json')),
    companions: (file) => [file.replace(/\.messages\.json$/, '.json')],
  },
}

/** At most so many sessions of an agent are looked at, newest first. */
const MOST = 200

/**
 * The newest session that worked in a checkout, of the agents whose folders are known. Reads the beginning of at most 200 files of
 * each. Throws UNAVAILABLE_HERE where it may be one of OpenCode's, and this Node cannot read its database.
 */
export const latestSession = async ({ root, env, agent }: LatestRequest): Promise<FoundSession | undefined> => {
  const here = realOf(root)
  const inFiles = agent === 'opencode' ? undefined : latestInFiles(here, { env, agent })
  const home = env.XDG_DATA_HOME ?? inHome('.local', 'share')(env)
  const database = agent === undefined || agent === 'opencode' ? opencodeDatabase(home) : undefined
  if (!database || (inFiles && inFiles.time > database.time)) return inFiles?.found
  const kept = await newestInDatabase(database.file, (folder) => isInside(folder, here))
  if (!kept || (inFiles && inFiles.time > kept.time)) return inFiles?.found
  return { agent: 'opencode', files: [kept.file], sources: kept.sources }
}

const latestInFiles = (
  here: string,
  { env, agent }: { readonly env: LatestRequest['env']; readonly agent: keyof typeof SHELVES | undefined },
): { readonly time: number; readonly found: FoundSession } | undefined => {
  const agents = agent ? [agent] : (Object.keys(SHELVES) as (keyof typeof SHELVES)[])
  const found = agents.flatMap((name) => {
    const shelf = SHELVES[name]
    const newest = sessionsOn(shelf, env).find(({ file }) => isInside((shelf.folderOf ?? folderIn)(file), here))
    return newest ? [{ ...newest, agent: name, shelf }] : []
  })
  const [first] = found.sort((one, other) => other.time - one.time)
  if (!first) return undefined
  const files = [first.file, ...(first.shelf.companions?.(first.file) ?? [])]
  return { time: first.time, found: { agent: first.agent, files } }
}

const sessionsOn = (
  shelf: Shelf,
  env: LatestRequest['env'],
): readonly { readonly file: string; readonly time: number }[] => {
  let folders = [shelf.home(env)]
  for (const pattern of shelf.folders)
    folders = folders.flatMap((folder) =>
      entriesOf(folder)
        .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
        .map((entry) => path.join(folder, entry.name)),
    )
  return folders
    .flatMap((folder) => filesIn(folder, shelf.file))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
    .slice(0, MOST)
}

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const filesIn = (folder: string, pattern: RegExp): string[] =>
  entriesOf(folder)
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .sort()

const isInside = (folder: string | undefined, root: string): boolean => {
  if (folder === undefined) return false
  const between = path.relative(root, realOf(folder))
  return between === '' || !(between.startsWith('..') || path.isAbsolute(between))
}

const realOf = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    return path.resolve(folder)
  }
}

const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The first working folder that the beginning of a session names. */
const folderIn = (file: string): string | undefined => {
  const [, folder] = /"(?:cwd|workspace_root)"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(beginningOf(file)) ?? []
  return folder === undefined ? undefined : String(JSON.parse(folder))
}

const BEGINNING = 256 * 1024

const beginningOf = (file: string): string => {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const buffer = Buffer.alloc(BEGINNING)
      return buffer.toString('utf8', 0, readSync(descriptor, buffer))
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return ''
  }
}

/** OpenCode keeps its sessions in a database since 1.17. */
interface OpencodeSession {
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

/** Where the database is, and when it was written; undefined if absent. */
const opencodeDatabase = (home: string): { readonly file: string; readonly time: number } | undefined => {
  const file = path.join(home, 'opencode', 'opencode.db')
  if (!existsSync(file)) return undefined
  const times = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return { file, time: Math.max(...times) }
}

/** The newest session of a database whose folder is wanted. Throws UNAVAILABLE_HERE where this Node cannot read it. */
const newestInDatabase = async (
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
    const why = saidBy(error)
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
