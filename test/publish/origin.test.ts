import { describe, expect, it } from 'vitest'
import type { Git } from '../../src/core/git/git.ts'
import { credentialEnvironment, refuseOtherOrigin } from '../../src/publish/origin.ts'

describe('credentials', () => {
  it('keep the entries that the environment already has', () => {
    const environment = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
      HOME: '/home/fern',
    }
    const made = credentialEnvironment('https://github.com/octo-org/garden.git', 'secret-token', environment)
    expect(made).toMatchObject({ GIT_CONFIG_COUNT: '4', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' })
    expect(Object.keys(made)).toHaveLength(9)
  })
})

describe('an origin', () => {
  const refused = async (...addresses: readonly string[]): Promise<string | undefined> => {
    const entries = addresses.map((value) => ({ key: 'remote.origin.url', value, file: '.git/config' }))
    const place = {
      ...{ repository: 'octo-org/garden', serverUrl: 'https://github.com', apiUrl: 'https://api.github.com' },
      token: undefined,
    }
    return refuseOtherOrigin({ run: async () => entries } as unknown as Git, place, {}).then(
      () => undefined,
      ({ name }: Error) => name,
    )
  }

  it.each([
    'https://github.com/octo-org/other.git',
    'https://github.com/evil/garden.git',
    'https://evil.invalid/octo-org/garden.git',
    'https://github.com:9/octo-org/garden.git',
    'https://github.com/octo-org/garden-fork.git',
    'https://github.com/xocto-org/garden.git',
    '/tmp/octo-org/garden.git',
    'file:///srv/octo-org/garden.git',
    'git@evil.invalid:octo-org/garden.git',
    'https://github.com@evil.invalid/octo-org/garden.git',
    'https://x:secret-token@evil.invalid/octo-org/garden',
  ])('is refused that is not the repository: %s', async (address) => {
    expect(await refused(address)).toBe('ORIGIN_DIFFERS')
    expect(await refused('https://github.com/octo-org/garden.git', address)).toBe('ORIGIN_DIFFERS')
  })

  it.each([
    'https://github.com/octo-org/garden.git',
    'https://github.com/Octo-Org/GARDEN',
    'git@github.com:octo-org/garden.git',
    'ssh://git@ssh.github.com:443/octo-org/garden.git',
  ])('is taken as it is written: %s', async (address) => {
    expect(await refused(address)).toBeUndefined()
  })

  it('is refused where there is none', async () => {
    expect(await refused()).toBe('ORIGIN_DIFFERS')
  })
})
