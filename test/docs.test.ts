import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { generatedPages } from '../scripts/docs.mjs'
import { parsePlan } from '../src/core/plan/parse.ts'
import { parsePolicy } from '../src/core/policy/policy-file.ts'
import { parseCampaign } from '../src/wings/campaign/campaign-file.ts'
import type { Block } from './support/markdown.ts'
import { isPlan, pages, ran, startsTools, stories, tellStory } from './support/stories.ts'

const root = path.resolve(import.meta.dirname, '..')
const isWorkflow = ({ language, text }: Block): boolean => language === 'yaml' && text.includes('uses: ')
const isCampaign = ({ language, text }: Block): boolean => language === 'yaml' && /^repositories:/m.test(text)
const shown = pages.flatMap(({ page, blocks }) =>
  blocks.filter(({ language }) => language === 'yaml').map((block) => ({ block, place: `${page}:${block.line}` })),
)

describe('the documentation', () => {
  afterAll(() => console.log(`${ran.length} snippets of the documentation:\n${ran.join('\n')}`))

  it.each(stories.filter((story) => !startsTools(story)))('does what it says: $title', tellStory)

  it.each(shown)('shows what parses: $place', async ({ block, place }) => {
    const inputs = Object.keys(parse(readFileSync(path.join(root, 'action.yml'), 'utf8')).inputs)
    if (isWorkflow(block)) expect(inputs).toEqual(expect.arrayContaining([...inputsOf(parse(block.text))]))
    else if (isCampaign(block)) expect(parseCampaign(block.text, place)).toMatchObject({ ok: true })
    else if (isPlan(block)) expect(parsePlan({ name: place, text: block.text })).toMatchObject({ ok: true })
    else expect(await parsePolicy(block.text, place)).toMatchObject({ ok: true })
    ran.push(
      `${place}  ${isWorkflow(block) ? 'workflow' : isCampaign(block) ? 'campaign' : isPlan(block) ? 'plan' : 'policy'} parsed`,
    )
  })

  it('is up to date where it is generated', { tags: 'quick' }, async () => {
    for (const { file, text } of await generatedPages()) expect(readFileSync(path.join(root, file), 'utf8')).toBe(text)
  })
})

/** The inputs that a workflow gives to the Action. */
function inputsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { uses, with: given } = value as { uses?: unknown; with?: object }
  const own = typeof uses === 'string' && uses.startsWith('editplan/') ? Object.keys(given ?? {}) : []
  return [...own, ...Object.values(value).flatMap(inputsOf)]
}
