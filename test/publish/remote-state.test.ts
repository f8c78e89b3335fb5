import { describe, expect, it } from 'vitest'
import { ApiError, connect } from '../../src/publish/github.ts'
import { getRepository, getViewer } from '../../src/publish/github-api.ts'
import { type Hub, isOfBranch, pullsOf, unlessRefused } from '../../src/publish/remote-state.ts'
import { plantGarden, REPOSITORY, TOKEN } from '../support/garden.ts'

it('a pull request is of the branch that has its name, in its repository', { tags: 'quick' }, () => {
  const head = { ref: 'topic', sha: 'a', repo: { id: 1, full_name: 'o/r' } }
  const isOf = (repository: number | undefined, branch = 'topic') =>
    isOfBranch({ head } as never, { repository, branch })
  expect([isOf(1), isOf(2), isOf(undefined), isOf(1, 'other')]).toEqual([true, false, false, false])
})

it('pull requests are found by the name that GitHub has for the owner, where the repository is named by a former one', {
  tags: 'quick',
}, async () => {
  await using garden = await plantGarden()
  await garden.publish()
  garden.github.renamed.set('acme/garden', REPOSITORY)
  const github = await connect({ token: TOKEN, apiUrl: garden.github.apiUrl })
  const repository = await github.send(getRepository('acme/garden'))
  const target = { repository: 'acme/garden', headRepository: 'acme/garden', branch: 'editplan/plant-the-beds' }
  const hub = { github, repository, head: repository, target: target as Hub['target'] }
  expect(await pullsOf(hub)).toMatchObject([{ number: 1 }])
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
