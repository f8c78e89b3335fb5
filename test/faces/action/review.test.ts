import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTicks } from '../../../src/core/report/body/step-list.ts'
import { askedIn } from '../../../src/faces/action/modes.ts'
import { ledgerRef } from '../../../src/publish/ledger.ts'
import { decisionIn } from '../../../src/publish/marker.ts'
import { type Garden, plantGarden, REPOSITORY } from '../../support/garden.ts'
import { followRefs, newPull } from '../../support/github/state.ts'
import { forgeLedger, ledgerAt } from '../../support/ledgers.ts'
import { type JobRequest, runHere, runJob } from '../../support/runner.ts'
import { halfOf, someOf } from '../../support/whole.ts'

const PLAN = `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Edit, id: colour, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
  - { tool: Edit, file_path: beds/iris.txt, old_string: iris, new_string: 'iris: blue' }
  - { tool: Edit, file_path: beds/rose.txt, old_string: 'rose: red', new_string: 'rose: crimson' }
  - { tool: Write, file_path: beds/fern.txt, content: "fern\\n" }
`
const BRANCH = 'editplan/plant-the-beds'

/** Runs the bundled Action, as the runner does. */
const runBundled = async (garden: Garden, request: JobRequest) => {
  const job = await runJob(garden, request)
  expect(job.stderr).toBe('')
  return job
}

/** A garden whose plan has its pull request; `fern` may push, `moss` may not. */
async function proposed(inputs: Readonly<Record<string, string>> = {}): Promise<Garden> {
  const garden = await plantGarden({ reviews: true })
  garden.repository.permissions.set('fern', 'write').set('ivy', 'admin').set('moss', 'read')
  await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
  const job = await runHere(garden, { inputs: { plan: 'plan.yaml', labels: 'bloom', update: 'always', ...inputs } })
  expect(job.exitCode).toBe(0)
  await rm(join(garden.checkout, 'plan.yaml'))
  garden.github.clear()
  return garden
}

