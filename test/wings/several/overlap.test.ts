import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findOverlaps, overlapsOfPull } from '../../../src/wings/several/find-overlaps.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { damaged } from '../../support/github/faults.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { editplan } from '../../support/program.ts'
import { edit, planOf, planText } from '../../support/runs.ts'

const ROSE = Array.from({ length: 200 }, (_, at) => `rose ${at}`)

async function planted(options: Parameters<typeof plantGarden>[0] = {}): Promise<Garden> {
  const garden = await plantGarden(options)
  const tip = await garden.commitElsewhere('main', { 'beds/rose.txt': `${ROSE.join('\n')}\n` })
  await garden.git('fetch', '--quiet', garden.repository.folder, ...(options.shallow ? ['--depth=1'] : []), 'main')
  await garden.git('reset', '--quiet', '--hard', tip)
  return garden
}

/** With one line changed. */
const rose = (line: number, text: string): string => `${ROSE.toSpliced(line, 1, text).join('\n')}\n`

const onGitHub = ({ checkout, github: { serverUrl, apiUrl } }: Garden): Parameters<typeof findOverlaps>[1] => ({
  root: checkout,
  pulls: true,
  publish: { token: TOKEN, serverUrl, apiUrl, graphqlUrl: `${serverUrl}/api/graphql` },
})

const PLAN = planOf([edit('beds/rose.txt', 'rose 7\n', 'peony\n')])
const PULLS = Number(process.env.OVERLAP_PULLS ?? 6)

describe('many open pull requests', () => {
  it(`are compared, ${PULLS} of them, with a list for each fifty and one fetch`, {
    timeout: 240_000,
  }, async () => {
    await using garden = await planted()
    for (let at = 0; at < PULLS; at += 1)
      await openTheirPull(garden, { change: { 'beds/rose.txt': rose(at, `tulip ${at}`) } })
    for (let at = 0; at < 5; at += 1) await openTheirPull(garden, { change: { [`beds/fern-${at}.txt`]: 'fern\n' } })
    garden.github.clear()
    const started = performance.now()
    const { pairs, left_out } = await findOverlaps([PLAN], onGitHub(garden))
    const seconds = (performance.now() - started) / 1000
    if (process.env.OVERLAP_PULLS)
      console.log(`${PULLS} pull requests: ${seconds.toFixed(1)} s, ${garden.github.traffic.length} requests`)
    const of = (kind: string) => pairs.filter(({ relation }) => relation === kind).length
    expect([of('disjoint'), of('conflicts'), of('commutes'), left_out.length]).toEqual([
      5,
      PULLS > 7 ? 1 : 0,
      Math.min(100, PULLS) - (PULLS > 7 ? 1 : 0),
      Math.max(0, PULLS - 100),
    ])
    expect(garden.github.requests).toHaveLength(Math.ceil((PULLS + 5) / 50))
    expect(garden.github.gitRequests.filter(({ url }) => url.endsWith('/git-upload-pack')).length).toBeLessThanOrEqual(
      5,
    )
  })

  it('are not compared any more once time is up, which is said', async () => {
    await using garden = await planted()
    await openTheirPull(garden, { change: { 'beds/rose.txt': rose(3, 'tulip') } })
    await openTheirPull(garden, { change: { 'beds/fern.txt': 'fern\n' } })
    const { pairs } = await findOverlaps([PLAN], { ...onGitHub(garden), until: AbortSignal.abort() })
    expect(pairs).toMatchObject([{ relation: 'unknown', reason: expect.any(String) }, { relation: 'disjoint' }])
  })

  it('are named where there are more than are compared', async () => {
    await using garden = await planted()
    await openTheirPull(garden, { change: { 'beds/fern.txt': 'fern\n' } })
    const endless = { pageInfo: { hasNextPage: true, endCursor: 'c' }, nodes: [] }
    const page = damaged('POST /graphql repository', () => ({ data: { repository: { pullRequests: endless } } }))
    garden.github.faults.push(...Array.from({ length: 20 }, () => page))
    expect((await findOverlaps([PLAN], onGitHub(garden))).left_out).toMatchObject([{ name: expect.any(String) }])
  })

  it('are not said to be free of conflicts with one that GitHub does not list', async () => {
    await using garden = await planted()
    const { number } = await openTheirPull(garden, { change: { 'beds/rose.txt': rose(3, 'tulip') } })
    await openTheirPull(garden, { change: { 'beds/rose.txt': rose(3, 'fern') } })
    const { publish = {} } = onGitHub(garden)
    const url = `${garden.github.serverUrl}/${garden.repository.name}.git`
    const asked = {
      number,
      base: 'main',
      parent: garden.checkout,
      url,
      publish: { ...publish, repository: garden.repository.name },
    }
    expect(await overlapsOfPull(asked)).toMatchObject({ pairs: [{ relation: 'conflicts' }], left_out: [] })
    const none = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] }
    garden.github.faults.push(
      damaged('POST /graphql repository', () => ({ data: { repository: { pullRequests: none } } })),
    )
    expect(await overlapsOfPull(asked)).toMatchObject({ pairs: [], left_out: [{ name: `#${number}` }] })
  })

  it('are told from the base where a shallow clone ends', async () => {
    await using garden = await planted({ shallow: true })
    const [, old = ''] = (await garden.remote('rev-list', 'main')).split('\n')
    await openTheirPull(garden, { change: { 'beds/iris.txt': 'iris: blue\n' }, onto: old })
    await openTheirPull(garden, { change: { 'beds/rose.txt': rose(7, 'tulip') } })
    const iris = planOf([edit('beds/iris.txt', 'iris\n', 'lily\n'), edit('beds/rose.txt', 'rose 9\n', 'rose: 9\n')])
    const { pairs } = await findOverlaps([iris], onGitHub(garden))
    expect(pairs.map(({ relation }) => relation)).toEqual(['conflicts', 'commutes'])
  })

  it('need a token, and something to compare', { tags: 'quick' }, async () => {
    await using garden = await planted()
    await expect(findOverlaps([PLAN], { root: garden.checkout, pulls: true })).rejects.toMatchObject({
      name: 'GITHUB_FAILED',
    })
    await expect(findOverlaps([PLAN], { root: garden.checkout })).rejects.toMatchObject({ name: 'USAGE' })
    expect(garden.github.traffic).toEqual([])
  })
})

