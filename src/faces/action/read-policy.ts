import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { EditplanError } from '../../errors.ts'

/** Reads a policy file. Throws POLICY_INVALID where it cannot be read. @param file its absolute path */
export async function readPolicy(file: string): Promise<PolicySource> {
  try {
    return { name: path.basename(file), text: await readFile(file, 'utf8') }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new EditplanError({
      name: 'POLICY_INVALID',
      message: `The policy ${file} cannot be read: ${reason}. Check its path.`,
    })
  }
}
