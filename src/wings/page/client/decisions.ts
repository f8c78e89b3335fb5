import { listed } from '../../../core/report/words.ts'
import type { PageModel, PageStep } from '../model/model.ts'
import { planOf } from '../model/plan-of-steps.ts'
import { copied } from './copy.ts'
import type { PageData } from './data.ts'
import { element } from './element.ts'

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
