import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { isObject } from '../text/json.ts'
import { quoted } from '../text/words.ts'
import { effectOf, toolNamed } from '../tools/list.ts'
import type { Tool } from '../tools/tool.ts'
import { checkStep, fieldFaults, isBlock, prototypeKeys } from './check-step.ts'
import { cwdStripper, type PlanDigest, planDigest } from './digest.ts'
import {
  type Fault,
  type FieldPath,
  keyPlaces,
  type Locator,
  type ParseOptions,
  type PlanDocument,
  type PlanLimits,
} from './document.ts'
import { type PlanDefaults, type PlanHeader, type PlanSession, planHeader, type Step } from './schema.ts'
import { expansionOf, substitute, type VariableValues, valuesOf } from './variables.ts'

/** Puts a plan, held at once or streamed, together from its checked parts, and gathers every problem on the way. */
export class Assembly {
  readonly file: string
  readonly #limits: PlanLimits
  readonly #problems: Problem[] = []
  #unlisted = false
  readonly #ids = new Map<string, number>()
  #strip: (path: string) => string = cwdStripper(undefined)
  #digest: PlanDigest | undefined
  readonly #variables: ParseOptions
  #values: VariableValues | undefined
  /** Characters that references to variables brought so far. */
  #expanded = 0
  #defaults: PlanDefaults | undefined
  #sessions: readonly PlanSession[] = []

  constructor(file: string, limits: PlanLimits, variables: ParseOptions = {}) {
    this.file = file
    this.#limits = limits
    this.#variables = variables
  }

