/** `1 file`, `3 files`. */
export const counted = (number: number, noun: string, several = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : several}`

/** The first of many, and how many are left: `a, b and 3 more`. */
export const andMore = (items: readonly string[], most: number): string =>
  items.length > most ? `${items.slice(0, most).join(', ')} and ${items.length - most} more` : items.join(', ')

/** The first lines of many as a list, and how many are left. */
export const listed = (lines: readonly string[], most: number): readonly string[] => [
  ...lines.slice(0, most).map((line) => `- ${line}`),
  ...(lines.length > most ? [`- and ${lines.length - most} more`] : []),
]
