/** What one row of the error table says; the docs page and the exit codes are derived from it. */
interface ErrorRow {
  /** The field's number of the Edit errors 0–10; null for names of our own. */
  readonly number: number | null
  /** Process exit code when this is the first failure: see `docs/errors.md`. */
  readonly exit: 1 | 2 | 3 | 4 | 5 | 6
  readonly title: string
  /** What the reader does about it. */
  readonly advice: string
}

const row = (number: number | null, exit: ErrorRow['exit'], title: string, advice: string): ErrorRow => ({
  number,
  exit,
  title,
  advice,
})

/**
 * The one table of errors. Names are stable: programs and tests rely on them; titles and advice are free to change.
 * Exit codes: 1 plan invalid or step failed, 2 wrong usage, 3 refused by policy, 4 stale or conflicting, 5 git or GitHub
 * failed, 6 interrupted and recoverable.
 */
export const ERRORS = {
  SECRET_DETECTED: row(
    0,
    3,
    'New text carries a credential',
    'Take the credential out of the new text and load it from the environment or a secret store.',
  ),
  NO_CHANGE: row(1, 1, 'Old and new text are equal', 'Remove the step, or write the text you meant in new_string.'),
  PATH_DENIED: row(2, 3, 'A rule denies this path', 'Ask the owner of the policy to allow the path, or drop the step.'),
  FILE_EXISTS: row(
    3,
    1,
    'A file stands where the step would make one',
    'Quote the text to replace in old_string, use Write to replace the whole file, or choose another name.',
  ),
  FILE_NOT_FOUND: row(4, 1, 'The file does not exist', 'Check the path against the repository root.'),
  IS_NOTEBOOK: row(5, 1, 'A notebook is not edited as text', 'Use NotebookEdit.'),
  FILE_NOT_READ: row(
    6,
    1,
    'The file was not read before the edit',
    'Add a Read step before this one, or set `reads: auto`.',
  ),
  FILE_MODIFIED: row(
    7,
    4,
    'The file changed since it was read',
    'Read it again and make the edit against what it says now.',
  ),
  STRING_NOT_FOUND: row(8, 1, 'old_string is not in the file', 'Copy old_string from the file as it stands now.'),
  STRING_NOT_UNIQUE: row(
    9,
    1,
    'old_string stands in several places',
    'Add lines around it until it is unique, or set `replace_all: true`.',
  ),
  FILE_TOO_LARGE: row(10, 1, 'The file is over 1 GiB', 'Change it with a program made for files of this size.'),

  UNEXPECTED_MATCHES: row(
    null,
    1,
    'The step would replace another number of places than it says',
    'Correct `expect_matches`, or narrow the step.',
  ),
  PATH_OUTSIDE_REPO: row(null, 3, 'The path leaves the checkout', 'Give a path relative to the repository root.'),
  PATH_PROTECTED: row(null, 3, 'The path is protected', 'A plan never writes there; drop the step.'),
  PATH_INVALID: row(
    null,
    3,
    'The path is not one a plan may give',
    'Give a plain relative path with / between its parts.',
  ),
  PATH_IGNORED: row(null, 1, 'Git ignores the file', 'Track the file, or apply without --branch.'),
  SYMLINK: row(null, 3, 'The last part of the path is a symbolic link', 'Name the file the link points to.'),
  IS_BINARY: row(null, 1, 'The file is binary', 'Only text, notebooks, images and PDF can be read.'),
  IS_DIRECTORY: row(null, 1, 'The path is a folder', 'Name a file inside it.'),
  NOT_A_DIRECTORY: row(null, 1, 'A part of the path is a file, not a folder', 'Check the folders in the path.'),
  DEVICE_FILE: row(null, 3, 'The path is a device, pipe or socket', 'Name a regular file.'),
  READ_TOO_LARGE: row(null, 1, 'The read is over its budget', 'Read a part with offset and limit.'),
  PDF_PAGES: row(null, 1, 'The page range cannot be read', 'Give `pages`, at most 20 of them, inside the document.'),
  PDF_INVALID: row(null, 1, 'The PDF is damaged', 'Repair the document.'),
  PDF_ENCRYPTED: row(null, 1, 'The PDF is encrypted', 'Remove its password.'),
  IMAGE_INVALID: row(null, 1, 'The image cannot be decoded within its limits', 'Convert or shrink the image.'),
  INVALID_INPUT: row(null, 1, 'The input does not fit the tool', 'Correct the named fields.'),
  UNENCODABLE: row(
    null,
    1,
    'The file’s encoding cannot hold the new text',
    'Use characters the file can hold, or convert the file first.',
  ),
  UNSUPPORTED_ENCODING: row(null, 1, 'The file’s encoding is not supported', 'Convert the file to UTF-8.'),
  NOT_A_NOTEBOOK: row(null, 1, 'The file is not a notebook', 'NotebookEdit takes .ipynb files; use Edit for others.'),
  NOTEBOOK_INVALID: row(null, 1, 'The notebook is not valid', 'Repair its JSON; nbformat 4 is supported.'),
  CELL_NOT_FOUND: row(null, 1, 'No such cell', 'Use one of the listed ids, or cell-N counted from 0.'),
  CELL_ID_REQUIRED: row(null, 1, 'The cell is not named', 'Give cell_id.'),
  CELL_TYPE_REQUIRED: row(null, 1, 'The new cell has no type', 'Give cell_type: code or markdown.'),
  CONFIG_BROKEN: row(null, 1, 'The result no longer parses', 'Correct the new text so that the file stays valid.'),
  DUPLICATE_STEP: row(null, 1, 'The step repeats an earlier one', 'Remove it, or set `duplicates: collapse`.'),

  PLAN_SYNTAX: row(null, 1, 'The plan is not valid YAML or JSON', 'Correct the text at the named place.'),
  PLAN_VERSION: row(null, 1, 'The plan’s version is not supported', 'Write `version: 1`.'),
  PLAN_EMPTY: row(null, 1, 'The plan has no steps', 'Add at least one step.'),
  UNKNOWN_KEY: row(null, 1, 'No such key', 'Use the nearest known key, or remove it.'),
  MISSING_KEY: row(null, 1, 'A required key is missing', 'Add it.'),
  INVALID_VALUE: row(null, 1, 'The value does not fit its key', 'Write a value of the named kind.'),
  DUPLICATE_KEY: row(null, 1, 'The key stands twice', 'Keep one of them.'),
  DUPLICATE_ID: row(null, 1, 'Two steps have the same id', 'Make ids unique, or leave them out.'),
  UNKNOWN_TOOL: row(null, 1, 'No such tool', 'Use Read, Edit, Write, NotebookEdit, Delete or Move.'),
  LIMIT_EXCEEDED: row(null, 1, 'A limit is exceeded', 'Split the plan, or raise the limit.'),

  USAGE: row(null, 2, 'The command was called wrongly', 'See --help.'),
  PLAN_NOT_FOUND: row(null, 2, 'The plan file cannot be read', 'Check its path.'),
  NOT_A_REPOSITORY: row(null, 2, 'Not a git repository', 'Run inside a checkout, or pass --repo.'),
  NO_COMMIT: row(null, 2, 'The repository has no commit', 'Make a first commit.'),
  BARE_REPOSITORY: row(
    null,
    2,
    'The repository is bare',
    'Pass --bare with --base and --branch, or run in a checkout.',
  ),
  UNKNOWN_REVISION: row(null, 2, 'No such revision', 'Name a commit that the repository has.'),
  UNKNOWN_RUN: row(null, 2, 'No such run', 'See `editplan history`.'),
  BRANCH_INVALID: row(null, 2, 'Git does not allow this branch name', 'Choose another name.'),
  BRANCH_EXISTS: row(null, 4, 'The branch exists', 'Choose another name, or pass --force.'),

  BRANCH_IN_USE: row(
    null,
    4,
    'Another worktree has the branch checked out',
    'Switch to another branch there, or work in that worktree.',
  ),
  OPERATION_IN_PROGRESS: row(
    null,
    4,
    'Git is in the middle of a merge, a rebase or the like',
    'End it with --continue or --abort, then run again.',
  ),
  RUN_NOT_APPLIED: row(
    null,
    4,
    'The run is not applied here, so there is nothing to undo',
    'See `editplan history`; `editplan redo` applies a run again that was undone.',
  ),
  RUN_APPLIED: row(null, 4, 'The run is applied already', 'See `editplan history`; `editplan undo` takes it back.'),

  POLICY_ASK: row(null, 3, 'The policy asks before this step', 'Have somebody allow it, or run on a terminal.'),
  POLICY_INVALID: row(null, 2, 'The policy file is not valid', 'Correct it at the named place.'),
  VERIFY_FAILED: row(null, 3, 'A verification command failed', 'See its output; the result was not published.'),

  DIRTY_FILES: row(null, 4, 'Touched files have uncommitted changes', 'Commit or stash them first.'),
  MERGE_CONFLICT: row(null, 4, 'The plan conflicts with the current head', 'Make the plan again on the current head.'),
  BASE_NOT_ANCESTOR: row(
    null,
    4,
    'The plan’s base is not an ancestor of the current commit',
    'Make the plan again on a commit of this history.',
  ),
  UNACCOUNTED_CHANGE: row(
    null,
    4,
    'The result changes a file that no step changes',
    'Report this: nothing was written. Make the plan again on the current head.',
  ),
  VERIFY_MISMATCH: row(null, 4, 'The head is not the plan’s result', 'Look at the first commit that differs.'),

  GIT_FAILED: row(null, 5, 'Git failed', 'See what git said.'),
  READ_FAILED: row(null, 5, 'A file could not be read', 'Check its permissions and the disk.'),
  WRITE_FAILED: row(null, 5, 'A file could not be written', 'Check space and permissions; nothing was changed.'),
  PACKAGE_MISSING: row(
    null,
    5,
    'A package that reads such files is not installed',
    'Install editplan with npm, which brings it, or install the package that the message names.',
  ),
  GITHUB_FAILED: row(null, 5, 'GitHub refused or failed', 'See the named remedy.'),
  BRANCH_HAS_FOREIGN_COMMITS: row(
    null,
    5,
    'The branch holds commits of others',
    'Merge or remove them, or set `foreign-commits: keep`.',
  ),
  CHECKS_NOT_STARTED: row(
    null,
    5,
    'Required checks will not run',
    'Use a GitHub App’s token, or name their workflow as `trigger-checks`.',
  ),
  NOTHING_TO_PUBLISH: row(
    null,
    1,
    'Nothing differs from the base',
    'Change the plan, or leave `if-no-changes: error` out.',
  ),
  BRANCH_NOT_OURS: row(
    null,
    5,
    'No run made the branch',
    'Choose another branch, or set `replace: true` to take one whose commits the base holds.',
  ),
  OTHER_PLAN: row(null, 5, 'The branch carries another plan', 'Choose another branch, or set `replace: true`.'),

  LOCKED: row(null, 4, 'Another run holds the checkout', 'Wait for it to end.'),
  INTERRUPTED: row(null, 6, 'Interrupted', 'Run `editplan resume`.'),
} as const satisfies Record<string, ErrorRow>

