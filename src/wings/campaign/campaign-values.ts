/** What runs of a campaign are held to. Generated from the table of inputs by `npm run docs`. */
export interface CampaignRun {
  /** Globs of the files that the plans may change, whatever the repository’s own policy allows; its `only` counts too. */
  readonly only?: readonly string[] | undefined
  /** The most files that the plans may change in a repository. */
  readonly max_files?: number | undefined
  /** The most lines that the plans may add and delete in a repository, together. */
  readonly max_lines?: number | undefined
}

/** What a campaign sets for its pull requests. Generated from the table of inputs by `npm run docs`. */
export interface CampaignPulls {
  /** The branch that they go to in every repository; default: the default branch of each. */
  readonly base?: string | undefined
  /** The branch in every repository; default: `editplan/<title>`. */
  readonly branch?: string | undefined
  /** `api`: GitHub makes the commits, and signs them for the tokens of apps. */
  readonly sign_commits?: 'api' | 'gpg' | 'ssh' | undefined
  /**
   * Subject of the commits and, in further lines, their body, as `commit-message` of the Action; ${{ repository.name }}, .owner and
   * .full_name are filled in.
   */
  readonly commit_message?: string | undefined
  /** Markdown before the report; ${{ repository.name }}, .owner and .full_name are filled in. */
  readonly body?: string | undefined
  /** Open drafts. */
  readonly draft?: boolean | 'always' | undefined
  /** Labels of every pull request. */
  readonly labels?: readonly string[] | undefined
  /** Merge each automatically, in this way, once its requirements are met. */
  readonly auto_merge?: 'merge' | 'squash' | 'rebase' | undefined
  /** When a person closed the campaign’s pull request: open a new one, respect it and open none, or reopen it. */
  readonly when_closed?: 'new' | 'respect' | 'reopen' | undefined
}
