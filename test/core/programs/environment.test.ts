import { describe, expect, it } from 'vitest'
import { filterEnvironment } from '../../../src/core/programs/environment.ts'

describe('the environment of another program', () => {
  it('has what programs need and no credential', () => {
    const given = {
      PATH: '/bin',
      HOME: '/home/me',
      LC_ALL: 'C',
      Path: 'C:\\bin',
      GITHUB_TOKEN: 'x',
      INPUT_TOKEN: 'x',
      ACTIONS_RUNTIME_TOKEN: 'x',
      NPM_TOKEN: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      HTTPS_PROXY: 'http://me:x@proxy',
      NODE_OPTIONS: '--require=x',
      LD_PRELOAD: 'x',
      GIT_ASKPASS: 'x',
      LANG: undefined,
    }
    expect(filterEnvironment(given)).toEqual({ PATH: '/bin', HOME: '/home/me', LC_ALL: 'C', Path: 'C:\\bin' })
  })

  it('has what the policy names besides', () => {
    expect(filterEnvironment({ PATH: '/bin', DATABASE_URL: 'x', OTHER: 'y' }, ['DATABASE_URL'])).toEqual({
      PATH: '/bin',
      DATABASE_URL: 'x',
    })
  })
})
