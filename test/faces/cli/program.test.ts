import { describe, expect, it } from 'vitest'
import { WING_OF_COMMAND } from '../../../src/faces/cli/wing-commands.ts'
import { WINGS } from '../../../src/wings.ts'
import { editplan } from '../../support/program.ts'

const present = new Set(WINGS.map(({ name }) => name))

describe('the commands of wings', () => {
  it('are all in the list of what a build may lack', { tags: 'quick' }, () => {
    const commands = WINGS.flatMap(({ name, commands }) => commands?.names.map((command) => [command, name]) ?? [])
    expect([...WING_OF_COMMAND].filter(([, wing]) => present.has(wing))).toEqual(commands)
  })

  it.each([...WING_OF_COMMAND])('%s is refused by name where the wing %s is absent', async (command, wing) => {
    const { exitCode, stderr } = await editplan([command, ...(present.has(wing) ? ['--help'] : [])], { cwd: '.' })
    if (present.has(wing)) expect(exitCode).toBe(0)
    else
      expect({
        exitCode: exitCode !== 0,
        isNamed: stderr.includes('UNAVAILABLE_HERE') && stderr.includes(wing),
      }).toEqual({ exitCode: true, isNamed: true })
  })
})

describe('a command line that is nearly right', () => {
  it.each([
    [['plan.yaml', 'apply'], '`editplan apply plan.yaml`'],
    [['validate', 'plan.yaml'], '`editplan check`'],
    [['apply', 'plan.yaml', '--dry-run=true'], '--dry-run takes no value'],
  ])('%j is answered with what to write', async (args, remedy) => {
    const { exitCode, stderr } = await editplan(args, { cwd: '.' })
    expect([exitCode, stderr.includes(remedy)]).toEqual([2, true])
  })
})
