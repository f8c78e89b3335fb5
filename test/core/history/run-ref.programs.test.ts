import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openObjectReader } from '../../../src/core/git/cat-file.ts'
import { openGit } from '../../../src/core/git/git.ts'
import { freeRunName } from '../../../src/core/history/run-ref.ts'
import { repository } from '../../support/git.ts'

it('a free name of a run is told with its namesakes that exist, and with no other run', { tags: 'quick' }, async () => {
  using repo = repository({ 'a.txt': 'a\n' })
  const git = await openGit(repo.root)
  const [own, other] = ['a'.repeat(20), 'b'.repeat(20)]
  const records = path.join(repo.root, '.git/editplan/runs')
  mkdirSync(records, { recursive: true })
  // The second of three is gone.
  for (const name of [own, `${own}-3`, other]) {
    repo.git('update-ref', `refs/editplan/runs/${name}`, 'HEAD')
    writeFileSync(path.join(records, `${name}.json`), '{}')
  }
  await using reader = openObjectReader(git)
  const { id, existing } = await freeRunName(git, reader, own)
  expect([id, existing.map((one) => one.id)]).toEqual([`${own}-2`, [own, `${own}-3`]])
})
