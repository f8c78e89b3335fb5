import { describe, expect, it } from 'vitest'
import { planFromDiff } from '../../../src/index.ts'
import '../../../src/wings/sessions/index.ts'
import { repository } from '../../support/git.ts'
import { SECRET, withSecrets } from './secret-files.ts'

describe('a rule that denies to read', () => {
  it('keeps what a file holds out of a plan made of a diff', async () => {
    using repo = withSecrets(repository)
    repo.write({ 'secrets/k': `${SECRET}third\n`, 'secrets/new': 'code 99\n', 'src/a.txt': 'two\n' })
    const { plan, leftOut } = await planFromDiff({ root: repo.root })
    expect(leftOut.map(({ path }) => path).sort()).toEqual(['secrets/k', 'secrets/new'])
    expect(JSON.stringify([plan, leftOut])).not.toMatch(/7412|code 99|third/)
  })
})
