import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { repository, temporaryFolder, testEnvironment } from '../../support/git.ts'

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

const workflow = parse(
  readFileSync(path.join(import.meta.dirname, '../../../examples/workflows/repair-loop.yml'), 'utf8'),
)

const LOOP: string = workflow.jobs.propose.steps.find((step: { id?: string }) => step.id === 'loop').run
const REPORT: string = workflow.jobs.report.steps.at(-1).run

const planOf = (old_string: string) =>
  JSON.stringify({
    version: 1,
    title: 'T',
    options: { reads: 'auto' },
    steps: [{ tool: 'Edit', file_path: 'a.txt', old_string, new_string: 'x' }],
  })

/** Runs the loop's own script with an agent that answers these texts, one after the other. */
const loop = (...answers: readonly string[]) => {
  using repo = repository({ 'a.txt': 'alpha\nbeta\n' })
  using folder = temporaryFolder()
  const bin = path.join(folder.path, 'bin')
  const temp = path.join(folder.path, 'temp')
  for (const made of [bin, temp]) mkdirSync(made)
  const script = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/bash\n${text}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  for (const [index, answer] of answers.entries()) writeFileSync(path.join(temp, `answer${index}`), answer)
  script(
    'agent',
    `n=$(cat ${temp}/count 2>/dev/null || echo 0); cat > ${temp}/asked$n; cat ${temp}/answer$n; echo $((n + 1)) > ${temp}/count`,
  )
  script('npx', `shift; exec ${JSON.stringify(process.execPath)} ${JSON.stringify(cli.file)} "$@"`)
  script('gh', `while [ "$1" != --body-file ]; do shift; done; cp "$2" ${temp}/issue.md`)
  const env = {
    ...testEnvironment(),
    PATH: `${bin}:${process.env.PATH}`,
    TASK: 'Do it',
    AGENT: path.join(bin, 'agent'),
    GITHUB_WORKSPACE: repo.root,
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: path.join(temp, 'output'),
  }
  const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', LOOP], { cwd: repo.root, env, encoding: 'utf8' })
  expect([ran.status, ran.stderr]).toEqual([0, ran.stderr])
  const accepted = readFileSync(path.join(temp, 'output'), 'utf8').includes('accepted=true')
  const made = path.join(temp, 'loop')
  if (!accepted)
    expect(
      spawnSync('bash', ['-e', '-c', REPORT], { cwd: made, env: { ...env, GITHUB_REPOSITORY: 'ada/shop' } }).status,
    ).toBe(0)
  const read = (name: string) =>
    existsSync(path.join(temp, name)) ? readFileSync(path.join(temp, name), 'utf8') : undefined
  return {
    accepted,
    tries: Number(read('count')),
    asked: read('asked1'),
    issue: read('issue.md'),
    plan: readFileSync(path.join(made, 'plan.yaml'), 'utf8'),
  }
}

describe('the loop of proposal, check and repair', () => {
  it('takes the plan that an answer makes good', () => {
    const answer = JSON.stringify([{ step: 1, input: { file_path: 'a.txt', old_string: 'alpha', new_string: 'x' } }])
    expect(loop(planOf('nothing like it'), answer)).toMatchObject({ accepted: true, tries: 2, issue: undefined })
  })

  it('gives up after three tries with an issue that holds what was refused', () => {
    const answer = JSON.stringify([
      { step: 1, input: { file_path: 'a.txt', old_string: 'still not there', new_string: 'x' } },
    ])
    const { accepted, tries, issue } = loop(planOf('nothing like it'), answer, answer, answer)
    expect({ accepted, tries }).toEqual({ accepted: false, tries: 3 })
    expect(issue).toContain('STRING_NOT_FOUND')
  })

  it('asks again for a plan that cannot be read', () => {
    const { accepted, tries, asked } = loop('version: 1\ntitle: T\nsteps: nonsense\n', planOf('alpha'))
    expect({ accepted, tries }).toEqual({ accepted: true, tries: 2 })
    expect(asked).toContain('nonsense')
  })
})
