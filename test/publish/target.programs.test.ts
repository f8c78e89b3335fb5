import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBranchName } from '../../src/publish/target.ts'
import { plantGarden } from '../support/garden.ts'

const verdict = (name: string): string => {
  try {
    checkBranchName(name)
    return 'fine'
  } catch (error) {
    return (error as Error).name
  }
}

const isTaken = (name: string): boolean => {
  try {
    execFileSync('git', ['check-ref-format', `refs/heads/${name}`])
    return true
  } catch {
    return false
  }
}

/** Names made of what git's rules are about. */
const names = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '.',
    '..',
    '/',
    '.lock',
    '@',
    '{',
    '-',
    '~',
    '^',
    ':',
    '?',
    '*',
    '[',
    '\\',
    ' ',
    '\x7f',
    '\t',
    'é',
    '🌱',
  ),
  maxLength: 5,
})

describe('the name of the branch', () => {
  it('is taken where git takes it', () => {
    fc.assert(
      fc.property(
        // A branch named @ can be made, and git then takes its name for HEAD.
        names.filter((name) => !name.startsWith('-') && name !== '@'),
        (name) => {
          expect(verdict(name)).toBe(isTaken(name) ? 'fine' : 'BRANCH_INVALID')
        },
      ),
    )
  })

  it('is not the base', async () => {
    await using garden = await plantGarden()
    await expect(garden.publish({ options: { branch: 'main' } })).rejects.toMatchObject({ name: 'BRANCH_INVALID' })
  })
})

describe('the week of a branch', () => {
  it('is that in which the run was created, in whichever week it runs again', async () => {
    await using garden = await plantGarden()
    const branchAt = async (runCreated?: string) =>
      (
        await garden.publish({
          options: { branchSuffix: 'week', ...(runCreated && { runCreated: Date.parse(runCreated) }) },
        })
      ).branch
    expect(await branchAt('2026-11-27T10:00:00Z')).toBe('editplan/plant-the-beds-2026-w48')
    await garden.clock.sleep(14 * 86_400_000)
    expect(await branchAt('2026-11-27T10:00:00Z')).toBe('editplan/plant-the-beds-2026-w48')
    expect(await branchAt()).toBe('editplan/plant-the-beds-2026-w03')
  })
})
