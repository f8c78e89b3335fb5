import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { runInGarden } from '../../support/garden-cli.ts'
import { BRANCH, moveBranch, openPull } from '../../support/provenance.ts'

const run = (garden: Garden, ...args: readonly string[]) => runInGarden(garden, args)

describe('editplan verify --pr', () => {
  it('prints the verdict, as JSON where that is wished', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const told = await run(garden, 'verify', '--pr', '1')
    expect([told.exitCode, told.err]).toEqual([0, ''])
    expect(told.out).toContain('#1')
    const { exitCode, out } = await run(garden, 'verify', '--pr', '#1', '--json')
    expect([exitCode, JSON.parse(out)]).toMatchObject([0, { outcome: 'proved', by: 'commits', branch: BRANCH }])
  })

  it('ends with the exit code of the refusal, and lets no text of a commit reach the terminal as it is', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const theirs = await garden.commitElsewhere(
      BRANCH,
      { 'beds/rose.txt': '\u001b]0;x\u0007\n' },
      { message: '\u001b[2J' },
    )
    await moveBranch(garden, theirs)
    const { exitCode, out, err } = await run(garden, 'verify', '--pr', '1')
    expect(exitCode).toBe(4)
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
  })

  it.each([
    [['verify', '--pr', '1', '--base', 'main']],
    [['verify', 'plan.yaml', '--pr', '1']],
    [['verify', '--pr', 'main']],
    [['verify', 'plan.yaml', '--base', 'main']],
    [['verify']],
  ])('is wrong usage: %j', async (args) => {
    await using garden = await plantGarden()
    expect(await run(garden, ...args)).toMatchObject({ exitCode: 2 })
  })
})
