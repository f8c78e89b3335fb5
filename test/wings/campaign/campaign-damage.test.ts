import { describe, expect, it } from 'vitest'
import { parseCampaign } from '../../../src/wings/campaign/campaign-file.ts'
import { resolveRepositories } from '../../../src/wings/campaign/campaign-run.ts'

const CAMPAIGN = {
  version: 1,
  title: 'Move to checkout v5',
  plans: ['plans/checkout-v5.yaml'],
  repositories: {
    list: ['acme/app', 'acme/web'],
    file: 'repositories.txt',
    search: { code: 'org:acme checkout@v4' },
    topics: ['service'],
    owners: ['acme'],
    exclude: ['acme/legacy', 'acme/old-*'],
  },
  vars: { 'acme/web': { node: '22' } },
  pull_requests: {
    branch: 'editplan/checkout',
    draft: true,
    labels: ['campaign'],
    reviewers: ['fern'],
    split: 'none',
    when_closed: 'respect',
    sign_commits: 'api',
  },
  pace: { open_at_most: 20, per_hour: 50, writes_per_minute: 20 },
}

/** Every copy with one value that is null or of another kind, or with one more key. */
function* damaged(value: unknown): Generator<unknown> {
  for (const other of [null, 7.5, true, '', [], [[]], { toString: 1 }])
    if (typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value)) yield other
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { ...value, another: 1 }
  for (const [key, item] of Object.entries(value))
    for (const one of damaged(item))
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one }
}

const read = (text: string) => parseCampaign(text, 'campaign.yaml')
const TEXT = JSON.stringify(CAMPAIGN, null, 2)

const isRefused = (text: string): boolean => {
  const parsed = read(text)
  return !parsed.ok && parsed.problems.every(({ name, at }) => name === 'CAMPAIGN_INVALID' && at?.line !== undefined)
}

describe('a campaign file', () => {
  it('is refused with each value that is null or of another kind, and with each key that is not known', () => {
    expect(read(TEXT).ok).toBe(true)
    for (const one of damaged(CAMPAIGN))
      expect({ text: JSON.stringify(one), isRefused: isRefused(JSON.stringify(one, null, 2)) }).toMatchObject({
        isRefused: true,
      })
  })

  it('is refused where it is cut at any character', { tags: 'slow' }, () => {
    for (let at = 0; at < TEXT.length; at += 1)
      expect({ at, isRefused: isRefused(TEXT.slice(0, at)) }).toMatchObject({ isRefused: true })
  })

  it('is refused with a key twice, in any of its maps', () => {
    for (const [at, line] of TEXT.split('\n').entries()) {
      if (!/^ *"[^"]+": (?:"|\d|true|\[.*\])/.test(line)) continue
      const twice = TEXT.split('\n').toSpliced(at, 0, line.replace(/,?$/, ','))
      expect({ line, isRefused: isRefused(twice.join('\n')) }).toMatchObject({ isRefused: true })
    }
  })

  it('is the same with the mark of UTF-8, and with other line ends', () => {
    for (const text of [`\ufeff${TEXT}`, TEXT.replaceAll('\n', '\r\n')]) expect(read(text)).toEqual(read(TEXT))
  })

  it('is refused with values for a repository in two spellings', () => {
    const vars = { 'acme/web': { node: '22' }, 'Acme/Web': { node: '20' } }
    expect(isRefused(JSON.stringify({ ...CAMPAIGN, vars }))).toBe(true)
  })

  it.each(['https://github.com/acme/legacy', 'acme/legacy ', 'acme /legacy', 'a'.repeat(1024), '', '[a'])(
    'is refused with an exclusion that no repository has: %j',
    (pattern) => {
      const repositories = { ...CAMPAIGN.repositories, exclude: ['acme/web', pattern] }
      expect(isRefused(JSON.stringify({ ...CAMPAIGN, repositories }))).toBe(true)
    },
  )
})

const resolve = async (repositories: object, text?: string) => {
  const parsed = read(JSON.stringify({ ...CAMPAIGN, repositories, vars: {} }))
  if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.problems))
  const file = text === undefined ? undefined : { name: 'r.txt', text }
  return resolveRepositories({ campaign: parsed.campaign, file, connections: undefined as never })
}

const LIST = '# ours\nacme/app\nacme/web # the site\n'

describe('a list of repositories', () => {
  it.each([
    ['other line ends', LIST.replaceAll('\n', '\r\n')],
    ['the mark of UTF-8', `\ufeff${LIST}`],
    ['blanks around names', LIST.replaceAll('acme/app', ' \tacme/app\u00a0 ')],
    ['blank lines', LIST.replaceAll('\n', '\n\n  \n')],
    ['no line feed at its end', LIST.trimEnd()],
    ['a name again in other letters', `${LIST}Acme/APP\n`],
  ])('is the same with %s', async (_title, text) => {
    expect((await resolve({ file: 'r.txt' }, text)).names).toEqual(['acme/app', 'acme/web'])
  })

  it.each([
    ['nothing', '', 1],
    ['remarks alone', '# acme/app\n', 1],
    ['a lone CR', LIST.replaceAll('\n', '\r'), 1],
    ['a lone CR behind a remark', LIST.replace('ours\n', 'ours\r'), 1],
    ['a NUL', `${LIST}\0`, 4],
    ['UTF-16', Buffer.from(LIST, 'utf16le').toString(), 2],
    ['an address', `${LIST}https://github.com/acme/ops\n`, 4],
    ['an address of git', `${LIST}git@github.com:acme/ops.git\n`, 4],
    ['the name of a clone', `${LIST}acme/ops.git\n`, 4],
    ['a name with a slash behind it', `${LIST}acme/ops/\n`, 4],
    ['two names on a line', `${LIST}acme/ops acme/lib\n`, 4],
    ['a head of columns', `repository\n${LIST}`, 1],
    ['names of JSON', '["acme/app", "acme/web"]\n', 1],
    ['names of YAML', '- acme/app\n', 1],
    ['a name that is cut', `${LIST}acme/`, 4],
    ['a name that is cut before its slash', `${LIST}acm`, 4],
  ])('is refused with %s', async (_title, text, line) => {
    await expect(resolve({ file: 'r.txt' }, text)).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ name: 'CAMPAIGN_INVALID', at: expect.objectContaining({ file: 'r.txt', line }) }),
      ]),
    })
  })
})

describe('an exclusion', () => {
  const list = ['acme/app', 'Acme/Web', 'acme/old-1']

  it.each([
    ['acme/old-*', ['acme/app', 'Acme/Web']],
    ['ACME/WEB', ['acme/app', 'acme/old-1']],
    ['/acme/app', ['Acme/Web', 'acme/old-1']],
    ['{acme/app,acme/web}', ['acme/old-1']],
    ['acme', []],
  ])('leaves out what it names: %s', async (pattern, names) => {
    expect(await resolve({ list, exclude: [pattern] })).toEqual({ names, problems: [] })
  })

  it.each(['acme/olds-*', 'old-1', 'acme/app.git', 'acme/app/', 'other'])(
    'is named where it leaves out nothing: %s',
    async (pattern) => {
      const { names, problems } = await resolve({ list, exclude: ['acme/old-*', pattern] })
      expect(names).toEqual(['acme/app', 'Acme/Web'])
      expect(problems).toMatchObject([{ name: 'CAMPAIGN_INVALID', message: expect.stringContaining(pattern) }])
    },
  )
})
