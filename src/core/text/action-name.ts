/** What the action is called that a line of a workflow uses, at whatever owner and version; undefined for any other line. */
export const actionIn = (line: string): string | undefined =>
  /^\s*(?:-\s+)?uses\s*:\s*["']?(?:[^\s"'#@/]*\/)*([^\s"'#@/]+)/.exec(line)?.[1]
