import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden } from '../../../support/garden.ts'
import { runInGarden } from '../../../support/garden-cli.ts'
import { followServer, mergePull } from '../../../support/merging.ts'
import { openPull } from '../../../support/provenance.ts'

const run = (garden: Garden, args: readonly string[], as: { readonly token?: string } = {}) =>
  runInGarden(garden, ['blame', ...args], as)

describe('editplan blame', () => {
  it('prints the step, the reason and the plan of each line, as JSON where that is wished', {}, async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    await mergePull(garden, 'squash')
    const told = await run(garden, ['beds/rose.txt:1'])
    expect(told).toMatchObject({ exitCode: 0, err: '' })
    for (const part of ['1 of 2', 'Roses are red.', 'Tend the garden', '#1', '1 rose: red'])
      expect(told.out).toContain(part)
    const { exitCode, out } = await run(garden, ['beds/rose.txt:1-1', '--rev', 'HEAD', '--json'])
    const revision = await garden.git('rev-parse', 'HEAD')
    expect([exitCode, JSON.parse(out)]).toMatchObject([
      0,
      {
        file: 'beds/rose.txt',
        revision,
        lines: [{ line: 1, text: 'rose: red' }],
        origins: [{ kind: 'step', steps: '1' }],
      },
    ])
  })

  it('says without a token what one would add', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    await mergePull(garden, 'squash')
    const { exitCode, err } = await run(garden, ['beds/rose.txt'], { token: '' })
    expect([exitCode, err]).toEqual([0, expect.stringContaining('GITHUB_TOKEN')])
  })

  it('lets nothing hostile of a file or of trailers reach the terminal as it is', async () => {
    await using garden = await plantGarden()
    const run1 = `Editplan-Plan: sha256:${'a'.repeat(64)}\nEditplan-Run: \u001b[2J`
    const message = `Edit x: \u001b]0;x\u0007\n\nwhy \u202e\u001b[2J\n\nEditplan-Step: 1-99999999999/2 \u001b[1m\n${run1}\n`
    await garden.commitElsewhere(
      'main',
      { 'beds/rose.txt': '\u001b[2Jrose\u202e\n' },
      { message, name: '\u202eivy\u001b[0m' },
    )
    await followServer(garden)
    const { exitCode, out, err } = await run(garden, ['beds/rose.txt'], { token: '' })
    expect([exitCode, err]).toEqual([0, ''])
    expect(out).toContain('1-99999999999 of 2')
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
  })

  it('takes a file whose name ends as a line does for that file', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'beds/rose:2': 'rose\n' })
    await followServer(garden)
    expect(JSON.parse((await run(garden, ['beds/rose:2', '--json'])).out)).toMatchObject({ file: 'beds/rose:2' })
  })

  it.each([[['beds/rose.txt:0']], [['beds/rose.txt:3-2']], [['beds/rose.txt:9']], [[]]])(
    'is wrong usage: %j',
    async (args) => {
      await using garden = await plantGarden()
      expect(await run(garden, args)).toMatchObject({ exitCode: 2, out: '' })
    },
  )
})
