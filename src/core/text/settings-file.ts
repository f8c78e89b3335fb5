import { isMap, isNode, isScalar, type Node, visit } from 'yaml'
import type * as z from 'zod'
import type { Position } from '../../errors.ts'
import { branchOf, keyAdvice, keysAt, LISTED_KEYS, shown, valueAt, whatIsWrong } from './schema-issues.ts'
import { nearestWord, quoted } from './words.ts'
import { composeYaml, documentFault } from './yaml.ts'

/** What is wrong with a settings file, and where. */
export type SettingsFault = { readonly message: string; readonly at: Position }

type SettingsFile =
  | {
      readonly ok: true
      readonly value: unknown
      faultOf(issue: SettingsIssue): SettingsFault
      /** Faults found by the file's schema: keys by name, with the key that was probably meant. */
      faultsOf(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): readonly SettingsFault[]
    }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] }

/** A fault at a place of the file that no schema covers. */
export interface SettingsIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Settings are written by hand; what is longer or nests further is refused unread. */
const CHARACTERS = 2 ** 16
const DEPTH = 32

/**
 * Reads the text of a settings file that people write by hand, such as a policy or a campaign: one document of YAML 1.2 (of which JSON is
 * a part), without aliases, no key twice.
 * @param file.name the file that positions refer to
 * @param file.what what messages call it, e.g. `policy`
 * @param file.characters the longest text that is read; default 64 Ki
 */
export function readSettingsFile(
  text: string,
  { name, what, characters = CHARACTERS }: { name: string; what: string; characters?: number },
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
  const value: unknown = document?.toJS()
  const placed: PlacedSettings = { root: document?.contents ?? null, value, what, at }
  return {
    ok: true,
    value,
    faultOf: (issue) => faultOf(issue, placed),
    faultsOf: (issues, schema) => issues.flatMap(branchOf).flatMap((issue) => schemaFaults(issue, schema, placed)),
  }
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

interface PlacedSettings {
  readonly root: Node | null
  readonly value: unknown
  readonly what: string
  at(offset: number): Position
}

const faultOf = ({ path, message }: SettingsIssue, { root, what, at }: PlacedSettings): SettingsFault => ({
  message: `${path.join('.') || `The ${what}`}: ${message}.`,
  at: at(offsetOf(root, path, false)),
})

/** Zod's own message for a value of another kind. */
const BY_ZOD = /^Invalid (?:input|option)\b/

const schemaFaults = (issue: z.core.$ZodIssue, schema: z.ZodType, placed: PlacedSettings): readonly SettingsFault[] => {
  const { root, what, at } = placed
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, issue.path, { schema, placed })
  if (!BY_ZOD.test(issue.message)) return [faultOf(issue, placed)]
  const value = valueAt(placed.value, issue.path)
  const where = issue.path.join('.')
  const subject = where === '' ? `The ${what}` : quoted(where)
  const said =
    value === undefined && where !== ''
      ? `The key ${quoted(where)} is missing${adviceOn(issue)}`
      : issue.code === 'invalid_value'
        ? `${subject} is ${shown(value)}; it takes ${issue.values.join(', ')}`
        : where === '' && (value ?? null) === null
          ? `${subject} is empty. Begin with \`version: 1\``
          : `${subject} ${whatIsWrong(issue, value)}`
  return [{ message: `${said}.`, at: at(offsetOf(root, issue.path, false)) }]
}

/** How a key that is missing is written, where it takes few values. */
const adviceOn = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' ? `. Write \`${String(issue.path.at(-1))}: ${issue.values.join('` or `')}\`` : ''

const unknownKeys = (
  keys: readonly string[],
  path: readonly PropertyKey[],
  { schema, placed }: { readonly schema: z.ZodType; readonly placed: PlacedSettings },
): readonly SettingsFault[] => {
  const known = keysAt(schema, path)
  return keys.slice(0, LISTED_KEYS).map((key) => {
    const advice = known.length > 0 ? `; ${keyAdvice(nearestWord(key, known), known)}` : '.'
    const inside = path.length > 0 ? ` in ${path.join('.')}` : ''
    const { root, at } = placed
    return { message: `Unknown key ${quoted(key)}${inside}${advice}`, at: at(offsetOf(root, [...path, key], true)) }
  })
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
