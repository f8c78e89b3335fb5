/** CI makes every run of a property and every row of a table that is long; `npm test` makes a part of them. */
export const WHOLE = process.env.TESTS === 'whole'

const SHARE = 10

/** How many runs there are of so many; how large an input is that only grows. */
export const share = (runs: number): number => (WHOLE ? runs : Math.ceil(runs / SHARE))

/** All rows in CI, else one of each so many: the first, which tells most, and others by the seed that the run has printed. */
export const someOf = <Row>(rows: readonly Row[], each = rows.length): readonly Row[] => {
  if (WHOLE) return rows
  const from = Number(process.env.TESTS_SEED ?? 0) % each
  return rows.filter((_, at) => at === 0 || (at >= each && at % each === from))
}
