import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../../src/faces/action/workspace-files.ts'
import { temporaryFolder } from '../../support/folder.ts'

const POLICY = 'version: 1\nrules: { deny: ["Edit(m\u00fcller/**)"] }\n'

describe('the policy that an input names', () => {
  const read = async (bytes: Buffer) => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'policy.yml'), bytes)
    return await readPolicy('policy.yml', { folders: [folder.path], gitFiles: [], gitFolders: [] })
  }

  it('is its text', async () => {
    expect(await read(Buffer.from(POLICY))).toEqual({ name: 'policy.yml', text: POLICY })
  })

  it.each(['latin1', 'utf16le'] as const)(
    'is refused in %s, in which its rules would be about other paths',
    async (encoding) => {
      await expect(read(Buffer.from(`\ufeff${POLICY}`, encoding))).rejects.toMatchObject({ name: 'POLICY_INVALID' })
    },
  )
})
