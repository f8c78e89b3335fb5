import { isMap, isNode, isScalar, type Node, visit } from 'yaml'
import type * as z from 'zod'
import type { Position } from '../../errors.ts'
import { composeYaml, documentFault } from './yaml.ts'

/** What is wrong with a settings file, and where. */
export interface SettingsFault {
  readonly message: string
  readonly at: Position
}

/** A settings file's value, or everything that is wrong with its text. */
export type SettingsFile =
  | { readonly ok: true; readonly value: unknown; faultOf(issue: SettingsIssue): SettingsFault }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] }

/** An issue of a zod schema, or one that is found otherwise. */
export type SettingsIssue = Pick<z.core.$ZodIssue, 'path' | 'message'> & {
  readonly code?: string
  readonly keys?: readonly string[]
}

/** Settings are written by hand; what is longer or nests further is refused unread. */
const CHARACTERS = 2 ** 16
const DEPTH = 32

/**
 * Reads the text of a settings file that people write by hand, such as a policy or a campaign: one document of YAML 1.2 (of which JSON is
 * a part), without aliases, no key twice.
 * @param file.name what positions are said to be in
 * @param file.what what messages call it, e.g. `policy`
 * @param file.characters the longest text that is read; default 64 Ki
 */
export function readSettingsFile(
  text: string,
  {
    name,
    what,
    characters = CHARACTERS,
  }: { readonly name: string; readonly what: string; readonly characters?: number },
): SettingsFile {
  const at = (offset: number): Position => placeIn(text, offset, name)
  const refusedUnread = (message: string, offset: number): SettingsFile => ({
    ok: false,
    faults: [{ message, at: at(offset) }],
  })
  if (text.length > characters)
    return refusedUnread(`The ${what} is longer than ${characters / 1024} KiB. Shorten it.`, 0)
  const composed = composeYaml(text, { nesting: DEPTH, single: true })
  if (!composed.ok) return refusedUnread(UNREAD[composed.reason](what), composed.offset)
  const [document] = composed.documents
  const repeated = document && documentFault(document)
  const faults = [
    ...[...(document?.errors ?? []), ...(document?.warnings ?? [])].map(({ message, pos }) => ({
      message,
      at: at(pos[0]),
    })),
    ...(repeated ? [{ message: `${repeated.reason}.`, at: at(repeated.offset) }] : []),
  ]
  visit(document ?? null, {
    Alias: (_, { range }) =>
      void faults.push({ message: `A ${what} cannot use aliases. Write the value out.`, at: at(range?.[0] ?? 0) }),
  })
  if (faults.length > 0) return { ok: false, faults }
  const root = document?.contents ?? null
  return { ok: true, value: document?.toJS(), faultOf: (issue) => faultOf(issue, { root, what, at }) }
}

const UNREAD = {
  unbalanced: () => 'Unbalanced brackets. Correct them.',
  'too-deep': (what: string) => `The ${what} is nested too deeply. Flatten it.`,
  'second-document': (what: string) => `A ${what} is a single document. Remove the second one.`,
}

const placeIn = (text: string, offset: number, file: string): Position => {
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

interface TextPlacement {
  readonly root: Node | null
  readonly what: string
  at(offset: number): Position
}

const faultOf = (issue: SettingsIssue, { root, what, at }: TextPlacement): SettingsFault => {
  const where = issue.path.join('.')
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined
  if (unknown === undefined) {
    return { message: `${where || `The ${what}`}: ${issue.message}.`, at: at(offsetOf(root, issue.path, false)) }
  }
  const message = `Unknown key ${JSON.stringify(unknown)}${where && ` in ${where}`}.`
  return { message, at: at(offsetOf(root, [...issue.path, unknown], true)) }
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
