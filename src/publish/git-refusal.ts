import { detailOf } from '../core/git/failure.ts'
import { EditplanError } from '../errors.ts'

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /without [`'"]?workflows?[`'"]? (?:permission|scope)|refusing to allow/i,
    'the change holds workflow files. Push with a token that may write workflows (a GitHub App with `workflows: write`, or a token with the `workflow` scope); the workflow’s own token never may',
  ],
  [
    /GH008|unknown Git LFS objects/i,
    'files of Git LFS were not uploaded. Run `git lfs install` in the checkout, so that pushing takes them along',
  ],
  [
    /GH001|exceeds GitHub's file size limit|larger than 100/i,
    'a file is over 100 MB, which GitHub refuses. Leave it out of the plan, or track it with Git LFS',
  ],
  [
    /push protection|GITHUB PUSH PROTECTION|Push cannot contain secrets/i,
    'GitHub found a credential in the change. Remove it from the plan, or allow it in the repository at the address that follows',
  ],
  [
    /GH006|GH013|protected branch|rule violations|hook declined/i,
    'a rule of the repository protects it. Choose another `branch`, or let the token’s owner bypass the rule',
  ],
  [
    /returned error: 403|Permission to .* denied|Write access to repository not granted/i,
    'the token may not push. Give the job `permissions: contents: write`, or a token that may write contents. In a workflow that a fork’s pull request starts, the token only reads: publish from `workflow_run` instead',
  ],
  [
    /Authentication failed|returned error: 401|could not read (?:Username|Password)|Invalid username or (?:password|token)/i,
    'the token is not valid for this repository. Check that it has not expired and covers the repository',
  ],
  [
    /returned error: 404|not found/i,
    'the repository does not exist, or the token cannot see it. Check its name, and what the token covers',
  ],
]

/** What git said of a server that refused it, with the remedy first; the error itself where the server's words are not known. */
export function explained(error: unknown, what: string): unknown {
  if (!(error instanceof EditplanError) || error.name !== 'GIT_FAILED') return error
  const remedy = REMEDIES.find(([pattern]) => pattern.test(error.message))?.[1]
  if (!remedy) return error
  return new EditplanError({ name: 'GIT_FAILED', message: `${what}: ${remedy}. ${detailOf(error)}.` })
}
