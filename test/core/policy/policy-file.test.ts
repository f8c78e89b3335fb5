import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import {
  type PolicyFile,
  parsePolicy,
  policyFileSchema,
  policyJsonSchema,
} from '../../../src/core/policy/policy-file.ts'

const committed = new URL('../../../schema/policy.schema.json', import.meta.url)

describe('the policy’s JSON Schema', () => {
  it('is the committed one', () => {
    // Written by: node scripts/schema.mjs
    expect(`${JSON.stringify(policyJsonSchema(), null, 2)}\n`).toBe(readFileSync(committed, 'utf8'))
  })

  it('accepts the example and refuses unknown keys', () => {
    const validate = new Ajv({ strict: true, strictTuples: false, code: { optimize: false } }).compile(
      policyJsonSchema(),
    )
    const example = {
      version: 1,
      rules: { deny: ['Edit(secrets/**)'] },
      limits: { bytes: '50MiB' },
      classifier: ['./classify'],
    }
    expect(validate(example)).toBe(true)
    expect(validate({ version: 1, rulez: {} })).toBe(false)
    expect(validate({ version: 1, limits: { bytes: '5XB' } })).toBe(false)
    expect(validate({ version: 1, verify: [{ run: [] }] })).toBe(false)
  })
})

const page = readFileSync(join(import.meta.dirname, '../../../docs/policy.md'), 'utf8')

it('the example on the policy’s page is a policy', async () => {
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(page) ?? []
  expect(await parsePolicy(example, 'docs/policy.md')).toMatchObject({ ok: true, policy: { verify: [{}, {}] } })
})

it('the page tells every mode and every key of a verification', () => {
  const { mode, verify } = policyFileSchema().shape
  const modes = mode.unwrap().options
  const keys = Object.keys(verify.unwrap().element.shape)
  expect(modes.length + keys.length).toBeGreaterThan(8)
  for (const word of [...modes, ...keys]) expect(page).toContain(`| \`${word}\` |`)
})

const EXAMPLE = `version: 1
mode: default
rules:
  deny:  [ "Edit(secrets/**)", "Write(**/*.pem)" ]
  ask:   [ "Edit(.github/workflows/**)", "Write(package.json)" ]
  allow: [ "Edit(src/**)", "NotebookEdit(**)" ]
limits: { files: 300, steps: 10000, bytes: 50MiB, file_bytes: 1GiB }
secrets: { enabled: true, allow: [ "test/fixtures/**" ] }
classifier: ["./classify"]
verify:
  - run: [npm, test]
  - { name: types, run: npx tsc --noEmit, timeout: 60, on-failure: draft }
`

const read = async (text: string): Promise<PolicyFile> => {
  const parsed = await parsePolicy(text, 'editplan.yml')
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.policy
}

const places = async (text: string): Promise<readonly string[]> => {
  const parsed = await parsePolicy(text, 'editplan.yml')
  return parsed.ok ? [] : parsed.problems.map(({ name, at }) => `${name} ${at?.file} ${at?.line}:${at?.column}`)
}

