import { hostname } from 'node:os'
import { kill, pid } from 'node:process'

/** The process that owns something on the disk. */
export interface Holder {
  readonly pid: number
  readonly host: string
}

/** This process. */
export const ownHolder = (): Holder => ({ pid, host: hostname() })

/** Whether the process has ended; false for a process of another machine, about which nothing is known. */
export const isGone = (holder: Holder): boolean => {
  if (holder.host !== hostname()) return false
  try {
    kill(holder.pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
