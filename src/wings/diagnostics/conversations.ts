import type { IsolatedWorktree } from '../../core/run/isolated-worktree.ts'
import type { KeptServers } from '../../core/run/wing-slots.ts'
import { type LanguageClient, openClient, type ServerHost } from './client.ts'
import { type Documents, openDocuments } from './documents.ts'
import type { LanguageServer } from './language-server.ts'

/** A server that is talked to, and the documents that it holds open. */
export interface Conversation {
  readonly client: LanguageClient
  readonly documents: Documents
}

/** Servers that run until the scope ends: what they have loaded serves the next diagnosis too. */
export interface Conversations extends AsyncDisposable {
  /** Goes on with a server, with its whole time again, or starts it. Throws UnknownError. */
  open(server: LanguageServer, host: ServerHost): Promise<Conversation>
  /** Keeps a server for the next time, unless it failed; it has to know the files as they are on the disk. Its time stands still. */
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
