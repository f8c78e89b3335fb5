/** Where the line begins that holds `at`. */
export const lineStartAt = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)

/** Where the line after the one that holds `at` begins. */
export const nextLineAt = (text: string, at: number): number => {
  const feed = text.indexOf('\n', at)
  return feed < 0 ? text.length : feed + 1
}
