/** `1 file`, `2 files`, `10,000 files`. */
export const counted = (number: number, noun: string): string =>
  `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`

/** A number with separators. */
export const thousands = (number: number): string => number.toLocaleString('en')

/** The first texts, and how many more there are. */
export const listed = (texts: readonly string[], most: number): string =>
  texts.length > most
    ? `${texts.slice(0, most).join(', ')} and ${thousands(texts.length - most)} more`
    : texts.join(', ')

/** Rising numbers: `1–3, 5, 9–12`; of very many the first ones. */
export function numberRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  return listed(texts, 8)
}

/** The end of a path, which says most. */
export const shortPath = (path: string): string => (path.length > 100 ? `…${path.slice(-99)}` : path)

/** The page that opens a pull request, with nothing filled in: an address for a log. */
export const unfilledPage = (address: string): string => `${address.replace(/\?.*$/s, '')}?expand=1`
