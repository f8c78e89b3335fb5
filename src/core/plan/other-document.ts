import { isObject } from '../text/json.ts'
import { nearestWord, shellWord } from '../text/words.ts'
import type { Fault } from './document.ts'
import { planHeader } from './schema.ts'

/**
 * PLAN_SYNTAX, with the command to run, if a document is not a plan: it is a workflow, a policy or the like, or it has unknown keys and
 * neither `title` nor `steps`.
 */
export function otherDocument(value: unknown, file: string): Fault | undefined {
  if (!isObject(value) || (Object.hasOwn(value, 'title') && Object.hasOwn(value, 'steps'))) return undefined
  const kind = KINDS.find(({ isOne }) => isOne(value))
  if (kind) return fault(`It is ${kind.name}, not a plan. ${kind.remedy(shellWord(file), value)}`)
  const meant = Object.keys(value).map((key) => nearestWord(key, KEYS))
  const isNone = meant.includes(undefined) && !meant.includes('title') && !meant.includes('steps')
  return isNone
    ? fault('It is not a plan: it has neither `title` nor `steps`. Pass a plan, which has both.')
    : undefined
}

const KEYS = [...Object.keys(planHeader.shape), 'steps']

interface Kind {
  readonly name: string
  isOne(value: Readonly<Record<string, unknown>>): boolean
  remedy(file: string, value: unknown): string
}

const KINDS: readonly Kind[] = [
  {
    name: 'what `parsePlan` returns',
    isOne: ({ ok, plan }) => ok === true && isObject(plan),
    remedy: () => 'Pass its `plan`.',
  },
  {
    name: 'a GitHub workflow',
    isOne: ({ jobs, on }) => isObject(jobs) && on !== undefined,
    remedy: (_, value) =>
      `Run \`editplan check ${shellWord(planOf(value) ?? 'plan.yaml')}\` with the plan that it names.`,
  },
  {
    name: 'a policy',
    isOne: ({ rules, limits }) => isObject(rules ?? limits),
    remedy: (file) => `Run \`editplan check plan.yaml --policy ${file}\` with a plan.`,
  },
  {
    name: 'a campaign',
    isOne: ({ plans, repositories }) => plans !== undefined && repositories !== undefined,
    remedy: (file) => `Run \`editplan campaign plan ${file}\`.`,
  },
  {
    name: 'a report',
    isOne: ({ plan, totals }) => isObject(plan) && isObject(totals),
    remedy: (file) => `Run \`editplan report ${file}\` to show it, or name the plan that it is about.`,
  },
]

/** The one file that a workflow's input `plan` names first. */
function planOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { plan } = isObject(value.with) ? value.with : {}
  if (typeof plan === 'string' && /^[^\s$]+$/.test(plan)) return plan
  return Object.values(value)
    .flatMap((inner) => (Array.isArray(inner) ? inner : [inner]))
    .map(planOf)
    .find(Boolean)
}

const fault = (message: string): Fault => ({ name: 'PLAN_SYNTAX', message, at: { line: 1, column: 1 } })
