import { isMap, isNode, isScalar, type Node, visit } from 'yaml'
import * as z from 'zod'
import type { Position, Problem } from '../errors.ts'
import { composeYaml, documentFault } from '../text/yaml.ts'
import { commandLine, type PolicyFile, policyFileSchema } from './policy-file.ts'

/** A policy, or everything that is wrong with its text. */
export type ParsedPolicy =
  | { readonly ok: true; readonly policy: PolicyFile }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A policy is written by hand; what is longer or nests further is refused unread. */
const CHARACTERS = 2 ** 16
const DEPTH = 32

/**
 * Reads a policy file's text, YAML 1.2 (of which JSON is a part). `name` is what its positions are said to be in.
 * Refusals: POLICY_INVALID, all of them at once, each with line and column.
 */
export const parsePolicy = async (text: string, name: string): Promise<ParsedPolicy> => {
  const at = (offset: number): Position => placeIn(text, offset, name)
  if (text.length > CHARACTERS)
    return refusedUnread(`The policy is longer than ${CHARACTERS / 1024} KiB. Shorten it.`, at(0))
  const composed = composeYaml(text, { nesting: DEPTH, single: true })
  if (!composed.ok) return refusedUnread(`${UNREAD[composed.reason]}.`, at(composed.offset))
  const [document] = composed.documents
  const repeated = document && documentFault(document)
  const faults = [
    ...[...(document?.errors ?? []), ...(document?.warnings ?? [])].map(({ message, pos }) =>
      invalid(message, at(pos[0])),
    ),
    ...(repeated ? [invalid(`${repeated.reason}.`, at(repeated.offset))] : []),
  ]
  visit(document ?? null, {
    Alias: (_, { range }) =>
      void faults.push(invalid('A policy cannot use aliases. Write the value out.', at(range?.[0] ?? 0))),
  })
  if (faults.length > 0) return { ok: false, problems: faults }
  const value: unknown = document?.toJS()
  const parsed = policyFileSchema().safeParse(value)
  const issues = [...(parsed.error?.issues ?? []), ...(await commandLineIssues(value))]
  if (parsed.success && issues.length === 0) return { ok: true, policy: parsed.data }
  return { ok: false, problems: issues.map((issue) => problemOf(issue, document?.contents ?? null, at)) }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { readonly code?: string; readonly keys?: readonly string[] }

/** Errors in command lines, which run without a shell. The Bash parser is loaded for the first of them. */
const commandLineIssues = async (value: unknown): Promise<readonly Issue[]> => {
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

const UNREAD = {
  unbalanced: 'Unbalanced brackets. Correct them',
  'too-deep': 'The policy is nested too deeply. Flatten it',
  'second-document': 'A policy is a single document. Remove the second one',
} as const

const refusedUnread = (message: string, at: Position): ParsedPolicy => ({ ok: false, problems: [invalid(message, at)] })

const placeIn = (text: string, offset: number, file: string): Position => {
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const problemOf = (issue: Issue, root: Node | null, at: (offset: number) => Position): Problem => {
  const where = issue.path.join('.')
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined
  const offset = offsetOf(root, unknown === undefined ? issue.path : [...issue.path, unknown], unknown !== undefined)
  if (unknown !== undefined)
    return invalid(`Unknown key ${JSON.stringify(unknown)}${where && ` in ${where}`}.`, at(offset))
  return invalid(`${where || 'The policy'}: ${issue.message}.`, at(offset))
}

/** Offset of the value at a path (or of its key), else of the nearest node around it. */
const offsetOf = (root: Node | null, path: readonly PropertyKey[], ofKey: boolean): number => {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const [depth, step] of path.entries()) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined
    if (ofKey && depth === path.length - 1 && isScalar(pair?.key)) return pair.key.range?.[0] ?? offset
    node = pair ? pair.value : isNode(node) && 'items' in node ? (node.items as unknown[])[Number(step)] : undefined
    if (!isNode(node)) break
    offset = node.range?.[0] ?? offset
  }
  return offset
}

const invalid = (message: string, at: Position): Problem => ({ name: 'POLICY_INVALID', message, at })