const person = (login: string) => ({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' })

/** Somebody comments on the pull request, and the workflow runs. */
async function say(
  garden: Garden,
  body: string,
  login = 'fern',
  run: typeof runBundled | typeof runHere = runHere,
  issue = 1,
) {
  const { comments } = garden.repository
  const comment = { id: comments.length + 1, issue, user: login, body, reactions: [] as string[] }
  comments.push(comment)
  const payload = { action: 'created', sender: person(login), issue: { number: issue, pull_request: {} }, comment }
  const job = await run(garden, { inputs: { mode: 'review' }, event: { name: 'issue_comment', payload } })
  return { job, reactions: comment.reactions }
}

/** Somebody changes the body, and the workflow runs. */
async function change(garden: Garden, to: (body: string) => string, login = 'fern') {
  const [pull] = garden.repository.pulls
  const from = pull?.body ?? ''
  if (pull) pull.body = to(from)
  const edited = { number: 1, body: pull?.body }
  const payload = { action: 'edited', sender: person(login), pull_request: edited, changes: { body: { from } } }
  return runHere(garden, { inputs: { mode: 'review' }, event: { name: 'pull_request_target', payload } })
}

const bodyOf = ({ repository }: Garden): string => repository.pulls[0]?.body ?? ''
const recordOf = async ({ repository }: Garden) => (await ledgerAt(repository, BRANCH))?.run
const ticksOf = (garden: Garden) => readTicks(bodyOf(garden))?.ticked
const untick = (step: number) => (body: string) =>
  body.replace(new RegExp(`^- \\[x\\] ${step} `, 'm'), `- [ ] ${step} `)
const answersIn = ({ repository }: Garden) => repository.comments.filter(({ user }) => user === 'gardener[bot]')

/** What would tell that anything was done. */
const stateOf = async (garden: Garden) => ({
  body: bodyOf(garden).replace(/<!-- editplan:(begin|end) .*-->/g, ''),
  record: (await ledgerAt(garden.repository, BRANCH))?.run,
  refs: await garden.remote('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads'),
  answers: answersIn(garden).length,
  reactions: garden.repository.reactions.length,
})

describe('the Action, mode: review', { timeout: 300_000 }, () => {
  it('drops steps and takes them back on comments, and says so', async () => {
    await using garden = await proposed()
    const whole = await garden.remote('rev-parse', BRANCH)
    const dropped = await say(garden, '/editplan drop 2, 4\nbecause', 'fern', runBundled)
    expect(dropped).toMatchObject({ job: { exitCode: 0 }, reactions: ['+1'] })
    expect(ticksOf(garden)).toEqual([true, false, true, false])
    expect(bodyOf(garden)).toContain('*left out by* `fern`')
    expect(await recordOf(garden)).toMatchObject({
      without: [2, 4],
      decided: [
        { step: 2, by: 'fern' },
        { step: 4, by: 'fern' },
      ],
    })
    expect(await garden.remote('diff', '--name-only', 'main', BRANCH)).toBe('beds/rose.txt')
    expect(garden.repository.pulls[0]?.labels).toEqual(['bloom'])
    expect(answersIn(garden)).toHaveLength(1)
    const restored = await say(garden, '/editplan restore 4', 'ivy')
    expect(restored.reactions).toEqual(['+1'])
    expect((await recordOf(garden))?.without).toEqual([2])
    await say(garden, '/editplan restore 2')
    expect(await recordOf(garden)).not.toHaveProperty('decided')
    expect(await garden.remote('rev-parse', BRANCH)).toBe(whole)
  })

  it('leaves a step in whose change others make too, until what they made is reverted', async () => {
    await using garden = await proposed()
    const squashed = await garden.remote('commit-tree', `${BRANCH}^{tree}`, '-p', 'main', '-m', 'Squashed')
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, squashed)
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    await followRefs(garden.github.repositories, REPOSITORY)
    await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
    const inputs = { plan: 'plan.yaml', replace: 'true', 'foreign-commits': 'keep' }
    expect(await runHere(garden, { inputs })).toMatchObject({ exitCode: 0 })
    const before = await stateOf(garden)
    const refused = await say(garden, '/editplan drop 2')
    expect([refused.job.exitCode, refused.reactions]).toEqual([0, ['confused']])
    expect(await stateOf(garden)).toEqual({ ...before, answers: before.answers + 1 })
    const [, commits = ''] = /`git revert --no-edit ([0-9a-f ]+)`/.exec(answersIn(garden).at(-1)?.body ?? '') ?? []
    expect(squashed.startsWith(commits)).toBe(true)
    const reverted = await garden.remote('commit-tree', 'main^{tree}', '-p', BRANCH, '-m', 'Revert')
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, reverted)
    await followRefs(garden.github.repositories, REPOSITORY)
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
    expect(await garden.remote('diff', '--name-only', 'main', BRANCH)).toBe('beds/fern.txt\nbeds/rose.txt')
  })

  it('answers a command once, also where nothing had to be pushed for it', async () => {
    await using garden = await proposed()
    await garden.commitElsewhere(BRANCH, { 'beds/iris.txt': 'iris\n' })
    await followRefs(garden.github.repositories, REPOSITORY)
    for (const [at, command] of ['drop 2', 'rerun', 'rerun', 'help'].entries()) {
      expect((await say(garden, `/editplan ${command}`)).reactions).toEqual(['+1'])
      expect(answersIn(garden)).toHaveLength(at + 1)
    }
  })

  it('takes no step back that a commit of others undoes, until that is reverted', async () => {
    await using garden = await proposed()
    const undone = await garden.commitElsewhere(BRANCH, { 'beds/iris.txt': 'iris\n' })
    await followRefs(garden.github.repositories, REPOSITORY)
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
    const before = await stateOf(garden)
    expect((await say(garden, '/editplan restore 2')).reactions).toEqual(['confused'])
    expect(await stateOf(garden)).toEqual({ ...before, answers: before.answers + 1 })
    const [, commits = ''] = /`git revert --no-edit ([0-9a-f ]+)`/.exec(answersIn(garden).at(-1)?.body ?? '') ?? []
    expect(undone.startsWith(commits)).toBe(true)
    await garden.commitElsewhere(BRANCH, { 'beds/iris.txt': 'iris: blue\n' })
    await followRefs(garden.github.repositories, REPOSITORY)
    expect((await say(garden, '/editplan restore 2')).reactions).toEqual(['+1'])
    expect(await garden.remote('show', `${BRANCH}:beds/iris.txt`)).toBe('iris: blue')
  })

  it('names what a step needs that would be left out, leaves the branch as it is, and leaves those out as well where that is said', async () => {
    await using garden = await proposed()
    const before = await stateOf(garden)
    const { job, reactions } = await say(garden, '/editplan drop colour')
    expect([job.exitCode, reactions]).toEqual([0, ['confused']])
    expect(answersIn(garden).at(-1)?.body).toMatch(/Step 3 needs 1/)
    expect(await stateOf(garden)).toEqual({ ...before, answers: 1 })
    expect(answersIn(garden).at(-1)?.body).toMatch(/Leave those steps out as well/)
    expect((await say(garden, '/editplan drop 99')).reactions).toEqual(['confused'])
    expect((await say(garden, '/editplan drop 1,2,3,4')).reactions).toEqual(['confused'])
    expect(await stateOf(garden)).toEqual({ ...before, answers: 3 })
    expect((await say(garden, '/editplan drop 1, 2, 3')).reactions).toEqual(['+1'])
    expect((await recordOf(garden))?.without).toEqual([1, 2, 3])
  })

  it('leaves out a step whose box was unticked, by position, from any editor', async () => {
    await using garden = await proposed()
    const job = await change(garden, (body) => untick(2)(body).replaceAll('\n', '\r\n'))
    expect(job.exitCode).toBe(0)
    expect(await recordOf(garden)).toMatchObject({ without: [2], decided: [{ step: 2, by: 'fern' }] })
    expect(await garden.remote('show', `${BRANCH}:beds/iris.txt`)).toBe('iris')
    await change(garden, (body) => body.replace(/^- \[ \] 2 /m, '- [x] 2 '))
    expect((await recordOf(garden))?.without).toEqual([])
    expect(await garden.remote('show', `${BRANCH}:beds/iris.txt`)).toBe('iris: blue')
  })

  it('ticks a box again that was unticked in vain', { tags: 'quick' }, async () => {
    await using garden = await proposed()
    const before = await stateOf(garden)
    expect((await change(garden, untick(1))).exitCode).toBe(0)
    expect(answersIn(garden).at(-1)?.body).toMatch(/Step 3 needs 1/)
    expect(await stateOf(garden)).toEqual({ ...before, answers: 1, reactions: 1 })
  })

  it('takes a box in a shallow checkout of a base that moved on', async () => {
    await using garden = await proposed()
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const { folder } = garden.repository
    const checkout = join(folder, 'shallow')
    await garden.remote('clone', '--quiet', '--depth=1', `file://${folder}`, checkout)
    await garden.remote('-C', checkout, 'config', 'remote.origin.url', `${garden.github.serverUrl}/${REPOSITORY}.git`)
    expect((await change({ ...garden, checkout }, untick(2))).exitCode).toBe(0)
    expect(await recordOf(garden)).toMatchObject({ without: [2] })
  })

  it('replays the plan on the tip of the base when that box is ticked, as often as it is', async () => {
    await using garden = await proposed()
    const tick = (body: string) => body.replace(/- \[ \] (?=<!-- editplan:replay -->)/, '- [x] ')
    for (const name of ['moss', 'reed']) {
      const main = await garden.commitElsewhere('main', { [`beds/${name}.txt`]: `${name}\n` })
      expect((await change(garden, tick)).exitCode).toBe(0)
      expect(await garden.remote('merge-base', BRANCH, 'main')).toBe(main)
      expect(bodyOf(garden)).toContain('- [ ] <!-- editplan:replay -->')
    }
    const before = await stateOf(garden)
    await change(garden, tick)
    const said = { answers: 0, reactions: 0 }
    expect({ ...(await stateOf(garden)), ...said }).toEqual({ ...before, ...said })
    await garden.commitElsewhere('main', { 'beds/bark.txt': 'bark\n' })
    const base = await garden.remote('merge-base', BRANCH, 'main')
    await change(garden, tick, 'moss')
    expect(await garden.remote('merge-base', BRANCH, 'main')).toBe(base)
    expect(bodyOf(garden)).toContain('- [ ] <!-- editplan:replay -->')
  })

  it('changes nothing on any other edit of its part, and puts it back', async () => {
    await using garden = await proposed({ body: 'Words of the workflow.' })
    const kept = async () => ({ ...(await stateOf(garden)), answers: 0, reactions: 0 })
    const before = await kept()
    for (const to of [
      (body: string) => body.replace('- [x] 2 Edit `beds/iris.txt`', '- [x] 2 Edit `beds/moss.txt`'),
      (body: string) => body.replace('- [x] 2 ', '- [ ] 0 Injected\n- [ ] 2 '),
      (body: string) => body.replace(/- \[x\] 2 .*\n/, ''),
      (body: string) => body.replace('<!-- editplan:steps alike -->', '<!-- editplan:steps 1000 -->'),
      (body: string) => body.replace('applied', 'praised'),
    ]) {
      expect((await change(garden, to)).exitCode).toBe(0)
      expect(await kept()).toEqual(before)
    }
    await change(garden, (body) => `- [ ] 1 mine\n\n${body}\n\n- [ ] 2 mine too`)
    expect(bodyOf(garden)).toMatch(/^- \[ \] 1 mine\n\n<!-- editplan:begin[\s\S]*- \[ \] 2 mine too$/)
    expect((await recordOf(garden))?.without).toEqual([])
  })

  it('changes nothing for people without permission, bots, forks, and pull requests of others', async () => {
    await using garden = await proposed()
    const refs = () => garden.remote('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads')
    const before = await refs()
    const raw = bodyOf(garden)
    for (const [body, login, reactions] of [
      ['/editplan drop 2', 'moss', ['confused']],
      ['/editplan drop 2', 'gardener[bot]', []],
      ['please /editplan drop 2', 'fern', []],
    ] as const) {
      const said = await say(garden, body, login)
      expect([said.job.exitCode, said.reactions]).toEqual([0, reactions])
    }
    expect([await refs(), bodyOf(garden)]).toEqual([before, raw])
    await change(garden, untick(2), 'moss')
    expect([await refs(), readTicks(bodyOf(garden))]).toEqual([before, readTicks(raw)])
    expect(answersIn(garden).at(-1)?.body).toContain('moss')
    const answers = answersIn(garden).map(({ body }) => body)
    expect(answers.join('\n')).toMatch(/Ask somebody with write access/)
    const [pull] = garden.repository.pulls
    if (!pull) throw new Error('there is a pull request')
    await garden.github.addRepository('octo-org/fork', { parent: REPOSITORY })
    Object.assign(pull.head, { repository: 'octo-org/fork' })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual([])
    expect(await refs()).toBe(before)
    Object.assign(pull.head, { repository: REPOSITORY })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
  })

  it('leaves our branch alone on a base that no run proposed it for: another pull request of it, and ours, moved there, where it says so', async () => {
    await using garden = await proposed()
    await garden.remote('branch', 'production', 'main')
    await garden.commitElsewhere('production', { 'beds/rose.txt': 'rose of production\n' })
    const { pulls, name } = garden.repository
    const [ours] = pulls
    if (!ours) throw new Error('no pull request')
    const base = { repository: name, ref: 'production' }
    pulls.push(newPull({ number: 2, head: { ...ours.head }, base, user: 'moss', body: ours.body, title: 'Ship it' }))
    const before = { state: await stateOf(garden), pulls: JSON.stringify(pulls) }
    await say(garden, '/editplan drop 2', 'fern', runHere, 2)
    expect({ state: await stateOf(garden), pulls: JSON.stringify(pulls) }).toEqual(before)
    Object.assign(ours.base, { ref: 'production' })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['confused'])
    expect(answersIn(garden).at(-1)?.body).toMatch(/Set its base to "main" again/)
    await change(garden, untick(2))
    expect(await garden.remote('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads')).toBe(
      before.state.refs,
    )
    expect(answersIn(garden)).toHaveLength(2)
    Object.assign(ours.base, { ref: 'main' })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
  })

  it('carries decisions out once the default branch has another name', async () => {
    await using garden = await proposed()
    const { pulls } = garden.repository
    await garden.remote('branch', '-m', 'main', 'trunk')
    garden.repository.defaultBranch = 'trunk'
    Object.assign(pulls[0]?.base ?? {}, { ref: 'trunk' })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
    expect(pulls).toHaveLength(1)
  })

  it('carries out the untick of the one who may, and not the one before it of somebody who may not', async () => {
    await using garden = await proposed()
    const [pull] = garden.repository.pulls
    if (pull) pull.body = untick(2)(pull.body)
    await change(garden, untick(4))
    expect(await recordOf(garden)).toMatchObject({ without: [4], decided: [{ step: 4, by: 'fern' }] })
    expect(ticksOf(garden)).toEqual([true, true, true, false])
  })

  it('leaves a branch of people alone, whatever mark the body has', async () => {
    await using garden = await proposed()
    const theirs = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await garden.remote('branch', 'production', theirs)
    await garden.remote('update-ref', 'refs/heads/main', `${theirs}~1`)
    const [first] = garden.repository.pulls
    if (!first) throw new Error('there is a pull request')
    garden.repository.pulls.unshift({ ...first, number: 9, head: { ...first.head, ref: 'production', sha: theirs } })
    const comment = { id: 50, issue: 9, user: 'fern', body: '/editplan rerun', reactions: [] as string[] }
    garden.repository.comments.push(comment)
    const payload = { action: 'created', sender: person('fern'), issue: { number: 9, pull_request: {} }, comment }
    await runHere(garden, { inputs: { mode: 'review' }, event: { name: 'issue_comment', payload } })
    expect([comment.reactions, await garden.remote('rev-parse', 'production')]).toEqual([[], theirs])
  })

  it('believes no manifest but the one of its digest, and no branch that moved', async () => {
    await using garden = await proposed()
    const known = await garden.remote('rev-parse', ledgerRef(BRANCH))
    await forgeLedger(garden.repository, BRANCH, { manifest: '0'.repeat(64) })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['confused'])
    await garden.remote('update-ref', ledgerRef(BRANCH), known)
    garden.repository.comments.length = 0
    await garden.commitElsewhere(BRANCH, { 'beds/iris.txt': 'mine\n' })
    const [pull] = garden.repository.pulls
    if (pull) pull.head.sha = await garden.remote('rev-parse', BRANCH)
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['confused'])
    expect(await garden.remote('show', `${BRANCH}:beds/iris.txt`)).toBe('mine')
  })

  it('takes up a command whose run was cancelled, before the next one', async () => {
    await using garden = await proposed()
    garden.repository.comments.push({ id: 1, issue: 1, user: 'ivy', body: '/editplan drop 4', reactions: [] })
    expect((await say(garden, '/editplan drop 2')).reactions).toEqual(['+1'])
    expect(garden.repository.comments.slice(0, 2).map(({ reactions }) => reactions)).toEqual([['+1'], ['+1']])
    expect((await recordOf(garden))?.without).toEqual([2, 4])
  })

  it('loses neither of two decisions that come at once', async () => {
    await using garden = await proposed()
    const said = await Promise.all([
      say(garden, '/editplan drop 2', 'fern', runBundled),
      say(garden, '/editplan drop 4', 'ivy', runBundled),
    ])
    expect(said.map(({ reactions }) => reactions)).toEqual([['+1'], ['+1']])
    expect((await recordOf(garden))?.without).toEqual([2, 4])
    expect(await garden.remote('diff', '--name-only', 'main', BRANCH)).toBe('beds/rose.txt')
  })

  it('keeps what reviewers decided when the plan is run again, verifies, runs again on a comment, and helps', async () => {
    await using garden = await proposed()
    await say(garden, '/editplan drop 2')
    const before = await stateOf(garden)
    await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
    await runHere(garden, { inputs: { plan: 'plan.yaml', labels: 'bloom', update: 'always' } })
    expect(await stateOf(garden)).toEqual(before)
    await rm(join(garden.checkout, 'plan.yaml'))
    expect((await say(garden, '/editplan verify')).reactions).toEqual(['+1'])
    await garden.commitElsewhere('main', { 'new.txt': 'new\n' })
    expect((await say(garden, '/editplan rerun')).reactions).toEqual(['+1'])
    expect(await garden.remote('show', `${BRANCH}:new.txt`)).toBe('new')
    expect((await recordOf(garden))?.without).toEqual([2])
    expect((await say(garden, '/editplan verify')).reactions).toEqual(['+1'])
    expect((await say(garden, '/editplan what')).reactions).toEqual(['+1'])
  })
})

