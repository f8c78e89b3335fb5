import { describe, expect, it } from 'vitest'
import { filterEnvironment, findProgram } from '../../../src/core/programs/environment.ts'

describe.skipIf(process.platform === 'win32')('the file of a program', () => {
  it('is looked up in absolute folders, and in others only beside a folder to start from', () => {
    const there = findProgram('sh', { path: '/usr/bin:/bin' })
    expect(there).toMatch(/^\/(?:usr\/)?bin\/sh$/)
    expect(findProgram('sh', { path: 'bin' })).toBeUndefined()
    expect(findProgram('sh', { path: 'bin', cwd: '/' })).toBe('/bin/sh')
    expect(findProgram('bin/sh', { cwd: '/' })).toBe('/bin/sh')
    expect(findProgram('bin/sh')).toBeUndefined()
  })
})

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
