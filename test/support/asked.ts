/** What the library was asked for since the list was emptied: the function's name, and what it was given. */
export const asked: unknown[] = []

/** What functions answer, or do, by their names; those that are not here end the call. */
export const answers: Record<string, unknown> = {}

/** A module whose functions of these names only tell what they are asked for. */
export const ask =
  (...names: readonly string[]) =>
  async (original: () => Promise<object>): Promise<object> => ({
    ...(await original()),
    ...Object.fromEntries(names.map((name) => [name, told(name)])),
  })

const told =
  (name: string) =>
  async (...values: readonly unknown[]): Promise<unknown> => {
    asked.push([name, ...values])
    if (!(name in answers)) throw new Error('asked')
    const answer = answers[name]
    return typeof answer === 'function' ? answer(...values) : answer
  }

/** Without what differs each time; a function is there, or it is not. */
export const plain = (value: unknown, ...folders: readonly string[]): string =>
  folders.reduce(
    (text, folder) => text.replaceAll(folder, '.'),
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'function' ? '()' : one instanceof AbortSignal ? undefined : one,
    ).replace(/editplan-\w{6}/g, '@'),
  )
