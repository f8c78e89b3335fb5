import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ToolName } from '../../../src/core/plan/schema.ts'
import { createPolicy, type Policy, type PolicySettings } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { actOn } from '../../../src/core/tools/list.ts'
import type { Act } from '../../../src/core/tools/permission.ts'

const policyOf = (text = '', settings: PolicySettings = {}): Policy =>
  createPolicy({ file: policyFileSchema().parse(parse(`version: 1\n${text}`)), ...settings })

it('a policy that nobody wrote is one that says nothing', () => {
  expect(createPolicy().file).toEqual(policyFileSchema().parse({ version: 1 }))
})

const act = (tool: ToolName): Act => actOn(tool, { was: true, is: true })
const behavior = (policy: Policy, path: string, tool: ToolName = 'Edit'): string =>
  policy.decide(path, act(tool)).behavior

const RULES = `
rules:
  deny:  [ "Edit(secrets/**)", "Write(**/*.pem)" ]
  ask:   [ "Edit(infra/**)", "Write(package.json)" ]
  allow: [ "Edit(src/**)", "Edit(infra/**)", "Edit(secrets/**)", "Edit(.github/labels.yml)" ]
`

describe('rules', () => {
  const policy = policyOf(RULES)

  it.each([
    ['secrets/a', 'Edit', 'deny', 'Edit(secrets/**)'],
    ['secrets/a', 'Write', 'deny', 'Edit(secrets/**)'],
    ['SECRETS/a', 'Edit', 'deny', 'Edit(secrets/**)'],
    ['secrets./a', 'Edit', 'deny', 'Edit(secrets/**)'],
    ['secrets/a', 'Read', 'allow', 'default'],
    ['keys/x.pem', 'Write', 'deny', 'Write(**/*.pem)'],
    ['keys/x.pem', 'Edit', 'allow', 'default'],
    ['infra/a.tf', 'Edit', 'ask', 'Edit(infra/**)'],
    ['package.json', 'Write', 'ask', 'Write(package.json)'],
    ['src/a.ts', 'Edit', 'allow', 'Edit(src/**)'],
    ['.github/labels.yml', 'Edit', 'allow', 'Edit(.github/labels.yml)'],
    ['.github/LABELS.yml', 'Edit', 'ask', 'protected: workflows and settings of the repository'],
    ['.github/workflows/ci.yml', 'Edit', 'ask', 'protected: workflows and settings of the repository'],
    ['.github/workflows/ci.yml', 'Read', 'allow', 'default'],
    ['docs/a.md', 'Write', 'allow', 'default'],
  ] as const)('decide %s by %s: %s, because of %s', (path, tool, expected, rule) => {
    expect(policy.decide(path, act(tool))).toMatchObject({ behavior: expected, rule })
  })

  it('that ask see another spelling too', () => {
    expect(behavior(policy, 'INFRA/a')).toBe('ask')
  })

  it('for Read apply to every tool, because each reveals something of a file', () => {
    const reading = policyOf('rules: { deny: [ "Read(secrets/**)" ], ask: [ "Read(drafts/**)" ], allow: [ "Edit" ] }')
    for (const tool of ['Read', 'Edit', 'Write', 'NotebookEdit'] as const) {
      expect(reading.decide('secrets/a', act(tool))).toMatchObject({ behavior: 'deny', rule: 'Read(secrets/**)' })
      expect(reading.decide('drafts/a', act(tool))).toMatchObject({ behavior: 'ask', rule: 'Read(drafts/**)' })
    }
    expect(behavior(reading, 'src/a')).toBe('allow')
  })

  it('become refusals with their own names', () => {
    expect(policy.path('secrets/a', act('Edit'))?.name).toBe('PATH_DENIED')
    expect(policy.path('infra/a', act('Edit'))?.name).toBe('POLICY_ASK')
    expect(policy.path('src/a', act('Edit'))).toBeUndefined()
  })
})

describe('modes', () => {
  it.each([
    ['default', { secret: 'deny', rule: 'ask', protected: 'ask', other: 'allow' }],
    ['acceptEdits', { secret: 'deny', rule: 'ask', protected: 'allow', other: 'allow' }],
    ['bypassPermissions', { secret: 'deny', rule: 'allow', protected: 'allow', other: 'allow' }],
    ['plan', { secret: 'deny', rule: 'ask', protected: 'ask', other: 'allow' }],
    ['auto', { secret: 'deny', rule: 'ask', protected: 'ask', other: 'ask' }],
  ])('%s', (mode, expected) => {
    const policy = policyOf(`mode: ${mode}\n${RULES}`)
    expect({
      secret: behavior(policy, 'secrets/a'),
      rule: behavior(policy, 'infra/a'),
      protected: behavior(policy, 'AGENTS.md'),
      other: behavior(policy, 'docs/a.md'),
    }).toEqual(expected)
    expect(policy.checkOnly).toBe(mode === 'plan')
  })

  it('do not protect paths unless a policy is wanted', () => {
    expect(behavior(createPolicy({ protectedPaths: false }), 'AGENTS.md')).toBe('allow')
    expect(behavior(createPolicy(), 'AGENTS.md')).toBe('ask')
  })
})

describe('approval', () => {
  it('for a step covers only that step', () => {
    const policy = policyOf(RULES, { grants: [{ step: 2 }] })
    const ofStep = (step?: number) => policy.decide('AGENTS.md', act('Write'), step).behavior
    expect([ofStep(2), ofStep(1), ofStep()]).toEqual(['allow', 'ask', 'ask'])
  })

  it('for a file covers its tools', () => {
    expect(behavior(policyOf(RULES, { grants: [{ path: 'infra/a' }] }), 'infra/a', 'Write')).toBe('allow')
  })

  it('for a rule covers all it asks', () => {
    const policy = policyOf(RULES, { grants: [{ rule: 'Edit(infra/**)' }] })
    expect(behavior(policy, 'infra/a')).toBe('allow')
    expect(behavior(policy, 'package.json', 'Write')).toBe('ask')
  })

  it('never covers what is denied', () => {
    const policy = policyOf(RULES, { grants: [{ path: 'secrets/a' }, { rule: 'Edit(secrets/**)' }] })
    expect(behavior(policy, 'secrets/a')).toBe('deny')
  })
})

describe('secrets', () => {
  const token = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`

  it('are refused by default', async () => {
    expect((await createPolicy().secrets('a.ts', token))?.name).toBe('SECRET_DETECTED')
  })

  it('are accepted if the policy says so', async () => {
    expect(await policyOf('secrets: { enabled: false }').secrets('a.ts', token)).toBeUndefined()
    const policy = policyOf('secrets: { allow: ["test/fixtures/**"] }')
    expect(await policy.secrets('test/fixtures/a.ts', token)).toBeUndefined()
    expect((await policy.secrets('test/a.ts', token))?.name).toBe('SECRET_DETECTED')
  })
})