describe('worktrees', () => {
  it('are compared with what nobody committed yet, and stay as they are', async () => {
    await using garden = await planted()
    const folders = ['#1', 'one.yaml'].map((name) => join(garden.checkout, '..', `${name}-${process.pid}`))
    try {
      for (const [at, folder] of folders.entries()) {
        await garden.git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD')
        await writeFile(join(folder, 'beds/rose.txt'), rose(at + 6, 'tulip'))
        await writeFile(join(folder, 'new.txt'), `${at}\n`)
      }
      await symlink('iris.txt', join(folders[0] ?? '', 'beds/linked.txt'))
      const before = [
        await garden.git('count-objects'),
        await garden.git('-C', folders[0] ?? '', 'status', '--porcelain'),
      ]
      await writeFile(
        join(garden.checkout, 'plan.json'),
        planText([edit('beds/rose.txt', 'rose 7\n', 'peony\n'), edit('beds/linked.txt', 'iris', 'lily')]),
      )
      const asked = await editplan(['overlap', 'plan.json', '--worktrees', '--json'], { cwd: garden.checkout })
      const { pairs, changes } = JSON.parse(asked.stdout)
      expect(asked.exitCode).toBe(0)
      expect(changes.map(({ name }: { name: string }) => name)).toEqual([
        'plan',
        expect.stringMatching(/^editplan-garden-/),
        `worktree #1-${process.pid}`,
        `one.yaml-${process.pid}`,
      ])
      expect(pairs.map(({ relation }: { relation: string }) => relation)).toEqual(['disjoint', 'unknown', 'behind'])
      const all = JSON.parse((await editplan(['overlap', '--worktrees', '--json'], { cwd: garden.checkout })).stdout)
      expect(all.pairs.map(({ relation }: { relation: string }) => relation)).toEqual([
        'disjoint',
        'disjoint',
        'conflicts',
      ])
      const judged = await editplan(['overlap', '--worktrees', '--exit-code'], { cwd: garden.checkout })
      expect(judged.exitCode).toBe(4)
      expect([
        await garden.git('count-objects'),
        await garden.git('-C', folders[0] ?? '', 'status', '--porcelain'),
      ]).toEqual(before)
      const told = await editplan(['overlap', '--worktrees'], { cwd: garden.checkout })
      expect(told.stdout).toMatch(/conflict.*beds\/rose\.txt|conflict.*new\.txt/)
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    }
  })
})
