import { describe, expect, it } from 'vitest'
import { credentialEnvironment } from '../../src/publish/origin.ts'

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
