import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import type { ErrorName } from '../../../src/errors.ts'
import {
  decideClosing,
  decideMerging,
  decideNotes,
  mayBeMerged,
  type RepositoryResult,
  resultOf,
  whyRefused,
} from '../../../src/wings/campaign/decide.ts'
import { type PullReview, reviewPulls } from '../../../src/wings/campaign/github-queries.ts'
import { createQueue, nextRows } from '../../../src/wings/campaign/queue.ts'
import { type Rerun, type Row, rowOf } from '../../../src/wings/campaign/row.ts'
import {
  type CampaignPull,
  type Obstacle,
  obstacleOf,
  type RepositorySurvey,
} from '../../../src/wings/campaign/survey.ts'

const id = (letter: string) => letter.repeat(40)
const PLAN = 'd'.repeat(64)
const IDENTITY = { source: { repository: 'acme/ops', paths: ['campaign.yaml'] }, branch: 'editplan/move' }

const RUN: CampaignPull['run'] = { plan: PLAN, head: id('1'), base: id('b'), without: [], own: [id('1')], kept: [] }

const pull = ({ run, ...some }: Partial<Omit<CampaignPull, 'run'>> & { readonly run?: object } = {}): CampaignPull => ({
  ...{ number: 1, url: 'u/1', draft: false, createdAt: '2026-01-01T00:00:00Z', state: 'open', base: 'main' },
  ...{ head: id('1'), conflicting: false, checks: 'passing', isRemembered: true },
  run: { ...RUN, ...run },
  ...some,
})

const surveyed = (some: Partial<RepositorySurvey> = {}): RepositorySurvey => ({
  ...{ asked: 'acme/app', name: 'acme/app', base: { branch: 'main', commit: id('b') }, viewer: 'fern' },
  ...{ pulls: [], notes: [] },
  ...some,
})

const obstacle = (kind: Obstacle['kind']) => ({ kind, message: 'Because.' })
const closed = pull({ state: 'closed' })
const merged = pull({ state: 'merged' })
const note = (outcome: 'not-needed' | 'failed' | 'conflict', commit = id('b')) => ({
  ...{ outcome, commit },
  plan: PLAN.slice(0, 16),
})
const foreign = { number: 4, url: 'u/4' }

