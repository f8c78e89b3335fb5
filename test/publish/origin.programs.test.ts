import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'

const BASIC = `basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
const LEFT = `AUTHORIZATION: basic ${Buffer.from('x-access-token:ghs_leftByCheckout').toString('base64')}`

/** What a checkout leaves behind, by its version. */
const LEFTOVERS: Record<string, (garden: Garden) => Promise<Record<string, string>>> = {
  'nothing (persist-credentials: false)': async () => ({}),
  'v4, v5: a header in .git/config': async ({ git, github }) => {
    await git('config', '--local', `http.${github.serverUrl}/.extraheader`, LEFT)
    return {}
  },
  'v6, v7: a header in a file that .git/config includes': async ({ git, github, checkout }) => {
    const file = join(checkout, '.git', 'git-credentials-1.config')
    await writeFile(file, `[http "${github.serverUrl}/"]\n\textraheader = ${LEFT}\n`)
    await git('config', '--local', `includeIf.gitdir:${join(checkout, '.git')}.path`, file)
    return {}
  },
  'a header for the repository’s own address': async ({ git, github }) => {
    await git('config', '--local', `http.${github.serverUrl}/octo-org/garden.git.extraheader`, LEFT)
    return {}
  },
  'a header in the environment': async ({ github }) => ({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${github.serverUrl}/.extraheader`,
    GIT_CONFIG_VALUE_0: LEFT,
  }),
  'a token in the remote’s address': async ({ git, github }) => {
    const { host } = new URL(github.serverUrl)
    await git('remote', 'set-url', 'origin', `http://x-access-token:ghs_leftByCheckout@${host}/octo-org/garden.git`)
    return {}
  },
}

describe('credentials', () => {
  it.each(Object.keys(LEFTOVERS))('reach the server once, whatever a checkout left: %s', async (name) => {
    await using garden = await plantGarden()
    const environment = await LEFTOVERS[name]?.(garden)
    const before = await configuration(garden)
    await garden.publish({ options: { environment: { ...environment } } })
    expect(new Set(garden.github.gitRequests.map(({ authorization }) => authorization.join('; ')))).toEqual(
      new Set([BASIC]),
    )
    expect(await configuration(garden)).toEqual(before)
  })

  it('never appear in an address, a message, a commit or a file of the checkout', async () => {
    await using garden = await plantGarden()
    const result = await garden.publish()
    garden.github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'read', pullRequests: 'write' })
    const refusal = await garden
      .publish({ plan: 'b'.repeat(64), options: { replace: true }, changes: [{ 'x.txt': 'x' }] })
      .catch((error: Error) => error)
    expect(refusal).toMatchObject({ name: 'GIT_FAILED' })
    const said = JSON.stringify([
      result,
      garden.github.gitRequests.map(({ url }) => url),
      String(refusal),
      garden.repository.pulls,
    ])
    const files = await configuration(garden)
    const commits = await garden.remote('log', '--all', '--format=%B %an %ae')
    for (const secret of [TOKEN, BASIC.slice(6)])
      expect(said + JSON.stringify([...files]) + commits).not.toContain(secret)
  })

  it('are not shown to a server that only a remote’s address names', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await garden.publish({ options: { serverUrl: undefined, apiUrl: undefined } }).catch(() => undefined)
    expect(garden.github.gitRequests.length).toBeGreaterThan(0)
    expect(garden.github.gitRequests.flatMap(({ authorization }) => authorization)).toEqual([])
  })
})

/** Every configuration file of the checkout, with its bytes. */
async function configuration({ checkout }: Garden): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(checkout, '.git'))).filter(
    (name) => name.includes('config') || name.endsWith('_HEAD'),
  )
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(checkout, '.git', name), 'latin1')] as const),
    ),
  )
}
