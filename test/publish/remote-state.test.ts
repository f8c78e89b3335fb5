import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/publish/github.ts'
import { getViewer } from '../../src/publish/github-api.ts'
import { isOfBranch, unlessRefused } from '../../src/publish/remote-state.ts'

it('a pull request is of the branch that has its name, in its repository', () => {
  const head = { ref: 'topic', sha: 'a', repo: { id: 1, full_name: 'o/r' } }
  const isOf = (repository: number | undefined, branch = 'topic') =>
    isOfBranch({ head } as never, { repository, branch })
  expect([isOf(1), isOf(2), isOf(undefined), isOf(1, 'other')]).toEqual([true, false, false, false])
})

describe('a question to GitHub', () => {
  const asked = (status: number | undefined) =>
    unlessRefused(
      Promise.reject(
        new ApiError(getViewer(), {
          method: 'POST',
          path: '/graphql',
          status,
          headers: {},
          message: 'No.',
          errors: [],
        }),
      ),
    )

  it.each([403, 404, 422])('that is refused with %i has no answer', async (status) => {
    expect(await asked(status)).toBeUndefined()
  })

  it.each([500, 502, undefined])('that fails with %s fails', async (status) => {
    await expect(asked(status)).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
  })
})
