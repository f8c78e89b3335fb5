import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../support/folder.ts'
import type { TestRepository } from '../../support/git.ts'

export const SECRET = 'launch code 7412\nsecond line\n'

/** A checkout whose policy denies to read `secrets/`, with a tracked link into it. */
export const withSecrets = (repository: (files: Files) => TestRepository): TestRepository => {
  const repo = repository({
    'secrets/k': SECRET,
    'src/a.txt': 'one\nsecond line\n',
    '.github/editplan.yml': 'version: 1\nrules: { deny: [ "Read(secrets/**)" ] }\n',
  })
  symlinkSync('../secrets/k', join(repo.root, 'src/lnk'))
  repo.commit('a link')
  return repo
}
