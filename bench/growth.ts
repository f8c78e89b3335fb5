/**
 * How much more processor time work takes that is four times as large: 4 where it follows the size, 16 where it follows its square.
 * Times under 50 ms count as 50, so that little work does not seem to grow.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  const timeOf = async (of: number): Promise<number> => {
    const before = process.cpuUsage()
    await work(of)
    const { user, system } = process.cpuUsage(before)
    return Math.max(50, (user + system) / 1000)
  }
  await timeOf(size / 16)
  return (await timeOf(size)) / (await timeOf(size / 4))
}
