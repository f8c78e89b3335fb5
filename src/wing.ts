import { WingSlot } from './core/wing-slot.ts'
import type { CommandFactory, Context } from './faces/cli/context.ts'
import type { VerifyValues } from './inputs/verify.ts'

/** What a wing brings. The core and the faces know wings by the list in `wings.ts` alone. */
export interface Wing {
  readonly name: string
  /** Fills the slots of the core and of the faces. */
  readonly fill?: () => void
  /** Names of its commands, and the commands in that order. */
  readonly commands?: {
    readonly names: readonly string[]
    load(): Promise<readonly CommandFactory[]>
  }
  /** JSON Schemas of its own files, by the option of `editplan schema` that prints them. */
  readonly schemas?: Readonly<Record<string, () => Promise<object>>>
}

/** `verify --attestation`: answers the exit code. */
export type VerifyBundle = (names: readonly string[], options: VerifyValues, context: Context) => Promise<number>

export const verifyBundle = new WingSlot<() => Promise<VerifyBundle>>('provenance')
