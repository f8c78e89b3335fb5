import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { parseCampaign } from '../../../src/wings/campaign/campaign-file.ts'
import { runCampaign } from '../../../src/wings/campaign/run-campaign.ts'
import { type Fault, secondaryLimit } from '../../support/github/faults.ts'
import { type Orchard, plantOrchard } from '../../support/orchard.ts'

const PLAN = `version: 1
title: Answer anew
options: { reads: auto }
steps:
  - { tool: Edit, file_path: src/index.ts, old_string: '42', new_string: '43' }
`
const CAMPAIGN = `version: 1
title: Answer anew
plans: [plan.yaml]
repositories: { list: [acme/app, acme/web] }
pace: { writes_per_minute: 60000 }
`
const MINUTES = 60_000

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let orchard: Orchard
beforeEach(async () => {
  orchard = await plantOrchard({ 'acme/app': {}, 'acme/web': {} })
  orchard.github.tokens.clear()
  const permissions = { contents: 'write', pull_requests: 'write' }
  orchard.github.apps.push({ id: '7', publicKey, installations: [{ id: 1, owner: 'acme', permissions }] })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await orchard[Symbol.asyncDispose]()
})

const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds)

/** Runs the campaign, one repository after the other; so many minutes pass after the first. */
async function run({ minutes, faults = [] }: { readonly minutes: number; readonly faults?: readonly Fault[] }) {
  const campaign = parseCampaign(CAMPAIGN, 'campaign.yaml')
  const plan = parsePlan({ name: 'plan.yaml', text: PLAN })
  if (!campaign.ok || !plan.ok) throw new Error('the campaign or the plan has faults')
  const { serverUrl, apiUrl } = orchard.github
  let isFirst = true
  const { results } = await runCampaign({
    campaign: campaign.campaign,
    source: { repository: 'acme/campaigns', paths: ['campaign.yaml'] },
    plansFor: async () => [plan.plan],
    app: { id: '7', privateKey },
    ...{ serverUrl, apiUrl, graphqlUrl: `${serverUrl}/api/graphql`, jobs: 1, environment: { PATH: process.env.PATH } },
    clock: { now: () => Date.now(), sleep: async (milliseconds) => pass(milliseconds) },
    onResult() {
      if (isFirst) pass(minutes * MINUTES)
      if (isFirst) orchard.github.faults.push(...faults)
      isFirst = false
    },
  })
  const asked = orchard.github.requests.filter(({ path }) => path.endsWith('/access_tokens'))
  return { outcomes: results.map(({ outcome }) => outcome), tokens: asked.length }
}

describe('the token of an installation', () => {
  it('serves all repositories of its owner while it is good', async () => {
    expect(await run({ minutes: 5 })).toEqual({ outcomes: ['opened', 'opened'], tokens: 1 })
  })

  it('is renewed where it ended while the campaign ran', async () => {
    expect(await run({ minutes: 70 })).toEqual({ outcomes: ['opened', 'opened'], tokens: 2 })
  })

  it('outlasts the wait for a limit in the midst of a repository', async () => {
    const faults = [secondaryLimit('POST /repos/acme/web/pulls', 14 * 60)]
    expect(await run({ minutes: 47, faults })).toEqual({ outcomes: ['opened', 'opened'], tokens: 2 })
    expect(orchard.github.faults).toEqual([])
  })
})
