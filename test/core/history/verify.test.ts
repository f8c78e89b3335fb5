import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareWithRun } from '../../../src/core/history/verify.ts'
import { repository, type TemporaryFolder, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { recordRun } from '../../support/recording.ts'
import type { Change } from '../../support/results.ts'

const changes: Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
  { path: 'a.txt', before: 'a2\n', after: 'a3\n' },
]

type Parts = (text: string) => string

/** A commit of the same text, but for what `change` makes of it, on another parent. */
function remade(repo: TestRepository, commit: string, parent: string, change: Parts = (text) => text): string {
  const text = repo.gitBytes(['cat-file', 'commit', commit]).toString('latin1')
  const body = change(text.replace(/^parent .*$/m, `parent ${parent}`))
  const oid = repo.gitBytes(['hash-object', '-t', 'commit', '-w', '--stdin'], Buffer.from(body, 'latin1'))
  return oid.toString().trim()
}

/** With a signature in the header. */
const signedWith =
  (signature: string): Parts =>
  (text) =>
    text.replace('\n\n', `\ngpgsig ${signature.trim().replaceAll('\n', '\n ')}\n\n`)

const JUNK = signedWith('junk')

const keygen = (args: readonly string[]) => execFileSync('ssh-keygen', args, { stdio: 'pipe' })

