import { env } from 'node:process'

/** Variables that would point git at another repository or change what it prints are dropped; these alone pass. */
const KEPT =
  /^(?:GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|PROXY_SSL_\w+|HTTP_\w+|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|ALLOW_PROTOCOL))$/

const DROPPED = /^(?:GIT_|LC_)|^(?:LANG|LANGUAGE|EDITOR|VISUAL|PAGER|PREFIX|TZ)$/

/**
 * The environment every git child gets: the caller's (default the process's own), without what belongs to another repository (a hook's `GIT_DIR`,
 * `GIT_INDEX_FILE`), an editor or a language; plain English, no prompt, no lock taken for a mere look, paths never
 * read as patterns, replacement objects not followed.
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
  }
}
