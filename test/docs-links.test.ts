import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const PAGES = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...readdirSync(path.join(root, 'docs')),
]
  .filter((name) => name.endsWith('.md'))
  .map((name) => (existsSync(path.join(root, name)) ? name : `docs/${name}`))

describe('the links of a page', () => {
  it.each(PAGES)('lead to files and headings that are there: %s', (page) => {
    expect(linksOf(page).filter((link) => !isThere(link, page))).toEqual([])
  })

  it('would be found wrong if they were', () => {
    expect(isThere('plan.md#no-such-heading', 'docs/mcp.md')).toBe(false)
    expect(isThere('no-such-page.md', 'docs/mcp.md')).toBe(false)
  })
})

describe('the pages', () => {
  it('are each reached from the README', () => {
    const reached = new Set(['README.md'])
    for (const page of reached)
      for (const link of linksOf(page).filter((one) => /^[^#:]+\.md(#|$)/.test(one)))
        reached.add(path.join(path.dirname(page), link.split('#')[0] ?? ''))
    expect(PAGES.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([])
  })

  it('have at most 38,000 words for users, so that what is added is cut elsewhere', () => {
    const others = ['architecture.md', 'errors.md', 'commands.md', 'publishing-requests.md']
    const pages = PAGES.filter((page) => page === 'README.md' || /^docs\//.test(page)).filter(
      (page) => !others.includes(path.basename(page)),
    )
    const words = pages.map((page) => textOf(page).split(/\s+/).filter(Boolean).length)
    expect(words.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(38_000)
  })
})

const textOf = (page: string): string => readFileSync(path.join(root, page), 'utf8')
const proseOf = (page: string): string => textOf(page).replace(/^```[\s\S]*?^```/gm, '')

/** Those of this repository. */
const linksOf = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^\w+:/.test(link))

function isThere(link: string, page: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : path.join(path.dirname(page), file)
  if (!existsSync(path.join(root, target))) return false
  return anchor === undefined || anchorsOf(target).includes(anchor)
}

/** As GitHub makes them of headings, and those that a page sets itself. */
const anchorsOf = (page: string): readonly string[] => [
  ...[...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...textOf(page).matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
]
