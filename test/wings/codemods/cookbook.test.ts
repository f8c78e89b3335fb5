import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/index.ts'
import { casesOf, testCase } from '../../../src/wings/codemods/test-plan.ts'
import { type Block, blocksOf } from '../../support/markdown.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'examples/cookbook')
const recipes = readdirSync(folder).sort()
const blocks = blocksOf(readFileSync(path.join(root, 'docs/cookbook.md'), 'utf8'))

const slugOf = ({ section }: Block): string => section.toLowerCase().replace(/[^a-z]+/g, '-')

/** Recipes that show commands: edits that only people can judge. */
const OF_COMMANDS = ['move-a-function-to-another-file']

describe('the recipes of the cookbook', () => {
  it.each(recipes)('%s does in its folder what it says, and nothing when it runs again', async (name) => {
    const file = path.join(folder, name, 'plan.yaml')
    const parsed = parsePlan({ name: 'plan.yaml', text: readFileSync(file, 'utf8') })
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    for (const one of casesOf(file)) {
      expect(existsSync(path.join(one.folder, 'after'))).toBe(true)
      const tested = await testCase(parsed.plan, one, { update: false, once: false })
      expect(tested.faults).toEqual([])
    }
  })

  it('are the folders, text by text', () => {
    const plans = blocks.filter(({ file }) => file === 'plan.yaml')
    expect(plans.map(slugOf).sort()).toEqual([...recipes, ...OF_COMMANDS].sort())
    for (const block of blocks.filter((one) => one.file !== undefined && recipes.includes(slugOf(one)))) {
      const file = block.file === 'plan.yaml' ? 'plan.yaml' : path.join('before', block.file ?? '')
      expect(readFileSync(path.join(folder, slugOf(block), file), 'utf8')).toBe(block.text)
    }
  })
})