/** A decision that is refused, the words of the answer that name a remedy, and what people do as they say. */
interface Refusal {
  readonly arrange: Deed
  readonly said: string | ((body: string) => string)
  readonly words: RegExp
  readonly follow: Deed
}

type Deed = (garden: Garden) => unknown

const again = (garden: Garden) => say(garden, '/editplan drop 2')

const runAgain =
  (inputs = {}): Deed =>
  async (garden) => {
    await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
    expect(
      await runHere(garden, { inputs: { plan: 'plan.yaml', labels: 'bloom', update: 'always', ...inputs } }),
    ).toMatchObject({
      ...{ exitCode: 0, errors: [] },
    })
    await again(garden)
  }

const forged = (change: Parameters<typeof forgeLedger>[2]) => (garden: Garden) =>
  forgeLedger(garden.repository, BRANCH, change)

/** Somebody pushes to the branch each time that a decision is about to be carried out. */
async function keepPushing(garden: Garden): Promise<void> {
  let pushed = 0
  const meanwhile = async () => {
    pushed += 1
    await garden.commitElsewhere(BRANCH, { 'beds/moss.txt': `moss ${pushed}\n` })
  }
  for (let round = 1; round <= 4; round += 1)
    garden.github.faults.push({ on: `GET /repos/${REPOSITORY}/collaborators/fern/permission`, meanwhile })
}

