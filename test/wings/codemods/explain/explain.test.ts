import { chmodSync, symlinkSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/core/plan/schema.ts'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { repository } from '../../../support/memory-repository.ts'
import { changed, explained, FILES } from './renamed.ts'

describe('what explains a change', () => {
  it('begins at the base itself where two histories share nothing', async () => {
    using repo = repository({ 'a.txt': 'one\n' })
    repo.git('switch', '-q', '--orphan', 'alone')
    repo.write({ 'a.txt': 'two\n' })
    repo.commit('alone')
    const found = await explainChange({ root: repo.root, from: 'main', to: 'alone', merged: true })
    expect(found.base).toBe(repo.git('rev-parse', 'main'))
    expect(found.plan?.steps).toHaveLength(1)
  })

  it.each([
    ['plants.txt', true],
    ['package-lock.json', false],
  ])('moves lines of %s: %s', async (name, moves) => {
    const block = (plant: string) => ['water', 'light', 'soil', 'shade'].map((word) => `  ${plant} takes ${word}\n`)
    const text = (...plants: readonly string[]) => plants.flatMap(block).join('')
    using repo = repository({ [name]: text('rose', 'iris', 'fern', 'moss', 'lily', 'tulip') })
    repo.write({ [name]: text('iris', 'fern', 'moss', 'lily', 'tulip', 'rose') })
    repo.commit('rose')
    const { plan } = await explained(repo)
    expect(plan?.steps.some(({ tool }) => tool === 'MoveLines')).toBe(moves)
  })

  it('names files together with those in which a rule about documents would change nothing', async () => {
    const manifest = (version: number) => `{\n  "name": "garden",\n  "engines": { "node": ">=${version}" }\n}\n`
    const names = ['a', 'b', 'c', 'd'].map((folder) => `${folder}/package.json`)
    using repo = repository(Object.fromEntries(names.map((name, at) => [name, manifest(14 + 2 * at)])))
    repo.write(Object.fromEntries(names.map((name) => [name, manifest(20)])))
    repo.commit('engines')
    const { plan } = await explained(repo)
    expect(plan?.steps.map(({ tool, input }) => ({ tool, ...input }))).toEqual([
      { tool: 'Set', glob: 'package.json', path: '$.engines.node', value: '>=20', expect_matches: 4 },
    ])
  })

  it('is one rename for each of the names of which a part changes, and leaves others of the kind', async () => {
    const text = (verb: string) =>
      Array.from({ length: 8 }, (_, at) => `${verb}_load(${at})\n${verb}_save(${at})\nab_sort(${at})\n`).join('')
    using repo = repository({ 'a.txt': text('ab'), 'b.txt': 'ab_load(9)\n' })
    repo.write({ 'a.txt': text('zq') })
    repo.commit('rename')
    const { steps, toRead, plan } = await explained(repo)
    expect(steps.map(({ title, exceptions }) => [title, exceptions])).toEqual([
      ['rename ab_load → zq_load', [{ path: 'b.txt', places: 1 }]],
      ['rename ab_save → zq_save', undefined],
    ])
    expect(toRead).toEqual([])
    await applyPlan(plan as Plan, { root: repo.root, bare: true, base: 'HEAD~1', branch: 'made' })
    expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  })

  it('is no rule for names of which each changes once', async () => {
    const text = (start: string) => ['load', 'save', 'open', 'close'].map((noun) => `${start}${noun}(1)\n`).join('')
    using repo = repository({ 'a.txt': `${text('ab_')}ab_send()\nab_sort()\nab_map()\n` })
    repo.write({ 'a.txt': `${text('ab__')}ab_send()\nab_sort()\nab_map()\n` })
    repo.commit('rename')
    expect((await explained(repo)).steps).toEqual([])
  })

  it.each([
    ['a change that no rule explains', [], 'the change, in 2 files'],
    ['what a deletion leaves', ['old.txt'], 'the rest of the change, in 2 files'],
  ])('calls %s what it is', async (_, gone, why) => {
    using repo = repository({ 'a.txt': 'one\n', 'b.txt': 'six\n', 'old.txt': 'ten\n' })
    repo.write({ 'a.txt': 'two\n', 'b.txt': 'moss\n' })
    for (const name of gone) unlinkSync(path.join(repo.root, name))
    repo.commit('Two words')
    const { plan } = await explained(repo)
    expect(plan?.steps.at(-1)?.why).toBe(why)
  })

  it('is the same in every run, however much time passes between two looks at the clock', {
    tags: 'slow',
  }, async () => {
    using repo = repository(FILES)
    changed(repo)
    let looks = 0
    const clock = () => 500 * looks++
    const slow = await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', limits: { clock } })
    expect(looks).toBeGreaterThan(4)
    expect(slow).toEqual(await explained(repo))
  })

  it('takes modes as what is to be read, and lists what no step can say', async () => {
    using repo = repository(FILES)
    chmodSync(path.join(repo.root, 'README.md'), 0o755)
    symlinkSync('README.md', path.join(repo.root, 'link'))
    repo.commit('Modes')
    const { steps, leftOut, toRead } = await explained(repo)
    expect(steps).toEqual([])
    expect(leftOut.map(({ path: left }) => left)).toEqual(['link'])
    expect(toRead.map(({ path: read }) => read)).toEqual(['README.md', 'link'])
  })
})

describe('an exception', () => {
  it('is named with its places, in the file and beside it', async () => {
    const use = (count: number, word: string) => `put(${word}, 1)\n`.repeat(count)
    using repo = repository({ 'a.js': use(80, 'old'), 'b.js': use(80, 'old'), 'c.js': use(2, 'old') })
    repo.write({ 'a.js': use(80, 'fresh'), 'b.js': `${use(79, 'fresh')}${use(1, 'old')}` })
    repo.commit('Rename')
    const { steps, ordinary } = await explained(repo)
    expect(ordinary).toBeUndefined()
    expect(steps[0]?.exceptions).toEqual([
      { path: 'b.js', places: 1, isInside: true },
      { path: 'c.js', places: 2 },
    ])
  })
})
