import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  MANIFEST_FILE,
  MANIFEST_REFS,
  printManifest,
  type StoredManifest,
} from '../../../../src/core/history/manifest.ts'
import { ledgerRef } from '../../../../src/publish/ledger.ts'
import { blameFile } from '../../../../src/wings/provenance/blame/blame.ts'
import type { Change } from '../../../support/commits.ts'
import { type Garden, plantGarden } from '../../../support/garden.ts'
import { git } from '../../../support/github/state.ts'
import { followServer, mergePull } from '../../../support/merging.ts'
import { BRANCH, forgeRecord, moveBranch, openPull, pullOf, reachOf, recordOf } from '../../../support/provenance.ts'
import { edit, planOf, run } from '../../../support/runs.ts'
import { someOf } from '../../../support/whole.ts'

const blame = (garden: Garden, file: string, more: Partial<Parameters<typeof blameFile>[0]> = {}) =>
  blameFile({ root: garden.checkout, file, publish: reachOf(garden), ...more })

const OFFLINE = { publish: {} }

/** Each line as `text: origin`; of what is not known with the name of the problem. */
async function told(
  garden: Garden,
  file: string,
  more: Partial<Parameters<typeof blameFile>[0]> = {},
): Promise<readonly string[]> {
  const { lines, origins } = await blame(garden, file, more)
  return lines.map(({ text, origin }) => {
    const one = origins[origin]
    if (one?.kind === 'step') return `${text}: ${one.steps} by ${one.by}`
    return `${text}: ${one?.kind}${one?.problem ? ` ${one.problem.name}` : ''}`
  })
}

const PLAN = planOf(
  [
    edit('beds/rose.txt', 'rose', 'rose: red\nrose: white', { why: 'Roses are red.' }),
    edit('beds/iris.txt', 'iris', 'iris: blue'),
    edit('beds/rose.txt', 'rose: white', 'rose: pale\nrose: pink', { id: 'pale', why: 'White was wrong.' }),
  ],
  { title: 'Colour the beds' },
)

const ROSE = ['rose: red', 'rose: pale', 'rose: pink']

/** What is told of the rose bed after the plan. */
const roseBy = (by: string) => ROSE.map((line, at) => `${line}: ${at === 0 ? 1 : 3} by ${by}`)

/** A person's commit on top of the pull request's branch. */
async function pushByHand(garden: Garden, change: Change, message?: string): Promise<void> {
  await moveBranch(garden, await garden.commitElsewhere(BRANCH, change, message === undefined ? {} : { message }))
}

/** The server forgets a ref. */
const forget = (garden: Garden, ref: string) => garden.remote('update-ref', '-d', ref)

