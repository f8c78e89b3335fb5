import { env } from 'node:process'

/** The only GIT_* variables that pass. Others could point git at another repository or change what it prints. */
const KEPT =
  /^(?:GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|PROXY_SSL_\w+|HTTP_\w+|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|ALLOW_PROTOCOL))$/

/** Added to the environment of calls that run filters and reach no server: programs of the configuration get no token. */
export const WITHOUT_TOKENS: Readonly<Record<string, string>> = Object.fromEntries(
  ['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GH_ENTERPRISE_TOKEN', 'INPUT_TOKEN', 'INPUT_BRANCH-TOKEN']
    .concat(['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'NPM_TOKEN', 'NODE_AUTH_TOKEN'])
    .map((name) => [name, '']),
)

const DROPPED = /^(?:GIT_|LC_)|^(?:LANG|LANGUAGE|EDITOR|VISUAL|PAGER|PREFIX|TZ)$/

/**
 * The environment of every git process. It is the caller's (default: this process's) without variables that name another repository
 * (`GIT_DIR` and `GIT_INDEX_FILE` of a hook), an editor or a language. Git prints English, asks nothing, takes no locks to read, reads
 * paths literally, and ignores replacement objects and the attributes of the machine.
 */
export function gitEnvironment(from: Readonly<Record<string, string | undefined>> = env): Record<string, string> {
  const kept = Object.entries(from).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && (KEPT.test(entry[0]) || !DROPPED.test(entry[0])),
  )
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ATTR_NOSYSTEM: '1',
  }
}

/**
 * Settings that override the user's configuration in every git call. A run starts no hook and no program that the configuration names,
 * except filters, merge drivers, and what connects to a server or signs.
 */
const PINNED = [
  'core.hooksPath=/dev/null',
  // Hooks that are named in the configuration itself, which git has since 2.54.
  ...['post-checkout', 'post-index-change', 'reference-transaction'].map((event) => `hook.${event}.enabled=false`),
  // Empty, because git before 2.36 reads `false` as the name of a program.
  'core.fsmonitor=',
  'log.showSignature=false',
  'protocol.ext.allow=never',
  // Git's automatic clean-up unregisters worktrees whose folder is missing.
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
  'worktree.useRelativePaths=false',
  // No setting for files on one user's machine influences a commit, nor does a warning about line ends.
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
