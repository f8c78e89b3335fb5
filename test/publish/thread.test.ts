import { expect, it } from 'vitest'
import type { GitHub } from '../../src/publish/github.ts'
import { mayWrite } from '../../src/publish/thread.ts'

it.each([
  ['admin', true],
  ['write', true],
  ['read', false],
  ['none', false],
])('somebody with the permission %s may write: %s', async (permission, may) => {
  const github = { send: async () => ({ permission }) } as unknown as GitHub
  expect(await mayWrite(github, 'octo-org/garden', 'ada')).toBe(may)
})