let keys: TemporaryFolder
beforeAll(() => {
  keys = temporaryFolder()
  for (const name of ['ada', 'eve']) keygen(['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(keys.path, name)])
  writeFileSync(join(keys.path, 'allowed'), `ada@example.com ${readFileSync(join(keys.path, 'ada.pub'), 'utf8')}`)
})
afterAll(() => keys[Symbol.dispose]())

/** Signed as git signs. */
const signedBy =
  (name: string): Parts =>
  (text) => {
    const file = join(keys.path, 'text')
    writeFileSync(file, text, 'latin1')
    rmSync(`${file}.sig`, { force: true })
    keygen(['-q', '-Y', 'sign', '-n', 'git', '-f', join(keys.path, name), file])
    return signedWith(readFileSync(`${file}.sig`, 'latin1'))(text)
  }

const trusting = (repo: TestRepository) => repo.git('config', 'gpg.ssh.allowedSignersFile', join(keys.path, 'allowed'))

const anotherAuthor: Parts = (text) => text.replace(/^author .*(?= <)/m, 'author Mallory')
const anotherCommitter: Parts = (text) => text.replace(/^committer .* (?=\d+ \+)/m, 'committer Ada <ada@example.com> ')
const anotherTime: Parts = (text) => text.replace(/^(committer .* )\d+ /m, '$11600000000 ')
const anotherMessage: Parts = (text) => `${text}more\n`
const anotherHeader: Parts = (text) => text.replace('\n\n', '\nencoding latin1\n\n')

describe('compareWithRun', () => {
  it('tells the very commits from those with a signature that git verifies, and from those it cannot check', {}, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes)
    expect(await compareWithRun(git, run, run.head.commit)).toEqual({ ok: true, by: 'commits' })
    const [first, second] = run.snapshots.map(({ commit }) => commit)
    const head = (change: Parts) => remade(repo, second!, remade(repo, first!, run.base.commit, change), change)
    const [ada, eve] = [head((text) => signedBy('ada')(anotherCommitter(text))), head(signedBy('eve'))]
    expect(await compareWithRun(git, run, ada)).toEqual({ ok: true, by: 'unchecked' })
    trusting(repo)
    expect(await compareWithRun(git, run, ada)).toEqual({ ok: true, by: 'signed' })
    expect(await compareWithRun(git, run, eve)).toEqual({ ok: true, by: 'unchecked' })
    const mixed = remade(repo, second!, remade(repo, first!, run.base.commit, signedBy('ada')), signedBy('eve'))
    expect(await compareWithRun(git, run, mixed)).toEqual({ ok: true, by: 'unchecked' })
    const other = remade(repo, second!, remade(repo, first!, run.base.commit, signedBy('eve')), signedBy('ada'))
    expect(await compareWithRun(git, run, other)).toEqual({ ok: true, by: 'unchecked' })
  })

  it('accepts a commit that a host made for the plan’s author, if git verifies its signature', {
    tags: 'quick',
  }, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes.slice(0, 1))
    const author = repo.git('log', '-1', '--format=%an <%ae>', run.head.commit)
    const hosted: Parts = (text) => `${anotherAuthor(anotherTime(text)).trimEnd()}\nCo-authored-by: ${author}\n`
    const head = remade(repo, run.head.commit, run.base.commit, (text) => signedBy('ada')(hosted(text)))
    expect(await compareWithRun(git, run, head)).toMatchObject({ ok: false })
    trusting(repo)
    expect(await compareWithRun(git, run, head)).toEqual({ ok: true, by: 'signed' })
    const more = remade(repo, run.head.commit, run.base.commit, (text) => signedBy('ada')(anotherHeader(hosted(text))))
    expect(await compareWithRun(git, run, more)).toMatchObject({ ok: false })
  })

  it('refuses the right contents in a commit of which another part differs', async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes.slice(0, 1))
    const refuses = async (rows: Readonly<Record<string, Parts>>) => {
      for (const [what, change] of Object.entries(rows)) {
        const head = remade(repo, run.head.commit, run.base.commit, change)
        const compared = await compareWithRun(git, run, head)
        expect({ what, compared }).toMatchObject({ compared: { ok: false, problem: { name: 'VERIFY_MISMATCH' } } })
        expect(compared.ok ? '' : compared.problem.message).toContain(head.slice(0, 12))
      }
    }
    await refuses({
      'no signature': anotherCommitter,
      'another author, unchecked': (text) => signedBy('ada')(anotherAuthor(text)),
      'another time, unchecked': (text) => signedBy('ada')(anotherTime(text)),
    })
    trusting(repo)
    await refuses({
      'a header that holds no signature': JUNK,
      'a signature of other contents': (text) => anotherCommitter(signedBy('ada')(text)),
      'another author, verified': (text) => signedBy('ada')(anotherAuthor(text)),
      'another message': (text) => signedBy('ada')(anotherMessage(text)),
      'another header': (text) => signedBy('ada')(anotherHeader(text)),
      'a second parent': (text) => signedBy('ada')(text.replace(/^(parent .*)$/m, '$1\n$1')),
    })
  })

  it('refuses a signed commit on another parent', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes.slice(0, 1))
    trusting(repo)
    const side = repo.git('commit-tree', '-m', 'side', run.base.tree)
    const merge = remade(repo, run.head.commit, run.base.commit, (text) =>
      signedBy('ada')(text.replace(/^(parent .*)$/m, `$1\nparent ${side}`)),
    )
    expect(await compareWithRun(git, run, merge)).toMatchObject({ ok: false })
  })

  it('names the first commit that differs, is missing, or is one too many', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes)
    const tree = run.head.tree
    const forged = repo.git('commit-tree', '-p', run.snapshots.at(0)!.commit, '-m', 'forged', tree)
    const evil = repo.git('commit-tree', '-p', run.base.commit, '-m', 'evil', tree)
    const extra = repo.git('commit-tree', '-p', run.head.commit, '-m', 'extra', tree)
    for (const [head, hint] of [
      [forged, forged.slice(0, 12)],
      [evil, evil.slice(0, 12)],
      [extra, extra.slice(0, 12)],
      [run.snapshots.at(0)!.commit, run.head.commit],
    ] as const) {
      const comparison = await compareWithRun(git, run, head)
      if (comparison.ok) throw new Error(`accepted ${hint}`)
      expect(comparison.problem.name).toBe('VERIFY_MISMATCH')
      expect(comparison.problem.message).toContain(hint)
    }
  })
})
