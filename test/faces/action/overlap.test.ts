import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/core/report/report.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { commandsIn, type JobRequest, runJob } from '../../support/runner.ts'
import { edit, planText, run, type TestStep, write } from '../../support/runs.ts'

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const HOSTILE = '::error::x @octocat closes #1 <img src=x> ```'

/** Leaves a mark beside the checkout, and changes a file. */
const generator = (mark: string): string => `import { appendFileSync } from 'node:fs'
for (const file of [${JSON.stringify(mark)}, 'src/a.ts']) appendFileSync(file, 'nine\\n')
`
const markOf = ({ checkout }: Garden): string => `${checkout}-ran`

/** A garden with five open pull requests: two of editplan, two of people here, one of a fork. */
async function withPulls(policy: object = {}): Promise<Garden> {
  const garden = await plantGarden()
  const tip = await garden.commitElsewhere('main', {
    'src/a.ts': `${LINES.join('\n')}\n`,
    'src/b.ts': `${LINES.join('\n')}\n`,
    'gen.mjs': generator(markOf(garden)),
    '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }),
  })
  await garden.git('fetch', '--quiet', `file://${garden.repository.folder}`, 'main')
  await garden.git('reset', '--quiet', '--hard', tip)
  expect(await publish(garden, 'fits', [edit('src/a.ts', 'one', 'ONE')])).toMatchObject({ exitCode: 0 })
  await publish(garden, 'clashes', [
    edit('src/b.ts', 'one', 'I'),
    write('src/c.ts', 'c\n'),
    edit('src/a.ts', 'five', 'V', { id: 'roman' }),
  ])
  await openTheirPull(garden, { change: { 'docs/x.md': 'x\n' } })
  await openTheirPull(garden, {
    change: { 'src/a.ts': `${LINES.join('\n')}\n`.replace('eight', 'EIGHT') },
    title: HOSTILE,
  })
  await garden.github.addRepository('stranger/garden', { parent: garden.repository.name })
  await openTheirPull(garden, {
    change: { 'src/a.ts': `${LINES.join('\n')}\n`.replace('six', 'fork'), [`x/${HOSTILE.replaceAll('/', '|')}`]: 'x' },
    repository: 'stranger/garden',
    branch: 'main',
    user: 'stranger',
  })
  garden.github.clear()
  return garden
}

const publish = (garden: Garden, title: string, steps: readonly TestStep[], more: Partial<JobRequest> = {}) =>
  inTemp(async (temp) => {
    await writeFile(join(garden.checkout, `${title}.json`), planText(steps, { title }))
    const inputs = { plan: `${title}.json`, ...more.inputs }
    const job = await runJob(garden, { variables: { RUNNER_TEMP: temp }, ...more, inputs })
    const text = await readFile(job.outputs['report-path'] ?? '', 'utf8')
    return { ...job, report: reportSchema().parse(JSON.parse(text)) }
  })

async function inTemp<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const pushesTo = ({ github }: Garden) => github.gitRequests.filter(({ url }) => url.includes('receive-pack'))

const eventOf = (number: number) => ({
  name: 'pull_request',
  payload: { pull_request: { number, head: { sha: '0'.repeat(40) }, base: { ref: 'main' } } },
})
const overlap = (garden: Garden, number: number) =>
  inTemp((temp) =>
    runJob(garden, { inputs: { mode: 'overlap' }, event: eventOf(number), variables: { RUNNER_TEMP: temp } }),
  )

const MINE = [
  edit('src/b.ts', 'eight', 'VIII'),
  edit('src/a.ts', 'two', '2'),
  edit('src/a.ts', 'four\nfive\nsix', '4-6'),
]

