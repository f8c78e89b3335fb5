import type { PolicyFile } from './policy-file.ts'

/** What a policy file says that says nothing but its version: most runs have none, and need not load what reads one. */
export const DEFAULT_POLICY: PolicyFile = {
  version: 1,
  mode: 'default',
  portable: false,
  rules: { deny: [], ask: [], allow: [] },
  limits: {},
  secrets: { enabled: true, allow: [] },
  schemas: {},
  reminders: {},
  guidance: ['AGENTS.md'],
  verify: [],
}