/** The plan changes while a comment of before waits. */
async function renumber(garden: Garden): Promise<void> {
  garden.repository.comments.push({ id: 1, issue: 1, user: 'fern', body: '/editplan drop 2', reactions: [] })
  const other = PLAN.replace('fern\\n', 'ferns\\n')
  await writeFile(join(garden.checkout, 'plan.yaml'), other)
  const inputs = { plan: 'plan.yaml', labels: 'bloom', replace: 'true' }
  expect(await runHere(garden, { inputs })).toMatchObject({ exitCode: 0 })
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  'that is overtaken': {
    arrange: keepPushing,
    said: '/editplan drop 2',
    words: /Comment again/,
    follow: again,
  },
  'by a box that is overtaken': {
    arrange: keepPushing,
    said: untick(2),
    words: /change the box again/,
    follow: (garden) => change(garden, untick(2)),
  },
  'about a plan that is not known': {
    arrange: forged({ manifest: undefined }),
    said: '/editplan drop 2',
    words: /Run editplan again for it/,
    follow: runAgain(),
  },
  'about a plan whose manifest is gone': {
    arrange: forged({ manifest: '0'.repeat(64) }),
    said: '/editplan drop 2',
    words: /Run editplan again for/,
    follow: runAgain(),
  },
  'under a ledger that names another plan': {
    arrange: forged({ plan: 'b'.repeat(64) }),
    said: '/editplan drop 2',
    words: /Run editplan again for it with `replace: true`/,
    follow: runAgain({ replace: 'true' }),
  },
  'by numbers of an earlier plan': {
    arrange: renumber,
    said: '/editplan what',
    words: /Comment again with the numbers that the description shows/,
    follow: again,
  },
}

