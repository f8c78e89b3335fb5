import type { Problem } from '../errors.ts'
import type { BranchPlan } from './branch-plan.ts'
import { type BranchRule, getBranchRules, getRuleset } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import { ask, type Inquiry, list, send, unlessForbidden } from './questions.ts'
import type { Hub } from './remote-state.ts'

/** A push to a branch, as rules see it. */
interface RuledPush {
  readonly branch: string
  readonly isNew: boolean
  /** The branch loses commits. */
  readonly isForced: boolean
  readonly isMerge: boolean
  readonly isSigned: boolean
  /** Of its commits. */
  readonly messages: readonly string[]
}

/** What rulesets of the repository would refuse of a push, each with its remedy; unknown rules, and those whose text cannot be read, are left to the server. */
export function* rulesAgainst(
  { target }: Hub,
  { plan, options }: { readonly plan: BranchPlan; readonly options: PublishOptions },
): Inquiry<readonly Problem[]> {
  const { headRepository, branch } = target
  const rules = plan.snapshots.length > 0 && (yield* unlessForbidden(list(getBranchRules(headRepository, branch))))
  if (!rules || rules.length === 0) return []
  const { tip, head, snapshots } = plan
  const push = {
    branch,
    isNew: tip === undefined,
    isForced: tip !== undefined && plan.foreign.length === 0 && !(yield* ask('isAncestor', tip, head.commit)),
    isMerge: snapshots.at(-1)?.commit !== head.commit,
    isSigned: options.signCommits !== undefined,
    messages: [...snapshots].map(({ message }) => message),
  }
  const problems: Problem[] = []
  for (const rule of rules) {
    const why = RULES[rule.type]?.(push, rule)
    if (!why || (yield* isBypassed(headRepository, rule))) continue
    const message = `A rule of ${headRepository} ${why}. Nothing was pushed.`
    problems.push({ name: 'GITHUB_FAILED', message })
  }
  return problems
}

/** Where nobody can tell, the server decides. */
function* isBypassed(repository: string, rule: BranchRule): Inquiry<boolean> {
  if (rule.ruleset_id === undefined) return true
  const set = yield* unlessForbidden(send(getRuleset(repository, rule.ruleset_id)))
  const may = set?.current_user_can_bypass
  return may !== 'never' && may !== 'pull_requests_only'
}

const ELSEWHERE = 'Choose another `branch`, or let the token’s owner bypass the rule'

/** Why a rule refuses a push, without a full stop; undefined where it does not. */
const RULES: Readonly<Record<string, (push: RuledPush, rule: BranchRule) => string | false>> = {
  creation: ({ isNew, branch }) => isNew && `does not let anybody create the branch "${branch}". ${ELSEWHERE}`,
  update: ({ isNew, branch }) => !isNew && `does not let anybody push to the branch "${branch}". ${ELSEWHERE}`,
  non_fast_forward: ({ isForced, branch }) =>
    isForced &&
    `does not let the branch "${branch}" be made again, as a run does on a new base or for a changed plan. ${ELSEWHERE}, or give each plan a branch with \`branch-suffix: digest\``,
  required_signatures: ({ isSigned }) =>
    !isSigned &&
    'requires signed commits. Set `sign-commits: api`, with the token of a GitHub App or of the workflow; or `gpg` or `ssh` with a key that GitHub knows',
  required_linear_history: ({ isMerge, branch }) =>
    isMerge &&
    `lets no merge into the branch "${branch}", and the run has to be merged with commits of others. ${ELSEWHERE}`,
  pull_request: ({ isNew, branch }) =>
    !isNew && `lets the branch "${branch}" change only by pull requests. ${ELSEWHERE}`,
  required_status_checks: ({ isNew, branch }, { parameters }) =>
    (parameters?.required_status_checks ?? []).length > 0 &&
    !(isNew && parameters?.do_not_enforce_on_create) &&
    `requires checks of each commit of the branch "${branch}" before it is pushed. ${ELSEWHERE}`,
  workflows: ({ isNew, branch }, { parameters }) =>
    (parameters?.workflows ?? []).length > 0 &&
    !(isNew && parameters?.do_not_enforce_on_create) &&
    `requires workflows to pass for each commit of the branch "${branch}" before it is pushed. ${ELSEWHERE}`,
  required_deployments: ({ isNew, branch }, { parameters }) =>
    !isNew &&
    (parameters?.required_deployment_environments ?? []).length > 0 &&
    `requires each commit of the branch "${branch}" to be deployed before it is pushed. ${ELSEWHERE}`,
  merge_queue: ({ isNew, branch }) =>
    !isNew && `lets the branch "${branch}" change only by its merge queue. ${ELSEWHERE}`,
  code_scanning: ({ isNew, branch }) =>
    !isNew && `requires results of code scanning for each commit of the branch "${branch}". ${ELSEWHERE}`,
  commit_message_pattern: ({ messages }, { parameters }) =>
    messages.some((message) => isMisnamed(message, parameters)) &&
    'does not allow the messages of the commits. Set `commit-message`, or let the token’s owner bypass the rule',
  branch_name_pattern: ({ isNew, branch }, { parameters }) =>
    isNew && isMisnamed(branch, parameters) && `does not allow the name "${branch}". Choose another \`branch\``,
}

/** Regular expressions are GitHub’s to read. */
function isMisnamed(text: string, parameters: BranchRule['parameters']): boolean {
  const { operator, pattern = '', negate = false } = parameters ?? {}
  const matches = {
    starts_with: text.startsWith(pattern),
    ends_with: text.trimEnd().endsWith(pattern),
    contains: text.includes(pattern),
    regex: undefined,
  }[operator ?? 'regex']
  return matches !== undefined && matches === negate
}
