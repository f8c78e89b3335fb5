// @module-tag programs

import { describe, expect, it } from 'vitest'
import { type Diagnosis, diagnose } from '../../../src/wings/diagnostics/diagnose.ts'
import type { LanguageServer } from '../../../src/wings/diagnostics/language-server.ts'
import { WIRE_LIMITS } from '../../../src/wings/diagnostics/wire.ts'
import { items } from '../../support/items.ts'
import { stagedFolder, type ToyOptions, toyServer } from '../../support/toy-language.ts'

/** The second step breaks use.toy, which it does not touch; the first one removes an old error. */
const STATES = [
  { 'shape.toy': 'export area\nwrong\n', 'use.toy': "import area from './shape.toy'\n", 'old.toy': 'wrong\n' },
  { 'shape.toy': 'export area\n' },
  { 'shape.toy': 'export surface\n' },
] as const

const diagnosed = async (
  options: ToyOptions,
  settings: Partial<LanguageServer> = {},
): Promise<Diagnosis | undefined> => {
  using folder = stagedFolder(...STATES)
  const host = { ...folder.host, limits: { ...WIRE_LIMITS, messages: 5000 } }
  return await diagnose(toyServer(options, settings), host, folder.stages)
}

it.each(['pull', 'push'])(
  'a file that the last of two steps makes is asked about, and at no other stage: %s',
  async (offers) => {
    using folder = stagedFolder({ 'shape.toy': undefined }, { 'read.me': 'text\n' }, { 'shape.toy': 'wrong\n' })
    const found = await diagnose(toyServer({ offers }), folder.host, folder.stages)
    expect(found).toMatchObject({ added: [{ path: 'shape.toy', stage: 2 }], fixed: 0, files: 1 })
    expect(found?.unknown).toBeUndefined()
  },
)

const RIGHT = {
  added: [{ path: 'use.toy', line: 1, column: 1, code: 'toy', text: "import area from './shape.toy'", stage: 2 }],
  fixed: 1,
  files: 2,
}

describe('a server that behaves', () => {
  it.each(['pull', 'pull-later', 'push', 'push-in-parts'])('is understood: %s', async (offers) => {
    const found = await diagnosed({ offers })
    expect(found).toMatchObject(RIGHT)
    expect(found?.unknown).toBeUndefined()
  })

  it.each([
    { reorders: true },
    { fault: 'stderr' },
    { refuses: 3 },
    { fault: 'offspring' },
    { offers: 'both-late' },
    { symbols: false },
    { offers: 'push', reorders: true },
    { offers: 'push', muteAt: 'change' },
  ] satisfies ToyOptions[])('is understood although it is odd: %j', async (options) => {
    const found = await diagnosed(options)
    expect(found).toMatchObject(RIGHT)
    expect(found?.unknown).toBeUndefined()
  })
})

describe('a server that misbehaves is unknown, never clean', () => {
  const short = { timeout: 1000 }

  it.each(['start', 'initialize', 'open', 'change', 'diagnostics'])('when it ends: %s', async (crashAt) => {
    for (const found of await Promise.all(['pull', 'push'].map((offers) => diagnosed({ crashAt, offers }))))
      expect(found?.unknown).toMatchObject({ reason: 'ended', message: expect.stringContaining('it broke') })
  })

  it.each(['initialize', 'diagnostics'])('when it falls silent: %s', async (muteAt) => {
    for (const found of await Promise.all(['pull', 'push'].map((offers) => diagnosed({ muteAt, offers }, short))))
      expect(found?.unknown?.reason).toBe('timeout')
  })

  it('when it pushes nothing', async () => {
    expect((await diagnosed({ muteAt: 'open', offers: 'push' }, short))?.unknown?.reason).toBe('timeout')
  })

  it('when it pushes without versions', async () => {
    expect((await diagnosed({ offers: 'push-unversioned' }))?.unknown?.reason).toBe('no-version')
  })

  it('when it never ends the work that it began', async () => {
    expect((await diagnosed({ offers: 'push', progress: true }, short))?.unknown?.reason).toBe('timeout')
  })

  it.each(items`
flood   flood-of-messages   huge   header   no-json   no-message   unasked   twice   no-list   no-place
no-symbols   no-references   other-encoding   unchanged`)('when what it sends is none: %s', async (fault) => {
    expect((await diagnosed({ fault }))?.unknown?.reason).toBe('protocol')
  })

  it('when it answers nothing for files that it did not load', async () => {
    const found = await diagnosed({ loads: false })
    expect(found).toMatchObject({ added: [], unknown: { reason: 'not-loaded', files: ['shape.toy', 'use.toy'] } })
  })

  it('when it does not exist, or cannot be run', async () => {
    const argv = ['/no/such/server'] as const
    expect((await diagnosed({}, { argv: [...argv] }))?.unknown?.reason).toBe('not-started')
    expect((await diagnosed({}, { argv: [process.execPath, '-e', ''] }))?.unknown?.reason).toBe('ended')
  })

  it.runIf(process.platform === 'linux')('when it takes more memory than it may', async () => {
    expect(
      (await diagnosed({ fault: 'memory', muteAt: 'diagnostics' }, { memory: 300 * 2 ** 20 }))?.unknown?.reason,
    ).toBe('memory')
  })

  it('when the run is stopped meanwhile', async () => {
    using folder = stagedFolder(...STATES)
    const signal = AbortSignal.timeout(500)
    const found = await diagnose(toyServer({ muteAt: 'diagnostics' }), { ...folder.host, signal }, folder.stages)
    expect(found?.unknown?.reason).toBe('stopped')
  })
})
