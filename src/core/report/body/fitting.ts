/** The first texts that fit into so many bytes of UTF-8, each on lines of its own. */
export function fitting(texts: readonly string[], budget: number): readonly string[] {
  let used = 0
  const end = texts.findIndex((text) => {
    used += Buffer.byteLength(text) + 2
    return used > budget
  })
  return end < 0 ? texts : texts.slice(0, end)
}
