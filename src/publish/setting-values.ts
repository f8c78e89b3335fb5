/** Settings of publishing. Generated from the table of inputs by `npm run docs`. */
export interface SettingValues {
  /** Print the title, the body and the API calls, and send nothing. Default: false. */
  readonly dryRun?: boolean | undefined
  /**
   * The branch that the run starts from, and the base of the pull request. Default: the checked-out branch, or the repository’s
   * default branch on a detached checkout.
   */
  readonly base?: string | undefined
  /** The branch to push. Default: `editplan/` and the plan’s title. */
  readonly branch?: string | undefined
  /**
   * What follows the branch’s name. `digest`: eight characters of the plan’s digest, so that each plan has its own branch and pull
   * request; `week`: the ISO week (UTC) in which the workflow’s run was created, so that a re-run stays in it; `none`. Default:
   * `none`.
   */
  readonly branchSuffix?: 'none' | 'digest' | 'week' | undefined
  /** Pushes the branch in place of `token`, which is then used only for the API. */
  readonly branchToken?: string | undefined
  /** `owner/name` of a fork to push the branch to. */
  readonly pushToFork?: string | undefined
  /**
   * Who signs the commits: GitHub (`api`), or your own key as git’s configuration names it (`gpg`, `ssh`). GitHub signs for the token
   * of a GitHub App or of the workflow. Your own key is `user.signingkey`, and `user.name` is the committer. Default: not signed.
   */
  readonly signCommits?: 'api' | 'gpg' | 'ssh' | undefined
  /** What to do if other people pushed commits to the branch. `refuse`, or `keep` them and put the run on top. Default: `refuse`. */
  readonly foreignCommits?: 'refuse' | 'keep' | undefined
  /**
   * When to rebuild the branch, which drops approvals, if only the base has moved. `when-needed`: when merging the branch would give
   * another result, the base changed a file of the plan, or a rule requires up-to-date branches; `always`; `never`. A changed plan
   * always rebuilds it. Default: `when-needed`.
   */
  readonly update?: 'when-needed' | 'always' | 'never' | undefined
  /**
   * Take over a branch that belongs to another plan, is fully merged, or has no ledger. Other people’s commits are never dropped. It
   * also publishes an older plan. A later plan of the same source updates its own branch without it: of the same file in the base,
   * else of the same workflow, job, matrix values and step. It also writes a ledger that is missing. Default: false.
   */
  readonly replace?: boolean | undefined
  /** Title of the pull request. Default: the plan’s. */
  readonly title?: string | undefined
  /** Markdown to put into the pull request’s body, below the verdict and what to read first. */
  readonly body?: string | undefined
  /**
   * Put the base’s pull request template below the report, with `body` in its first section. Only when the pull request is opened; no
   * later run changes that text. Default: false.
   */
  readonly template?: boolean | undefined
  /**
   * Open the pull request as a draft, or make it one. True or false; `always` makes it a draft again in each run. A later change by
   * people is kept until this setting changes.
   */
  readonly draft?: boolean | 'always' | undefined
  /**
   * Labels. One per line or separated by commas. Labels that an earlier run set and that are no longer listed are removed; other
   * labels stay.
   */
  readonly labels?: readonly string[] | undefined
  /** People to assign, by their logins. */
  readonly assignees?: readonly string[] | undefined
  /** People to ask for a review, by their logins. Not the author of the pull request. */
  readonly reviewers?: readonly string[] | undefined
  /** Teams to ask for a review, by their slugs. */
  readonly teamReviewers?: readonly string[] | undefined
  /** Title or number of an open milestone. */
  readonly milestone?: string | number | undefined
  /** Merge automatically when all requirements are met. `merge`, `squash` or `rebase`. The repository must allow auto-merge. */
  readonly autoMerge?: 'merge' | 'squash' | 'rebase' | undefined
  /** With `push-to-fork`: let maintainers push to the branch. */
  readonly maintainerCanModify?: boolean | undefined
  /**
   * What to do if nothing differs from the base. `keep` the branch and the pull request, `close` the pull request, or `delete` the
   * branch too. Default: `keep`.
   */
  readonly whenUnchanged?: 'keep' | 'close' | 'delete' | undefined
  /**
   * What to do if a person closed the pull request: open a `new` one, `respect` that and open none, or `reopen` it. `reopen` opens a
   * new one where GitHub refuses to reopen. Default: `new`.
   */
  readonly whenClosed?: 'new' | 'respect' | 'reopen' | undefined
  /**
   * What to do with older open pull requests of the same source: leave them, close them, or delete their branches too. This happens
   * once the new one is open, and only on other branches. Each closed one gets a comment that names the new one. One whose branch has
   * other people’s commits stays open. Default: `none`.
   */
  readonly supersede?: 'none' | 'close' | 'delete' | undefined
  /**
   * Refuse if more pull requests of the same source would be open. The run fails with LIMIT_EXCEEDED and pushes nothing. One source is
   * the same workflow, job, matrix values and step; of a `workflow_run`, also the same fork, whatever its branches are called. Those
   * that `supersede` closes do not count. Default: any number.
   */
  readonly openAtMost?: number | undefined
  /** With `split`: refuse a plan with more parts. The run fails with LIMIT_EXCEEDED and pushes nothing. Default: 200. */
  readonly maxPullRequests?: number | undefined
  /** How to report that nothing differs from the base. `ignore`, `warn`, or `error`, which fails the job. Default: `ignore`. */
  readonly ifNoChanges?: 'ignore' | 'warn' | 'error' | undefined
  /**
   * What to do if no pull request can be opened. `fail`; `warn`; or `issue`, which opens an issue that links the page on which a
   * person opens it. The branch is pushed. With `issue`, a change that may not be pushed at all, such as one of workflow files or of a
   * protected branch, becomes an issue that holds the report and the patch. Default: `fail`.
   */
  readonly fallback?: 'fail' | 'warn' | 'issue' | undefined
  /** Days after which a run closes the pull request of an unchanged plan. Run the workflow on a schedule. */
  readonly expires?: number | undefined
  /**
   * File name of a workflow, such as `checks.yml`, to start on the branch after each push. It needs `on: workflow_dispatch`. Use it
   * for required checks, which wait for approval on a pull request of the workflow’s own token.
   */
  readonly triggerChecks?: string | undefined
}
