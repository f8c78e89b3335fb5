/** What one row of the error table says; the docs page and the exit codes are derived from it. */
interface ErrorRow {
  /** Number among the Edit tool's errors, 0–10; null for all other errors. */
  readonly number: number | null
  /** Exit code of a run whose first failure this is: see `docs/errors.md`. */
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

/** Its type names the rows, each of the same type. */
function table<Name extends string>(rows: Readonly<Record<Name, ErrorRow>>): Readonly<Record<Name, ErrorRow>> {
  return rows
}

/**
 * The one table of errors. Names are stable: programs and tests rely on them. Titles and advice may change.
 * Exit codes: 1 plan invalid or step failed, 2 wrong usage, 3 refused by policy, 4 stale or conflicting, 5 git or GitHub
 * failed, 6 interrupted and recoverable.
 */
export const ERRORS = table({
  SECRET_DETECTED: row(
    0,
    3,
    'The new text contains a credential',
    'Remove the credential from the new text and load it from the environment or a secret store.',
  ),
  NO_CHANGE: row(1, 1, 'Old and new text are the same', 'Remove the step, or correct new_string.'),
  PATH_DENIED: row(
    2,
    3,
    'A policy rule denies this path',
    'Ask the owner of the policy to allow the path, or remove the step.',
  ),
  FILE_EXISTS: row(
    3,
    1,
    'The file already exists',
    'Set old_string to the text to replace, use Write to replace the whole file, or choose another name.',
  ),
  FILE_NOT_FOUND: row(4, 1, 'The file does not exist', 'Check the path: it is relative to the repository root.'),
  IS_NOTEBOOK: row(5, 1, 'A notebook cannot be edited as text', 'Use NotebookEdit.'),
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
    'Read it again and base the edit on its current content.',
  ),
  STRING_NOT_FOUND: row(
    8,
    1,
    'The text or pattern to replace is not in the file',
    'Copy old_string from the current content of the file; correct the regex as the message says.',
  ),
  STRING_NOT_UNIQUE: row(
    9,
    1,
    'old_string occurs more than once',
    'Add surrounding lines until it is unique, or set `replace_all: true`.',
  ),
  FILE_TOO_LARGE: row(10, 1, 'The file is over 1 GiB', 'Use a program made for files of this size.'),

  NO_FILES: row(
    null,
    1,
    'A glob names no text file that git tracks',
    'Correct the glob, track the files, or set `expect_matches: { min: 0 }` where there may be none.',
  ),
  UNEXPECTED_MATCHES: row(
    null,
    1,
    'The number of matches differs from expect_matches',
    'Correct `expect_matches`, or narrow the step.',
  ),
  PATH_OUTSIDE_REPO: row(null, 3, 'The path is outside the checkout', 'Use a path relative to the repository root.'),
  PATH_PROTECTED: row(null, 3, 'The path is protected', 'No plan may write there; remove the step.'),
  PATH_INVALID: row(null, 3, 'The path is not valid in a plan', 'Use a plain relative path with / between its parts.'),
  PATH_IGNORED: row(null, 1, 'Git ignores the file', 'Track the file, or apply without --branch.'),
  SYMLINK: row(
    null,
    3,
    'The last part of the path is a symbolic link',
    'Use the path of the file that the link points to.',
  ),
  IS_BINARY: row(null, 1, 'The file is binary', 'Only text, notebooks, images and PDF files can be read.'),
  IS_DIRECTORY: row(null, 1, 'The path is a folder', 'Use the path of a file inside it.'),
  NOT_A_DIRECTORY: row(null, 1, 'A part of the path is a file, not a folder', 'Check the folders in the path.'),
  DEVICE_FILE: row(null, 3, 'The path is a device, pipe or socket', 'Use the path of a regular file.'),
  READ_TOO_LARGE: row(
    null,
    1,
    'The content is too large for one read',
    'Read a part of the file with offset and limit.',
  ),
  PDF_PAGES: row(null, 1, 'The page range is not valid', 'Set `pages` to at most 20 pages that the document has.'),
  PDF_INVALID: row(null, 1, 'The PDF file is damaged', 'Repair the document.'),
  PDF_ENCRYPTED: row(null, 1, 'The PDF file is encrypted', 'Remove its password.'),
  IMAGE_INVALID: row(null, 1, 'The image cannot be decoded within the limits', 'Convert or shrink the image.'),
  INVALID_INPUT: row(null, 1, 'The input is not valid for the tool', 'Correct the fields that the message names.'),
  UNENCODABLE: row(
    null,
    1,
    'The file’s encoding cannot represent the new text',
    'Use characters that the encoding has, or convert the file first.',
  ),
  FILTER_UNAVAILABLE: row(
    null,
    1,
    'A filter of git cannot read or store the file',
    'Install the program that `.gitattributes` and the configuration name, or leave the file out of the plan.',
  ),
  UNSUPPORTED_ENCODING: row(null, 1, 'The file’s encoding is not supported', 'Convert the file to UTF-8.'),
  NOT_A_NOTEBOOK: row(
    null,
    1,
    'The file is not a notebook',
    'NotebookEdit edits .ipynb files; use Edit for other files.',
  ),
  NOTEBOOK_INVALID: row(null, 1, 'The notebook is not valid', 'Correct its JSON; nbformat 4 is supported.'),
  CELL_NOT_FOUND: row(null, 1, 'Unknown cell', 'Use one of the listed ids, or cell-N, counted from 0.'),
  CELL_ID_REQUIRED: row(null, 1, 'cell_id is missing', 'Add cell_id.'),
  CELL_TYPE_REQUIRED: row(null, 1, 'The new cell has no type', 'Add cell_type: code or markdown.'),
  LANGUAGE_UNKNOWN: row(
    null,
    1,
    'The language of the file is not known',
    'Set `language`, or edit the file by old_string or regex.',
  ),
  SYNTAX_BROKEN: row(
    null,
    1,
    'The new text does not parse',
    'Correct new_string so that the file parses at the line, or set `allow_broken: true` where a later step completes it.',
  ),
  OVERLAPPING_MATCHES: row(
    null,
    1,
    'A match is inside another one',
    'Narrow the pattern or the rule until no match is inside another.',
  ),
  FORMAT_UNKNOWN: row(
    null,
    1,
    'The file is not named as JSON, YAML or TOML',
    'Set and Unset tell the format by the name; change other files with an Edit.',
  ),
  DOCUMENT_INVALID: row(null, 1, 'The document does not parse', 'Correct the file first, or change it with an Edit.'),
  KEY_NOT_FOUND: row(null, 1, 'The document has no such key', 'Correct `path`, or let Set create its parents.'),
  KEY_ALIASED: row(
    null,
    1,
    'The value is an alias, or has an anchor or a tag',
    'Change the value that the alias refers to, or replace the alias by its value first.',
  ),
  CHANGE_UNCERTAIN: row(null, 1, 'The document has no certain place for the change', 'Make the change with an Edit.'),
  CONFIG_BROKEN: row(
    null,
    1,
    'The result is not a valid file any more',
    'Correct the new text so that the file stays valid.',
  ),
  FIX_CONFLICT: row(null, 1, 'Another step changes the same place', 'Apply one of the two, then run the tool again.'),
  FIXES_LEFT_OUT: row(
    null,
    1,
    'Some of the proposed fixes cannot be taken',
    'Import with `--lossy` to go on without them.',
  ),
  DUPLICATE_STEP: row(null, 1, 'The step repeats an earlier one', 'Remove it, or set `duplicates: collapse`.'),

  PLAN_SYNTAX: row(null, 1, 'The plan is not valid YAML or JSON', 'Correct the text at the given line and column.'),
  PLAN_VERSION: row(null, 1, 'The plan’s version is not supported', 'Write `version: 1`.'),
  PLAN_EMPTY: row(null, 1, 'The plan has no steps', 'Add at least one step.'),
  UNAVAILABLE_HERE: row(null, 2, 'This build lacks a part', 'Use a complete build, or leave out what needs the part.'),
  UNKNOWN_KEY: row(null, 1, 'Unknown key', 'Use the suggested key, or remove it.'),
  MISSING_KEY: row(null, 1, 'A required key is missing', 'Add it.'),
  INVALID_VALUE: row(null, 1, 'The value is not valid for its key', 'Use a value of the kind that the message names.'),
  UNKNOWN_VARIABLE: row(null, 1, 'Unknown variable', 'Declare it in `vars`, or correct the name.'),
  MISSING_VARIABLE: row(null, 1, 'A variable has no value', 'Set it with `--var name=value`, or give it a default.'),
  DUPLICATE_KEY: row(null, 1, 'Duplicate key', 'Keep one of the two.'),
  DUPLICATE_ID: row(null, 1, 'Two steps have the same id', 'Make the ids unique, or remove them.'),
  UNKNOWN_TOOL: row(
    null,
    1,
    'Unknown tool',
    'Use Read, Edit, Write, NotebookEdit, Delete, Move, Set, Unset, Convert or Run.',
  ),
  LIMIT_EXCEEDED: row(null, 1, 'A limit is exceeded', 'Split the plan, or raise the limit if the policy sets it.'),

  USAGE: row(null, 2, 'Wrong usage', 'See --help.'),
  PLAN_NOT_FOUND: row(null, 2, 'The plan file cannot be read', 'Check its path.'),
  ORIGIN_DIFFERS: row(
    null,
    2,
    'The checkout is of another repository',
    'Name the repository as `repository`, or check out the one that the workflow runs for.',
  ),
  NOT_A_REPOSITORY: row(null, 2, 'Not a git repository', 'Run inside a checkout, or pass --repo.'),
  NO_COMMIT: row(null, 2, 'The repository has no commits', 'Make a first commit.'),
  BARE_REPOSITORY: row(
    null,
    2,
    'The repository is bare',
    'Pass --bare with --base and --branch, or run in a checkout.',
  ),
  UNKNOWN_REVISION: row(null, 2, 'Unknown revision', 'Use the name or id of a commit in the repository.'),
  UNKNOWN_RUN: row(null, 2, 'Unknown run', '`editplan history` lists the runs.'),
  BRANCH_INVALID: row(null, 2, 'Git does not allow this branch name', 'Choose another name.'),
  BRANCH_EXISTS: row(null, 4, 'The branch already exists', 'Choose another name, or pass --force.'),

  BRANCH_IN_USE: row(
    null,
    4,
    'Another worktree has the branch checked out',
    'Switch to another branch there, or work in that worktree.',
  ),
  OPERATION_IN_PROGRESS: row(
    null,
    4,
    'A merge, a rebase or a similar operation is in progress',
    'Finish it with --continue or --abort, then run again.',
  ),
  RUN_NOT_APPLIED: row(
    null,
    4,
    'The run is not applied in this checkout, so there is nothing to undo',
    'See `editplan history`; `editplan redo` applies an undone run again.',
  ),
  RUN_APPLIED: row(null, 4, 'The run is already applied', 'See `editplan history`; `editplan undo` undoes it.'),

  POLICY_ASK: row(
    null,
    3,
    'The policy requires approval of this step',
    'Ask someone to approve it, or run in a terminal.',
  ),
  POLICY_INVALID: row(null, 2, 'The policy file is not valid', 'Correct it at the given line and column.'),
  COMMAND_UNSAFE: row(
    null,
    3,
    'No rule can allow this command',
    'Write one plain command, without a shell and without code as text.',
  ),
  COMMAND_DENIED: row(
    null,
    3,
    'No rule of the policy allows the command, or one denies it',
    'Add a rule such as `Run(npm run format)` to the policy on the base, or remove the step.',
  ),
  COMMAND_FAILED: row(
    null,
    1,
    'The command failed or was killed',
    'See its output; correct the command or its timeout.',
  ),
  COMMAND_STRAYED: row(
    null,
    1,
    'The command changed something outside `changes`',
    'Add the files to `changes`, or keep the command from changing them.',
  ),
  COMMAND_NOT_RECORDED: row(
    null,
    4,
    'The result of the command is not recorded here',
    'Pass --run to run the command again.',
  ),
  CAMPAIGN_INVALID: row(null, 2, 'The campaign file is not valid', 'Correct it at the given line and column.'),
  SEARCH_INCOMPLETE: row(
    null,
    5,
    'GitHub does not give all results of the search',
    'Narrow the search, or name the repositories in a file.',
  ),
  VERIFY_FAILED: row(null, 3, 'A verification command failed', 'See its output in the report.'),
  NEW_DIAGNOSTICS: row(
    null,
    3,
    'A language server finds errors that the base does not have',
    'Correct the places that the report names, in the plan.',
  ),

  DIRTY_FILES: row(null, 4, 'Files that the plan touches have uncommitted changes', 'Commit or stash them first.'),
  MERGE_CONFLICT: row(null, 4, 'The plan conflicts with the current head', 'Make a new plan on the current head.'),
  BASE_NOT_ANCESTOR: row(
    null,
    4,
    'The plan’s base is not an ancestor of the current commit',
    'Make a new plan on a commit of this history.',
  ),
  UNACCOUNTED_CHANGE: row(
    null,
    4,
    'The result changes a file that no step changes',
    'Nothing was written. Make a new plan on the current head, and report this error.',
  ),
  PLANS_CONFLICT: row(
    null,
    4,
    'The plans do not fit together',
    'Change or leave out one of the two steps that `editplan compose` names.',
  ),
  OVERLAPS: row(
    null,
    4,
    'The run overlaps with an open pull request',
    'Merge or close that one first, or change one of the two steps that the message names.',
  ),
  NO_PLAN_PASSES: row(
    null,
    3,
    'None of the candidates passes',
    'See what the table of candidates says of each, and correct one of the plans.',
  ),
  VERIFY_MISMATCH: row(null, 4, 'The head is not the result of the plan', 'See the first commit that differs.'),
  MANIFEST_MISSING: row(
    null,
    4,
    'The pull request has no manifest',
    'Run editplan again for this branch; it pushes the manifest with the commits.',
  ),
  MANIFEST_INVALID: row(
    null,
    4,
    'The manifest is not what its name says, or cannot be used',
    'Do not trust the branch. Run editplan again for it, with the version that will verify it.',
  ),
  ATTESTATION_INVALID: row(
    null,
    4,
    'The file is not an attestation of a run',
    'Use the bundle as the Action wrote it, or as `gh attestation download` gives it.',
  ),
  ATTESTATION_UNTRUSTED: row(
    null,
    4,
    'The attestation’s signature, certificate or log entry cannot be verified',
    'Do not trust it. If it is new, get the trusted root again.',
  ),
  ATTESTATION_OTHER_SIGNER: row(
    null,
    4,
    'Somebody else signed the attestation',
    'Check --repository and --workflow; if they are right, do not trust it.',
  ),
  ATTESTATION_MISMATCH: row(
    null,
    4,
    'The attestation is about something else',
    'Give the plans, the manifest and the head that it is about.',
  ),

  GIT_FAILED: row(null, 5, 'Git failed', 'See the output of git.'),
  READ_FAILED: row(null, 5, 'A file could not be read', 'Check its permissions, and the disk.'),
  WRITE_FAILED: row(null, 5, 'A file could not be written', 'Check disk space and permissions. Nothing was changed.'),
  PACKAGE_MISSING: row(
    null,
    5,
    'A package that reads such files is not installed',
    'Install editplan with npm, which installs it too, or install the package that the message names.',
  ),
  GITHUB_FAILED: row(null, 5, 'GitHub refused a request, or failed', 'Do what the message says.'),
  TOKEN_WITHHELD: row(
    null,
    3,
    'What would be sent contains a token of the job',
    'Remove it from the plan, the body or the file that it comes from. Replace the token if others could read that.',
  ),
  LFS_NOT_UPLOADED: row(
    null,
    5,
    'Files of Git LFS could not be uploaded',
    'Install git-lfs where the Action runs, or publish with the command line.',
  ),
  BRANCH_HAS_FOREIGN_COMMITS: row(
    null,
    5,
    'The branch contains other people’s commits',
    'Merge or remove them, or set `foreign-commits: keep`.',
  ),
  ATTESTATION_FAILED: row(
    null,
    5,
    'The run is not attested',
    'Give the job `id-token: write` and `attestations: write`, and run again.',
  ),
  CHECKS_NOT_STARTED: row(
    null,
    5,
    'Required checks do not run by themselves',
    'Approve their workflows on the pull request, use a GitHub App’s token, or name their workflow as `trigger-checks`.',
  ),
  NOTHING_TO_PUBLISH: row(
    null,
    1,
    'Nothing differs from the base',
    'Change the plan, or leave `if-no-changes: error` out.',
  ),
  BRANCH_OVERTAKEN: row(null, 4, 'The branch moved meanwhile', 'Look at what is there now, and try again.'),
  BRANCH_NOT_OURS: row(
    null,
    5,
    'No run made the branch',
    'Choose another branch, or set `replace: true` to take one whose commits the base holds.',
  ),
  LEDGER_REFUSED: row(
    null,
    5,
    'The server does not take the ledger of the branch',
    'Let the token write refs below `refs/editplan/`.',
  ),
  LEDGER_INVALID: row(
    null,
    5,
    'The ledger of the branch was written by another version of editplan',
    'Use that version or a later one.',
  ),
  OTHER_PLAN: row(null, 5, 'The branch belongs to another plan', 'Choose another branch, or set `replace: true`.'),

  LOCKED: row(null, 4, 'Another run is using the checkout', 'Wait until it ends.'),
  INTERRUPTED: row(null, 6, 'Interrupted', 'Run `editplan resume`.'),
})