/** The stable name of an error. */
export type ErrorName = keyof typeof ERRORS

/** Where in a plan (or another source file) something stands; line and column count from 1. */
export interface Position {
  readonly file?: string
  readonly line: number
  readonly column: number
}

/** One refusal as plain data: a step that cannot apply, or one fault of a plan. Failing is a value; only misuse throws. */
export interface Problem {
  readonly name: ErrorName
  /** One or more sentences for a person: what is wrong here, and the mend. Never relied on by programs. */
  readonly message: string
  readonly at?: Position
  /** The step's number, from 1, and its id where it has one. */
  readonly step?: { readonly index: number; readonly id?: string }
  /** Values ready to use instead: near keys, similar paths, a corrected old_string. */
  readonly suggestions?: readonly string[]
}

/** What is thrown where no step can carry the refusal: wrong usage, a repository that will not do, git or GitHub failing. */
export class EditplanError extends Error {
  override readonly name: ErrorName
  readonly problems: readonly Problem[]

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list: readonly Problem[] = 'name' in problems ? [problems] : problems
    const [first] = list
    if (!first) throw new TypeError('an EditplanError needs at least one problem')
    super(list.map((problem) => problem.message).join('\n'), options)
    this.name = first.name
    this.problems = list
  }
}

/** Exit code of a failure, by its name. */
export const exitCodeOf = (name: ErrorName): number => ERRORS[name].exit

/** The field's number of an Edit error (0–10), or null. */
export const numberOf = (name: ErrorName): number | null => ERRORS[name].number
