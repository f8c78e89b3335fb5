import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone when its scope ends: `using folder = temporaryFolder()`. */
export interface TemporaryFolder extends Disposable {
  readonly path: string
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'editplan-test-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

export type Files = Readonly<Record<string, string | Uint8Array>>
