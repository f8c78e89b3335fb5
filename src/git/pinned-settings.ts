/**
 * Settings that every git call gets, whatever the user's configuration says: a run starts none of the programs that configuration
 * and hooks name, apart from filters, merge drivers, and what reaches or signs for a server.
 */
const PINNED = [
  'core.hooksPath=/dev/null',
  // Hooks that are named in the configuration itself, which git has since 2.54.
  ...['post-checkout', 'post-index-change', 'reference-transaction'].map((event) => `hook.${event}.enabled=false`),
  // Empty, because git before 2.36 takes `false` for the name of a program.
  'core.fsmonitor=',
  'log.showSignature=false',
  'protocol.ext.allow=never',
  // The clean-up that git starts by itself forgets worktrees whose folder is missing.
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
  'worktree.useRelativePaths=false',
]

const flags = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting])

const WITHOUT_HOOKS = flags(PINNED)
const WITH_HOOKS = flags(PINNED.filter((setting) => !/hook/.test(setting)))

/**
 * The arguments that begin every git call in a repository. `trusted` is a folder that the caller named, or git found from there:
 * it counts as safe whoever owns it. `hooks` leaves the user's hooks on.
 */
export const pinnedSettings = (trusted: string, { hooks = false }: { readonly hooks?: boolean | undefined } = {}) => [
  ...(hooks ? WITH_HOOKS : WITHOUT_HOOKS),
  '-c',
  `safe.directory=${trusted}`,
]
