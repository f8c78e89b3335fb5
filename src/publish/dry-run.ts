import { pushRefs } from '../core/git/commands/remote.ts'
import type { ApiCall } from './github-api.ts'
import { createBlob, createCommit, createTree, updateRefs } from './github-api.ts'
import { ledgerRef } from './ledger.ts'
import { type Publication, type PublishResult, unpushed, wantedPull } from './publication.ts'
import { atCreation, bodyCall, bodyOf, createCall } from './pull-request.ts'
import { LEDGER_COMMIT, refFileCalls } from './ref-file.ts'
import type { OpenTarget } from './remote-state.ts'
import { type CurrentSettings, settingChanges } from './setting-changes.ts'
import { planUploads } from './upload.ts'

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

/** What a first run would send, made by the functions that a real run uses; no request is sent. */
export async function dryRun(publication: Publication): Promise<PublishResult> {
  const { run, target, options } = publication
  const { milestone, signCommits } = options
  const wanted = wantedPull(publication, {
    branch: { head: run.head, start: run.base.commit, own: [], snapshots: run.snapshots, foreign: [], tip: undefined },
    milestone: Number(milestone) || milestone,
    commits: new Map(),
    manifest: publication.manifest?.digest,
  })
  const differs = run.head.tree !== run.base.tree
  const repository = target.repository ?? 'OWNER/NAME'
  const open: OpenTarget = { ...target, repository, headRepository: target.headRepository ?? repository }
  const created = atCreation(wanted)
  const changes = settingChanges(repository, {
    wanted: wanted.settings,
    recorded: created,
    current: { ...NEW, draft: wanted.settings.draft ?? false },
    alwaysDraft: false,
  })
  const pull = { number: NEW.number, body: bodyOf('', wanted, LEDGER) }
  const calls = [
    ...(signCommits === 'api' ? await signedCalls(publication, open) : []),
    createCall(open, wanted, LEDGER),
    ...changes.flatMap((change) => change.calls),
    bodyCall(open, wanted, { pull, ledger: LEDGER, isTitleSet: true }),
  ]
  return {
    ...unpushed(target),
    headSha: run.head.commit,
    ...{ title: wanted.title, body: wanted.body(60_000) },
    ...(differs && { proposed: { push: pushOf(publication), calls: calls.map(({ answer: _, ...call }) => call) } }),
  }
}

/** The calls that make the commits on GitHub, and the branch with its ledger. */
async function signedCalls({ git, run }: Publication, { headRepository, branch }: OpenTarget): Promise<ApiCall[]> {
  const calls: ApiCall[] = []
  let parent = run.base.commit
  for await (const { snapshot, base, blobs, chunks, message } of planUploads(git, run.snapshots)) {
    const { tree } = snapshot
    calls.push(...blobs.map((bytes) => createBlob(headRepository, bytes)))
    calls.push(...chunks.map((chunk, at) => createTree(headRepository, at === 0 ? base : `{tree ${at}}`, chunk)))
    calls.push(createCommit(headRepository, { message, tree, parents: [parent] }))
    parent = '{commit}'
  }
  const expected = '0'.repeat(run.base.commit.length)
  return [
    ...calls,
    ...refFileCalls(headRepository, { ...LEDGER_COMMIT, text: LEDGER }),
    updateRefs('{repository_id}', [
      { ref: `refs/heads/${branch}`, commit: parent, expected },
      { ref: ledgerRef(branch), commit: '{commit}', expected },
    ]),
  ]
}

const LEDGER = '{ledger}'

/** Git's arguments for the push; none where the API makes the branch. */
function pushOf({ run, target, options }: Publication): readonly string[] {
  if (options.signCommits === 'api') return []
  const commit = options.signCommits ? '{signed commit}' : run.head.commit
  return pushRefs(target.push, [
    { ref: `refs/heads/${target.branch}`, commit, expected: undefined },
    { ref: ledgerRef(target.branch), commit: LEDGER, expected: undefined },
  ]).args
}
