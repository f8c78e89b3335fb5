import { hostname } from 'node:os'
import { kill, pid } from 'node:process'

/** The process that something on the disk belongs to. */
export interface Holder {
  readonly pid: number
  readonly host: string
}

/** This process. */
export const ownHolder = (): Holder => ({ pid, host: hostname() })

/** Only a process of this machine can be known to be gone. */
export const isGone = (holder: Holder): boolean => {
  if (holder.host !== hostname()) return false
  try {
    kill(holder.pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
