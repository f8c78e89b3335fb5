/** What a run is held to, besides what the policy says. Default: all is allowed. Generated from the table of inputs by `npm run docs`. */
export interface RunSettings {
  /**
   * Globs of the files that the run may change, one per line. Any other change is refused (PATH_DENIED), whatever the policy allows;
   * its own `only` counts too. Default: all files that the policy allows.
   */
  readonly only?: readonly string[] | undefined
  /**
   * The most files that the run may change. More is refused (LIMIT_EXCEEDED) before a program of the policy runs. The policy’s
   * `limits` count too. Default: any number.
   */
  readonly maxFiles?: number | undefined
  /**
   * The most lines that the run may add and delete, together. More is refused in the same way. Binary files have no lines. Default:
   * any number.
   */
  readonly maxLines?: number | undefined
}

/** Their keys. */
export const RUN_SETTINGS_KEYS = { only: true, maxFiles: true, maxLines: true } as const
