/**
 * Settings that override the user's configuration in every git call. A run starts no hook and no program that the configuration names,
 * except filters, merge drivers, and what connects to a server or signs.
 */
const PINNED = [
  'core.hooksPath=/dev/null',
  // Hooks that are named in the configuration itself, which git has since 2.54.
  ...['post-checkout', 'post-index-change', 'reference-transaction'].map((event) => `hook.${event}.enabled=false`),
  // Empty, because git before 2.36 takes `false` for the name of a program.
  'core.fsmonitor=',
  'log.showSignature=false',
  'protocol.ext.allow=never',
  // Git's automatic clean-up unregisters worktrees whose folder is missing.
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
  'worktree.useRelativePaths=false',
  // What one user's machine says of files decides nothing about a commit, and no warning about line ends does.
  'core.attributesFile=/dev/null',
  'core.safecrlf=false',
]

const flags = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting])

const WITHOUT_HOOKS = flags(PINNED)
const WITH_HOOKS = flags(PINNED.filter((setting) => !/hook/.test(setting)))

/**
 * The first arguments of every git call. Git trusts the folder `trusted` whoever owns it: the caller named it, or git found it from
 * there. `hooks`: the user's hooks run; default false.
 */
export const pinnedSettings = (trusted: string, { hooks = false }: { readonly hooks?: boolean | undefined } = {}) => [
  ...(hooks ? WITH_HOOKS : WITHOUT_HOOKS),
  '-c',
  `safe.directory=${trusted}`,
]
