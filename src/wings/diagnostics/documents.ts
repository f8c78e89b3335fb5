import type { IsolatedWorktree } from '../../core/run/isolated-worktree.ts'
import type { KeptServers } from '../../wing.ts'
import { type LanguageClient, openClient, type ServerHost } from './client.ts'
import type { LanguageServer } from './language-server.ts'

/** The text of a file, or undefined if absent. */
type FileText = { readonly path: string; readonly text: string | undefined }

/** The documents that a server holds open. */
export interface Documents {
  /** Opens, changes and closes documents so that they have these texts; the disk has them already. */
  show(files: readonly FileText[]): Promise<void>
  /** Tells what happened on the disk, to open documents and to others. */
  tell(events: readonly { readonly path: string; readonly how: 'made' | 'changed' | 'removed' }[]): Promise<void>
  /** Gives every open document a new version with the same text. */
  renew(how: 'change' | 'reopen'): Promise<void>
  /** Gives an open document another text for the moment; its own comes back with `show`. */
  spoil(path: string, text: string): Promise<void>
  /** Undefined where it is not open. */
  of(path: string): OpenDocument | undefined
  readonly paths: readonly string[]
}

export type OpenDocument = { readonly text: string; readonly version: number }

const EVENTS = { made: 1, changed: 2, removed: 3 } as const

function openDocuments(client: LanguageClient): Documents {
  const open = new Map<string, OpenDocument>()
  // Never used twice, so that no push can pass as a later one.
  let version = 0
  const identifier = (path: string) => ({ uri: client.uriOf(path) })
  const didOpen = (path: string, text: string): Promise<void> => {
    version += 1
    open.set(path, { text, version })
    const textDocument = { ...identifier(path), languageId: languageOf(path), version, text }
    return client.notify('textDocument/didOpen', { textDocument })
  }
  const didClose = (path: string): Promise<void> => {
    open.delete(path)
    return client.notify('textDocument/didClose', { textDocument: identifier(path) })
  }
  const didChange = (path: string, text: string): Promise<void> => {
    version += 1
    open.set(path, { text, version })
    const contentChanges = [{ text }]
    const textDocument = { ...identifier(path), version }
    // Of these two only clangd knows; a text that is the same is otherwise no change to it.
    return client.notify('textDocument/didChange', {
      textDocument,
      contentChanges,
      forceRebuild: true,
      wantDiagnostics: true,
    })
  }
  const showOne = async ({ path, text }: FileText): Promise<void> => {
    const known = open.get(path)
    if (text === undefined) {
      if (known) await didClose(path)
    } else if (!known) await didOpen(path, text)
    else if (known.text !== text) await didChange(path, text)
  }
  return {
    async show(files) {
      for (const file of files) await showOne(file)
    },
    async tell(events) {
      if (events.length === 0) return
      const changes = events.map(({ path, how }) => ({ ...identifier(path), type: EVENTS[how] }))
      await client.notify('workspace/didChangeWatchedFiles', { changes })
      if (!wantsSave(client)) return
      for (const { path } of events) {
        const known = open.get(path)
        if (known) await client.notify('textDocument/didSave', { textDocument: identifier(path), text: known.text })
      }
    },
    async renew(how) {
      for (const [path, { text }] of [...open]) {
        if (how === 'change') await didChange(path, text)
        else {
          await didClose(path)
          await didOpen(path, text)
        }
      }
    },
    spoil: didChange,
    of: (path) => open.get(path),
    get paths() {
      return [...open.keys()]
    },
  }
}

const wantsSave = ({ capabilities: { textDocumentSync } }: LanguageClient): boolean =>
  typeof textDocumentSync === 'object' && textDocumentSync.save !== undefined && textDocumentSync.save !== false

