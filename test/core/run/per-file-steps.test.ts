import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, type TestStep } from '../../support/runs.ts'

const FILES = {
  'packages/shop/package.json': '{ "name": "shop" }\n',
  'packages/cart/package.json': '{ "name": "cart" }\n',
  'packages/cart/LICENSE': 'old\n',
  'packages/cart/src/a.js': 'a\n',
  'packages/cart/src/deep/b.js': 'b\n',
  'odd/x.git/name.txt': 'x\n',
}

const GLOB = 'packages/(?<pkg>*)/package.json'
const MIN = { expect_matches: { min: 0 } }
const writes = (more: TestStep = {}): TestStep => ({
  tool: 'Write',
  glob: GLOB,
  file_path: 'packages/$<pkg>/LICENSE',
  content: 'Licence of $<pkg> ($$<pkg>, $name$$)\n',
  ...more,
})

const errorOf = async (step: TestStep, files = FILES) => {
  using repo = repository(files)
  const report = await checkPlan(planOf([step]), repo)
  return report.steps[0]?.error
}

describe('a step that says something for each file of a glob', () => {
  it('writes a file for each, with what the groups hold, in one commit; a second run changes nothing', async () => {
    using repo = repository(FILES)
    const plan = planOf([writes()])
    const first = await applyPlan(plan, repo)
    expect(first.steps[0]).toMatchObject({ status: 'applied' })
    expect(first.steps[0]?.files?.map((file) => file.file_path)).toEqual([
      'packages/cart/LICENSE',
      'packages/shop/LICENSE',
    ])
    expect(repo.read('packages/shop/LICENSE').toString()).toBe('Licence of shop ($<pkg>, $name$$)\n')
    expect(repo.read('packages/cart/LICENSE').toString()).toBe('Licence of cart ($<pkg>, $name$$)\n')
    repo.commit('first')
    expect((await applyPlan(plan, repo)).steps[0]).toMatchObject({ status: 'unchanged' })
  })

  it('leaves what exists where the step says so', async () => {
    using repo = repository(FILES)
    const moves = {
      tool: 'Move',
      glob: 'packages/(?<pkg>*)/package.json',
      new_path: 'packages/$<pkg>/LICENSE',
      skip_existing: true,
    }
    const report = await applyPlan(planOf([writes({ skip_existing: true }), { ...moves, ...MIN }]), repo)
    expect(report.steps.map(({ status }) => status)).toEqual(['applied', 'unchanged'])
    expect(repo.read('packages/cart/LICENSE').toString()).toBe('old\n')
    expect(repo.read('packages/cart/package.json').toString()).toBe(FILES['packages/cart/package.json'])
  })

  it('moves by groups; the second run of each form changes nothing', async () => {
    using repo = repository(FILES)
    const plan = planOf([
      {
        tool: 'Move',
        glob: 'packages/(?<pkg>*)/src/(?<folders>**)/*.js',
        new_path: 'lib/$<pkg>/$<folders>$<name>.mjs',
        ...MIN,
      },
      { tool: 'Move', glob: 'packages/*/package.json', new_path: '$<dir>package.json' },
      { tool: 'Move', file_path: 'odd/x.git/name.txt', new_path: 'odd/name.txt', skip_existing: true },
      { tool: 'Write', file_path: 'odd/new.txt', content: 'new\n', skip_existing: true },
    ])
    const first = await applyPlan(plan, repo)
    expect(first.steps.map(({ status }) => status)).toEqual(['applied', 'unchanged', 'applied', 'applied'])
    expect(repo.read('lib/cart/a.mjs').toString() + repo.read('lib/cart/deep/b.mjs').toString()).toBe('a\nb\n')
    repo.commit('first')
    const second = await applyPlan(plan, repo)
    expect(second.steps.map(({ status }) => status)).toEqual(Array(4).fill('unchanged'))
  })

  it.each<readonly [string, TestStep, string]>([
    ['two files with one destination', writes({ file_path: 'LICENSE' }), 'INVALID_INPUT'],
    ['a way out of the checkout', writes({ file_path: '../$<pkg>' }), 'PATH_OUTSIDE_REPO'],
    ['a way out by a part', writes({ file_path: 'packages/$<pkg>/../../../$<pkg>' }), 'PATH_OUTSIDE_REPO'],
    ['an absolute path', writes({ file_path: '/$<pkg>/x' }), 'PATH_OUTSIDE_REPO'],
    [
      'a path into .git',
      writes({ glob: 'odd/x(?<g>*)/name.txt', file_path: '$<g>/config', content: '' }),
      'PATH_PROTECTED',
    ],
    ['the path of a folder', writes({ file_path: 'packages/$<pkg>' }), 'IS_DIRECTORY'],
    ['a glob that names none', writes({ glob: 'none/(?<pkg>*)/x' }), 'NO_FILES'],
    [
      'a Move onto what exists',
      { tool: 'Move', glob: GLOB, new_path: 'packages/cart/LICENSE', only_if: { contains: 'cart' } },
      'FILE_EXISTS',
    ],
  ])('refuses %s', async (_, step, name) => {
    expect((await errorOf(step))?.name).toBe(name)
  })

  it('names both files of one destination', async () => {
    const message = (await errorOf(writes({ file_path: 'LICENSE' })))?.message
    expect(message).toContain('packages/cart/package.json')
    expect(message).toContain('packages/shop/package.json')
  })

  it.each<readonly [string, TestStep, string]>([
    ['a group that is not there', writes({ content: '$<other>' }), 'content'],
    ['a group that one pattern lacks', writes({ glob: [GLOB, 'x/*'] }), 'file_path'],
    ['a group that is not closed', writes({ glob: 'a/(?<pkg>*' }), 'glob'],
    ['a group of a Move that is not there', { tool: 'Move', glob: '*.js', new_path: '$<other>' }, 'new_path'],
    [
      'groups where nothing takes them',
      { tool: 'Edit', glob: '(?<a>*).js', old_string: 'a', new_string: '$<a>' },
      'glob',
    ],
    ['groups of a Delete', { tool: 'Delete', glob: '(?<a>*).js' }, 'glob'],
    ['exclude of a Write of one file', { tool: 'Write', file_path: 'a', content: '', exclude: 'b' }, 'exclude'],
  ])('is no plan with %s', async (_, step, key) => {
    const said = (() => {
      try {
        return planOf([step]) && ''
      } catch (error) {
        return String(error)
      }
    })()
    expect(said).toContain(key)
  })
})
