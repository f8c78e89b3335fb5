import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { idleRules } from '../../../src/core/policy/idle-rules.ts'
import { createPolicy, FORBIDDING } from '../../../src/core/policy/policy.ts'
import { parsePolicy } from '../../../src/core/policy/policy-file.ts'
import { parseRule } from '../../../src/core/policy/rules.ts'
import { actOn } from '../../../src/core/tools/list.ts'
import fc from '../../support/fast-check.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { items } from '../../support/items.ts'
import { share } from '../../support/whole.ts'

const EDIT = actOn('Edit', { was: true, is: true })

const policyOf = (rules: object) => parsePolicy(JSON.stringify({ version: 1, rules }), 'policy.yml')

const decisionOn = async (rules: object, file: string) => {
  const parsed = await policyOf(rules)
  if (!parsed.ok) return parsed.problems[0]?.name
  return createPolicy({ file: parsed.policy }).decide(file, EDIT).behavior
}

describe('a rule that denies', () => {
  it.each([
    ['Edit(app/[slug]/**)', 'app/[slug]/page.tsx'],
    ['Edit(app/[...slug]/**)', 'app/[...slug]/page.tsx'],
    ['Edit(app/[[...slug]]/**)', 'app/[[...slug]]/page.tsx'],
    ['Edit(./conf/prod.env)', 'conf/prod.env'],
    ['Edit(conf//prod.env)', 'conf/prod.env'],
    ['Edit(conf/./prod.env)', 'conf/prod.env'],
    ['Edit(conf/prod.env/)', 'conf/prod.env'],
    ['Edit(conf/prod.env/**)', 'conf/prod.env'],
    ['Edit(app/(shop)/**)', 'app/(shop)/a'],
    ['Edit(conf/{prod,test}.env)', 'conf/test.env'],
    ['Edit(conf/{prod,test}.env)', 'conf/{prod,test}.env'],
    ['Edit(conf\\*.env)', 'conf/prod.env'],
    ['Edit(CONF/[Prod].env)', 'conf/[prod].env'],
    ['Edit(conf/**.env)', 'conf/a/b.env'],
    ['Edit(conf/**.env)', 'conf/b.env'],
    ['Edit(conf/prod**)', 'conf/production/eu/b.env'],
    ['Edit(src/**test**/x)', 'src/a/my-test/b/x'],
    ['Edit(conf/\\**.env)', 'conf/*b.env'],
  ])('%s protects %s', async (rule, file) => {
    expect(await decisionOn({ deny: [rule] }, file)).toBe('deny')
    expect(await decisionOn({ ask: [rule] }, file)).toBe('ask')
  })

  it.each([
    ['Edit(conf\\prod.env)', 'Edit(conf/prod.env)'],
    ['Edit( conf/prod.env )', 'Edit(conf/prod.env)'],
    ['Edit(conf/../prod.env)', 'Edit(/prod.env)'],
    ['Edit(//conf/prod.env)', 'Edit(/conf/prod.env)'],
    ['Edit(app/[user-id]/**)', 'Edit(app/\\[user-id\\]/**)'],
    ['Edit("conf/prod.env")', 'Edit(conf/prod.env)'],
    ['Edit(../conf/**)', undefined],
    ['Edit(C:\\conf\\**)', undefined],
    ['Edit(~/conf/**)', undefined],
    ['Edit($HOME/conf/**)', undefined],
    ['Edit(conf/prod.env))', undefined],
    ['Edit(a) Edit(b)', undefined],
  ])('%s is refused, with the rule that was meant: %s', async (rule, instead) => {
    for (const list of ['deny', 'ask', 'allow']) {
      const parsed = await policyOf({ [list]: [rule] })
      const [problem] = parsed.ok ? [] : parsed.problems
      expect(problem?.name).toBe('POLICY_INVALID')
      if (instead === undefined) continue
      expect(problem?.message).toContain(instead)
      expect((await policyOf({ [list]: [instead] })).ok).toBe(true)
    }
  })

  it.each(['Edit(a.txt, b.txt)', 'Edit(a.txt), Edit(b.txt)', 'Edit(a.txt|b.txt)'])(
    '%s is no list of rules',
    async (rule) => {
      for (const list of ['deny', 'ask', 'allow']) expect((await policyOf({ [list]: [rule] })).ok).toBe(false)
    },
  )

  it.each([
    ['app/[slug]/**', 'app/\\[slug\\]/**'],
    ['app/[...slug]/page.tsx', 'app/\\[...slug\\]/page.tsx'],
    ['app/[[...slug]]/**', 'app/\\[\\[...slug\\]\\]/**'],
    ['pages/post-[id].vue', 'pages/post-\\[id\\].vue'],
    ['src/routes/[id=integer]/+page.svelte', 'src/routes/\\[id=integer\\]/+page.svelte'],
    ['[blog-post]/{a,b}', '\\[blog-post\\]/{a,b}'],
    ['app/[v2]/**', 'app/\\[v2\\]/**'],
  ])('permits nothing by brackets that can be a name or a set: %s, but %s', async (glob, instead) => {
    const policies = [
      (one: string) => ({ version: 1, only: [one] }),
      (one: string) => ({ version: 1, rules: { allow: [`Edit(${one})`] } }),
      (one: string) => ({ version: 1, mechanical: [`Edit(${one})`] }),
      (one: string) => ({ version: 1, secrets: { allow: [one] } }),
    ]
    for (const policy of policies) {
      const refused = await parsePolicy(JSON.stringify(policy(glob)), 'policy.yml')
      const [problem] = refused.ok ? [] : refused.problems
      expect(problem?.name).toBe('POLICY_INVALID')
      const escaped = JSON.stringify(instead).slice(1, -1)
      expect([instead, escaped].some((one) => problem?.message.includes(one))).toBe(true)
      expect((await parsePolicy(JSON.stringify(policy(instead)), 'policy.yml')).ok).toBe(true)
    }
  })

  it.each(items`
[Mm]akefile   *.[jt]sx   *.{m,c,}[jt]s   v[12]/**   [a-z]*/**   [0-9a-f]/**   [!ab]/**   [[:alpha:]]/**`)(
    'permits by brackets that are only a set: %s',
    async (glob) =>
      expect((await parsePolicy(JSON.stringify({ version: 1, only: [glob] }), 'policy.yml')).ok).toBe(true),
  )

  it('permits nothing by the name that its brackets spell', async () => {
    expect(await decisionOn({ allow: ['Edit(.github/[a]/**)'] }, '.github/[a]/x.yml')).toBe('ask')
    expect(await decisionOn({ allow: ['Edit(./.github/**)'] }, '.github/a/x.yml')).toBe('allow')
  })

  const NAME = fc.constantFrom('a', 'b', '[ab]', '[!a]', '[id]', '*', '?', '**', 'a*', '.a', 'a b', '{a,b}', '\\[a\\]')
  const PATTERN = fc
    .tuple(
      fc.constantFrom('', '/', './', '**/'),
      fc.array(NAME, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '/'),
    )
    .map(([start, names, end]) => `${start}${names.join('/')}${end}`)
  const FILE = fc
    .array(fc.constantFrom('a', 'b', 'i', '[ab]', '[id]', '.a', 'a b', '{a,b}', 'ab', '[a]'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((names) => names.join('/'))

  it('protects what git would ignore by its glob, and the path that it spells', () => {
    const patterns = [...new Set(fc.sample(PATTERN, { seed: 61, numRuns: share(300) }))]
    const files = [...new Set(fc.sample(FILE, { seed: 61, numRuns: 200 }))]
    using folder = temporaryFolder()
    spawnSync('git', ['init', '-q', folder.path])
    for (const [at, pattern] of patterns.entries()) {
      mkdirSync(path.join(folder.path, `p${at}`))
      writeFileSync(path.join(folder.path, `p${at}/.gitignore`), `${pattern}\n`)
    }
    const asked = patterns.flatMap((_, at) => files.map((file) => `p${at}/${file}`))
    const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], {
      cwd: folder.path,
      input: asked.map((file) => `${file}\0`).join(''),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    const ignored = new Set(stdout.split('\0'))
    for (const [at, pattern] of patterns.entries()) {
      const [forbidding, allowing] = [parseRule(`Edit(${pattern})`, FORBIDDING), parseRule(`Edit(${pattern})`)]
      if (typeof forbidding === 'string' || typeof allowing === 'string') throw new Error(`${pattern} is refused`)
      for (const file of files) {
        const byGit = ignored.has(`p${at}/${file}`)
        if (byGit)
          expect({ pattern, file, forbidden: forbidding.forbids(file, EDIT) }).toMatchObject({ forbidden: true })
        const isPlain = !/[{}]|^\.\//.test(pattern)
        if (isPlain)
          expect({ pattern, file, permits: allowing.permits(file, EDIT) }).toEqual({ pattern, file, permits: byGit })
      }
      const spelled = path.posix
        .normalize(pattern)
        .replace(/^\/|\/$/g, '')
        .replace(/\\(.)/g, '$1')
      expect({ pattern, spelled, forbidden: forbidding.forbids(spelled, EDIT) }).toMatchObject({ forbidden: true })
    }
  })
})

describe('a policy', () => {
  it('names its rules and globs that match none of the files', async () => {
    const text = JSON.stringify({
      version: 1,
      rules: { deny: ['Edit(a/**)', 'Edit(b/[x]/**)'], ask: ['Write(c)'], allow: ['Edit(a/*.md)', 'Run(npm test)'] },
      secrets: { allow: ['a/**', 'test/**'] },
    })
    const parsed = await parsePolicy(text, 'policy.yml')
    if (!parsed.ok) throw new Error('refused')
    const idle = idleRules(parsed.policy, ['a/b.md', 'b/[x]/y'])
    expect(idle).toHaveLength(2)
    expect(idle.join('\n')).toMatch(/ask rule Write\(c\)[\s\S]*"test\/\*\*"/)
  })
})
