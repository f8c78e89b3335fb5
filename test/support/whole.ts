/** CI makes every run of a property and every row of a table that is long; `npm test` makes a part of them. */
export const WHOLE = process.env.TESTS === 'whole'

const SHARE = 5

/** How many runs there are of so many; how large an input is that only grows. */
export const share = (runs: number): number => (WHOLE ? runs : Math.ceil(runs / SHARE))

/** All rows in CI, else the first of each so many: the one that tells most stands first. */
export const someOf = <Row>(rows: readonly Row[], each = rows.length): readonly Row[] =>
  WHOLE ? rows : rows.filter((_, at) => at % each === 0)
