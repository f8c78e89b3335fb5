import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { readSettingsFile, type SettingsFault, type SettingsIssue } from '../text/settings-file.ts'
import { whyThroughLink } from './installers.ts'
import { commandLine, type PolicyFile, policyFileSchema } from './policy-file.ts'

/** A policy, or everything that is wrong with its text. */
export type ParsedPolicy =
  | { readonly ok: true; readonly policy: PolicyFile }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Reads a policy file's text, YAML 1.2 (of which JSON is a part). `name` is what its positions are said to be in.
 * Refusals: POLICY_INVALID, all of them at once, each with line and column.
 */
export const parsePolicy = async (text: string, name: string): Promise<ParsedPolicy> => {
  const read = readSettingsFile(text, { name, what: 'policy' })
  if (!read.ok) return { ok: false, problems: read.faults.map(invalid) }
  const parsed = policyFileSchema().safeParse(read.value)
  const issues = [...(parsed.error?.issues ?? []), ...(await commandLineIssues(read.value)), ...linkIssues(parsed.data)]
  if (parsed.success && issues.length === 0) return { ok: true, policy: parsed.data }
  return { ok: false, problems: issues.map((issue) => invalid(read.faultOf(issue))) }
}

const invalid = (fault: SettingsFault): Problem => ({ name: 'POLICY_INVALID', ...fault })

/** Programs that would write through a link into the checkout. */
const linkIssues = (policy: PolicyFile | undefined): readonly SettingsIssue[] => {
  if (!policy || policy.worktree.link.length === 0) return []
  const { setup, link } = policy.worktree
  const programs = [
    ...(setup === undefined ? [] : [{ run: setup, path: ['worktree', 'setup'] }]),
    ...policy.verify.map(({ run }, at) => ({ run, path: ['verify', at, 'run'] })),
  ]
  return programs.flatMap(({ run, path }) => {
    const lines = typeof run === 'string' ? run.split('&&').map((one) => one.trim().split(/\s+/)) : [run]
    const wrong = lines.flatMap((argv) => whyThroughLink(argv, link) ?? [])[0]
    return wrong === undefined ? [] : [{ path, message: `it ${wrong}` }]
  })
}

/** Errors in command lines, which run without a shell. The Bash parser is loaded for the first of them. */
const commandLineIssues = async (value: unknown): Promise<readonly SettingsIssue[]> => {
  const setup = plainSetup.safeParse(value).data?.worktree.setup
  const verified = (verifications.safeParse(value).data?.verify ?? []).flatMap((one, at) => {
    const run = plainVerification.safeParse(one).data?.run
    return run === undefined ? [] : [{ run, path: ['verify', at, 'run'] }]
  })
  const lines = [...verified, ...(setup === undefined ? [] : [{ run: setup, path: ['worktree', 'setup'] }])]
  if (lines.length === 0) return []
  const { readCommandLine } = await import('../programs/command-line.ts')
  return lines.flatMap(({ run, path }) => {
    const line = readCommandLine(run)
    const wrong = line.ok ? (line.programs ? undefined : 'it needs a shell, and no shell is used') : line.reason
    const message = `the command line is refused: ${wrong}. Write the program and its arguments as a list`
    return wrong === undefined ? [] : [{ path, message }]
  })
}

/** As much of a policy's shape as it takes to find its command lines, whatever else is wrong with it. */
const verifications = z.object({ verify: z.array(z.unknown()) })
const plainVerification = z.object({ run: commandLine() })
const plainSetup = z.object({ worktree: z.object({ setup: commandLine() }) })
