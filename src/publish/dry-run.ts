import { type Publication, type PublishResult, wantedPull } from './publication.ts'
import { atCreation, bodyOf, createCall, type OpenTarget, recordCall, withoutUndefined } from './pull-request.ts'
import { pushCommit } from './remote-commands.ts'
import { type CurrentSettings, settingChanges } from './settings.ts'

/** Stands where only GitHub knows the value. */
const NEW: CurrentSettings = {
  number: '{number}',
  nodeId: '{node_id}',
  draft: false,
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  milestone: null,
  autoMerge: undefined,
}

/** What a first run would send, made by the functions that a real run sends it with; nothing is asked or sent. */
export function dryRun(publication: Publication): PublishResult {
  const { run, target, options } = publication
  const wanted = wantedPull(publication, {
    headSha: run.head.commit,
    milestone: options.milestone === undefined ? undefined : Number(options.milestone) || 0,
    commits: new Map(),
  })
  const differs = run.head.tree !== run.base.tree
  const push = pushCommit(target.push, { branch: target.branch, commit: run.head.commit, expected: '' })
  const repository = target.repository ?? 'OWNER/NAME'
  const open: OpenTarget = { ...target, repository, headRepository: target.headRepository ?? repository }
  const created = atCreation(wanted)
  const changes = settingChanges(repository, {
    wanted: wanted.settings,
    recorded: created,
    current: { ...NEW, draft: wanted.settings.draft ?? false },
  })
  const set = withoutUndefined(Object.assign({}, created, ...changes.map((change) => change.set)))
  const pull = { number: NEW.number, body: bodyOf('', wanted, created) }
  const calls = [
    createCall(open, wanted),
    ...changes.flatMap((change) => change.calls),
    ...(changes.length > 0 ? [recordCall(open, wanted, { pull, set })] : []),
  ]
  return {
    operation: 'none',
    url: '',
    branch: target.branch,
    base: target.base.branch,
    headSha: run.head.commit,
    pushed: false,
    title: wanted.title,
    body: wanted.body(60_000),
    notes: [],
    problems: [],
    ...(differs && { proposed: { push: push.args, calls: calls.map(({ answer: _, ...call }) => call) } }),
  }
}
