import type { Command } from 'commander'

/** The groups of the help, in order, and the commands of each. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Everyday:': ['demo', 'init', 'check', 'apply', 'undo', 'redo', 'resume', 'history', 'show', 'diff', 'report'],
  'Publish:': ['pr', 'verify', 'blame', 'campaign'],
  'Several plans:': ['compose', 'split', 'narrow', 'try', 'overlap'],
  'Agents:': ['import', 'record', 'repair', 'mcp'],
  'Fixes and codemods:': ['plan', 'fix', 'explain', 'test', 'fmt'],
  'Editor and setup:': ['lsp', 'policy', 'schema', 'completion'],
}

/** Where commander's own command and any that no group names are. */
export const LAST_GROUP = Object.keys(GROUPS).at(-1) ?? ''

/** Puts the commands into their groups. */
export function groupCommands(program: Command): void {
  const headings = Object.keys(GROUPS)
  const order = Object.values(GROUPS).flat()
  const placeOf = (command: Command): number => {
    const at = order.indexOf(command.name())
    return at < 0 ? order.length : at
  }
  for (const command of program.commands)
    command.helpGroup(headings.find((heading) => GROUPS[heading]?.includes(command.name())) ?? LAST_GROUP)
  const sorted = [...program.commands].sort((one, other) => placeOf(one) - placeOf(other))
  ;(program.commands as Command[]).splice(0, program.commands.length, ...sorted)
}
