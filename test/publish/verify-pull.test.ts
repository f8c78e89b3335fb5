import { describe, expect, it } from 'vitest'
import { ownRemote } from '../../src/core/git/commands/remote.ts'
import { openGit } from '../../src/core/git/git.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import { deriveRun } from '../../src/publish/manifest.ts'
import { readManifest } from '../../src/publish/manifest-ref.ts'
import { type Garden, plantGarden } from '../support/garden.ts'
import { git } from '../support/github/state.ts'
import {
  BRANCH,
  forgeRecord,
  moveBranch,
  openPull,
  pullOf,
  recordOf,
  rewritten,
  verify,
} from '../support/provenance.ts'
import { edit, planOf, run } from '../support/runs.ts'

const tip = (garden: Garden) => garden.remote('rev-parse', BRANCH)

/** A commit on the branch's tip with a changed tree and the same message and people. */
async function withTree(garden: Garden, commit: string, tree: string): Promise<string> {
  return rewritten(garden, commit, (text) => text.replace(/^tree .*/, `tree ${tree}`))
}

const merge = async (garden: Garden, ours: string, theirs: string): Promise<string> => {
  const tree = (await garden.remote('merge-tree', '--write-tree', ours, theirs)).split('\n')[0] ?? ''
  return garden.remote('commit-tree', tree, '-p', ours, '-p', theirs, '-m', 'Merge')
}