  /** The header with its defaults; undefined when it has faults. `value`: a header line, or a document with its steps. */
  header(value: unknown, locate: Locator, form: 'line' | 'document'): PlanHeader | undefined {
    const schema = form === 'line' ? planHeader : planDocument
    const parsed = schema.safeParse(value)
    this.faults(prototypeKeys(value, ['vars'], { path: [], locate }))
    if (!parsed.success) return this.faults(fieldFaults(parsed.error.issues, { schema, value, path: [], locate }))
    const { $schema: _, steps: __, vars, defaults, ...own } = { steps: undefined, ...parsed.data }
    this.#defaults = defaults
    const header = vars ? { ...own, vars: this.#take(vars, locate) } : own
    this.#strip = cwdStripper(header.cwd)
    this.#sessions = header.sessions ?? []
    this.#digest = planDigest(header)
    return header
  }

  #take(declared: Parameters<typeof valuesOf>[0], locate: Locator): VariableValues {
    const { values, faults } = valuesOf(declared, this.#variables, locate)
    this.faults(faults)
    this.#values = values
    return values
  }

  /** The step numbered `index` (from 1) in its flat form; undefined when it has faults. */
  step(given: unknown, index: number, locate: Locator): Step | undefined {
    const path = ['steps', index - 1]
    const whole = this.#defaults ? withDefaults(given, this.#defaults) : given
    const filled = this.#filled(whole, { path, locate })
    if (!filled) return undefined
    const { value, faults: unknown } = filled
    const checked = checkStep(value, path, locate)
    const id = idOf(value)
    const repeated = id === undefined ? undefined : this.#claim(id, index, locate)
    const faults = [...unknown, ...(checked.ok ? [] : checked.faults), ...(repeated ? [repeated] : [])]
    for (const fault of faults) this.fault(fault, id)
    if (!checked.ok || faults.length > 0) return undefined
    const { input, when, session: of, ...content } = checked.content
    const session = effectOf(content.tool) === 'reads' || of === 'none' ? undefined : this.#sessions[(of ?? 1) - 1]
    if (typeof of === 'number' && of > this.#sessions.length) {
      const at = [...path, 'session']
      const message = `The plan has ${this.#sessions.length} \`sessions\`; there is no number ${of}.`
      return this.fault({ name: 'INVALID_VALUE', message, at: locate.value(at), path: at }, id)
    }
    const keys = keyPlaces(input, { path: isBlock(value) ? [...path, 'input'] : path, locate })
    const step = {
      index,
      ...content,
      ...(session && { session }),
      ...(when && { when: this.#stripped(when) }),
      input: this.#stripped(input),
      at: { file: this.file, ...locate.value(path) },
      ...(keys && { keys }),
    } as Step
    this.#digest?.add(step)
    return step
  }

  /** The step with the values of its references; undefined where they bring too much. */
  #filled(step: unknown, where: { path: FieldPath; locate: Locator }): ReturnType<typeof substitute> | undefined {
    const { repository } = this.#variables
    if (!this.#values && !repository) return { value: step, faults: [] }
    const values = { vars: this.#values, repository }
    return this.#mayExpand(expansionOf(step, values), where) ? substitute(step, values, where) : undefined
  }

  /** Counts what variables bring. The first step that is over the limit is told, and of no later one anything is built. */
  #mayExpand(length: number, { path, locate }: { path: FieldPath; locate: Locator }): boolean {
    const wasOver = this.#expanded > this.#limits.variables
    this.#expanded += length
    if (this.#expanded <= this.#limits.variables) return true
    const message = `The variables bring over ${this.#limits.variables} characters into the steps, which is the limit (\`variables\`). Write large texts once, or split the plan.`
    if (!wasOver) this.fault({ name: 'LIMIT_EXCEEDED', message, at: locate.value(path), path })
    return false
  }

  /** The same with the `cwd` taken off every path. */
  #stripped<Keys extends object>(keys: Keys): Keys {
    const paths = PATH_KEYS.flatMap((key) => {
      const path: unknown = Reflect.get(keys, key)
      return typeof path === 'string' ? [[key, this.#strip(path)] as const] : []
    })
    const edits = 'edits' in keys ? { edits: (keys.edits as object[]).map((edit) => this.#stripped(edit)) } : {}
    return { ...keys, ...Object.fromEntries(paths), ...edits }
  }

  #claim(id: string, index: number, locate: Locator): Fault | undefined {
    const other = this.#ids.get(id)
    if (other === undefined) {
      this.#ids.set(id, index)
      return undefined
    }
    const path = ['steps', index - 1, 'id']
    return {
      name: 'DUPLICATE_ID',
      message: `The id ${quoted(id)} is already that of step ${other}.`,
      at: locate.value(path),
      path,
    }
  }

  foundIn({ faults, value }: PlanDocument): void {
    for (const fault of faults) this.fault(fault, idOf(stepAt(value, fault)))
  }

  faults(faults: readonly Fault[]): undefined {
    for (const fault of faults) this.fault(fault)
  }

  fault({ name, message, at, path, suggestions }: Fault, id?: string): undefined {
    if (this.#problems.length >= this.#limits.problems) {
      this.#unlisted = true
      return
    }
    const index = path?.[0] === 'steps' && typeof path[1] === 'number' ? path[1] + 1 : undefined
    this.#problems.push({
      name,
      message,
      at: { file: this.file, ...at },
      ...(index !== undefined && { step: { index, ...(id !== undefined && { id }) } }),
      ...(suggestions && { suggestions }),
    })
  }

  get sound(): boolean {
    return this.#problems.length === 0
  }

  /** Every problem so far, in the order of the text. */
  get problems(): readonly Problem[] {
    const sorted = this.#problems.toSorted((one, other) => {
      const [a, b] = [one.at ?? { line: 0, column: 0 }, other.at ?? { line: 0, column: 0 }]
      return a.line - b.line || a.column - b.column
    })
    if (!this.#unlisted) return sorted
    const message = `There are more problems than the ${this.#limits.problems} listed, which is the limit (\`problems\`).`
    return [...sorted, { name: 'LIMIT_EXCEEDED', message }]
  }

  digest(): string {
    return this.#digest?.hex() ?? ''
  }
}

const PATH_KEYS = ['file_path', 'notebook_path', 'new_path', 'create', 'rename', 'delete']

/** A plan in one document, its steps left to be checked one by one. */
const planDocument = planHeader.extend({ steps: z.array(z.unknown()).min(1) })

const idOf = (step: unknown): string | undefined =>
  isObject(step) && Object.hasOwn(step, 'id') && typeof step.id === 'string' ? step.id : undefined

const stepAt = (value: unknown, { path }: Fault): unknown => {
  if (path?.[0] !== 'steps' || typeof path[1] !== 'number') return undefined
  if (typeof value !== 'object' || value === null) return undefined
  const steps: unknown = Reflect.get(value, 'steps')
  return Array.isArray(steps) ? steps[path[1]] : value
}

/** A step with the keys of `defaults` that its tool has, that it does not say itself, and that go with what it says. */
const withDefaults = (step: unknown, defaults: PlanDefaults): unknown => {
  if (!isObject(step)) return step
  if (step.type === 'tool_use' && isObject(step.input))
    return { ...step, input: filled(step.name, step.input, defaults) }
  return filled(step.tool, step, defaults)
}

type Keys = Readonly<Record<string, unknown>>

const filled = (name: unknown, input: Keys, defaults: PlanDefaults): Keys => {
  const tool = toolNamed(name)
  if (!tool) return input
  const { shape } = tool.input()
  let result: Keys = input
  for (const [key, value] of Object.entries(defaults)) {
    const isOwn = Object.hasOwn(result, key) || !Object.hasOwn(shape, key)
    if (!isOwn && value !== undefined && goes(key, { tool, input: result, value })) result = { ...result, [key]: value }
  }
  return result
}

/** `glob` comes before what goes with it. */
const goes = (key: string, { tool, input, value }: { tool: Tool; input: Keys; value: unknown }): boolean => {
  const hasGlob = input.glob !== undefined
  const own = tool.takesDefault?.(key, input as never)
  if (own !== undefined) return own
  switch (key) {
    case 'glob':
      return input.file_path === undefined && input.notebook_path === undefined
    case 'replace_all':
      return input.old_string !== undefined
    case 'language':
      return input.pattern !== undefined || input.rule !== undefined
    case 'match':
      return value === 'exact' || (!hasGlob && input.old_string !== undefined)
    default:
      return hasGlob
  }
}
