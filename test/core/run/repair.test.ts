import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/core/plan/schema.ts'
import type { RepairAnswer } from '../../../src/core/report/repair-packet.ts'
import { repairPacket } from '../../../src/core/report/repair-packet.ts'
import { applyPlan } from '../../../src/core/run/apply.ts'
import { repairPlan } from '../../../src/core/run/repair.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, write } from '../../support/runs.ts'

const SHOP = [
  'export function total(items) {',
  '  let sum = 0',
  '  for (const item of items) {',
  '    sum += item.price',
  '  }',
  '  return sum',
  '}',
  '',
  'export function label(item) {',
  '  return item.name',
  '}',
  '',
].join('\n')

const steps = ({ plan }: { plan: Plan }) => plan.steps.map(({ tool, input }) => ({ tool, input }))

describe('the repair of a plan', () => {
  it('tells of every refused step what an answer needs, and changes nothing', { tags: 'quick' }, async () => {
    using repo = repository({ 'shop.js': SHOP })
    const plan = planOf([
      edit('shop.js', '  return item.names', '  return item.names.trim()', { id: 'trim', why: 'blanks' }),
      edit('shop.js', 'let sum = 0', 'let sum = 1'),
      write('new.txt', 'new\n'),
    ])
    const { packet, corrected, plan: same } = await repairPlan(plan, { root: repo.root })
    expect(repairPacket.parse(packet)).toEqual(packet)
    expect(packet).toMatchObject({
      plan: { sha256: plan.digest, steps: 3 },
      refused: [
        {
          step: 1,
          id: 'trim',
          why: 'blanks',
          error: { name: 'STRING_NOT_FOUND' },
          nearest: [{ line: 10, text: '  return item.name' }],
          surroundings: [{ file_path: 'shop.js', line: 1, lines: 11 }],
        },
      ],
    })
    expect(packet.refused[0]).not.toHaveProperty('corrected')
    expect(corrected).toEqual([])
    expect(same.digest).toBe(plan.digest)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('finds what became of the lines in the history of the file', async () => {
    using repo = repository({ 'shop.js': SHOP })
    repo.write({
      'shop.js': SHOP.replace('item.price', 'item.price * item.count').replace('label(item)', 'label(one)'),
    })
    repo.commit('drift')
    const plan = planOf([
      edit('shop.js', '    sum += item.price\n', '    sum = sum + item.price\n'),
      edit(
        'shop.js',
        '  for (const item of items) {\n    sum += item.price\n',
        '  for (const each of items) {\n    sum += each.price\n',
      ),
      edit(
        'shop.js',
        'export function label(item) {\n  return item.name',
        'export function label(item) {\n  return item.name.trim()',
      ),
    ])
    const { packet, corrected, plan: repaired } = await repairPlan(plan, { root: repo.root, accept: true })
    expect(corrected).toEqual([1, 3])
    expect(packet.refused.map(({ step }) => step)).toEqual([2])
    expect(repaired.steps[2]?.input).toMatchObject({ new_string: expect.stringContaining('label(one)') })
    const rest = { ...repaired, steps: repaired.steps.filter(({ index }) => index !== 2) }
    expect((await applyPlan(rest, { root: repo.root })).totals).toMatchObject({ failed: 0, applied: 2 })
    expect(repo.read('shop.js').toString()).toContain('sum = sum + item.price * item.count')
    expect(repo.read('shop.js').toString()).toContain('return item.name.trim()')
  })

  it('finds files that git renamed, or that alone hold the text', async () => {
    using repo = repository({ 'shop.js': SHOP, 'other.txt': 'other text here\n', 'x.txt': 'x\n' })
    repo.git('mv', 'shop.js', 'store.js')
    repo.commit('rename')
    repo.git('mv', 'other.txt', 'deep.txt')
    const plan = planOf(
      [
        { tool: 'Read', file_path: 'shop.js' },
        edit('shop.js', 'let sum = 0', 'let sum = 1'),
        { tool: 'Read', file_path: 'other.txt' },
        edit('other.txt', 'other text', 'another text'),
        edit('x.txt', 'x', 'y'),
      ],
      { options: { reads: 'strict' } },
    )
    const repaired = await repairPlan(plan, { root: repo.root, accept: true })
    expect(repaired.packet.refused).toEqual([])
    expect(steps(repaired)).toMatchObject([
      { input: { file_path: 'store.js' } },
      { input: { file_path: 'store.js' } },
      { input: { file_path: 'deep.txt' } },
      { input: { file_path: 'deep.txt' } },
      { tool: 'Read', input: { file_path: 'x.txt' } },
      { tool: 'Edit', input: { file_path: 'x.txt' } },
    ])
    expect((await applyPlan(repaired.plan, { root: repo.root })).totals).toMatchObject({ failed: 0, applied: 3 })
  })

  it('takes the one file that holds the text where the new name of a file is gone from the checkout too', {
    tags: 'quick',
  }, async () => {
    using repo = repository({ 'shop.js': SHOP })
    repo.git('mv', 'shop.js', 'store.js')
    repo.commit('rename')
    repo.write({ 'kept.js': SHOP.replace('item.name', 'item.label') })
    repo.git('add', 'kept.js')
    rmSync(join(repo.root, 'store.js'))
    const repaired = await repairPlan(planOf([edit('shop.js', '    sum += item.price\n', '    sum -= item.price\n')]), {
      root: repo.root,
      accept: true,
    })
    expect(steps(repaired)).toMatchObject([{ input: { file_path: 'kept.js' } }])
  })

  it('takes the indentation of the file', { tags: 'quick' }, async () => {
    using repo = repository({ 'shop.js': SHOP.replaceAll('  ', '\t') })
    const old_string = '  for (const item of items) {\n    sum += item.price\n  }'
    const new_string = '  for (const item of items) {\n    if (item.price > 0)\n      sum += item.price\n  }'
    const repaired = await repairPlan(planOf([edit('shop.js', old_string, new_string)]), {
      root: repo.root,
      accept: true,
    })
    expect(repaired.packet.refused).toEqual([])
    await applyPlan(repaired.plan, { root: repo.root })
    expect(repo.read('shop.js').toString()).toContain('\t\tif (item.price > 0)\n\t\t\tsum += item.price\n')
  })

  it('takes answers: another input, another tool, or none', async () => {
    using repo = repository({ 'shop.js': SHOP })
    const plan = planOf([edit('shop.js', 'no such', 'x'), edit('none.js', 'a', 'b'), edit('shop.js', 'nor this', 'y')])
    const answers: RepairAnswer[] = [
      { step: 1, input: { file_path: 'shop.js', old_string: 'let sum = 0', new_string: 'let sum = 2' } },
      { step: 2, tool: 'Write', input: { file_path: 'none.js', content: 'b\n' } },
      { step: 3, drop: true },
    ]
    const repaired = await repairPlan(plan, { root: repo.root, answers })
    expect(repaired.packet.refused).toEqual([])
    expect(repaired.plan.steps.map(({ index, tool }) => [index, tool])).toEqual([
      [1, 'Edit'],
      [2, 'Write'],
    ])
    for (const answer of [
      { step: 4, drop: true },
      { step: 1, input: { file_path: 'shop.js', old_text: 'a' } },
    ] as RepairAnswer[])
      await expect(repairPlan(plan, { root: repo.root, answers: [answer] })).rejects.toThrow()
  })

  it('guesses nothing: a like place is no correction where other words stand', { tags: 'quick' }, async () => {
    using repo = repository({
      'a.js': "import { c } from './c'\n\nexport function getPost(id) {\n  return db.find(id)\n}\n",
    })
    const plan = planOf([
      edit('a.js', "import { b } from './b'", "import { b } from './b'\nimport { x } from './x'"),
      edit('a.js', 'function getUser(id) {\n  return db.find(id)', 'function getUser(id) {\n  return cache.find(id)'),
    ])
    const { packet, corrected } = await repairPlan(plan, { root: repo.root, accept: true })
    expect(corrected).toEqual([])
    expect(packet.refused.map(({ step }) => step)).toEqual([1, 2])
  })

  it.each([
    ['named', 'secrets/k'],
    ['without its folder', 'k'],
    ['below a link to its folder', 'k/k'],
  ])('shows nothing of a file that may not be read, %s', async (_, file) => {
    using repo = repository({
      '.github/editplan.yml': 'version: 1\nrules: { deny: [ "Read(secrets/**)" ] }\n',
      'secrets/k': 'launch code of the day\nsecond line 7412\n',
    })
    symlinkSync('secrets', join(repo.root, 'link'))
    repo.commit('A link')
    const plan = planOf([edit(file, 'launch code of the day', 'x')])
    const { packet } = await repairPlan(plan, { root: repo.root, accept: true })
    const [{ candidates, surroundings, nearest } = {}] = packet.refused
    expect({ candidates, surroundings, nearest }).toEqual({ candidates: undefined, surroundings: [], nearest: [] })
    expect(JSON.stringify(packet)).not.toContain('7412')
  })

  it('tells of a file that the plan leaves broken', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.json': '{"a": 1}\n' })
    const { packet } = await repairPlan(planOf([edit('a.json', '1', '1,,')]), { root: repo.root, accept: true })
    expect(packet.refused).toMatchObject([{ step: 1, error: { name: 'CONFIG_BROKEN' } }])
  })
})
