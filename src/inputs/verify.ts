import type { Input } from './input.ts'
import type { InputsOf } from './table.ts'

const VERIFY = { of: 'face', option: ['<rev>', 'Options'], verbs: ['verify'] } as const
const PULL = { of: 'face', verbs: ['verify --pr'] } as const
const ATTESTATION = {
  of: 'face',
  option: ['<file>', 'With --attestation'],
  verbs: ['verify --attestation'],
} as const

/** Inputs that `editplan verify` has and no other command. */
export const OF_VERIFY = [
  { name: 'base', type: 'text', about: 'the commit the plans were replayed on', ...VERIFY },
  {
    name: 'head',
    type: 'text',
    about: 'the commit that should be their result',
    ...{ ...VERIFY, verbs: ['verify', 'verify --attestation'] },
  },
  {
    name: 'pr',
    type: 'number of a pull request',
    about: 'verify this pull request by its manifest',
    ...{ ...PULL, option: ['<number>', 'Options'] },
    only: 'the event names the pull request',
  },
  {
    name: 'attestation',
    type: 'text',
    about: 'verify this attestation that the Action signed',
    ...{ ...ATTESTATION, option: ['<bundle>', 'Options'] },
    not: ['pr'],
  },
  {
    name: 'run',
    type: 'flag',
    about: 'run the commands of Run steps again instead of using their recorded results',
    ...{ ...VERIFY, option: ['', 'Options'] },
  },
  {
    name: 'json',
    type: 'flag',
    about: 'print the result as JSON',
    of: 'face',
    verbs: ['verify', 'verify --pr', 'verify --attestation'],
    option: ['', 'Options'],
    only: 'the Action has outputs',
  },
  {
    name: 'require',
    type: 'list',
    about: 'branches that must come from editplan',
    ...{ ...PULL, option: ['<pattern...>', 'With --pr'] },
  },
  {
    name: 'allow',
    type: ['none', 'listed'],
    about: 'commits of other people: none, or those that the pull request lists',
    ...{ ...PULL, option: ['<commits>', 'With --pr'] },
  },
  { name: 'trusted-root', type: 'text', about: 'what `gh attestation trusted-root` printed', ...ATTESTATION },
  {
    name: 'repository',
    type: 'text',
    about: 'the repository that must have signed; by default that of the remote',
    ...{ ...ATTESTATION, option: ['<name>', 'With --attestation'] },
  },
  {
    name: 'workflow',
    type: 'text',
    about: 'the workflow that must have signed; @REF after it names a ref',
    ...ATTESTATION,
  },
  {
    name: 'manifest',
    type: 'text',
    about: 'the manifest; by default the one under the checkout’s own ref',
    ...ATTESTATION,
  },
] as const satisfies readonly Input[]

/** What `editplan verify` was given. */
export type VerifyValues = InputsOf<'verify' | 'verify --pr' | 'verify --attestation', (typeof OF_VERIFY)[number]>
