/**
 * How much more processor time work takes that is four times as large: 4 where it follows the size, 16 where it follows its square.
 * What other programs of the machine do makes no difference. Times under 50 ms count as 50, so that little work does not seem to grow.
 */
export const growthOf = (work: (size: number) => void, size: number): number => {
  const timeOf = (of: number): number => {
    const before = process.cpuUsage()
    work(of)
    const { user, system } = process.cpuUsage(before)
    return Math.max(50, (user + system) / 1000)
  }
  timeOf(size / 16)
  return timeOf(size) / timeOf(size / 4)
}
