/** CI makes every run of a property and every row of a table that is long; `npm test` makes a part of them. */
export const WHOLE = process.env.TESTS === 'whole'

const SHARE = 10

/** How many runs there are of so many; how large an input is that only grows. */
export const share = (runs: number): number => (WHOLE ? runs : Math.ceil(runs / SHARE))

/** `npm run test:long -- rows`. */
export const EVERY = process.env.TESTS_ROWS === 'all'

const SEED = Number(process.env.TESTS_SEED ?? 0)

/** Of a table that takes minutes, half in CI, by the seed that the run has printed. */
export const halfOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  WHOLE && !EVERY ? rows.filter((_, at) => at % 2 === SEED % 2) : rows

/** All rows in CI, else one of each so many: the first, which tells most, and others by the seed that the run has printed. */
export const someOf = <Row>(rows: readonly Row[], each = rows.length): readonly Row[] => {
  if (WHOLE) return rows
  const from = SEED % each
  return rows.filter((_, at) => at === 0 || (at >= each && at % each === from))
}
