import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { sayStarts } from './starts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what workers make once and keep: it is gone when the last test has ended. */
    readonly scratch: string
  }
}

/** Vitest calls it before the first test; what it gives back, after the last. */
export default function makeScratch({ provide, config }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-scratch-'))
  // Some tests start what is in it as another user.
  chmodSync(folder, 0o755)
  provide('scratch', folder)
  return () => {
    sayStarts(folder, { isBound: config.env?.PART === 'quick' })
    rmSync(folder, { recursive: true, force: true })
  }
}

let own: string | undefined

/** The folder, also where no test runs: there it is gone when the process ends. */
export function scratchHome(): string {
  if (process.env.VITEST !== undefined) return inject('scratch')
  if (own === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'editplan-scratch-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    own = folder
  }
  return own
}
