/** A property that a diff of Subversion changes. */
export interface PropertyChange {
  readonly path: string
  readonly property: string
  readonly isRemoved: boolean
  /** From 0 in the lines. */
  readonly index: number
}

const ACTION = /^(Added|Modified|Deleted|Name): (\S+)\s*$/

/** The properties that a text of `svn diff` changes: `Property changes on: FILE` and what is below it. */
export function propertyChanges(lines: readonly string[]): readonly PropertyChange[] {
  const found: PropertyChange[] = []
  let path: string | undefined
  for (const [index, line] of lines.entries()) {
    const [, named] = /^Property changes on: (.+?)\s*$/.exec(line) ?? []
    if (named !== undefined) path = named
    else if (/^(?:Index: |diff |--- )/.test(line)) path = undefined
    const [, action, property] = (path !== undefined && ACTION.exec(line)) || []
    if (path !== undefined && property !== undefined)
      found.push({ path, property, isRemoved: action === 'Deleted' || isTakenOff(lines, index), index })
  }
  return found
}

/** Older versions write `Name: svn:executable` with `   - *` below it. */
const isTakenOff = (lines: readonly string[], index: number): boolean =>
  /^Name: /.test(lines[index] ?? '') && /^ {3}- /.test(lines[index + 1] ?? '')
