import { setTimeout as sleep } from 'node:timers/promises'
import type { Terminal } from '../../src/faces/cli/context.ts'

/** Types each key once a prompt listens for it, or nothing asks any more. */
export async function typeKeys(
  { input }: Terminal,
  keys: readonly string[],
  answered: Promise<unknown> | undefined,
): Promise<void> {
  let isAsked = true
  const ended = () => {
    isAsked = false
  }
  answered?.then(ended, ended)
  for (const key of keys) {
    while (isAsked && (input.listenerCount('keypress') === 0 || input.readableLength > 0)) await sleep(1)
    input.push(key)
  }
}