describe('blaming the lines of a merged pull request', () => {
  it.each(someOf([['rebase'], ['merge']] as const))(
    'reads the trailers after a %s, and asks nobody',
    async (method) => {
      await using garden = await plantGarden()
      await openPull(garden, { plan: PLAN })
      await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
      await mergePull(garden, method)
      garden.github.clear()
      expect(await told(garden, 'beds/rose.txt')).toEqual(roseBy('trailers'))
      expect(garden.github.traffic).toEqual([])
    },
  )

  it('makes the run of a squash again from its manifest, with one request, and moves no ref', {}, async () => {
    await using garden = await plantGarden()
    const report = await openPull(garden, { plan: PLAN })
    const [squash] = await mergePull(garden, 'squash')
    const before = await garden.git('for-each-ref')
    garden.github.clear()
    const { lines, origins, ...head } = await blame(garden, 'beds/rose.txt')
    expect(head).toEqual({ file: 'beds/rose.txt', revision: null })
    expect(lines).toEqual(ROSE.map((text, at) => ({ line: at + 1, text, commit: squash, origin: at === 0 ? 0 : 1 })))
    const step = { kind: 'step', by: 'manifest', total: 3, pull: { number: 1 }, plan: { title: 'Colour the beds' } }
    expect(origins).toMatchObject([
      { ...step, steps: '1', commit: report.steps[0]?.commit, manifest: (await recordOf(garden)).manifest },
      { ...step, steps: '3', commit: report.steps[2]?.commit, id: 'pale' },
    ])
    expect(origins.map((origin) => 'reason' in origin && origin.reason)).toEqual([
      expect.stringContaining('Roses are red.'),
      expect.stringContaining('White was wrong.'),
    ])
    const asked = `/repos/octo-org/garden/commits/${squash}/pulls?per_page=100`
    expect(garden.github.requests).toMatchObject([{ method: 'GET', path: asked }])
    expect([await garden.git('for-each-ref'), await garden.git('status', '--porcelain')]).toEqual([before, ''])
  })

  it('takes one line or a range, of the checkout or of a commit', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/rose.txt', { lines: [2, 2] })).toEqual(roseBy('manifest').slice(1, 2))
    expect(await told(garden, 'beds/rose.txt', { lines: [2, 3], revision: 'HEAD' })).toEqual(
      roseBy('manifest').slice(1),
    )
    expect(await told(garden, 'beds/rose.txt', { revision: 'HEAD~1' })).toEqual(['rose: person'])
    expect(await told(garden, join(garden.checkout, 'beds/rose.txt'))).toEqual(roseBy('manifest'))
    expect(await told(garden, 'rose.txt', { root: join(garden.checkout, 'beds') })).toEqual(roseBy('manifest'))
    await writeFile(join(garden.checkout, 'beds/rose.txt'), `${ROSE.join('\n')}\nrose: new\n`)
    expect(await told(garden, 'beds/rose.txt')).toEqual([...roseBy('manifest'), 'rose: new: uncommitted'])
  })

  it('finds the steps where the base changed the same file meanwhile', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose\n1\n2\n3\n4\n5\n' })
    await followServer(garden)
    await openPull(garden, { plan: PLAN })
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose\n1\n2\n3\n4\nfive\n' })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/rose.txt')).toEqual([
      ...roseBy('manifest'),
      ...['1', '2', '3', '4', 'five'].map((line) => `${line}: person`),
    ])
  })

  it.each(someOf([['squash'], ['merge'], ['rebase']] as const))(
    'tells the lines of a person who committed on top from those of the steps, after a %s',
    async (method) => {
      await using garden = await plantGarden()
      await openPull(garden, { plan: PLAN })
      await pushByHand(garden, { 'beds/rose.txt': 'rose: red\nrose: black\nrose: pink\n' }, 'Prefer black\n')
      await mergePull(garden, method)
      const by = method === 'squash' ? 'manifest' : 'trailers'
      expect(await told(garden, 'beds/rose.txt')).toEqual([
        `rose: red: 1 by ${by}`,
        'rose: black: person',
        `rose: pink: 3 by ${by}`,
      ])
      const { origins } = await blame(garden, 'beds/rose.txt', { lines: [2, 2] })
      expect(origins).toMatchObject([{ author: 'Fern', subject: 'Prefer black', pull: { number: 1 } }])
    },
  )

  it('blames a person for a line that a person took away and put back as the step had written it', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await pushByHand(garden, { 'beds/rose.txt': 'rose: red\nrose: pink\n' })
    await pushByHand(garden, { 'beds/rose.txt': `${ROSE.join('\n')}\n` })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/rose.txt')).toEqual([
      'rose: red: 1 by manifest',
      'rose: pale: person',
      'rose: pink: 3 by manifest',
    ])
  })

  it('tells each of several commits of a person that a rebase moved', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await pushByHand(garden, { 'beds/rose.txt': 'rose: red\nrose: black\nrose: pink\n' }, 'Prefer black\n')
    await pushByHand(garden, { 'beds/rose.txt': 'rose: red\nrose: black\nrose: pink\nrose: last\n' }, 'Add one\n')
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await mergePull(garden, 'rebase')
    const { lines, origins } = await blame(garden, 'beds/rose.txt')
    expect(lines.map(({ origin }) => origins[origin])).toMatchObject([
      { kind: 'step', steps: '1' },
      { kind: 'person', subject: 'Prefer black' },
      { kind: 'step', steps: '3' },
      { kind: 'person', subject: 'Add one' },
    ])
  })

  it('tells a person’s commit that the run was put on top of', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await pushByHand(garden, { 'beds/iris.txt': 'iris: blue\niris: late\n' })
    await openPull(garden, { plan: PLAN, publish: { foreignCommits: 'keep' } })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/iris.txt')).toEqual([
      expect.stringMatching(/^iris: blue: 2 by/),
      'iris: late: person',
    ])
  })

  it('finds the steps of commits that hold several, where GitHub signed one commit for all', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN, publish: { signCommits: 'api' } })
    await mergePull(garden, 'merge')
    expect(await told(garden, 'beds/rose.txt', OFFLINE)).toEqual(ROSE.map((line) => `${line}: 1-3 by trailers`))
    expect(await told(garden, 'beds/rose.txt')).toEqual(roseBy('manifest'))
  })

  it('follows a line that a step only moved to the commit that wrote it', async () => {
    await using garden = await plantGarden()
    const steps = [
      { tool: 'Move', file_path: 'beds/rose.txt', new_path: 'beds/roses of "1".txt' },
      edit('beds/roses of "1".txt', 'rose', 'many\nnew\nlines\nof roses\nrose\nand more'),
    ]
    await openPull(garden, { plan: planOf(steps) })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/roses of "1".txt')).toEqual([
      ...['many', 'new', 'lines', 'of roses'].map((line) => `${line}: 2 by manifest`),
      'rose: person',
      'and more: 2 by manifest',
    ])
  })

  it('reads files with CRLF and bytes that are not UTF-8', async () => {
    await using garden = await plantGarden()
    const before = Buffer.from('caf\u00e9\r\nrose\r\nros\u00e9\r\n', 'latin1')
    await garden.commitElsewhere('main', { 'beds/rose.txt': before })
    await followServer(garden)
    const steps = [edit('beds/rose.txt', 'rose', 'rose: red\nrose: pale'), edit('beds/iris.txt', 'iris', 'iris: blue')]
    await openPull(garden, { plan: planOf(steps) })
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/rose.txt')).toEqual([
      'caf\udce9: person',
      'rose: red: 1 by manifest',
      'rose: pale: 1 by manifest',
      'ros\udce9: person',
    ])
  })

  it('tells the lines of formatters and of commands, as the manifest has them, and runs nothing', async () => {
    await using garden = await plantGarden()
    const script = "require('fs').appendFileSync('beds/rose.txt', 'formatted\\n')"
    const command = 'cp README.md beds/copy.txt'
    const policyOf = (argv: readonly string[]) => {
      const verify = [{ name: 'gardener', run: argv, formats: true }]
      return { name: 'p.yml', text: JSON.stringify({ version: 1, verify, rules: { allow: [`Run(${command})`] } }) }
    }
    const plan = planOf([edit('beds/rose.txt', 'rose', 'rose: red'), run(command, 'beds/')])
    await openPull(garden, { plan, policy: policyOf([process.execPath, '-e', script]) })
    await mergePull(garden, 'squash')
    await forgetHead(garden)
    const policy = policyOf([process.execPath, '-e', 'process.exit(1)'])
    expect(await told(garden, 'beds/rose.txt', { policy })).toEqual([
      'rose: red: 1 by manifest',
      'formatted:  by manifest',
    ])
    expect(await told(garden, 'beds/copy.txt', { policy })).toEqual(['# Garden: 2 by manifest'])
    expect(await told(garden, 'beds/copy.txt')).toEqual(['# Garden: unknown MANIFEST_INVALID'])
  })

  it('asks about each commit once, and fetches a manifest once', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'a\nrose: red\nb\nrose: pale\nc\nrose: pink\nd\n' })
    await followServer(garden)
    garden.github.clear()
    expect((await told(garden, 'beds/rose.txt')).map((line) => line.replace(/.*: /, ''))).toEqual([
      'person',
      '1 by manifest',
      'person',
      '3 by manifest',
      'person',
      '3 by manifest',
      'person',
    ])
    expect(garden.github.requests).toHaveLength(2)
    // The ledger and the manifest are fetched, each in one connection.
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('service='))).toHaveLength(2)
  })
})