describe('verifying a pull request by its manifest', () => {
  it('proves a good head, from a fresh look at the server, and changes nothing', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const before = await garden.git('for-each-ref')
    expect(await verify(garden)).toMatchObject({
      outcome: 'proved',
      by: 'commits',
      commits: 2,
      head: await tip(garden),
      base: await garden.remote('rev-parse', 'main'),
      foreign: [],
      results: [],
    })
    expect([await garden.git('for-each-ref'), await garden.git('status', '--porcelain')]).toEqual([before, ''])
  })

  it('replays the steps on the commit that the run replayed them on, where the base moved on', async () => {
    await using garden = await plantGarden()
    const base = await garden.commitElsewhere('main', { 'beds/list.txt': 'a\nb\nc\nd\ne\n' })
    await garden.commitElsewhere('main', { 'beds/list.txt': 'a\nb\nc\nd\ne\na\n' })
    await openPull(garden, { plan: planOf([edit('beds/list.txt', 'a\n', 'A\n')], { base }) })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', by: 'commits', commits: 1 })
  })

  it('names the first commit that has one byte more, with the patch', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const [first, second] = [await garden.remote('rev-parse', `${BRANCH}~1`), await tip(garden)]
    const blob = await git(garden.repository.folder, ['hash-object', '-w', '--stdin'], 'rose: red\n\n')
    const { folder } = garden.repository
    const listing = await git(folder, ['ls-tree', '-r', first])
    const beds = listing.split('\n').flatMap((line) => {
      const [, mode, oid, name] = /^(\d+) blob (\w+)\tbeds\/(.*)$/.exec(line) ?? []
      return name ? [`${mode} blob ${name === 'rose.txt' ? blob : oid}\t${name}`] : []
    })
    const bedsTree = await git(folder, ['mktree'], `${beds.join('\n')}\n`)
    const top = (await git(folder, ['ls-tree', first])).replace(
      /^040000 tree \w+\tbeds$/m,
      `040000 tree ${bedsTree}\tbeds`,
    )
    const extra = await withTree(garden, first, await git(folder, ['mktree'], `${top}\n`))
    await moveBranch(garden, await rewritten(garden, second, (text) => text.replace(/^parent .*/m, `parent ${extra}`)))
    const verdict = await verify(garden)
    expect(verdict).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    expect(verdict.problem?.message).toContain(extra.slice(0, 12))
    expect(verdict.patch?.split('\n').filter((line) => /^[+-](?![+-])/.test(line))).toEqual(['+'])
  })

  it.each([
    ['with another parent beside its own', (own: string, other: string) => `parent ${own}\nparent ${other}`],
    ['without its parent', () => 'parent MAIN'],
  ])('refuses a commit of the same tree %s', async (_, parents) => {
    await using garden = await plantGarden()
    await openPull(garden)
    const [own, head] = [await garden.remote('rev-parse', `${BRANCH}~1`), await tip(garden)]
    const main = await garden.remote('rev-parse', 'main')
    const other = await garden.commitElsewhere('main', { 'beds/rose.txt': 'evil\n' }, { onto: main })
    await garden.remote('update-ref', 'refs/heads/main', main)
    await garden.remote('update-ref', 'refs/heads/evil', other)
    const forged = await rewritten(garden, head, (text) =>
      text.replace(`parent ${own}`, parents(own, other).replace('MAIN', main)),
    )
    await moveBranch(garden, forged)
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
  })

  it('refuses a squash of the branch, and takes one that a merge queue made, by its tree', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const main = await garden.remote('rev-parse', 'main')
    const squash = await garden.remote('commit-tree', `${BRANCH}^{tree}`, '-p', main, '-m', 'Squashed (#1)')
    await garden.remote('update-ref', 'refs/heads/gh-readonly-queue/main/pr-1-x', squash)
    expect(await verify(garden, { group: { base: main, head: squash } })).toMatchObject({
      outcome: 'proved',
      merged: squash,
    })
    await moveBranch(garden, squash)
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
  })

  it('proves the merge commit of a merge queue on a base that moved on, and refuses one that holds more', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const base = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const merged = await merge(garden, base, await tip(garden))
    await garden.remote('update-ref', 'refs/heads/gh-readonly-queue/main/pr-1-x', merged)
    expect(await verify(garden, { group: { base, head: merged } })).toMatchObject({ outcome: 'proved', merged })
    const more = await garden.commitElsewhere('gh-readonly-queue/main/pr-1-x', { 'beds/ivy.txt': 'ivy\n' })
    const verdict = await verify(garden, { group: { base, head: more } })
    expect(verdict).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    expect(verdict.patch).toContain('+ivy')
  })

  it('takes a clean merge of the base on top, and no other merge', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const head = await tip(garden)
    const base = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const updated = await merge(garden, head, base)
    await moveBranch(garden, updated)
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', merges: 1, commits: 2 })
    const tree = await garden.remote('rev-parse', `${head}^{tree}`)
    await moveBranch(garden, await withTree(garden, updated, tree))
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
  })

  it('says of signed commits whether GitHub verified them, and takes no signature at its word', async () => {
    await using garden = await plantGarden()
    await openPull(garden, { publish: { signCommits: 'api' } })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', by: 'signed', commits: 1 })
    const head = await tip(garden)
    await moveBranch(garden, await rewritten(garden, head, (text) => text.replace(' rig\n', ' forged\n')))
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    await moveBranch(garden, await rewritten(garden, head, (text) => text.replace(/^gpgsig .*\n(?: .*\n)*/m, '')))
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
  })

  it('says that a signature was not checked where GitHub cannot be asked about it', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const sign = (text: string) => text.replace('\n\n', '\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n\n')
    const first = await rewritten(garden, await garden.remote('rev-parse', `${BRANCH}~1`), sign)
    const second = await rewritten(garden, await tip(garden), (text) =>
      sign(text).replace(/^parent .*/m, `parent ${first}`),
    )
    await moveBranch(garden, second)
    for (const status of [403, 404])
      garden.github.faults.push({
        on: 'GET /repos/octo-org/garden/git/commits',
        status,
        body: { message: 'Resource not accessible by integration' },
      })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', by: 'unchecked' })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', by: 'signed' })
  })

  it('refuses a commit of others, and shows it apart where the marker lists it and that is allowed', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await moveBranch(garden, theirs)
    expect(await verify(garden, { allow: 'listed' })).toMatchObject({ outcome: 'refused' })
    const more = { publish: { foreignCommits: 'keep' as const }, overrides: { commits: 'per-file' as const } }
    await openPull(garden, more)
    await forgeRecord(garden, { kept: [theirs] })
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    expect(await verify(garden, { allow: 'listed' })).toMatchObject({
      outcome: 'proved',
      foreign: [{ commit: theirs, author: 'Fern' }],
    })
    const last = await garden.commitElsewhere(BRANCH, { 'beds/oak.txt': 'oak\n' })
    await moveBranch(garden, last)
    expect(await verify(garden, { allow: 'listed' })).toMatchObject({ outcome: 'refused' })
  })

  it('refuses a manifest that was changed, and one that was removed', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const ref = `refs/editplan/manifests/${(await recordOf(garden)).manifest}`
    const blob = await garden.remote('rev-parse', `${ref}:manifest.json`)
    const text = (await garden.remote('cat-file', 'blob', blob)).replace('rose: red', 'rose: evil')
    const changed = await git(garden.repository.folder, ['hash-object', '-w', '--stdin'], `${text}\n`)
    const tree = await git(garden.repository.folder, ['mktree'], `100644 blob ${changed}\tmanifest.json\n`)
    await garden.remote('update-ref', ref, await garden.remote('commit-tree', tree, '-m', 'tampered'))
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'MANIFEST_INVALID' } })
    await garden.remote('update-ref', '-d', ref)
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'MANIFEST_MISSING' } })
    await forgeRecord(garden, { manifest: undefined })
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'MANIFEST_MISSING' } })
  })

  it('proves a head again once editplan was run again for the branch, as it asks where it refuses', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const ref = `refs/editplan/manifests/${(await recordOf(garden)).manifest}`
    const empty = await garden.remote('mktree')
    await garden.remote('update-ref', ref, await garden.remote('commit-tree', empty, '-m', 'tampered'))
    const asked = async () => (await verify(garden)).problem?.message ?? ''
    const [, named = ''] = /Delete the ref (\S+), and run editplan again for the branch/.exec(await asked()) ?? []
    await garden.remote('update-ref', '-d', named)
    expect(await asked()).toContain('Run editplan again for this branch')
    await openPull(garden)
    expect(await verify(garden)).toMatchObject({ outcome: 'proved' })
    await moveBranch(garden, await garden.remote('rev-parse', `${BRANCH}~1`))
    expect(await asked()).not.toBe('')
    await openPull(garden)
    expect(await verify(garden)).toMatchObject({ outcome: 'proved' })
  })

  it('takes a pull request without a ledger for one of somebody else, unless its branch has to be made by editplan', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    pullOf(garden).body = 'By hand.'
    expect(await verify(garden)).toMatchObject({ outcome: 'proved' })
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    expect(await verify(garden)).toMatchObject({ outcome: 'not-ours' })
    expect(await verify(garden, { require: ['editplan/**'] })).toMatchObject({ outcome: 'not-ours' })
    expect(await verify(garden, { require: ['editplan/**', 'top*'] })).toMatchObject({
      outcome: 'refused',
      problem: { name: 'MANIFEST_MISSING' },
    })
    pullOf(garden).body = '<!-- editplan:begin 0123456789abcdef {"plan":1} -->\n<!-- editplan:end 0123456789abcdef -->'
    expect(await verify(garden)).toMatchObject({ outcome: 'not-ours' })
  })

  it('takes the results of formatters from the manifest, runs nothing, and says so', async () => {
    await using garden = await plantGarden()
    const script = "require('fs').appendFileSync('beds/rose.txt', 'formatted\\n')"
    const verifying = [{ name: 'gardener', run: [process.execPath, '-e', script], formats: true }]
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, verify: verifying }) }
    await openPull(garden, { policy })
    const failing = { ...verifying[0], run: [process.execPath, '-e', 'process.exit(1)'] }
    const other = { name: 'policy.yml', text: JSON.stringify({ version: 1, verify: [failing] }) }
    expect(await verify(garden, { policy: other })).toMatchObject({
      outcome: 'proved',
      commits: 3,
      results: [{ programs: ['gardener'], files: ['beds/rose.txt'] }],
    })
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'MANIFEST_INVALID' } })
  })

  it('takes the results of commands from the manifest, and runs none, whoever wrote it', async () => {
    await using garden = await plantGarden()
    const command = 'cp beds/rose.txt beds/copy.txt'
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, rules: { allow: [`Run(${command})`] } }) }
    await openPull(garden, { plan: planOf([run(command, 'beds/')]), policy })
    expect(await verify(garden, { policy })).toMatchObject({
      outcome: 'proved',
      results: [{ programs: [command], files: ['beds/copy.txt'] }],
    })
    const digest = (await recordOf(garden)).manifest ?? ''
    const places = [ownRemote(garden.repository.folder)]
    const { results, ...manifest } = await readManifest(await openGit(garden.checkout), places, digest)
    const place = { root: garden.checkout, policy, digest }
    expect(await deriveRun({ ...place, manifest: { ...manifest, results } }, async () => 'derived')).toBe('derived')
    const without = deriveRun({ ...place, manifest: { ...manifest, results: [] } }, async () => 'derived')
    await expect(without).rejects.toMatchObject({ name: 'COMMAND_NOT_RECORDED' })
  })

  it('leaves out again the steps that nobody allowed, and those that were left out', async () => {
    await using garden = await plantGarden()
    const policy = { name: 'policy.yml', text: JSON.stringify({ version: 1, rules: { ask: ['Edit(beds/iris.txt)'] } }) }
    await openPull(garden, { policy, overrides: { on_error: 'continue' } })
    expect(await verify(garden, { policy })).toMatchObject({ outcome: 'proved', commits: 1 })
    await openPull(garden, { without: [1], publish: { branch: 'less' } })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', commits: 1, branch: 'less' })
  })

  it('lists what the policy of today asks about and nobody answered', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', unanswered: [] })
    const policy = JSON.stringify({ version: 1, rules: { ask: ['Edit(beds/iris.txt)'] } })
    await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
    expect(await verify(garden)).toMatchObject({
      outcome: 'proved',
      unanswered: [expect.stringMatching(/^Step \d, Edit of beds\/iris\.txt: /)],
    })
  })

  it('lists it by what became of the file, however the step spells its path', async () => {
    await using garden = await plantGarden()
    const move = { tool: 'Move', file_path: './beds/iris.txt', new_path: 'beds//./iris.pem' }
    await openPull(garden, { plan: planOf([edit('./beds//new.pem', '', 'new\n'), move]) })
    const policy = JSON.stringify({ version: 1, rules: { ask: ['Write(**/*.pem)', 'Move(beds/iris.txt)'] } })
    await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
    expect(await verify(garden)).toMatchObject({
      outcome: 'proved',
      unanswered: [expect.stringMatching(/^Step 1, Edit of beds\/new\.pem: /), expect.stringMatching(/^Step 2, Move/)],
    })
  })

  it('refuses a base that the base branch does not hold, and what its policy denies by now', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const main = await garden.remote('rev-parse', 'main')
    const other = await garden.commitElsewhere('main', { 'README.md': 'other\n' }, { onto: `${main}~1` })
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    await garden.remote('update-ref', 'refs/heads/main', main)
    expect(other).not.toBe(main)
    const policy = JSON.stringify({ version: 1, rules: { deny: ['Edit(beds/rose.txt)'] } })
    await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
    expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'PATH_DENIED' } })
  })

  it('judges the head that it was asked about and no other, and throws where GitHub fails', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    const head = await tip(garden)
    await moveBranch(garden, await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' }))
    expect(await verify(garden, { head })).toMatchObject({ outcome: 'refused', problem: { name: 'VERIFY_MISMATCH' } })
    await expect(verify(garden, { number: 99 })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    await expect(verify(garden, { publish: {} })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
  })

  it.each([undefined, 'api'] as const)(
    'finds the manifest in the fork that holds the branch, signed by %s',
    async (signCommits) => {
      await using garden = await plantGarden()
      const fork = await garden.github.addRepository('fern/garden', { parent: 'octo-org/garden' })
      await openPull(garden, { publish: { pushToFork: 'fern/garden', signCommits } })
      const refs = (folder: string) => git(folder, ['for-each-ref', '--format=%(refname)', 'refs/editplan'])
      const ref = `refs/editplan/manifests/${(await recordOf(garden)).manifest}`
      expect([await refs(fork.folder), await refs(garden.repository.folder)]).toEqual([
        `${ledgerRef(BRANCH)}\n${ref}`,
        '',
      ])
      expect(await verify(garden)).toMatchObject({
        outcome: 'proved',
        by: signCommits === 'api' ? 'signed' : 'commits',
      })
      await git(fork.folder, ['update-ref', '-d', ref])
      expect(await verify(garden)).toMatchObject({ outcome: 'refused', problem: { name: 'MANIFEST_MISSING' } })
    },
  )

  it('judges alike from a shallow checkout', async () => {
    await using garden = await plantGarden({ shallow: true })
    await openPull(garden)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await garden.commitElsewhere('main', { 'beds/oak.txt': 'oak\n' })
    expect(await verify(garden)).toMatchObject({ outcome: 'proved', by: 'commits' })
  })
})
