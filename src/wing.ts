import type { CommandFactory } from './faces/cli/context.ts'

/** What a wing brings. The core and the faces know wings by the list in `wings.ts` alone. */
export interface Wing {
  readonly name: string
  /** Fills the slots of the core. */
  readonly fill?: () => void
  /** Names of its commands, and the commands. */
  readonly commands?: {
    readonly names: readonly string[]
    load(): Promise<readonly CommandFactory[]>
  }
}
