import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import { explained, PushBarred } from '../../src/publish/target.ts'

/** What servers answer to a push, the input or setting that its remedy names, and whether another person may push it. */
const REFUSALS = [
  ['GH007: Your push would publish a private email address.', 'author', true],
  [
    'GH013: Repository rule violations found\n- Commit message must match a given regex pattern',
    'commit-message',
    true,
  ],
  ['GH013: Repository rule violations found\n- Commit author email must end with @example.org', 'author', true],
  ['GH013: Repository rule violations found\n- Committer email must end with @example.org', 'committer', true],
  ['GH013: Repository rule violations found\n- File path is restricted', 'plan', true],
  ['GH013: Repository rule violations found\n- Commits must have verified signatures', 'sign-commits', true],
  ['GH013: Repository rule violations found\n- Changes must be made through a pull request', 'branch', true],
  ['GH006: Protected branch update failed', 'branch', true],
  ['refusing to allow an OAuth App to create or update workflow without `workflow` scope', 'workflow', true],
  ['GH008: Your push referenced at least 1 unknown Git LFS object', 'git lfs fetch', false],
  ['batch response: @fern can not upload new objects to public fork fern/garden', '`push-to-fork`', false],
  ['batch response: This repository exceeded its LFS budget.', 'budget', false],
  ['batch response: This repository is over its data quota.', 'budget', false],
  ['fatal: pack exceeds maximum allowed size (2.00 GiB)', 'smaller plans', false],
  [
    "cannot lock ref 'refs/heads/beds/one': 'refs/heads/beds' exists; cannot create 'refs/heads/beds/one'",
    '`branch`',
    false,
  ],
  ['remote: Your account is suspended.\nfatal: The requested URL returned error: 403', 'the token of another', false],
  ['GH003: Sorry, force-pushing to beds is not allowed. (pre-receive hook declined)', 'branch', true],
  ['GH001: Large files detected', 'LFS', false],
  ['GITHUB PUSH PROTECTION: Push cannot contain secrets', 'plan', false],
  [
    'This repository was archived so it is read-only.\nfatal: The requested URL returned error: 403',
    'Unarchive',
    false,
  ],
  ['Repository is locked.\nfatal: The requested URL returned error: 403', 'locked', false],
  [
    'remote: The organization has enabled or enforced SAML SSO.\nfatal: The requested URL returned error: 403',
    'Configure SSO',
    false,
  ],
  [
    'remote: The organization has an IP allow list enabled.\nfatal: The requested URL returned error: 403',
    'allowed addresses',
    false,
  ],
  ['The requested URL returned error: 403', 'contents: write', false],
  ['The requested URL returned error: 401', 'token', false],
  ['The requested URL returned error: 404', 'token', false],
] as const

/** Each type of rule that GitHub's description has, by what a server says about it, and what its remedy names; undefined where no push breaks it. */
const RULE_TYPES: Readonly<Record<string, readonly [said: string, named: string] | undefined>> = {
  branch_name_pattern: ['Branch name must match a given regex pattern', 'branch'],
  code_scanning: ['Waiting for Code Scanning results', 'branch'],
  commit_author_email_pattern: ['Commit author email must end with a given pattern', 'author'],
  commit_message_pattern: ['Commit message must start with a given pattern', 'commit-message'],
  committer_email_pattern: ['Committer email must match a given regex pattern', 'committer'],
  copilot_code_review: undefined,
  creation: ['Cannot create ref due to creations being restricted', 'branch'],
  deletion: undefined,
  file_extension_restriction: ['File extension is restricted', 'plan'],
  file_path_restriction: ['File path is restricted', 'plan'],
  license_compliance_scanning: undefined,
  max_file_path_length: ['File path length exceeds the limit', 'plan'],
  max_file_size: ['File size exceeds the limit', 'plan'],
  merge_queue: ['Changes must be made through the merge queue', 'branch'],
  non_fast_forward: ['Cannot force-push to this branch', 'branch'],
  pull_request: ['Changes must be made through a pull request', 'branch'],
  required_deployments: ['Missing successful active deployment', 'branch'],
  required_linear_history: ['This branch must not contain merge commits', 'branch'],
  required_signatures: ['Commits must have verified signatures', 'sign-commits'],
  required_status_checks: ['Required status check is expected', 'branch'],
  tag_name_pattern: undefined,
  update: ['Cannot update this protected ref', 'branch'],
  workflows: ['Required workflow is not satisfied', 'branch'],
}

describe('a rule of each type that GitHub describes', () => {
  it('is known', () => {
    const description = readFileSync(new URL('../support/github/openapi.json', import.meta.url), 'utf8')
    const types = [...description.matchAll(/"type":\{"type":"string","enum":\["([a-z_]+)"\]\}/g)].map(
      ([, type]) => type,
    )
    const known = Object.keys(RULE_TYPES)
    expect([...new Set(types)].filter((type = '') => isRule(type)).sort()).toEqual(known)
  })

  it.each(Object.entries(RULE_TYPES).flatMap(([type, row]) => (row ? [[type, ...row] as const] : [])))(
    '%s has the remedy `%s`: %s',
    (_type, said, named) => {
      const message = `GH013: Repository rule violations found for refs/heads/editplan/beds.\n- ${said}`
      const error = explained(new EditplanError({ name: 'GIT_FAILED', message }), 'The branch could not be pushed')
      expect(error).toBeInstanceOf(PushBarred)
      expect((error as EditplanError).message.split('GH013')[0]).toContain(named)
    },
  )
})

/** Other objects of the description have a type of one word too. */
const isRule = (type: string): boolean =>
  /^(?:creation|update|deletion|workflows|merge_queue|pull_request|non_fast_forward|code_scanning|required_\w+|\w+_pattern|max_\w+|file_\w+|copilot_\w+|license_\w+)$/.test(
    type,
  )

describe('the remedy of what a server answers to a push', () => {
  it.each(REFUSALS)('%j names `%s`', (said, named, isBarred) => {
    const error = explained(new EditplanError({ name: 'GIT_FAILED', message: said }), 'The branch could not be pushed')
    expect(error).toBeInstanceOf(EditplanError)
    expect((error as EditplanError).message.split(said.split('\n')[0] ?? '')[0]).toContain(named)
    expect(error instanceof PushBarred).toBe(isBarred)
  })

  it('is left alone where nobody knows the words', () => {
    const error = new EditplanError({ name: 'GIT_FAILED', message: 'the disk is full' })
    expect(explained(error, 'The branch could not be pushed')).toBe(error)
  })
})
