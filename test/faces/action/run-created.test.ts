import { describe, expect, it } from 'vitest'
import { runCreated } from '../../../src/faces/action/run-created.ts'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'

const CREATED = '2026-11-27T10:00:00Z'

function askedIn(garden: Garden, id: string, attempt: string): Promise<number | undefined> {
  const { serverUrl, apiUrl } = garden.github
  garden.repository.workflowRuns.push({
    ...{ id: 7, event: 'schedule', head_sha: 'a'.repeat(40), head_branch: 'main', repository: REPOSITORY },
    created_at: CREATED,
  })
  const options = { token: TOKEN, repository: REPOSITORY, serverUrl, apiUrl }
  return runCreated(options, { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt })
}

describe('the creation of a workflow’s run', () => {
  it('is what GitHub says, in each attempt', async () => {
    await using garden = await plantGarden()
    expect([await askedIn(garden, '7', '1'), await askedIn(garden, '7', '4')]).toEqual(
      [CREATED, CREATED].map(Date.parse),
    )
  })

  it('is unknown without the right to ask: now for a first attempt, a refusal for another', async () => {
    await using garden = await plantGarden()
    expect(await askedIn(garden, '8', '1')).toBeUndefined()
    await expect(askedIn(garden, '8', '2')).rejects.toMatchObject({ name: 'USAGE' })
  })
})
