import { maskedLinesOf } from '../../../core/report/looks.ts'
import { type StructuredPatchHunk, textsOf } from '../../../core/text/hunks.ts'
import { listed } from '../../../core/text/words.ts'
import type { PageModel, PageStep, Part } from '../model/model.ts'
import type { PageData } from './data.ts'
import { copied, element } from './element.ts'

/** The steps that the reader would leave out. Nothing of it leaves the page but by the clipboard. */
export interface Decisions {
  /** Says what was decided, and offers it to be copied; hidden while nothing is. */
  readonly root: HTMLElement
  /** A tick for a step, on while it is kept. */
  box(step: PageStep): HTMLElement
}

export function stepDecisions(data: PageData): Decisions {
  const dropped = new Set<number>()
  const root = element('div', { class: 'decisions', role: 'status', 'aria-label': 'Decision' })
  root.hidden = true
  const show = (): void => {
    const numbers = [...dropped].sort((one, other) => one - other)
    root.hidden = numbers.length === 0
    const list = numbers.join(',')
    root.replaceChildren(
      element('span', {}, `Without ${numbers.length === 1 ? 'step' : 'steps'} ${list}:`),
      button(`Copy --without ${list}`, async () => ({ text: `--without ${list}` })),
      button(`Copy /editplan drop ${list}`, async () => ({ text: `/editplan drop ${list}` })),
      button('Copy as plan', () => planText(data, dropped)),
    )
  }
  return {
    root,
    box(step) {
      const box = element('input', { type: 'checkbox' })
      box.checked = !dropped.has(step.index)
      box.addEventListener('change', () => {
        if (box.checked) dropped.delete(step.index)
        else dropped.add(step.index)
        show()
      })
      return element('label', { class: 'keep', title: `Keep step ${step.index}` }, box, 'Keep')
    },
  }
}

/** Steps that can be left out: what changed something. */
export const isDecidable = ({ status }: Pick<PageStep, 'status'>): boolean => status === 'applied'

interface Copy {
  readonly text: string
  /** Files whose change is not in the text. */
  readonly missing?: readonly string[]
}

function button(name: string, copy: () => Promise<Copy>): HTMLElement {
  const made = element('button', { type: 'button' }, name)
  made.addEventListener('click', async () => {
    const { text, missing = [] } = await copy()
    const done = await copied(text)
    const left = missing.length === 0 ? '' : `, but this report does not hold the change of ${listed(missing, 3)}`
    made.textContent = `${name} ${done ? '✓' : '✗'}${left}`
  })
  return made
}

async function planText({ model, ...data }: PageData, dropped: ReadonlySet<number>): Promise<Copy> {
  await data.loadAll()
  const kept: PageModel['steps'] = model.steps.filter((step) => isDecidable(step) && !dropped.has(step.index))
  const { plan, missing } = planOf(model.run.plan.title, kept, (at) => data.loadedPatch(at) ?? [])
  return { text: `${JSON.stringify(plan, null, 2)}\n`, missing }
}

type Hunks = readonly StructuredPatchHunk[]

/** What steps did, as a plan, and the files whose change a report does not hold: binary ones, masked ones, modes alone. */
interface CopiedPlan {
  readonly plan: {
    readonly version: 1
    readonly title: string
    readonly options: { readonly reads: 'auto' }
    readonly steps: readonly object[]
  }
  readonly missing: readonly string[]
}

/** A plan of what steps did, as their patches say: files are written, deleted and moved whole, others edited hunk by hunk. */
export function planOf(title: string, steps: readonly PageStep[], patchAt: (at: number) => Hunks): CopiedPlan {
  const missing = new Set<string>()
  const calls = steps.flatMap((step) => {
    const why = step.why === undefined ? {} : { why: step.why }
    return step.parts.flatMap((part) => {
      if (step.tool === 'Delete') return [{ tool: 'Delete', file_path: part.path, ...why }]
      const told = callsOf(part, part.patch === undefined ? [] : patchAt(part.patch))
      if (!told) missing.add(part.path)
      return (told ?? []).map((call) => ({ ...call, ...why }))
    })
  })
  return { plan: { version: 1, title, options: { reads: 'auto' }, steps: calls }, missing: [...missing] }
}

const NOTHING = '000000'
const EXECUTABLE = '100755'

/** Undefined where the patch does not tell the file's bytes, or its mode. */
function callsOf(part: Part, hunks: Hunks): readonly object[] | undefined {
  const { path, from, old_mode: was, new_mode: is } = part
  if (is === NOTHING) return [{ tool: 'Delete', file_path: path }]
  if (maskedLinesOf({ hunks }) > 0) return undefined
  if (from === undefined && isNew(part, hunks)) {
    const [only] = hunks
    const executable = is === EXECUTABLE ? { executable: true } : {}
    return [{ tool: 'Write', file_path: path, content: only ? textsOf(only).replacement : '', ...executable }]
  }
  if ((was !== is && was !== NOTHING) || (hunks.length === 0 && from === undefined)) return undefined
  const moved = from === undefined ? [] : [{ tool: 'Move', file_path: from, new_path: path }]
  const edits = hunks.map((hunk) => {
    const { old, replacement } = textsOf(hunk)
    return { tool: 'Edit', file_path: path, old_string: old, new_string: replacement }
  })
  return [...moved, ...edits]
}

/** A file that was not there, or that was empty, and whose every line the patch has. Without lines an executable one may be binary. */
const isNew = ({ old_mode: was, new_mode: is }: Part, hunks: Hunks): boolean =>
  hunks.length === 1 ? hunks[0]?.oldLines === 0 : hunks.length === 0 && was === NOTHING && is !== EXECUTABLE

type Decision = NonNullable<PageStep['policy']>

/** What the policy says of the most steps, where that is of several: that a rule allows them. Steps need not say it each. */
export function commonDecision(steps: readonly Pick<PageStep, 'policy'>[]): Decision | undefined {
  const counts = new Map<string, number>()
  let found: Decision | undefined
  for (const { policy } of steps) {
    if (!policy || !isPlain(policy)) continue
    const count = (counts.get(keyOf(policy)) ?? 0) + 1
    counts.set(keyOf(policy), count)
    if (count > 1 && count > (found ? (counts.get(keyOf(found)) ?? 0) : 0)) found = policy
  }
  return found
}

/** Whether two decisions say the same. */
export const isSameDecision = (one: Decision | undefined, other: Decision | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

/** Nobody was asked. */
const isPlain = ({ behavior, rule }: Decision): boolean =>
  behavior === 'allow' && rule !== 'granted' && !rule.startsWith('protected')

const keyOf = ({ behavior, rule, reason }: Decision): string => JSON.stringify([behavior, rule, reason])