/** Names of languages as the protocol has them, where they are not the ending of the file. */
const NAMES: Readonly<Record<string, string>> = {
  ...names('typescript', 'ts mts cts'),
  ...names('typescriptreact', 'tsx'),
  ...names('javascript', 'js mjs cjs'),
  ...names('javascriptreact', 'jsx'),
  ...names('python', 'py pyi'),
  ...names('c', 'c h'),
  ...names('cpp', 'cc cpp cxx c++ hh hpp hxx h++ inl'),
  ...names('objective-c', 'm'),
  ...names('objective-cpp', 'mm'),
  ...names('rust', 'rs'),
  ...names('ruby', 'rb'),
  ...names('csharp', 'cs'),
  ...names('fsharp', 'fs fsi fsx'),
  ...names('kotlin', 'kt kts'),
  ...names('haskell', 'hs'),
  ...names('elixir', 'ex exs'),
  ...names('erlang', 'erl hrl'),
  ...names('perl', 'pl pm'),
  ...names('shellscript', 'sh bash'),
  ...names('markdown', 'md'),
  ...names('yaml', 'yml'),
}

function names(language: string, endings: string): Record<string, string> {
  return Object.fromEntries(endings.split(' ').map((ending) => [ending, language]))
}

/** The language of a file, by its ending. */
const languageOf = (path: string): string => {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? 'plaintext'
  return NAMES[ending] ?? ending
}

/** A server that is talked to, and the documents that it holds open. */
export type Conversation = { readonly client: LanguageClient; readonly documents: Documents }

/** Servers that run until the scope ends: what they have loaded serves the next diagnosis too. */
export interface Conversations extends AsyncDisposable {
  /** Goes on with a server, with its whole time again, or starts it. Throws UnknownError. */
  open(server: LanguageServer, host: ServerHost): Promise<Conversation>
  /** Keeps a server for the next time, unless it failed; it must know the files as they are on the disk. Its clock is paused. */
  rest(conversation: Conversation): Promise<void>
  /** Stops a server. */
  drop(conversation: Conversation): Promise<void>
  /** How many servers wait for the next time. */
  readonly resting: number
}

export function openConversations(): Conversations {
  const resting = new Map<string, Conversation>()
  const all = new Set<Conversation>()
  const drop = async (one: Conversation): Promise<void> => {
    all.delete(one)
    await one.client[Symbol.asyncDispose]()
  }
  return {
    async open(server, host) {
      const key = keyOf(server, host)
      const known = resting.get(key)
      resting.delete(key)
      if (known && !known.client.bounds.failed) {
        known.client.resume(server.timeout, host.signal)
        return known
      }
      if (known) await drop(known)
      const client = await openClient(server, host)
      const opened = { client, documents: openDocuments(client) }
      all.add(opened)
      return opened
    },
    async rest(one) {
      one.client.rest()
      if (one.client.bounds.failed) return drop(one)
      resting.set(keyOf(one.client.server, one.client), one)
    },
    drop,
    get resting() {
      return [...resting.values()].filter(({ client }) => !client.bounds.failed).length
    },
    async [Symbol.asyncDispose]() {
      resting.clear()
      await Promise.all([...all].map(drop))
    },
  }
}

const keyOf = ({ name, argv, initialization = {} }: LanguageServer, { root }: Pick<ServerHost, 'root'>): string =>
  JSON.stringify([name, argv, initialization, root])

/** Kept language servers, with the worktree in which they run. */
export interface ServersInWorktree extends KeptServers {
  readonly conversations: Conversations
  /** The worktree for a key: that of the last time, or a new one, for which the servers of the old one are stopped. */
  place(key: string, make: () => Promise<IsolatedWorktree>): Promise<IsolatedWorktree>
}

/** Starts nothing yet. The end of the scope stops every server and removes the worktree. */
export function keepServers(): ServersInWorktree {
  let conversations = openConversations()
  let made: { readonly key: string; readonly place: IsolatedWorktree } | undefined
  const end = async (): Promise<void> => {
    const ending = [conversations, made?.place]
    conversations = openConversations()
    made = undefined
    for (const one of ending) await one?.[Symbol.asyncDispose]()
  }
  return {
    get conversations() {
      return conversations
    },
    async place(key, make) {
      if (made?.key === key) return made.place
      await end()
      const place = await make()
      made = { key, place }
      return place
    },
    get isWarm() {
      return conversations.resting > 0
    },
    [Symbol.asyncDispose]: end,
  }
}
