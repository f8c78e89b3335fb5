import path from 'node:path'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { EditplanError } from '../../errors.ts'
import { type NamedFilePlace, readNamedFile } from './named-file.ts'

/** Reads a policy file, which may also lie outside the workspace. Throws POLICY_INVALID where it cannot be read. */
export async function readPolicy(name: string, place: NamedFilePlace): Promise<PolicySource> {
  const file = await readNamedFile(name, place, { outside: true })
  if ('bytes' in file) return { name: path.basename(name), text: file.bytes.toString('utf8') }
  throw new EditplanError({
    name: 'POLICY_INVALID',
    message: `The policy ${name} cannot be read: ${file.reason}. Name a regular file.`,
  })
}