describe('a policy file', () => {
  it('names the path of a worktree that overlaps with another, where it stands', async () => {
    const text = 'version: 1\nworktree:\n  copy:\n    - a\n  link:\n    - b\n    - a/c\n'
    expect(await places(text)).toEqual([expect.stringMatching(/ 7:7$/)])
    expect(await places(text.replace('- b', '- a'))).toEqual([
      expect.stringMatching(/ 6:7$/),
      expect.stringMatching(/ 7:7$/),
    ])
  })

  it.each([
    ['setup: [npm, ci]\n  link: [node_modules]', 'worktree'],
    ['setup: cd web && npm install\n  link: [web/node_modules]', 'worktree'],
    ['setup: [npm, ci]\n  link: [.venv]', undefined],
    ['setup: [python3, -m, pip, install, x]\n  link: [.venv]', 'worktree'],
    ['link: [node_modules]\nverify:\n  - run: [pnpm, i]', 'verify'],
    ['link: [node_modules]\nverify:\n  - run: yarn && yarn test', 'verify'],
    ['link: [node_modules]\nverify:\n  - run: npm test', undefined],
    ['copy: [node_modules]\n  setup: [npm, ci]', undefined],
  ])('is refused where a program would write through a link: %s', async (text, refused) => {
    expect((await places(`version: 1\nworktree:\n  ${text}\n`)).length).toBe(refused === undefined ? 0 : 1)
  })

  it('is read with its sizes and defaults', async () => {
    expect(await read(EXAMPLE)).toMatchObject({
      limits: { files: 300, steps: 10_000, bytes: 50 * 2 ** 20, file_bytes: 2 ** 30 },
      verify: [
        { run: ['npm', 'test'], timeout: 600, formats: false, 'on-failure': 'stop' },
        { name: 'types', run: 'npx tsc --noEmit', timeout: 60, 'on-failure': 'draft' },
      ],
    })
    expect(await read('version: 1')).toMatchObject({
      mode: 'default',
      secrets: { enabled: true, allow: [] },
      limits: {},
    })
  })

  it('may be JSON', async () => {
    expect((await read('{"version": 1, "mode": "plan"}')).mode).toBe('plan')
  })

  it('has every fault named at its place', async () => {
    expect(
      await places(
        'version: 1\nmode: yolo\nrules:\n  deny: [ "Edit(a)", "Foo(b)" ]\n  dny: []\nlimits: { bytes: 5XB }\n',
      ),
    ).toEqual([
      'POLICY_INVALID editplan.yml 2:7',
      'POLICY_INVALID editplan.yml 4:22',
      'POLICY_INVALID editplan.yml 5:3',
      'POLICY_INVALID editplan.yml 6:18',
    ])
  })

  it.each([
    ['rules: { alow: [] }', 'Unknown key "alow" in rules; did you mean "allow"?'],
    ['verfy: []', 'Unknown key "verfy"; did you mean "verify"?'],
    ['verify: [{ nme: a, run: npm test }]', 'Unknown key "nme" in verify.0; did you mean "name"?'],
    ['limits: { files: many }', '"limits.files" is "many", not a whole number.'],
    ['rules: { allow: Edit(a) }', '"rules.allow" is "Edit(a)", not a list.'],
    ['mode: yolo', '"mode" is "yolo"; it takes default, acceptEdits, bypassPermissions, plan, auto.'],
    ['verify: [{ name: a }]', 'The key "verify.0.run" is missing.'],
  ])('names the key, its value and what it takes: %s', async (text, message) => {
    expect(await parsePolicy(`version: 1\n${text}\n`, 'p.yml')).toMatchObject({ problems: [{ message }] })
    expect(await parsePolicy(`${text}\n`, 'p.yml')).toMatchObject({
      problems: [{ message: expect.stringContaining('"version"') }, { message }],
    })
  })

  it('has the faults of its command lines named beside the others', async () => {
    const text =
      'version: 1\nmode: yolo\nverify:\n  - run: npm test\n  - run: npm test | tee log\n  - { run: [npm], timeout: 0 }\n'
    expect(await places(text)).toEqual([
      'POLICY_INVALID editplan.yml 2:7',
      'POLICY_INVALID editplan.yml 6:28',
      'POLICY_INVALID editplan.yml 5:10',
    ])
  })

  it('may name what worktrees get, of which each path is plain and named once', async () => {
    const worktree = 'worktree: { copy: [node_modules, .env.test], link: [cache/], setup: npm ci }'
    expect((await read(`version: 1\n${worktree}`)).worktree).toEqual({
      copy: ['node_modules', '.env.test'],
      link: ['cache/'],
      setup: 'npm ci',
      timeout: 600,
    })
    const wrong =
      'version: 1\nworktree:\n  copy: [a, ../b, /c, d/./e]\n  setup: npm ci | cat\n  timeout: 0\n  lnk: []\n'
    expect(await places(wrong)).toEqual([
      'POLICY_INVALID editplan.yml 3:13',
      'POLICY_INVALID editplan.yml 3:19',
      'POLICY_INVALID editplan.yml 3:23',
      'POLICY_INVALID editplan.yml 5:12',
      'POLICY_INVALID editplan.yml 6:3',
      'POLICY_INVALID editplan.yml 4:10',
    ])
    expect(await places('version: 1\nworktree:\n  copy: [a, a/b, c]\n  link: [d, c/]\n')).toEqual([
      'POLICY_INVALID editplan.yml 3:13',
      'POLICY_INVALID editplan.yml 4:13',
    ])
  })

  it.each([
    ['another version', 'version: 2'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a key twice', 'version: 1\nversion: 1'],
    ['__proto__', 'version: 1\n__proto__: { mode: plan }'],
    ['a merge key', 'version: 1\n<<: { mode: plan }'],
    ['a tag', 'version: !!js/function 1'],
    ['a second document', 'version: 1\n---\nversion: 1'],
    ['an alias', 'version: 1\nsecrets: &s { enabled: true }\nlimits: *s'],
    ['a command without a program', 'version: 1\nverify: [{ run: [] }]'],
    ['a rule that cannot be read', 'version: 1\nrules: { deny: ["Edit([)"] }'],
  ])('with %s is refused', async (_, text) => {
    expect((await places(text))[0]).toMatch(/^POLICY_INVALID editplan.yml/)
  })
})

describe('a policy that is a bomb', () => {
  const laughs = [
    'a: &a [x, x]',
    ...'bcdefghijklmnop'.split('').map((key, n) => `${key}: &${key} [*${'abcdefghijklmno'[n]}, *a]`),
  ]
  it.each([
    ['of aliases', `version: 1\n${laughs.join('\n')}`],
    ['of brackets', '['.repeat(200_000)],
    ['of braces', '{a: '.repeat(60_000)],
    ['of dashes', '- '.repeat(100_000)],
    ['of questions', `${'? '.repeat(100_000)}x`],
    ['of indentation', Array.from({ length: 700 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
    ['of keys', Array.from({ length: 25_000 }, (_, n) => `k${n}: 1`).join('\n')],
    ['of characters', `version: ${'1'.repeat(2 ** 20)}`],
    ['of anchors', `version: 1\na: [${Array.from({ length: 15_000 }, (_, n) => `&a${n} x`).join(', ')}]`],
  ])('%s is refused', async (_, text) => {
    expect((await places(text))[0]).toMatch(/^POLICY_INVALID/)
  })
})

it.each(['rules: { deny: ["Edit(a)"] }\n', '', '# Later.\n', 'verify: [{ run: make }]\n'])(
  'a policy without its version is one with what its refusal says: %j',
  async (text) => {
    const refused = await parsePolicy(text, 'editplan.yml')
    const [{ message = '' } = {}] = refused.ok ? [] : refused.problems
    const [, line] = /`(version: \d+)`/.exec(message) ?? []
    expect(await parsePolicy(`${line}\n${text}`, 'editplan.yml')).toMatchObject({ ok: true })
  },
)
