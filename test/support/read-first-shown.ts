import type { Page } from 'playwright-core'
import { listedGroups, type Overview, READ_FIRST } from '../../src/core/report/read-first.ts'

/** A group of a list "Read first" as a reader finds it: how many files, or steps, its rows name or count, and its first row. */
export interface ShownGroup {
  readonly kind: string
  readonly count: number
  readonly first: string
}

/** Groups that every list names, as the JSON has them; of the first row its path. */
export const expectedGroups = (reading: Overview): readonly ShownGroup[] =>
  listedGroups(reading).map(({ kind, files, entries }) => ({
    kind: READ_FIRST[kind],
    count: files || entries.length,
    first: entries[0]?.paths[0] ?? '',
  }))

/** The list of a body. */
export function groupsOfBody(body: string): readonly ShownGroup[] {
  const [, list = ''] = /^\*\*Read .*\*\*\n\n((?:- .*\n?)*)/m.exec(body) ?? []
  const rows = list.match(/^- .*/gm) ?? []
  return groupsOf(rows.map((row) => row.slice(2).replace(/^\*\*(.*?)\*\*/, '$1')))
}

/** The list of a summary on a terminal that is wide enough for each of its lines. */
export const groupsOfTerminal = (summary: string): readonly ShownGroup[] =>
  groupsOf(
    (summary.match(/^[!=] .*/gm) ?? []).map((row) => row.slice(2)).filter((row) => /^…/.test(row) || headOf(row)),
  )

/** The list of a page. */
export async function groupsOfPage(page: Page): Promise<readonly ShownGroup[]> {
  const rows = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.read-first tr'), (row) => {
      const head = row.querySelector('th')?.textContent ?? ''
      const cell = row.querySelector('td:not(:empty), td.what')
      const text = cell?.textContent ?? ''
      const links = cell?.querySelectorAll('a').length ?? 0
      if (links < 2) return { head, text }
      // A row of several files, each with a link; what they are together is counted as elsewhere.
      const [, more = '0'] = / and ([\d,]+) more files?$/.exec(text) ?? []
      return { head, text: `(${links + Number(more.replaceAll(',', ''))}): ${text}` }
    }),
  )
  return groupsOf(rows.map(({ head, text }) => `${head === '' ? '' : `${head} `}${text.replace(/^and /, '… and ')}`))
}

const HEADS = Object.values(READ_FIRST)

const headOf = (row: string): string | undefined => HEADS.find((head) => row.startsWith(`${head} `))

/** Rows of a group follow each other; a row without a head goes on with the group before it. */
function groupsOf(rows: readonly string[]): readonly ShownGroup[] {
  const groups: ShownGroup[] = []
  for (const row of rows) {
    const head = headOf(row)
    const text = head === undefined ? row : row.slice(head.length + 1)
    const last = groups.at(-1)
    const isNext = head === undefined || head === last?.kind
    if (isNext && last) groups[groups.length - 1] = { ...last, count: last.count + countOf(text) }
    else groups.push({ kind: head ?? '', count: countOf(text), first: text })
  }
  return groups
}

/** How many files, or steps, a row stands for. */
function countOf(row: string): number {
  const [, number] =
    /^\(([\d,]+)\): /.exec(row) ??
    /^([\d,]+) files get the same change/.exec(row) ??
    /^([\d,]+) files? in /.exec(row) ??
    eachOf(row) ??
    /^… and .*?([\d,]+) (?:more )?(?:files?|steps?|refused|step)/.exec(row) ??
    /\/?\*\*\/\S* ([\d,]+) files?/.exec(row) ??
    []
  return number === undefined ? 1 : Number(number.replaceAll(',', ''))
}

/** Files with equal words, which a row names up to three of. */
function eachOf(row: string): readonly string[] | undefined {
  const [, names = ''] = /^(.*?) \(\+[\d,]+ −[\d,]+ each\)/.exec(row) ?? []
  if (names === '') return undefined
  const [, more = '0'] = / and ([\d,]+) more$/.exec(names) ?? []
  return ['', `${names.replace(/ and [\d,]+ more$/, '').split(', ').length + Number(more.replaceAll(',', ''))}`]
}
