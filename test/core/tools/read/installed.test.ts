import { describe, expect, it } from 'vitest'
import { loadInstalled } from '../../../../src/core/tools/read/installed.ts'

describe('loadInstalled', () => {
  it('gives the package where it is installed', async () => {
    expect(await loadInstalled('node:path')).toMatchObject({ ok: true })
  })

  it('is refused where it is not', async () => {
    const loaded = await loadInstalled('a-package-that-nobody-installed')
    expect(loaded).toMatchObject({ ok: false, problem: { name: 'PACKAGE_MISSING' } })
  })

  it('throws what the package itself throws', async () => {
    const broken = `data:text/javascript,throw new RangeError('broken')`
    await expect(loadInstalled(broken)).rejects.toThrow(RangeError)
  })
})