/** The stable name of an error. */
export type ErrorName = keyof typeof ERRORS

/** A place in a plan or another source file; line and column count from 1. */
export interface Position {
  readonly file?: string
  readonly line: number
  readonly column: number
}

/** A refusal as plain data: a step that cannot apply, or an error in a plan. Failing is a value; only misuse throws. */
export interface Problem {
  readonly name: ErrorName
  /** One or more sentences for a person: what is wrong here, and how to fix it. Programs do not rely on it. */
  readonly message: string
  readonly at?: Position
  /** The step's number, from 1, and its id where it has one. */
  readonly step?: { readonly index: number; readonly id?: string }
  /** Values to use instead: similar keys or paths, a corrected old_string. */
  readonly suggestions?: readonly string[]
}

/** Thrown when the failure belongs to no step: wrong usage, an unsuitable repository, a failure of git or GitHub. */
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

/** For `catch`: undefined in place of a refusal by one of these names, of any where none is given; other errors are thrown again. */
export const undefinedOn =
  (...names: readonly ErrorName[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof EditplanError) || (names.length > 0 && !names.includes(error.name))) throw error
  }

/** What the work gives; undefined where it is refused. */
export function undefinedIfRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    return undefinedOn()(error)
  }
}

/** Exit code of a run whose first failure has this name. */
export const exitCodeOf = (name: ErrorName): number => ERRORS[name].exit

/** Number among the Edit tool's errors, 0–10; null for all other errors. */
export const numberOf = (name: ErrorName): number | null => ERRORS[name].number
