import { describe, expect, it } from 'vitest'
import { type Campaign, parseCampaign } from '../../../src/wings/campaign/campaign-file.ts'

const EXAMPLE = `version: 1
title: Move to checkout v5
plans: [plans/checkout-v5.yaml]
repositories:
  list: [acme/app, acme/web]
  file: repositories.txt
  search: "org:acme filename:.github/workflows language:yaml"
  topics: [service]
  exclude: [acme/legacy, "acme/old-*"]
vars: { acme/web: { node: "22" } }
pull_requests: { draft: false, labels: [campaign], reviewers: codeowners, split: none }
pace: { open_at_most: 20, per_hour: 50, writes_per_minute: 20 }
`
const SHORT = 'version: 1\ntitle: T\nplans: [p.yaml]\nrepositories: { list: [acme/app] }\n'

const OWNED = SHORT.replace('list: [acme/app]', 'topics: [service], owners: [acme]')

const read = (text: string): Campaign => {
  const parsed = parseCampaign(text, 'campaign.yaml')
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.campaign
}

const places = (text: string): readonly string[] => {
  const parsed = parseCampaign(text, 'campaign.yaml')
  return parsed.ok ? [] : parsed.problems.map(({ name, at }) => `${name} ${at?.file} ${at?.line}:${at?.column}`)
}

const at = (...found: readonly string[]) => found.map((place) => `CAMPAIGN_INVALID campaign.yaml ${place}`)

describe('a campaign file', () => {
  it('is read, and what it leaves out has defaults', () => {
    expect(read(EXAMPLE)).toMatchObject({
      vars: { 'acme/web': { node: '22' } },
      pull_requests: { reviewers: 'codeowners' },
    })
    expect(read(SHORT)).toEqual({
      version: 1,
      title: 'T',
      plans: ['p.yaml'],
      repositories: { list: ['acme/app'], folders: [], topics: [], owners: [], exclude: [] },
      vars: {},
      pull_requests: { draft: false, labels: [], reviewers: [], split: 'none', when_closed: 'new' },
      pace: { open_at_most: 20, per_hour: 50, writes_per_minute: 20 },
    })
  })

  it('has every fault named at its place, all at once', () => {
    const text = EXAMPLE.replace('acme/web]', 'acme]')
      .replace('"22"', '22')
      .replace('open_at_most: 20', 'open_at_most: 0')
      .replace('draft:', 'drafts:')
    expect(places(text)).toEqual(at('5:20', '10:27', '11:18', '12:23'))
  })

  it.each([
    ['no repository', SHORT.replace('list: [acme/app]', 'exclude: [a]'), '4:15'],
    ['a search of everybody’s', SHORT.replace('list: [acme/app]', 'search: "language:yaml"'), '4:25'],
    ['topics of everybody’s', SHORT.replace('list: [acme/app]', 'topics: [service]'), '4:15'],
    ['a path for a name', SHORT.replace('acme/app', 'acme/..'), '4:24'],
    ['an address for a name', SHORT.replace('acme/app', 'https://github.com/acme/app'), '4:24'],
    ['an option for a name', SHORT.replace('acme/app', '--upload-pack=x/y'), '4:24'],
    ['two lines as a title', SHORT.replace('title: T', 'title: "a\\nb"'), '2:8'],
    ['no plan', SHORT.replace('[p.yaml]', '[]'), '3:8'],
    ['a glob that cannot be read', SHORT.replace('list: [acme/app]', 'list: [acme/app], exclude: ["[a"]'), '4:45'],
    ['another version', SHORT.replace('version: 1', 'version: 2'), '1:10'],
    ['a key twice', `${SHORT}title: U\n`, '5:1'],
    ['an alias', SHORT.replace('title: T', 'title: &t T').replace('[p.yaml]', '[*t]'), '3:9'],
    ['no YAML', 'version: [', '1:11'],
  ])('is refused with %s', (_, text, place) => {
    expect(places(text)).toEqual(at(place))
  })

  it.each<[RegExp, string, string]>([
    [/Give `list`/, SHORT.replace('list: [acme/app]', 'exclude: [a]'), SHORT],
    [/or `topics`/, SHORT.replace('list: [acme/app]', 'exclude: [a]'), OWNED],
    [
      /Add one/,
      SHORT.replace('list: [acme/app]', 'search: checkout'),
      SHORT.replace('list: [acme/app]', 'search: "org:acme checkout"'),
    ],
    [/Name `owners`/, OWNED.replace(', owners: [acme]', ''), OWNED],
    [/expected owner\/name/, SHORT.replace('acme/app', 'https://github.com/acme/app'), SHORT],
    [/Give one/, SHORT.replace('[p.yaml]', '[]'), SHORT],
    [
      /unclosed \[/,
      SHORT.replace('[acme/app]', '[acme/app], exclude: ["[a"]'),
      SHORT.replace('[acme/app]', '[acme/app], exclude: ["[a]*"]'),
    ],
    [/Write the value out/, SHORT.replace('title: T', 'title: &t p.yaml').replace('[p.yaml]', '[*t]'), SHORT],
    [/put it in quotes/, `${SHORT}vars: { acme/app: { node: 22 } }\n`, `${SHORT}vars: { acme/app: { node: "22" } }\n`],
    [/"version" is 2; it takes 1\./, SHORT.replace('version: 1', 'version: 2'), SHORT],
    [/The key "title" is missing\./, SHORT.replace('title: T\n', ''), SHORT],
    [/Unknown key "tittle"; did you mean "title"\?/, SHORT.replace('title: T', 'tittle: T'), SHORT],
    [/Unknown key "lists" in repositories; did you mean "list"\?/, SHORT.replace('list: [', 'lists: ['), SHORT],
    [
      /Unknown key "slow" in pace; known here: open_at_most, per_hour, writes_per_minute\./,
      `${SHORT}pace: { slow: 3 }\n`,
      `${SHORT}pace: { per_hour: 3 }\n`,
    ],
    [/"plans" is "p.yaml", not a list\./, SHORT.replace('[p.yaml]', 'p.yaml'), SHORT],
  ])('is accepted once what its fault asks for is done: %s', (words, text, corrected) => {
    const parsed = parseCampaign(text, 'campaign.yaml')
    expect(parsed.ok ? '' : parsed.problems.map(({ message }) => message).join('\n')).toMatch(words)
    expect(places(corrected)).toEqual([])
  })
})
