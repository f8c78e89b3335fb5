import type { IsolatedWorktree } from '../../core/run/isolated-worktree.ts'
import type { KeptServers } from '../../core/run/wing-slots.ts'
import { type Conversations, openConversations } from './conversations.ts'

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
