import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tree } from './replayed.ts'

const SESSIONS = path.join(import.meta.dirname, 'sessions')

export type Listed = Readonly<Record<string, { readonly text: string; readonly executable?: boolean } | null>>

export const listed = (...parts: string[]): Listed => JSON.parse(readFileSync(path.join(SESSIONS, ...parts), 'utf8'))

export const treeOf = (files: Listed): Tree =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, held]) =>
      held ? [[file, { bytes: Buffer.from(held.text), executable: held.executable === true }] as const] : [],
    ),
  )

/** What every agent started from. */
export const BEFORE = listed('before.json')

/** The sessions of real agents that a scripted model led, with what they left: `agent/session`. */
export const RECORDED = readdirSync(SESSIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(SESSIONS, name)).map((session) => `${name}/${session}`))
  .sort()

const FORMATS: Readonly<Record<string, string>> = { claude: 'claude-code' }

export const formatOf = (session: string): string => {
  const [agent = ''] = session.split('/')
  return FORMATS[agent] ?? agent
}

export const sourcesOf = (session: string) =>
  readdirSync(path.join(SESSIONS, session))
    .filter((file) => file !== 'after.json')
    .sort((one, other) => other.localeCompare(one))
    .map((name) => ({ name, text: readFileSync(path.join(SESSIONS, session, name), 'utf8') }))

/** The checkout as it was, at hand. */
export const CHECKOUT = {
  readFile: (file: string) => BEFORE[file]?.text,
  kindOf: (file: string) => {
    const held = BEFORE[file]
    if (held) return held.executable ? ('executable' as const) : ('file' as const)
    return Object.keys(BEFORE).some((other) => other.startsWith(`${file}/`)) ? ('folder' as const) : undefined
  },
  filesBelow: (folder: string) => Object.keys(BEFORE).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
}

/** A tree in words that can be compared. */
export const said = (tree: Tree): Readonly<Record<string, readonly [string, boolean]>> =>
  Object.fromEntries(
    Object.entries(tree).map(([file, { bytes, executable }]) => [file, [String(bytes), executable] as const]),
  )
