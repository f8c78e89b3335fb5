import { expect, it } from 'vitest'
import { wrapSystemErrors } from '../../../src/core/workspace/file-identity.ts'
import { EditplanError } from '../../../src/errors.ts'

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code, errno: -1, syscall: 'open' })
}

it('tells what failed first, whatever fails at the ends of the scopes around it', async () => {
  const run = wrapSystemErrors(async () => {
    using _outer = { [Symbol.dispose]: failing('EIO') }
    using _inner = { [Symbol.dispose]: failing('EMFILE') }
    failing('ENOSPC')()
  })
  await expect(run).rejects.toMatchObject({ name: 'WRITE_FAILED', cause: { code: 'ENOSPC' } })
  const refused = wrapSystemErrors(async () => {
    using _outer = { [Symbol.dispose]: failing('EIO') }
    throw new EditplanError({ name: 'LOCKED', message: 'Locked.' })
  })
  await expect(refused).rejects.toMatchObject({ name: 'LOCKED' })
})
