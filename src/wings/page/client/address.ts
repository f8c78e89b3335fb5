import type { RunReport } from '../../../core/report/report.ts'
import { showUnusual } from '../../../core/text/neutralise.ts'
import { element } from './element.ts'

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

const SORTS = ['order', 'path', 'size', 'risk'] as const
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

/** A path with its last part emphasised. */
export const pathOf = (path: string): readonly (Node | string)[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? []
  return [showUnusual(folder), element('b', {}, showUnusual(name))]
}

/** The folder of a path, `./` for the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1) || './'

/** The id of the card of files that change alike, by the place of the first. */
export const groupId = (at: number): string => `alike-${at}`

/** The id of a file's card. */
export const fileId = (path: string): string => `file-${path}`

/** The page of a commit in the repository of a pull request. */
export function commitPage(pull: RunReport['pull_request'], id: string): string | undefined {
  const [, repository] =
    /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:pull|compare|issues)\b/.exec(pull?.url || pull?.compare_url || '') ?? []
  return repository === undefined || !/^[0-9a-f]+$/.test(id) ? undefined : `${repository}/commit/${id}`
}
