import { expect, it } from 'vitest'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { repository } from '../../../support/git.ts'

const REST = 'export const more = [1, 2, 3]\nexport const list = [4, 5, 6]\n'

/** What the search looks at where one name changes in so many files, in folders of 20 each. */
async function spentOn(count: number): Promise<number> {
  const names = Array.from({ length: count }, (_, at) => `src/d${Math.floor(at / 20)}/f${at}.ts`)
  const files = (name: string) => Object.fromEntries(names.map((file) => [file, `${name}(1)\n${REST}`]))
  using repo = repository(files('getUser'))
  repo.write(files('fetchUser'))
  repo.commit('Rename')
  const { steps, toRead, spent } = await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD' })
  expect([steps.map(({ title }) => title), toRead]).toEqual([['rename getUser → fetchUser'], []])
  return spent
}

it('looks at twice as much for twice the files', async () => {
  expect((await spentOn(200)) / (await spentOn(100))).toBeLessThan(2.2)
})
