import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { runJob } from '../../support/runner.ts'
import { edit, planText, type TestStep, write } from '../../support/runs.ts'

const heads = (garden: Garden) => garden.remote('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/')

async function job(
  garden: Garden,
  steps: readonly TestStep[],
  event?: { readonly name: string; readonly payload: object },
) {
  await writeFile(join(garden.checkout, 'plan.json'), planText(steps))
  const { exitCode, stdout } = await runJob(garden, {
    inputs: { plan: 'plan.json' },
    ...(event && { event }),
  })
  return { exitCode, names: [...stdout.matchAll(/^::error .*?title=([A-Z_]+)/gm)].map(([, name]) => name) }
}

const ATTRIBUTES = '*.psd filter=lfs diff=lfs merge=lfs -text\n'

describe('files of Git LFS on a runner without git-lfs', () => {
  // The system’s settings may name it.
  beforeEach(() => void vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1'))
  afterEach(() => vi.unstubAllEnvs())

  it('are not pushed as they are, neither where the base names them nor where the plan does', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', {
      '.github/editplan.yml': 'version: 1\nrules: { allow: [ "Edit(.gitattributes)" ] }\n',
    })
    const refused = await job(garden, [write('.gitattributes', ATTRIBUTES), write('logo.psd', 'a picture\n')])
    expect(refused.names).toEqual(['LFS_NOT_UPLOADED'])
    await garden.commitElsewhere('main', { '.gitattributes': ATTRIBUTES, 'raw.psd': 'stored long ago\n' })
    const again = await job(garden, [write('logo.psd', 'a picture\n')])
    expect(again).toEqual({ exitCode: 5, names: ['LFS_NOT_UPLOADED'] })
    expect(await heads(garden)).toBe('main')
    // One that is in git already does not become less so.
    expect((await job(garden, [edit('raw.psd', 'stored', 'kept')])).exitCode).toBe(0)
  })
})

describe('a job in a merge queue', () => {
  const QUEUE = 'gh-readonly-queue/main/pr-3-x'

  async function queued(base_ref?: string) {
    const garden = await plantGarden()
    await garden.remote('branch', QUEUE, 'main')
    await garden.git('checkout', '--quiet', '-b', QUEUE)
    const payload = { merge_group: { head_ref: `refs/heads/${QUEUE}`, ...(base_ref && { base_ref }) } }
    const told = await job(garden, [edit('beds/rose.txt', 'rose', 'red')], { name: 'merge_group', payload })
    return { garden, told }
  }

  it('opens the pull request on the branch that the queue merges into', async () => {
    const { garden, told } = await queued('refs/heads/main')
    await using _ = garden
    expect(told).toEqual({ exitCode: 0, names: [] })
    expect(garden.repository.pulls).toMatchObject([{ base: { ref: 'main' } }])
  })

  it('is refused where the event does not name that branch', async () => {
    const { garden, told } = await queued()
    await using _ = garden
    expect([told.names, garden.repository.pulls]).toEqual([['USAGE'], []])
  })
})