describe('what a run does in a repository', () => {
  const RETRY: Rerun = { retry: true }
  const UPDATE: Rerun = { update: true }
  const moved = { base: { branch: 'main', commit: id('c') } }
  it.each<[string, Partial<RepositorySurvey>, string, Rerun?]>([
    ['opens one where it was never tried', {}, 'waiting open'],
    ['opens none where nothing would change', { need: 'not-needed' }, 'not-needed nothing'],
    ['opens one there when told to try again', { need: 'not-needed' }, 'waiting open', RETRY],
    ['tries where it cannot tell', { need: 'perhaps' }, 'waiting open'],
    ['leaves what is as it should be', { pulls: [pull()] }, 'open nothing'],
    ['updates what shows another plan', { pulls: [pull({ run: { plan: 'e'.repeat(64) } })] }, 'open update'],
    ['updates what conflicts with its base', { pulls: [pull({ conflicting: true })] }, 'conflict update'],
    ['updates what was opened and not finished', { pulls: [pull({ isRemembered: false })] }, 'open update'],
    ['leaves what is behind', { ...moved, pulls: [pull()] }, 'open nothing'],
    ['brings it onto its base when told to', { ...moved, pulls: [pull()] }, 'open update', UPDATE],
    ['brings nothing onto the base that it is on', { pulls: [pull()] }, 'open nothing', UPDATE],
    ['leaves an open one that failed on this base', { pulls: [pull()], notes: [note('failed')] }, 'failed nothing'],
    ['tries that again when told to', { pulls: [pull()], notes: [note('conflict')] }, 'conflict update', RETRY],
    ['ends where it was merged', { pulls: [merged] }, 'merged nothing'],
    ['ends there although no more can be done', { pulls: [merged], obstacle: obstacle('archived') }, 'merged nothing'],
    ['opens another for another plan', { pulls: [pull({ state: 'merged', run: { plan: '0' } })] }, 'waiting open'],
    ['respects that somebody closed it', { pulls: [closed] }, 'closed nothing'],
    ['opens another when told to try again', { pulls: [closed] }, 'closed open', RETRY],
    [
      'takes one that a run closed for not needed',
      { pulls: [closed], notes: [note('not-needed')] },
      'not-needed nothing',
    ],
    ['leaves what failed on this base', { notes: [note('failed')] }, 'failed nothing'],
    ['tries it again when told to', { notes: [note('failed')] }, 'failed open', RETRY],
    ['tries it again on another base', { notes: [note('failed', id('a'))] }, 'failed again'],
    ['keeps off a branch that is another’s', { foreign }, 'conflict nothing'],
    ['tries that when told to', { foreign }, 'conflict open', RETRY],
    ['does nothing where it may not', { obstacle: obstacle('no-permission') }, 'unreachable nothing'],
    ['does nothing where GitHub answered in part', { obstacle: obstacle('unclear') }, 'unreachable nothing', RETRY],
    ...(['missing', 'moved', 'archived', 'disabled', 'empty', 'ledger'] as const).map(
      (kind): [string, Partial<RepositorySurvey>, string] => [
        `does nothing in one that is ${kind}`,
        { obstacle: obstacle(kind) },
        'unreachable nothing',
      ],
    ),
    ['does nothing to an open one there', { pulls: [pull()], obstacle: obstacle('unclear') }, 'open nothing', UPDATE],
  ])('%s', (_, some, expected, rerun = {}) => {
    const { state, todo } = rowOf(surveyed(some), PLAN, { identity: IDENTITY, rerun })
    expect(`${state} ${todo}`).toBe(expected)
  })
})

describe('the order of a run', () => {
  const row = (repository: string, todo: Row['todo']): Row => ({ repository, state: 'waiting', todo })
  const ROWS = [row('again', 'again'), row('done', 'nothing'), row('a', 'open'), row('b', 'open'), row('old', 'update')]

  it.each([
    [0, ['old'], 3],
    [1, ['old', 'a'], 2],
    [9, ['old', 'a', 'b', 'again'], 0],
  ])('is open ones, new ones, then others: with room for %i', (room, names, left) => {
    const decided = nextRows(ROWS, room)
    expect([decided.next.map(({ repository }) => repository), decided.left]).toEqual([names, left])
  })

  it('gives the room of a repository that needs nothing to the next', async () => {
    const queue = createQueue(ROWS, 1)
    const taken: string[] = []
    for (let next = await queue.next(); next; next = await queue.next()) {
      taken.push(next.repository)
      queue.done(next, next.repository === 'b')
    }
    expect([taken, queue.left()]).toEqual([['old', 'a', 'b'], 1])
  })

  it('waits for room that one under way may free', async () => {
    const queue = createQueue(ROWS, 1)
    const [, first] = [await queue.next(), await queue.next()]
    const waiting = queue.next()
    queue.done(first!, false)
    expect((await waiting)?.repository).toBe('b')
  })
})