describe('a run among open pull requests', () => {
  it('says in body, warning and output which it fits with and which step of which conflicts, once; `mode: overlap` says it of the others, and only reads', async () => {
    await using garden = await withPulls()
    const job = await publish(garden, 'mine', MINE)
    expect(job.exitCode).toBe(0)
    const lists = garden.github.requests.filter(
      ({ path, body }) => path === '/graphql' && JSON.stringify(body).includes('baseRefName'),
    )
    expect(lists).toHaveLength(1)
    const body = garden.repository.pulls.find(({ title }) => title === 'mine')?.body ?? ''
    expect(body).toContain('fits with #1 and #4; conflicts with #2 at src/a.ts:4 (its step 3, this step 3)')
    expect(body).toContain('conflicts with #5 at src/a.ts:4 (this step 3)')
    expect(body).not.toMatch(/@octocat|<img|#3/)
    expect(commandsIn(job.stdout).filter((line) => line.startsWith('::warning'))).toEqual([
      expect.stringMatching(/OVERLAPS.*#2.*#5/),
    ])
    const overlaps = JSON.parse(job.outputs.overlaps ?? '')
    expect(overlaps).toMatchObject([
      { name: '#1', effect: 'fits', number: 1 },
      { name: '#2', effect: 'conflicts', at: [{ change: expect.any(String) }, { change: expect.any(String) }] },
      { name: '#4', effect: 'fits' },
      { name: '#5', effect: 'conflicts', fork: true },
    ])
    const terminal = renderSummary(job.report, { width: 400, colour: false })
    expect(terminal).toContain('fits with #1 and #4; conflicts with #2 at src/a.ts:4 (its step 3, this step 3)')
    expect(terminal).not.toContain(HOSTILE)
    expect(job.report.overlaps?.pairs.map(({ relation }) => relation)).not.toContain('disjoint')
    expect(job.report.overlaps?.changes.find(({ number }) => number === 4)?.title).toBe(HOSTILE)
    garden.github.clear()
    const again = await publish(garden, 'mine', MINE)
    expect(again.outputs['pull-request-operation']).toBe('none')
    expect(pushesTo(garden)).toEqual([])
    garden.github.clear()
    const seen = await overlap(garden, 2)
    expect(seen).toMatchObject({ exitCode: 0, stderr: '' })
    expect(JSON.parse(seen.outputs.overlaps ?? '')).toContainEqual(
      expect.objectContaining({ name: '#6', effect: 'conflicts' }),
    )
    expect(seen.summary).toContain('conflicts with #6 at src/a.ts:5 (its step 3, this step 3)')
    expect(seen.summary).not.toMatch(/@octocat|<img/)
    expect(commandsIn(seen.stdout).filter((line) => line.startsWith('::warning'))).toEqual([
      expect.stringMatching(/file=src\/a\.ts.*line=5/),
    ])
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(pushesTo(garden)).toEqual([])
  })

  it('counts steps through the plans of runs of several', async () => {
    await using garden = await withPulls()
    const more = (text: string) =>
      writeFile(join(garden.checkout, 'more.json'), planText([edit('src/a.ts', 'seven', text)]))
    await more('VII')
    const theirs = { inputs: { plan: 'theirs.json\nmore.json' } }
    expect(await publish(garden, 'theirs', [write('src/d.ts', 'd\n')], theirs)).toMatchObject({ exitCode: 0 })
    await more('7')
    const both = { inputs: { plan: 'both.json\nmore.json' } }
    await publish(garden, 'both', [write('src/e.ts', 'e\n'), write('src/f.ts', 'f\n')], both)
    const body = garden.repository.pulls.at(-1)?.body ?? ''
    expect(body).toContain('conflicts with #6 at src/a.ts:7 (its step 2, this step 3)')
  })

  it('is a draft, or is stopped before the push, where the policy says so', async () => {
    await using drafted = await withPulls({ overlap: 'draft' })
    const draft = await publish(drafted, 'mine', MINE)
    expect([draft.exitCode, drafted.repository.pulls.at(-1)?.draft]).toEqual([0, true])
    await using stopped = await withPulls({ overlap: 'stop' })
    const job = await publish(stopped, 'mine', MINE)
    expect(job.exitCode).toBe(4)
    expect(job.report.problems).toMatchObject([{ name: 'OVERLAPS', message: expect.stringContaining('#2') }])
    expect(JSON.parse(job.outputs.overlaps ?? '')).toHaveLength(4)
    expect(stopped.repository.pulls).toHaveLength(5)
    expect(pushesTo(stopped)).toEqual([])
    expect(
      (await stopped.remote('for-each-ref', '--format=%(refname)', 'refs/heads/editplan')).split('\n'),
    ).toHaveLength(2)
    expect(job.report.problems?.[0]?.message).toContain('Merge or close that one first')
    for (const pull of stopped.repository.pulls) if ([2, 5].includes(pull.number)) pull.state = 'closed'
    expect(await publish(stopped, 'mine', MINE)).toMatchObject({ exitCode: 0 })
  })

  it('is not stopped by what a fork proposes', async () => {
    await using garden = await withPulls({ overlap: 'stop' })
    const job = await publish(garden, 'mine', [edit('src/a.ts', 'six', '6')])
    expect(job.exitCode).toBe(0)
    expect(JSON.parse(job.outputs.overlaps ?? '')).toContainEqual(
      expect.objectContaining({ number: 5, effect: 'conflicts' }),
    )
  })

  it('never runs a command that the plan of another pull request names', async () => {
    await using garden = await withPulls({ rules: { allow: ['Run(node gen.mjs)'] } })
    const mark = markOf(garden)
    try {
      const theirs = [run(['node', 'gen.mjs'], 'src/a.ts'), edit('src/a.ts', 'three', 'III')]
      const made = await publish(garden, 'runs', theirs)
      expect(made).toMatchObject({ exitCode: 0 })
      const ran = await readFile(mark, 'utf8')
      const job = await publish(garden, 'mine', MINE)
      expect(await readFile(mark, 'utf8')).toBe(ran)
      expect(JSON.parse(job.outputs.overlaps ?? '')).toContainEqual(
        expect.objectContaining({ name: `#${made.outputs['pull-request-number']}` }),
      )
    } finally {
      await rm(mark, { force: true })
    }
  })
})

it('`mode: overlap` is refused with a plan, and on other events', async () => {
  await using garden = await plantGarden()
  expect(await runJob(garden, { inputs: { mode: 'overlap', plan: 'x.yaml' }, event: eventOf(1) })).toMatchObject({
    exitCode: 2,
  })
  expect(await runJob(garden, { inputs: { mode: 'overlap' } })).toMatchObject({ exitCode: 2 })
  expect(garden.github.traffic).toEqual([])
})