const CASES = Object.entries(REFUSALS).map(([what, row]) => ({ what, ...row }))

describe('a refused decision', { timeout: 300_000 }, () => {
  it.each(someOf(halfOf(CASES), 3))(
    '$what is carried out after the remedy $words',
    async ({ arrange, said, words, follow }) => {
      await using garden = await proposed()
      await arrange(garden)
      if (typeof said === 'string') await say(garden, said)
      else await change(garden, said)
      expect(
        answersIn(garden)
          .map(({ body }) => body)
          .join(),
      ).toMatch(words)
      expect((await recordOf(garden))?.without).toEqual([])
      await follow(garden)
      expect((await recordOf(garden))?.without).toContain(2)
    },
  )
})

describe('askedIn', () => {
  const sender = { login: 'fern', type: 'User' }
  const issue = { number: 3, pull_request: {} }
  const comment = (body: string) => askedIn({ action: 'created', sender, issue, comment: { body } }, 'issue_comment')

  it.each([
    ['/editplan drop 7', { type: 'drop', steps: ['7'] }],
    ['/editplan restore 7, rename-0 9', { type: 'restore', steps: ['7', 'rename-0', '9'] }],
    ['/editplan rerun', { type: 'rerun' }],
    ['/editplan verify\r\nplease', { type: 'verify' }],
    ['/editplan', { type: 'help' }],
    ['/editplan drop', { type: 'help' }],
    ['/editplan drop\n7', { type: 'help' }],
  ])('reads %j', (body, decision) => {
    expect(comment(body)).toEqual({ number: 3 })
    expect(decisionIn(body)).toEqual(decision)
  })

  it.each(['/editplans drop 7', ' /editplan drop 7', 'x\n/editplan drop 7', '> /editplan drop 7', ''])(
    'reads nothing in %j',
    (body) => {
      expect([comment(body), decisionIn(body)]).toEqual([expect.any(String), undefined])
    },
  )

  it.each([
    [{ action: 'edited', sender, issue, comment: { id: 9, body: '/editplan drop 7' } }, 'issue_comment'],
    [
      { action: 'created', sender, issue: { number: 3 }, comment: { id: 9, body: '/editplan drop 7' } },
      'issue_comment',
    ],
    [{ action: 'edited', sender, pull_request: { number: 3 }, changes: {} }, 'pull_request_target'],
    [{ action: 'opened', sender, pull_request: { number: 3 } }, 'pull_request'],
    [{}, 'push'],
  ])('ignores %j on %s', (event, name) => {
    expect(askedIn(event, name)).toEqual(expect.any(String))
  })
})
