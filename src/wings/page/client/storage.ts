import { element } from '../../../browser/element.ts'
import type { RunReport } from '../../../core/report/report.ts'
import { showUnusual } from '../../../core/text/neutralise.ts'
import { decodedUri } from '../../../core/text/words.ts'
import type { PageFile, PagePart, PageStep } from '../model/model.ts'

/** Which files the reviewer has seen: a mark belongs to a path and its change, and is gone when the change is another. */
export interface ViewedMarks {
  has(file: PageFile): boolean
  set(files: readonly PageFile[], seen: boolean): void
  count(): number
}

/** Marks of this report, from the browser's storage; `changed` is called after each change. */
export function viewedMarks(files: readonly PageFile[], changed: (file: PageFile, seen: boolean) => void): ViewedMarks {
  const known = new Set((recall(KEY) ?? '').split(' ').filter(Boolean))
  return {
    has: (file) => known.has(markOf(file)),
    set(some, seen) {
      for (const file of some) {
        if (seen) known.add(markOf(file))
        else known.delete(markOf(file))
      }
      remember(KEY, [...known].slice(-MAX_MARKS).join(' '))
      for (const file of some) changed(file, seen)
    },
    count: () => (known.size === 0 ? 0 : files.filter((file) => known.has(markOf(file))).length),
  }
}

const KEY = 'viewed'
const MAX_MARKS = 20_000

/** Path and contents: the ids of both blobs, or the counts where a report does not name them. */
const markOf = ({ path, old_blob: old, new_blob: fresh, new_mode: mode, insertions, deletions }: PageFile): string =>
  hashOf([path, old ?? '', fresh ?? '', mode, insertions, deletions].join('\0'))

/** FNV-1a, twice: a mark in a few letters. */
export const hashOf = (text: string): string =>
  [0x811c9dc5, 0x01234567].map((seed) => hash(text, seed).toString(36)).join('')

function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** What the browser keeps for reports; pages that may keep nothing forget when they are closed. */
const forgotten = new Map<string, string>()

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`editplan:${key}`) ?? forgotten.get(key)
  } catch {
    return forgotten.get(key)
  }
}

export function remember(key: string, value: string): void {
  forgotten.set(key, value)
  try {
    localStorage.setItem(`editplan:${key}`, value)
  } catch {
    // Not allowed, or full.
  }
}

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
    return { ...START, view: text.startsWith('step-') ? 'steps' : 'files', at: decodedUri(text) }
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

/** The path of a file, that of before first where it has moved. */
export const movedPath = ({ path, from }: Pick<PagePart, 'path' | 'from'>): readonly (Node | string)[] =>
  from === undefined ? pathOf(path) : [...pathOf(from), ' → ', ...pathOf(path)]

/** A path with its last part emphasised. */
export const pathOf = (path: string): readonly (Node | string)[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? []
  return [showUnusual(folder), element('b', showUnusual(name))]
}

/** The folder of a path, `./` for the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1) || './'

/** The id of the card of files that change alike, by the place of the first. */
export const groupId = (at: number): string => `alike-${at}`

export const fileId = (path: string): string => `file-${path}`

/** The page of a commit in the repository of a pull request. */
export function commitPage(pull: RunReport['pull_request'], id: string): string | undefined {
  const [, repository] =
    /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:pull|compare|issues)\b/.exec(pull?.url || pull?.compare_url || '') ?? []
  return repository === undefined || !/^[0-9a-f]+$/.test(id) ? undefined : `${repository}/commit/${id}`
}

type Decision = NonNullable<PageStep['policy']>

/** What the policy says about the most steps, where that is of several: that a rule allows them. Steps need not say it each. */
export function commonDecision(steps: readonly PageStep[]): Decision | undefined {
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

export const isSameDecision = (one: Decision | undefined, other: Decision | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

/** Nobody was asked. */
const isPlain = ({ behavior, rule }: Decision): boolean =>
  behavior === 'allow' && rule !== 'granted' && !rule.startsWith('protected')

const keyOf = ({ behavior, rule, reason }: Decision): string => JSON.stringify([behavior, rule, reason])
