import { detectImportFormat, type ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { BEFORE, CHECKOUT, formatOf, listed, RECORDED, said, sourcesOf, treeOf } from './recorded.ts'
import { replayedTree } from './replayed.ts'

/** How versions of a client come to differ. */
export const DAMAGES = ['null', 'absent', 'renamed', 'cut', 'footer', 'moved', 'unanswered'] as const

export type Damage = (typeof DAMAGES)[number]

export interface DriftCase {
  readonly session: string
  readonly damage: Damage
  /** Which value of the session is damaged, and where it is cut. */
  readonly place: number
  readonly size: number
}

/** What came of a damaged session. */
export interface DriftResult {
  readonly verdict: 'right' | 'named' | 'refused' | 'wrong'
  /** Files that are wrong and named by nothing, and files that are deleted although the agent left them. */
  readonly faults: readonly string[]
  /** The value that was damaged. */
  readonly path: string
}

type Path = readonly (string | number)[]

type Text = { readonly name: string; readonly text: string }

/** The values of a source: that of each line, or the one there is. */
const valuesOf = (text: string): readonly unknown[] =>
  text.startsWith('{\n')
    ? [JSON.parse(text)]
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))

const textOf = (values: readonly unknown[], like: string): string =>
  like.startsWith('{\n')
    ? JSON.stringify(values[0], null, 2)
    : values.map((value) => `${JSON.stringify(value)}\n`).join('')

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

const changed = (value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(key) ? changed(one, rest, change) : one))
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, one]) => {
      if (name !== key) return [[name, one]]
      if (rest.length > 0) return [[name, changed(one, rest, change)]]
      const made = change(one)
      return made === ABSENT ? [] : [[made === RENAMED ? `${name}_2` : name, made === RENAMED ? one : made]]
    }),
  )
}

const ABSENT = Symbol('absent')
const RENAMED = Symbol('renamed')

/** A part of a session that says how a call ended. */
const ANSWER =
  /"(?:tool_result|toolResult|tool\.execution_complete|custom_tool_call_output|function_call_output|item_completed)"/

/** What a kind of damage makes of a value; undefined where it makes nothing of it. */
const damageTo = (value: unknown, { damage, size }: DriftCase): unknown => {
  if (damage === 'null') return value === null ? undefined : null
  if (damage === 'absent') return ABSENT
  if (damage === 'renamed') return RENAMED
  if (typeof value !== 'string') return undefined
  if (damage === 'cut') return value.length > size ? value.slice(0, size) : undefined
  if (damage === 'footer')
    return value.includes('\n') ? `${value.replace(/\n?$/, '\n')}${FOOTERS[size % FOOTERS.length]}` : undefined
  return undefined
}

const FOOTERS = [
  '<shellId: 0 completed with exit code 0>',
  '[took 3 ms]',
  '(Exit code: 0)',
  '<note>done</note>',
  'Command finished.',
]

const ASKED = new Set(['input', 'arguments', 'args', 'changes', 'rawInput'])

/** The parts of a session that a damage can be done to. */
const targetsOf = (values: readonly unknown[], of: DriftCase): readonly Path[] => {
  // A note of the client comes after what a tool printed, not into what an agent asked for or a file holds.
  const isDamaged = (path: Path) => of.damage !== 'footer' || !path.some((key) => ASKED.has(String(key)))
  if (of.damage === 'unanswered')
    return values.length > 1
      ? values.flatMap((value, index) => (ANSWER.test(JSON.stringify(value)) ? [[index]] : []))
      : pathsIn(values[0]).flatMap((path) =>
          isAnswer(at(values[0], path)) ? [[0, ...path, ...(isPart(at(values[0], path)) ? ['state'] : [])]] : [],
        )
  return values.flatMap((value, index) =>
    pathsIn(value).flatMap((path) =>
      path.length > 0 &&
      isDamaged(path) &&
      !/^\d+$/.test(String(path.at(-1))) &&
      damageTo(at(value, path), of) !== undefined
        ? [[index, ...path]]
        : [],
    ),
  )
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'tool_result' || value.type === 'tool')

