import { TOKEN } from '../../support/garden.ts'
import { installHook } from '../../support/git-http.ts'
import type { World } from './world.ts'

/** What a server may refuse, by what a person reads of it. */
export type Rule = 'ledgers' | 'manifests' | 'branch' | 'base' | 'signatures' | 'deletions' | 'pull requests' | 'guard'

/** Whose the token of a workflow is: a setting of the repository decides whether it may open pull requests. */
export const WORKFLOW = 'github-actions[bot]'

const SIGNED = `for one in $(git rev-list "$3" --not --all); do
  if ! git cat-file commit "$one" | grep -q "^gpgsig"; then
    echo "error: GH013: Repository rule violations found for $1." >&2
    echo "- Commits must have verified signatures." >&2
    exit 1
  fi
done`

const isProtected = (branch: string) =>
  `if [ "$1" = "refs/heads/${branch}" ]; then echo "error: GH006: Protected branch update failed for $1." >&2; exit 1; fi`

const refuses = (prefix: string) => `case "$1" in ${prefix}*) echo "refused by a rule" >&2; exit 1;; esac`

/** Lets the server refuse what the rules say, from now on. */
export async function enforceRules({ garden, rules, branch, base, account }: World): Promise<void> {
  const { repository, github, remote } = garden
  const scripts: readonly (readonly [Rule, string])[] = [
    ['ledgers', refuses('refs/editplan/branches/')],
    ['manifests', refuses('refs/editplan/manifests/')],
    ['branch', isProtected(branch)],
    ['base', isProtected(base)],
    ['signatures', `case "$1" in refs/heads/*) ${SIGNED};; esac`],
  ]
  const inForce = scripts.flatMap(([rule, script]) => (rules.has(rule) ? [script] : []))
  await installHook(repository.folder, [...inForce, 'exit 0'].join('\n'))
  await remote('config', 'receive.denyDeletes', String(rules.has('deletions')))
  repository.guarded.clear()
  if (rules.has('guard')) repository.guarded.add(branch)
  if (rules.has('base')) repository.guarded.add(base)
  const mayOpen = !rules.has('pull requests')
  repository.actionsMayOpenPullRequests = mayOpen
  const pullRequests = mayOpen || account === WORKFLOW ? 'write' : 'none'
  github.tokens.set(TOKEN, { login: account, contents: 'write', pullRequests, signs: true })
}
