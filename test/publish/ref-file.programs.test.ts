import { expect, it } from 'vitest'
import { ownRemote } from '../../src/core/git/commands/remote.ts'
import { type Git, openGit } from '../../src/core/git/git.ts'
import { readLedger } from '../../src/publish/ref-file.ts'
import { plantGarden } from '../support/garden.ts'

it('a ledger is fetched once for each commit that its ref is at', async () => {
  await using garden = await plantGarden()
  const first = await garden.publish()
  const opened = await openGit(garden.checkout)
  let fetches = 0
  const git: Git = {
    ...opened,
    run(command) {
      if (command.args[0] === 'fetch') fetches += 1
      return opened.run(command)
    },
  }
  const read = () => readLedger(git, ownRemote(garden.repository.folder), first.branch)

  const ledger = await read()
  expect(ledger?.pulls).toHaveLength(1)
  expect(await read()).toEqual(ledger)
  expect(fetches).toBe(1)

  await garden.publish({ changes: [{ 'beds/rose.txt': 'rose: white\n' }] })
  const later = await read()
  expect(later?.commit).not.toBe(ledger?.commit)
  expect(later?.run).not.toEqual(ledger?.run)
  expect(fetches).toBe(2)
})
