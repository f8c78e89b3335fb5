import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { credentialEnvironment } from '../../src/publish/origin.ts'
import type { Change } from '../support/commits.ts'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../support/garden.ts'
import { git } from '../support/github/state.ts'
import { runJob } from '../support/runner.ts'
import { edit, planText, type TestStep } from '../support/runs.ts'

const BRANCH = 'editplan/tend-the-garden'

const POLICY = 'version: 1\nlimits: { files: 9 }\n'

/** The checkout of a job that kept no credentials: the tip's history and folders, and only the files of some folders. */
async function sparseGarden(cone: string, files: Change = {}): Promise<Garden> {
  const garden = await plantGarden()
  await garden.commitElsewhere('main', { '.github/editplan.yml': POLICY, 'tools/saw.txt': 'saw\n', ...files })
  const url = `${garden.github.serverUrl}/${REPOSITORY}.git`
  const env = credentialEnvironment(url, TOKEN)
  const settings = Array.from({ length: Number(env.GIT_CONFIG_COUNT) }, (_, at) => [
    '-c',
    `${env[`GIT_CONFIG_KEY_${at}`]}=${env[`GIT_CONFIG_VALUE_${at}`]}`,
  ]).flat()
  await rm(garden.checkout, { recursive: true, force: true })
  const clone = ['clone', '--quiet', '--filter=blob:none', '--no-checkout', url, garden.checkout]
  await git('/', [...settings, ...clone])
  await garden.git('sparse-checkout', 'set', cone)
  await garden.git(...settings, 'checkout', '--quiet', 'main')
  expect(await readFile(join(garden.checkout, '.git', 'config'), 'utf8')).not.toMatch(/extraheader/i)
  return garden
}

async function publishWith(garden: Garden, steps: readonly TestStep[], inputs: Readonly<Record<string, string>> = {}) {
  await writeFile(join(garden.checkout, 'plan.json'), planText(steps, JSON.parse(inputs.header ?? '{}')))
  const { header: _, ...rest } = inputs
  const { exitCode, stdout, stderr } = await runJob(garden, { inputs: { plan: 'plan.json', ...rest } })
  expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, ''])
}

describe('a sparse checkout of a partial clone that kept no credentials', () => {
  it('publishes edits inside and outside, globs and Moves, where the policy lies outside', async () => {
    await using garden = await sparseGarden('beds', { 'tools/axe.txt': 'axe\n', 'tools/rake.txt': 'rake\n' })
    await publishWith(garden, [
      edit('beds/rose.txt', 'rose', 'red'),
      edit('tools/saw.txt', 'saw', 'small saw'),
      { tool: 'Edit', glob: 'tools/*', old_string: 'axe', new_string: 'large axe' },
      { tool: 'Move', file_path: 'tools/rake.txt', new_path: 'shed/rake.txt' },
    ])
    const paths = ['beds/rose.txt', 'tools/saw.txt', 'tools/axe.txt', 'shed/rake.txt']
    const contents = await Promise.all(paths.map((path) => garden.remote('show', `${BRANCH}:${path}`)))
    expect(contents).toEqual(['red', 'small saw', 'large axe', 'rake'])
  })

  it('publishes what needs the attributes and owners of other folders', async () => {
    await using garden = await sparseGarden('beds', {
      'tools/.gitattributes': '*.txt text eol=crlf\n',
      '.github/CODEOWNERS': 'tools/ @fern\n',
    })
    await publishWith(garden, [edit('tools/saw.txt', 'saw', 'axe')], { split: 'codeowners' })
    const branches = await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads/editplan')
    expect(branches.split('\n')).toHaveLength(1)
  })

  it('publishes a plan of an older commit, after files came and went', async () => {
    await using garden = await sparseGarden('beds')
    const base = await garden.remote('rev-parse', 'main')
    await garden.commitElsewhere('main', { 'tools/saw.txt': 'saw\n\nrake\n', 'tools/hoe.txt': 'hoe\n' })
    const header = JSON.stringify({ base })
    await publishWith(garden, [edit('beds/rose.txt', 'rose', 'red')], { header })
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('red')
  })

  it('updates its pull request in the second week', async () => {
    await using garden = await sparseGarden('beds')
    await publishWith(garden, [edit('tools/saw.txt', 'saw', 'axe')], { update: 'always' })
    await garden.commitElsewhere('main', { 'tools/hoe.txt': 'hoe\n' })
    await publishWith(garden, [edit('tools/saw.txt', 'saw', 'axe')], { update: 'always' })
    expect(await garden.remote('show', `${BRANCH}:tools/hoe.txt`)).toBe('hoe')
  })
})
