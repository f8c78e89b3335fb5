/**
 * How much more processor time work takes that is four times as large: 4 where it follows the size, 16 where it follows its square. The
 * work grows until it takes long enough to be measured, or `largest` is reached; work that never takes long does not grow.
 */
export async function growthOf(work: (size: number) => unknown, largest: number): Promise<number> {
  for (let size = 256; size <= largest; size *= 4) {
    if ((await timeOf(work, size)) < LONG) continue
    const [little, much] = [await leastOf(work, size / 4), await leastOf(work, size)]
    return much / Math.max(little, SHORT)
  }
  return 0
}

/** Milliseconds. */
const [LONG, SHORT] = [150, 5]

/** The least of three, which the collector of garbage disturbed least. */
const leastOf = async (work: (size: number) => unknown, size: number): Promise<number> =>
  Math.min(await timeOf(work, size), await timeOf(work, size), await timeOf(work, size))

async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const before = process.cpuUsage()
  await work(size)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
