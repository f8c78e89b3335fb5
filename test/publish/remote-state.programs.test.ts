import { expect, it } from 'vitest'
import { connect } from '../../src/publish/github.ts'
import { getRepository } from '../../src/publish/github-api.ts'
import { type Hub, pullsOf } from '../../src/publish/remote-state.ts'
import { plantGarden, REPOSITORY, TOKEN } from '../support/garden.ts'

it('pull requests are found by the name that GitHub has for the owner, where the repository is named by a former one', async () => {
  await using garden = await plantGarden()
  await garden.publish()
  garden.github.renamed.set('acme/garden', REPOSITORY)
  const github = await connect({ token: TOKEN, apiUrl: garden.github.apiUrl })
  const repository = await github.send(getRepository('acme/garden'))
  const target = { repository: 'acme/garden', headRepository: 'acme/garden', branch: 'editplan/plant-the-beds' }
  const hub = { github, repository, head: repository, target: target as Hub['target'] }
  expect(await pullsOf(hub)).toMatchObject([{ number: 1 }])
})
