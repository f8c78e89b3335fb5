import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openObjectReader } from '../../../src/core/git/cat-file.ts'
import { openGit } from '../../../src/core/git/git.ts'
import { freeRunName, runId } from '../../../src/core/history/run-ref.ts'
import { repository } from '../../support/git.ts'
import { planOptions } from '../../support/results.ts'

it('a run has another id for each of what decides its commits, and the same for the same', { tags: 'quick' }, () => {
  const origin = { digest: 'd', options: planOptions, without: [], base: 'b', tree: 't', dirty: [] }
  const dirty = [
    { path: 'a', mode: '100644', oid: '1' },
    { path: 'b', mode: '100644', oid: '2' },
  ]
  const others = [
    ...[{ digest: 'e' }, { options: { ...planOptions, commits: 'squash' as const } }, { without: [2] }, { base: 'c' }],
    ...[{ tree: 'u' }, { dirty }, { dirty: dirty.slice(1) }, { commands: 'c' }, { commands: 'd' }],
  ]
  const ids = [{}, ...others].map((more) => runId({ ...origin, ...more }))
  expect(new Set(ids).size).toBe(ids.length)
  expect(runId({ ...origin, dirty: dirty.toReversed() })).toBe(runId({ ...origin, dirty }))
})

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