describe('what keeps a run out of a repository', () => {
  const found = {
    ...{ nameWithOwner: 'acme/app', viewerPermission: 'WRITE', isDisabled: false, isArchived: false, isEmpty: false },
    tip: { name: 'main', target: { oid: id('1') } },
  }
  const READ = { viewerPermission: 'READ' }
  it.each<[string, object, string | undefined, string | undefined]>([
    ['is nothing where it may be written', {}, undefined, 'fern'],
    ['is nothing under another name of the same owner', { nameWithOwner: 'acme/web' }, undefined, 'fern'],
    ['is an owner that it moved to', { nameWithOwner: 'other/app' }, 'moved', 'fern'],
    ['is that GitHub disabled it', { isDisabled: true }, 'disabled', 'fern'],
    ['is that it is archived, whoever may write', { isArchived: true, ...READ }, 'archived', 'fern'],
    ['is that it has no commit', { isEmpty: true, tip: null }, 'empty', 'fern'],
    ['is a branch without a commit', { tip: null }, 'empty', 'fern'],
    ['is an account that only reads', READ, 'no-permission', 'fern'],
    ['is an account of which nothing is told', { viewerPermission: null }, 'no-permission', 'fern'],
    ['is not the role that GitHub reports of an app', READ, undefined, 'gardener[bot]'],
    ['is nothing for who only reads', READ, undefined, undefined],
  ])('%s', (_, some, kind, viewer) => {
    const given = { ...found, ...some } as unknown as Parameters<typeof obstacleOf>[1]
    expect(obstacleOf('acme/app', given, { viewer, base: undefined })?.kind).toBe(kind)
  })

  it('is a base of the campaign that it lacks, unless it has no commit at all', () => {
    const kindOf = (some: object) =>
      obstacleOf('acme/app', { ...found, ...some } as never, { viewer: 'fern', base: 'next' })?.kind
    expect([kindOf({ tip: null }), kindOf({ tip: null, isEmpty: true }), kindOf({})]).toEqual([
      'missing',
      'empty',
      undefined,
    ])
  })
})