describe('what cannot be known is said to be unknown', () => {
  it('asks nobody without a token, and says so of each line', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    garden.github.clear()
    expect(await told(garden, 'beds/rose.txt', OFFLINE)).toEqual(ROSE.map((line) => `${line}: unasked`))
    expect(garden.github.traffic).toEqual([])
  })

  it('asks nobody where there is no remote', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await garden.git('remote', 'remove', 'origin')
    for (const more of [{}, OFFLINE]) expect(await told(garden, 'beds/rose.txt', more)).toEqual(['rose: unasked'])
  })

  it('reads the commits of the pull request where its manifest is gone, and says that they are gone too', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    await forget(garden, `${MANIFEST_REFS}${(await recordOf(garden)).manifest}`)
    expect(await told(garden, 'beds/rose.txt')).toEqual(roseBy('trailers'))
    await forgetHead(garden)
    expect(await told(garden, 'beds/rose.txt')).toEqual(ROSE.map((line) => `${line}: unknown MANIFEST_MISSING`))
  })

  it('says that a run with a credential has no manifest', async () => {
    await using garden = await plantGarden()
    const key = `ghp_${'a1B2'.repeat(9)}`
    await garden.commitElsewhere('main', { 'beds/rose.txt': `token = ${key}\nrose\n` })
    await followServer(garden)
    await openPull(garden, { plan: planOf([edit('beds/rose.txt', `token = ${key}`, 'token = none')]) })
    expect((await recordOf(garden)).manifest).toBe(undefined)
    await pushByHand(garden, { 'beds/iris.txt': 'iris: late\n' })
    await mergePull(garden, 'squash')
    await forgetHead(garden)
    expect(await told(garden, 'beds/rose.txt')).toEqual(['token = none: unknown MANIFEST_MISSING', 'rose: person'])
  })

  it('does not guess where the merged file is not what manifest or head give', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    const other = await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose: red\nrose: grey\nrose: pink\n' })
    Object.assign(pullOf(garden), { state: 'closed', merged: true, commits: [other] })
    await followServer(garden)
    const unknown = ['rose: red', 'rose: grey', 'rose: pink'].map((line) => `${line}: unknown VERIFY_MISMATCH`)
    expect(await told(garden, 'beds/rose.txt')).toEqual(unknown)
  })

  it('believes no marker that names another manifest', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    await forgetHead(garden)
    await forgeRecord(garden, { manifest: 'f'.repeat(64) })
    expect(await told(garden, 'beds/rose.txt', { lines: [1, 1] })).toEqual(['rose: red: unknown MANIFEST_MISSING'])
    await storeManifest(garden, { digest: 'f'.repeat(64), text: '{"version":1}\n' })
    expect(await told(garden, 'beds/rose.txt', { lines: [1, 1] })).toEqual(['rose: red: unknown MANIFEST_INVALID'])
  })

  it.each([['HEAD'], ['HEAD~2^{tree}']])('believes no manifest whose base is %s', async (revision) => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await mergePull(garden, 'squash')
    await forgetHead(garden)
    const base = await garden.git('rev-parse', revision)
    const name = `${MANIFEST_REFS}${(await recordOf(garden)).manifest}:${MANIFEST_FILE}`
    const forged = printManifest({ ...JSON.parse(await garden.remote('show', name)), base })
    await storeManifest(garden, forged)
    await forgeRecord(garden, { manifest: forged.digest })
    expect(await told(garden, 'beds/rose.txt', { lines: [1, 1] })).toEqual(['rose: red: unknown VERIFY_MISMATCH'])
  })

  it('reads the commits of a branch that was pushed by hand and squashed', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    await forget(garden, ledgerRef(BRANCH))
    await mergePull(garden, 'squash')
    expect(await told(garden, 'beds/rose.txt')).toEqual(roseBy('trailers'))
  })

  it('tells a person’s commit, and one that GitHub does not have', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { plan: PLAN })
    const hand = await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose: red\n' })
    Object.assign(pullOf(garden), { commits: [hand] })
    await forget(garden, ledgerRef(BRANCH))
    await followServer(garden)
    const { origins } = await blame(garden, 'beds/rose.txt')
    expect(origins).toMatchObject([{ kind: 'person', commit: hand, author: 'Fern', pull: { number: 1 } }])
    const on = 'GET /repos/octo-org/garden/commits/'
    garden.github.faults.push({ on, status: 422, body: { message: 'No commit' } })
    expect(await told(garden, 'beds/rose.txt')).toEqual(['rose: red: unknown GITHUB_FAILED'])
    garden.github.faults.push({ on, status: 401, body: { message: 'Bad credentials' } })
    await expect(blame(garden, 'beds/rose.txt')).rejects.toMatchObject({ problems: [{ name: 'GITHUB_FAILED' }] })
  })

  it('takes the squashed trailers of several commits for none of them', async () => {
    await using garden = await plantGarden()
    const names = `Editplan-Plan: sha256:${'a'.repeat(64)}\nEditplan-Run: r1`
    const block = (step: number) => `* Edit beds/rose.txt: x\n\nEditplan-Step: ${step}/2\n${names}\n`
    const change = { 'beds/rose.txt': 'rose: red\n' }
    await garden.commitElsewhere('main', change, { message: `Squashed (#1)\n\n${block(1)}\n${block(2)}` })
    await followServer(garden)
    expect(await told(garden, 'beds/rose.txt', OFFLINE)).toEqual(['rose: red: unasked'])
    expect(await told(garden, 'beds/rose.txt')).toEqual(['rose: red: unknown MANIFEST_MISSING'])
  })

  it('does not name a step where a shallow clone ends', { tags: 'quick' }, async () => {
    await using garden = await plantGarden({ shallow: true })
    expect(await told(garden, 'beds/rose.txt')).toEqual(['rose: unknown UNKNOWN_REVISION'])
  })

  it('refuses a file, lines and a revision that are not there', async () => {
    await using garden = await plantGarden()
    const refusals: readonly (readonly [Parameters<typeof blame>[2] & { readonly file: string }, object])[] = [
      [{ file: 'beds/roze.txt' }, { name: 'FILE_NOT_FOUND', suggestions: ['beds/rose.txt'] }],
      [{ file: 'beds/rose.txt', lines: [2, 2] }, { name: 'USAGE' }],
      [{ file: 'beds/rose.txt', lines: [1, 2] }, { name: 'USAGE' }],
      [{ file: 'beds' }, { name: 'IS_DIRECTORY' }],
      [{ file: '../out.txt' }, { name: 'PATH_OUTSIDE_REPO' }],
      [{ file: 'beds/rose.txt', revision: 'nowhere' }, { name: 'UNKNOWN_REVISION' }],
    ]
    for (const [asked, problem] of refusals)
      await expect(blame(garden, asked.file, asked)).rejects.toMatchObject({ problems: [problem] })
  })

  it('refuses a file that was deleted in the checkout, and one that no commit has', async () => {
    await using garden = await plantGarden()
    await rm(join(garden.checkout, 'beds/rose.txt'))
    await writeFile(join(garden.checkout, 'beds/new.txt'), 'new\n')
    for (const file of ['beds/rose.txt', 'beds/new.txt'])
      await expect(blame(garden, file)).rejects.toMatchObject({ problems: [{ name: 'FILE_NOT_FOUND' }] })
    expect(await told(garden, 'beds/rose.txt', { revision: 'HEAD' })).toEqual(['rose: person'])
  })
})

/** Puts a manifest where a marker may name it. */
async function storeManifest(garden: Garden, { digest, text }: StoredManifest): Promise<void> {
  const blob = await git(garden.repository.folder, ['hash-object', '-w', '--stdin'], text)
  const tree = await git(garden.repository.folder, ['mktree'], `100644 blob ${blob}\t${MANIFEST_FILE}\n`)
  await garden.remote('update-ref', `${MANIFEST_REFS}${digest}`, await garden.remote('commit-tree', tree, '-m', 'x'))
}

/** Nobody can fetch the commits of the pull request's branch any more; the checkout forgets them too. */
async function forgetHead(garden: Garden): Promise<void> {
  const pull = pullOf(garden)
  await forget(garden, `refs/heads/${BRANCH}`)
  await forget(garden, `refs/pull/${pull.number}/head`)
  for (const ref of (await garden.git('for-each-ref', '--format=%(refname)')).split('\n'))
    if (!ref.endsWith('/main')) await garden.git('update-ref', '-d', ref)
  await garden.git('reflog', 'expire', '--expire=now', '--all')
  await garden.git('gc', '--quiet', '--prune=now')
}
