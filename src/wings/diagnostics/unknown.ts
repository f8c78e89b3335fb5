/** Why it is not known what a server finds: never that it finds nothing. */
export type UnknownReason =
  | 'not-started'
  | 'ended'
  | 'memory'
  | 'timeout'
  | 'stopped'
  | 'protocol'
  | 'refused'
  | 'no-version'
  | 'not-loaded'
  | 'too-many'
  | 'unreadable'

/** What is not known, and why in words that follow "the server" or stand alone. */
export interface Unknown {
  readonly reason: UnknownReason
  /** For people, without a full stop. */
  readonly message: string
}

/** Thrown where a server does not say what is asked. */
export class UnknownError extends Error implements Unknown {
  readonly reason: UnknownReason

  constructor({ reason, message }: Unknown) {
    super(message)
    this.reason = reason
  }
}

/** The error as data; what is thrown for another cause is a fault of the protocol. */
export const asUnknown = (error: unknown): Unknown =>
  error instanceof UnknownError
    ? { reason: error.reason, message: error.message }
    : { reason: 'protocol', message: `the server’s answer could not be used: ${messageOf(error)}` }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
