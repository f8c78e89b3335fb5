/** What the reader looks at: kept in the page's address. */
export interface State {
  readonly view: 'files' | 'steps'
  /** Text that cards are searched for. */
  readonly q: string
  readonly status: string
  readonly tool: string
  readonly rule: string
  readonly sort: Sort
  /** Id of the card at the top, and maybe a line of it: `step-7`, `file-src/a.ts:R12`. */
  readonly at: string
}

export const SORTS = ['order', 'path', 'size', 'risk'] as const
export type Sort = (typeof SORTS)[number]

export const START: State = { view: 'files', q: '', status: '', tool: '', rule: '', sort: 'order', at: '' }

/** Reads an address: `#view=steps&q=…&at=…`, or `#step-7` and `#file-…`, which open their view. Unknown parts are passed over. */
export function readAddress(hash: string): State {
  const text = hash.replace(/^#/, '')
  if (/^(?:step|file)-/.test(text)) {
    return { ...START, view: text.startsWith('step-') ? 'steps' : 'files', at: decoded(text) }
  }
  const given = new URLSearchParams(text)
  const of = (name: keyof State): string => given.get(name) ?? ''
  const at = of('at')
  const view = of('view') === 'steps' || (of('view') === '' && at.startsWith('step-')) ? 'steps' : 'files'
  const sort = SORTS.find((name) => name === of('sort')) ?? 'order'
  return { view, q: of('q'), status: of('status'), tool: of('tool'), rule: of('rule'), sort, at }
}

/** The address of a state, without the parts that say nothing. */
export function writeAddress(state: State): string {
  const { view, ...rest } = state
  const given = new URLSearchParams({ view })
  for (const [name, value] of Object.entries(rest)) {
    if (value !== START[name as keyof State]) given.set(name, value)
  }
  return `#${given}`
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