/** A part of OpenCode's, which is a call and its answer. */
const isPart = (value: unknown): boolean => (value as { type?: unknown }).type === 'tool'

/** A session with one value of it damaged; its folder everywhere, as a client writes it. */
const damaged = (
  sources: readonly Text[],
  of: DriftCase,
): { readonly sources: readonly Text[]; readonly path: string } | undefined => {
  const [source, ...others] = sources
  if (!source) return undefined
  if (of.damage === 'moved') {
    const moved = sources.map(({ name, text }) => ({
      name,
      text: text.replaceAll('/home/ada/shop', '/srv/build/other'),
    }))
    return { sources: moved, path: 'the folder' }
  }
  const values = valuesOf(source.text)
  const targets = targetsOf(values, of)
  const target = targets[of.place % targets.length]
  if (!target) return undefined
  const [index, ...path] = target
  const line = Number(index)
  const made =
    of.damage === 'unanswered' && values.length > 1
      ? values.toSpliced(line, 1)
      : values.map((value, number) =>
          number === line
            ? changed(value, path, (one) => (of.damage === 'unanswered' ? null : damageTo(one, of)))
            : value,
        )
  return { sources: [{ ...source, text: textOf(made, source.text) }, ...others], path: target.join('.') }
}

/** Imports a damaged session with its log and base alone, and judges what its plan makes of each file. */
export const drift = async (of: DriftCase): Promise<DriftResult | undefined> => {
  const found = damaged(sourcesOf(of.session), of)
  if (!found) return undefined
  const { sources, path } = found
  // A folder that moved is what the log says, or what a person says it was and the log does not know.
  const folder = of.damage === 'moved' && of.size % 2 === 0 ? {} : { cwd: '/home/ada/shop' }
  const format = detectImportFormat(sources[0]?.text ?? '') ?? (formatOf(of.session) as ImportFormat)
  const imported = importPlan(sources, { format, ...folder, ...CHECKOUT })
  const before = treeOf(BEFORE)
  const wanted = said(treeOf({ ...BEFORE, ...listed(of.session, 'after.json') }))
  if (!imported.ok) return { verdict: 'refused', faults: [], path }
  const losses = imported.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  const made = await replayedTree(imported.plan, before).then(said, () => undefined)
  // A step that does not apply is refused by name, whoever applies the plan.
  if (!made) return { verdict: 'refused', faults: [], path }
  const files = [...new Set([...Object.keys(made), ...Object.keys(wanted)])]
  const differing = files.filter((file) => JSON.stringify(made[file]) !== JSON.stringify(wanted[file]))
  // A session that shows a deletion shows it undamaged, too.
  const shown = deletionsOf(importPlan(sourcesOf(of.session), { cwd: '/home/ada/shop', ...CHECKOUT }))
  const gone = deletionsOf(imported).filter((file) => wanted[file] && !made[file] && !shown.includes(file))
  const reasons = losses.map(({ construct, reason }) => `${construct}: ${reason}`).join('\n')
  const isNamed = (file: string) =>
    reasons.includes(file.split('/').at(-1) ?? file) || reasons.includes(file) || OPEN.test(reasons)
  const faults = [...differing.filter((file) => !isNamed(file)), ...gone.map((file) => `deleted ${file}`)]
  return { verdict: faults.length > 0 ? 'wrong' : differing.length > 0 ? 'named' : 'right', faults, path }
}

const deletionsOf = (imported: ReturnType<typeof importPlan>): readonly string[] =>
  imported.ok
    ? imported.plan.steps.flatMap(({ tool, input }) =>
        tool === 'Delete' && 'file_path' in input ? [String(input.file_path)] : [],
      )
    : []

/** What may have changed any file, and is said to. */
const OPEN = /(?:is|are) not in the plan|in a log of its own/

export const SESSIONS = RECORDED
