import { actionButton, checkbox, copied, element } from '../../../browser/element.ts'
import { planCommand } from '../../../core/report/plan-command.ts'
import { counted, stepsCalled } from '../../../core/text/words.ts'
import type { PageModel, PageStep } from '../model/model.ts'
import { hashOf, recall, remember } from './storage.ts'

type Steps = readonly Pick<PageStep, 'index'>[]

/** Hears whether all of some steps are dropped. */
type Listener = (isDropped: boolean) => void

/** The steps that the reader would leave out: kept by the browser for this plan on this base. Nothing of it leaves the page but by the clipboard. */
export class Decisions {
  /** What was decided, to be copied; hidden while nothing is. */
  readonly root = element('div.decisions', { role: 'status', 'aria-label': 'Decision' })
  readonly #run: PageModel['run']
  readonly #combiner: PageModel['combiner']
  readonly #id: string
  readonly #dropped: Set<number>
  readonly #listeners = new Map<number, Set<() => void>>()

  constructor({ run, steps, combiner }: PageModel) {
    this.#run = run
    this.#combiner = combiner
    this.#id = hashOf(`${run.plan.sha256} ${run.base?.commit ?? ''}`)
    const decidable = new Set(steps.filter(isDecidable).map(({ index }) => index))
    this.#dropped = new Set(
      recalled()
        .find(([id]) => id === this.#id)?.[1]
        .filter((index) => decidable.has(index)),
    )
    this.#show()
  }

  /** A box that is ticked while some steps are kept; undefined where none of them changed anything. */
  box(all: readonly PageStep[]): HTMLElement | undefined {
    const steps = all.filter(isDecidable)
    if (steps.length === 0) return undefined
    const box = checkbox(true, (isKept) => this.#set(steps, !isKept))
    this.follow(steps, (isDropped) => {
      box.checked = !isDropped
    })
    const name = `Keep ${stepsCalled(steps.map(({ index }) => index))}`
    box.setAttribute('aria-label', name)
    return element('label.keep', { title: name }, box, element('span', 'Keep'))
  }

  /** Tells now, and after each change, whether all of the steps are dropped. */
  follow(steps: Steps, listener: Listener): void {
    const tell = (): void => listener(steps.length > 0 && steps.every(({ index }) => this.#dropped.has(index)))
    for (const { index } of steps) {
      const known = this.#listeners.get(index) ?? new Set()
      this.#listeners.set(index, known.add(tell))
    }
    tell()
  }

  #set(steps: Steps, isDropped: boolean): void {
    for (const { index } of steps) {
      if (isDropped) this.#dropped.add(index)
      else this.#dropped.delete(index)
    }
    const others = recalled().filter(([id]) => id !== this.#id)
    remember(KEY, JSON.stringify([[this.#id, this.#numbers()], ...others].slice(0, MAX_KEPT)))
    for (const tell of new Set(steps.flatMap(({ index }) => [...(this.#listeners.get(index) ?? [])]))) tell()
    this.#show()
  }

  #numbers(): readonly number[] {
    return [...this.#dropped].sort((one, other) => one - other)
  }

  #show(): void {
    const numbers = this.#numbers()
    this.root.hidden = numbers.length === 0
    const all = [...new Set([...(this.#run.plan.without ?? []), ...numbers])].sort((one, other) => one - other)
    const command = planCommand('apply', this.#run, this.#combiner, all)
    this.root.replaceChildren(
      element('span', `Without ${stepsCalled(numbers)}:`),
      copying(`--without ${all.join()}`, named('--without', all)),
      copying(`/editplan drop ${numbers.join()}`, named('/editplan drop', numbers)),
      ...(command === undefined ? [] : [copying(command, 'the command')]),
      actionButton('Keep all', () =>
        this.#set(
          numbers.map((index) => ({ index })),
          false,
        ),
      ),
    )
  }
}

/** Steps that can be left out: what changed something. */
const isDecidable = ({ status }: PageStep): boolean => status === 'applied'

const KEY = 'decisions'

/** Reports whose decisions the browser keeps, the latest first. */
const MAX_KEPT = 20

function recalled(): readonly (readonly [id: string, numbers: readonly number[]])[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && Array.isArray(one[1])) : []
  } catch {
    return []
  }
}

const named = (what: string, numbers: readonly number[]): string =>
  numbers.length <= 8 ? `${what} ${numbers.join()}` : `${what} with ${counted(numbers.length, 'step')}`

function copying(text: string, name: string): HTMLElement {
  const button = actionButton(`Copy ${name}`, async () => {
    button.textContent = `Copy ${name} ${(await copied(text)) ? '✓' : '✗'}`
  })
  return button
}