describe('what is merged', () => {
  const APPROVED: PullReview = { isApproved: true, failing: [], reviewers: [] }
  const REFUSED = { ...APPROVED, isApproved: false }
  it.each<[string, Partial<RepositorySurvey>, PullReview | undefined, readonly string[], boolean]>([
    ['what is approved and green', { pulls: [pull()] }, APPROVED, ['merge'], true],
    ['nothing that nobody approved', { pulls: [pull()] }, REFUSED, ['leave'], true],
    ['nothing of which GitHub does not say whether it is', { pulls: [pull()] }, undefined, ['leave'], true],
    ['no draft', { pulls: [pull({ draft: true })] }, APPROVED, ['leave'], false],
    ['nothing at a commit that no run pushed', { pulls: [pull({ head: id('2') })] }, APPROVED, ['leave'], false],
    ['nothing with commits of others', { pulls: [pull({ run: { kept: [id('2')] } })] }, APPROVED, ['leave'], false],
    ['nothing that goes elsewhere', { pulls: [pull({ base: 'next' })] }, APPROVED, ['leave'], false],
    ['nothing that conflicts', { pulls: [pull({ conflicting: true })] }, APPROVED, ['leave'], false],
    ['nothing without checks', { pulls: [pull({ checks: 'none' })] }, APPROVED, ['leave'], false],
    ['nothing before its checks end', { pulls: [pull({ checks: 'pending' })] }, APPROVED, ['leave'], false],
    ['nothing whose checks fail', { pulls: [pull({ checks: 'failing' })] }, APPROVED, ['leave'], false],
    ['nothing that is not open', { pulls: [merged, closed] }, APPROVED, [], false],
    ['nothing where not all is known', { pulls: [pull()], obstacle: obstacle('unclear') }, APPROVED, ['leave'], false],
  ])('is %s', (_, some, review, expected, isAsked) => {
    expect(decideMerging(surveyed(some), () => review).map((one) => one.do)).toEqual(expected)
    expect(mayBeMerged(surveyed(some)).length > 0).toBe(isAsked)
  })

  it.each<[string, string | null, readonly (readonly ['APPROVED' | 'CHANGES_REQUESTED', string])[] | null, boolean]>([
    ['the rules say so', 'APPROVED', [], true],
    ['the rules ask for more', 'REVIEW_REQUIRED', [['APPROVED', 'head']], false],
    ['the rules say no', 'CHANGES_REQUESTED', [['APPROVED', 'head']], false],
    ['no rule asks, and somebody approved it as it is', null, [['APPROVED', 'head']], true],
    ['no rule asks, and somebody approved what it was', null, [['APPROVED', 'before']], false],
    [
      'no rule asks, and somebody else wants changes',
      null,
      [
        ['APPROVED', 'head'],
        ['CHANGES_REQUESTED', 'before'],
      ],
      false,
    ],
    ['no rule asks, and nobody said anything', null, [], false],
    ['nothing is told of either', null, null, false],
  ])('is approved or not where %s', (_, reviewDecision, opinions, isApproved) => {
    const nodes = opinions?.map(([state, oid]) => ({ state, commit: { oid } }))
    const commits = { nodes: [{ commit: { statusCheckRollup: null } }] }
    const asked = {
      headRefOid: 'head',
      reviewDecision,
      latestOpinionatedReviews: nodes ? { nodes } : null,
      reviewRequests: null,
      commits,
    }
    const { answer } = reviewPulls([{ repository: 'acme/app', number: 1 }])
    expect(answer.parse({ data: { r0: { pullRequest: asked } } })[0]?.isApproved).toBe(isApproved)
  })

  it.each([
    ['Merge commits are not allowed on this repository.', '`--method`'],
    ['Squash merges are not allowed on this repository.', '`--method`'],
    ['Rebase merges are not allowed on this repository.', '`--method`'],
    ['Changes must be made through the merge queue', '`auto_merge`'],
    ['At least 2 approving reviews are required.', undefined],
    ['Head branch was modified. Review and try the merge again.', undefined],
  ])('is refused with the setting that answers it: %s', (said, named) => {
    expect(
      whyRefused(said)
        .replace(said, '')
        .match(/`[^`]+`/)?.[0],
    ).toBe(named)
  })

  it('is what was seen, at the commit that was seen', () => {
    const [decision] = decideMerging(surveyed({ pulls: [pull()] }), () => APPROVED)
    expect(decision).toEqual({ do: 'merge', repository: 'acme/app', number: 1, url: 'u/1', head: id('1') })
  })
})

describe('what is closed', () => {
  it.each<[string, Partial<RepositorySurvey>, boolean, readonly string[]]>([
    ['what is open', { pulls: [pull(), merged, closed] }, false, ['close']],
    ['with its branch', { pulls: [pull()] }, true, ['close editplan/move']],
    ['without a branch that others pushed to', { pulls: [pull({ head: id('2') })] }, true, ['close']],
    [
      'without one that a run kept commits of others on',
      { pulls: [pull({ run: { kept: [id('2')] } })] },
      true,
      ['close'],
    ],
    [
      'without the repository’s own branch',
      { base: { branch: 'editplan/move', commit: id('b') }, pulls: [pull()] },
      true,
      ['close'],
    ],
    ['where nothing new can be opened too', { pulls: [pull()], obstacle: obstacle('archived') }, false, ['close']],
    ['not where nobody knows what there is', { obstacle: obstacle('unclear') }, false, ['leave']],
    ['not where the ledger cannot be read', { obstacle: obstacle('ledger') }, false, ['leave']],
    ['not where the token sees nothing', { obstacle: obstacle('no-permission'), viewer: '' }, false, ['leave']],
    [
      'what is known, and what is not is named',
      { pulls: [pull()], obstacle: obstacle('unclear') },
      false,
      ['leave', 'close'],
    ],
    ['nothing where the token reads alone and none is open', { obstacle: obstacle('no-permission') }, false, []],
    ['nothing where there is no repository', { obstacle: obstacle('missing') }, false, []],
  ])('is %s', (_, some, deleteBranches, expected) => {
    const decided = decideClosing(surveyed(some), { identity: IDENTITY, deleteBranches })
    const told = decided.map((one) => (one.do === 'close' && one.deletes ? `close ${one.deletes.branch}` : one.do))
    expect(told).toEqual(expected)
  })
})

describe('what a report says of a repository', () => {
  const report = (some: object) => ({ steps: [], ...some }) as unknown as RunReport
  const shown = (operation: string, some: object = {}) => report({ pull_request: { operation, url: 'u', ...some } })
  const refused = (name: string) => report({ steps: [{ error: { name, message: '' } }] })
  it.each<[string, RunReport, string]>([
    ['one that was made', shown('created', { number: 1 }), 'opened'],
    ['one that was brought up to date', shown('updated', { number: 1 }), 'updated'],
    ['one that is as it should be', shown('none', { number: 1 }), 'unchanged'],
    ['none, where nothing changes', shown('none'), 'not-needed'],
    ['one that a run closed', shown('closed', { number: 1 }), 'not-needed'],
    ['one that GitHub refused', shown('none', { failed: true }), 'failed'],
    ['a step that does not apply', refused('STRING_NOT_FOUND'), 'failed'],
    ['a branch of others', refused('BRANCH_NOT_OURS'), 'conflict'],
    ['commits of others', refused('BRANCH_HAS_FOREIGN_COMMITS'), 'conflict'],
    ['the branch of another plan', refused('OTHER_PLAN'), 'conflict'],
    ['a base that changed the same lines', refused('MERGE_CONFLICT'), 'conflict'],
  ])('is %s', (_, given, expected) => {
    expect(resultOf('acme/app', given).outcome).toBe(expected)
  })
})

describe('what is noted in a repository', () => {
  const result = (outcome: RepositoryResult['outcome'], name?: ErrorName): RepositoryResult => ({
    ...{ repository: 'acme/app', outcome },
    problems: name ? [{ name, message: '' }] : [],
  })
  const [CREATE, MOVE, DELETE] = ['POST', 'PATCH', 'DELETE']
  it.each<[string, object, RepositoryResult, readonly string[]]>([
    ['is that nothing was needed', {}, result('not-needed'), [`${CREATE} not-needed`]],
    ['is that it failed', {}, result('failed', 'STRING_NOT_FOUND'), [`${CREATE} failed`]],
    ['is a conflict', {}, result('conflict', 'OTHER_PLAN'), [`${CREATE} conflict`]],
    [
      'moves to another base',
      { notes: [note('failed', id('a'))] },
      result('failed', 'STRING_NOT_FOUND'),
      [`${MOVE} failed`],
    ],
    [
      'takes the place of another outcome',
      { notes: [note('failed')] },
      result('not-needed'),
      [`${DELETE} failed`, `${CREATE} not-needed`],
    ],
    [
      'leaves notes of other plans',
      { notes: [{ ...note('failed'), plan: '0'.repeat(16) }] },
      result('not-needed'),
      [`${CREATE} not-needed`],
    ],
    ['is nothing of one that was opened', { notes: [note('failed')] }, result('opened'), []],
    ['is nothing of one that is as it should be', {}, result('unchanged'), []],
    ['is nothing where GitHub failed', {}, result('failed', 'GITHUB_FAILED'), []],
    ['is nothing where git failed', {}, result('failed', 'GIT_FAILED'), []],
    ['is nothing of a run that was stopped', {}, result('failed', 'INTERRUPTED'), []],
    ['is nothing where there is no commit', { base: undefined }, result('failed', 'STRING_NOT_FOUND'), []],
  ])('%s', (_, some, given, expected) => {
    const calls = decideNotes({ ...surveyed(), ...some }, given, { identity: IDENTITY, digest: PLAN })
    const told = calls.map(({ method, path, body }) => `${method} ${(body?.ref ?? path).toString().split('/').at(-1)}`)
    expect(told).toEqual(expected)
    for (const { method, body } of calls) if (method !== DELETE) expect(body?.sha).toBe(id('b'))
  })
})
