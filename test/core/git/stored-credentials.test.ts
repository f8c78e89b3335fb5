import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { storedCredentials } from '../../../src/core/git/stored-credentials.ts'
import { repository, type TestRepository, temporaryFolder, testEnvironment } from '../../support/git.ts'

const SECRET = 'sesame0sesame1sesame2'

const found = async ({ root }: TestRepository, home = '/nonexistent'): Promise<readonly string[]> => {
  const places = await storedCredentials(await openGit(root, { env: testEnvironment() }), home)
  expect(places.join()).not.toContain(SECRET)
  return places
}

describe('credentials in git’s configuration', () => {
  it.each([
    ['http.https://github.com/.extraheader', `AUTHORIZATION: basic ${SECRET}`],
    ['http.extraheader', `PRIVATE-TOKEN: ${SECRET}`],
    ['remote.origin.url', `https://x-access-token:${SECRET}@github.com/o/r`],
    ['remote.origin.pushurl', `https://:${SECRET}@github.com/o/r`],
    ['remote.origin.url', `https://ghp_${SECRET}@github.com/o/r`],
    ['http.proxy', `http://me:${SECRET}@proxy:3128`],
    ['credential.helper', `!f() { echo username=me; echo password=${SECRET}; }; f`],
    ['github.token', SECRET],
    ['sendemail.smtppass', SECRET],
    ['core.sshcommand', `ssh -i /keys/${'id'} -o IdentitiesOnly=yes`],
  ])('are named by setting and file: %s %s', async (key, value) => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.git('config', key, value)
    expect(await found(repo)).toEqual([`${key} in .git/config`])
  })

  it('in the name of a setting are masked there', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.git('config', `url.https://me:${SECRET}@github.com/.insteadof`, 'https://github.com/')
    expect(await found(repo)).toEqual(['url.https://***@github.com/.insteadof in .git/config'])
  })

  it.each([
    ['http.https://github.com/.extraheader', ''],
    ['http.proxy', 'http://proxy:3128'],
    ['remote.origin.url', 'https://me@github.com/o/r'],
    ['remote.origin.url', 'ssh://git@github.com:22/o/r'],
    ['remote.origin.url', 'git@github.com:o/r'],
    ['credential.helper', 'osxkeychain'],
    ['credential.helper', 'store'],
    ['credential.helper', '!f() { echo "password=$TOKEN"; }; f'],
    ['core.sshcommand', 'ssh -o BatchMode=yes'],
    ['include.path', '/nonexistent/credentials'],
  ])('are not seen where there are none: %s %s', { tags: 'quick' }, async (key, value) => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.git('config', key, value)
    expect(await found(repo)).toEqual([])
  })

  it('are found in the file beside the checkout that a condition includes, met or not', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const [here, elsewhere] = ['git-credentials-1.config', 'git-credentials-2.config'].map((name) =>
      join(folder.path, name),
    )
    const header = `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${SECRET}\n`
    for (const file of [here, elsewhere]) writeFileSync(file as string, header)
    repo.git('config', `includeif.gitdir:${repo.root}/.git.path`, here as string)
    repo.git('config', 'includeif.gitdir:/github/workspace/.git.path', elsewhere as string)
    expect((await found(repo)).toSorted()).toEqual(
      [here, elsewhere, `http.https://github.com/.extraheader in ${here}`].toSorted(),
    )
  })

  it('are found in the files of git credential-store', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using home = temporaryFolder()
    const files = ['.git-credentials', 'own'].map((name) => join(home.path, name))
    for (const file of files) writeFileSync(file, `https://me:${SECRET}@github.com\n`)
    repo.git('config', 'credential.helper', 'store')
    expect(await found(repo, home.path)).toEqual(files.slice(0, 1))
    for (const given of [`--file=${files[1]}`, `--file '${files[1]}'`, '--file ~/own']) {
      repo.git('config', 'credential.helper', `store ${given}`)
      expect(await found(repo, home.path)).toEqual(files.slice(1))
    }
  })

  it('are found in submodules, whose names may contain slashes, and in files that their configuration includes', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const places = ['one', 'lib/two', 'one/modules/three'].map((name) => join(repo.root, '.git/modules', name))
    for (const place of places) {
      mkdirSync(place, { recursive: true })
      repo.git('init', '-q', '--bare', place)
      repo.git('config', '--file', join(place, 'own'), 'http.extraheader', `Authorization: ${SECRET}`)
      repo.git('config', '--file', join(place, 'config'), 'include.path', join(place, 'own'))
    }
    expect((await found(repo)).toSorted()).toEqual(
      places.map((place) => `http.extraheader in ${join(place, 'own')}`).toSorted(),
    )
  })

  it('of the environment are nobody else’s', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const given = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraheader', GIT_CONFIG_VALUE_0: SECRET }
    const git = await openGit(repo.root, { env: { ...testEnvironment(), ...given } })
    expect(await storedCredentials(git, '/nonexistent')).toEqual([])
  })
})
