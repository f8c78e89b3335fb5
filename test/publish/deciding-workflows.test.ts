import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decidedBy } from '../../src/publish/deciding-workflows.ts'
import { plantGarden, TOKEN } from '../support/garden.ts'
import { runJob } from '../support/runner.ts'
import { edit, planText } from '../support/runs.ts'

const EXAMPLE = readFileSync(new URL('../../examples/workflows/review-decisions.yml', import.meta.url), 'utf8')

const STEP = 'steps: [{ uses: editplan/editplan@v0, with: { mode: review } }]'
const workflow = (on: string, job = STEP): string => `on: ${on}\njobs:\n  one: { runs-on: x, ${job} }\n`
const EDITED = '{ pull_request_target: { types: [edited] } }'

describe('how people decide about steps', () => {
  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['the example', { 'a.yml': EXAMPLE }, 'edits'],
    ['edits', { 'a.yml': workflow(EDITED) }, 'edits'],
    ['a single type', { 'a.yaml': workflow('{ pull_request_target: { types: edited } }') }, 'edits'],
    ['comments', { 'a.yml': workflow('issue_comment') }, 'comments'],
    ['comments among others', { 'a.yml': workflow('[push, issue_comment]') }, 'comments'],
    ['comments without types', { 'a.yml': workflow('{ issue_comment: }') }, 'comments'],
    ['one file each', { 'a.yml': workflow('issue_comment'), 'b.yml': workflow(EDITED) }, 'edits'],
    ['edits only of what does not review', { 'a.yml': workflow(EDITED, 'steps: [{ run: x }]') }, undefined],
    ['other types', { 'a.yml': workflow('{ pull_request_target: { types: [opened] } }') }, undefined],
    ['no types of a pull request', { 'a.yml': workflow('pull_request_target') }, undefined],
    ['deleted comments', { 'a.yml': workflow('{ issue_comment: { types: [deleted] } }') }, undefined],
    ['another mode', { 'a.yml': workflow(EDITED, STEP.replace('review', 'verify')) }, undefined],
    ['a mode that an expression gives', { 'a.yml': workflow(EDITED, STEP.replace('review', "'${{ x }}'")) }, 'edits'],
    ['a pinned copy', { 'a.yml': workflow(EDITED, STEP.replace('editplan/editplan@v0', './vendor')) }, 'edits'],
    [
      'a workflow that is called',
      { 'a.yml': workflow(EDITED, 'uses: ./.github/workflows/b.yml'), 'b.yml': workflow('workflow_call') },
      'edits',
    ],
    ['one elsewhere', { 'a.yml': workflow(EDITED, 'uses: fern/ci/.github/workflows/editplan.yml@v1') }, 'edits'],
    ['one that calls itself', { 'a.yml': workflow(EDITED, 'uses: ./.github/workflows/a.yml') }, undefined],
    ['what is no YAML', { 'a.yml': `${workflow(EDITED)}}` }, undefined],
    ['no mapping', { 'a.yml': '- one\n', 'b.yml': '', 'c.yml': 'jobs: { a: 1, b: { steps: 2 } }\n' }, undefined],
    [
      'one that repeats an anchor more often than anybody does',
      { 'a.yml': `x: &x [1]\ny: [${'*x, '.repeat(2000)}]\n${workflow(EDITED)}`, 'b.yml': workflow('issue_comment') },
      'comments',
    ],
    [
      'ones that call each other, each many times',
      Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [
          `${name}.yml`,
          `on: issue_comment\njobs:\n${Array.from({ length: 30 }, (_, at) => `  j${at}: { uses: ./.github/workflows/${'abc'[at % 3]}.yml }\n`).join('')}`,
        ]),
      ),
      undefined,
    ],
    ['nothing', {}, undefined],
  ])('is told by workflows: %s', (_, files, expected) => {
    const texts = new Map(Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text]))
    expect(decidedBy(texts)).toBe(expected)
  })

  it('stands in the body as the base has it, and in no issue', async () => {
    for (const reviews of [true, false]) {
      await using garden = await plantGarden({ reviews })
      await writeFile(join(garden.checkout, 'plan.json'), planText([edit('beds/rose.txt', 'rose', 'red')]))
      expect((await runJob(garden, { inputs: { plan: 'plan.json' } })).exitCode).toBe(0)
      expect(/^- \[x\] 1 /m.test(garden.repository.pulls[0]?.body ?? '')).toBe(reviews)
    }
    await using garden = await plantGarden({ reviews: true })
    await writeFile(join(garden.checkout, 'plan.json'), planText([edit('beds/rose.txt', 'rose', 'red')]))
    garden.repository.actionsMayOpenPullRequests = false
    garden.github.tokens.set(TOKEN, {
      login: 'github-actions[bot]',
      contents: 'write',
      pullRequests: 'write',
      issues: 'write',
    })
    await runJob(garden, { inputs: { plan: 'plan.json', fallback: 'issue' } })
    expect(garden.repository.issues.map(({ body }) => [body.includes('1 Edit'), /\[[ x]\]/.test(body)])).toEqual([
      [true, false],
    ])
  })
})
