import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { type Files, repository, type TestRepository } from '../../../support/git.ts'
import { editplan } from '../../../support/program.ts'
import { share } from '../../../support/whole.ts'
import { knownChange, partlyChanged } from './changes.ts'

/** Commits the files in place of those that are there. */
function commitAll(repo: TestRepository, before: Files, after: Files): void {
  for (const name of Object.keys(before)) if (!(name in after)) rmSync(path.join(repo.root, name))
  repo.write(after)
  repo.commit('Change')
}

const codemodOf = async (repo: TestRepository) =>
  (await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', codemod: true })).codemod

const headed = (text: string) => `// Copyright The Garden\n\n${text}`
const FILES: Files = {
  'src/a.js': 'call(getUser, 1)\ncall(getUser, 2)\n',
  'src/b.js': headed('call(getUser, 3)\n'),
  'src/deep/c.js': 'call(getUser, 4)\nkeep(getUser)\n',
  'src/old.js': headed('call(getUser, 5)\n'),
  'src/d.js': 'none()\n',
}

/** A rename but for one file, and a header where there is none. */
const changedFiles = Object.fromEntries(
  Object.entries(FILES).map(([name, text]) => {
    const made = name === 'src/old.js' ? String(text) : String(text).replaceAll('getUser', 'fetchUser')
    return [name, made.startsWith('// Copyright') ? made : headed(made)]
  }),
)

describe('the codemod of a change', () => {
  it('has the rules without a base and counts, leaves exceptions alone, and does nothing twice', {
    tags: 'quick',
  }, async () => {
    using repo = repository(FILES)
    commitAll(repo, FILES, changedFiles)
    const { plan, leftOut } = (await codemodOf(repo)) ?? {}
    expect(leftOut).toEqual([])
    expect(plan?.base).toBeUndefined()
    expect(plan?.steps.map(({ input }) => input)).toMatchObject([
      { regex: '\\bgetUser\\b', glob: 'src/**/*.js', exclude: ['src/old.js'], expect_matches: { min: 0 } },
      { glob: 'src/**/*.js', only_if: { not_contains: 'Copyright' }, expect_matches: { min: 0 } },
    ])
  })

  it('is right about files that come later', async () => {
    using repo = repository(FILES)
    commitAll(repo, FILES, changedFiles)
    const { plan } = (await codemodOf(repo)) ?? {}
    if (!plan) throw new Error('no codemod')
    const later: Files = { ...changedFiles, 'src/e.js': 'call(getUser, 6)\n', 'docs/use.md': 'Call getUser.\n' }
    commitAll(repo, {}, later)
    await applyPlan(plan, { root: repo.root, bare: true, branch: 'made' })
    expect(repo.git('diff', '--name-only', 'HEAD', 'made')).toBe('src/e.js')
    expect(repo.git('show', 'made:src/e.js')).toBe(headed('call(fetchUser, 6)'))
  })

  it('leaves out what says nothing of other files', { tags: 'quick' }, async () => {
    const before = {
      'a.json': '{ "engine": 1 }\n',
      'b.json': '{ "engine": 1 }\n',
      'c.txt': 'gone\n',
      'd.txt': 'gone\n',
    }
    using repo = repository({ ...before, 'e.md': 'kept\n' })
    commitAll(repo, before, { 'a.json': '{ "engine": 2 }\n', 'b.json': '{ "engine": 2 }\n' })
    const { plan, leftOut = [], cases } = (await codemodOf(repo)) ?? {}
    expect(plan).toBeUndefined()
    expect(cases?.size).toBe(0)
    expect(leftOut.map(({ reason }) => reason)).toEqual(['here', 'here'])
  })

  it('says that a rule is left out because a second run would change its result', { tags: 'quick' }, async () => {
    const before = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.txt`, `${name} is MIT here\n`]))
    const after = Object.fromEntries(Object.entries(before).map(([name, text]) => [name, text.replace('MIT', 'MIT-0')]))
    using repo = repository(before)
    commitAll(repo, before, after)
    expect(await codemodOf(repo)).toMatchObject({ leftOut: [{ reason: 'again' }] })
  })

  it('is a folder that `editplan test` replays', async () => {
    using repo = repository(FILES)
    commitAll(repo, FILES, changedFiles)
    const out = path.join(repo.root, '../codemod')
    const write = (to = out) => editplan(['explain', 'HEAD~1..HEAD', '--as', 'codemod', '-o', to], { cwd: repo.root })
    expect(await write(`${out}.yaml`)).toMatchObject({ exitCode: 2 })
    expect(existsSync(`${out}.yaml`)).toBe(false)
    expect(await write()).toMatchObject({ exitCode: 0 })
    const tested = await editplan(['test', out], { cwd: repo.root })
    expect(tested).toMatchObject({ exitCode: 0 })
    for (const name of ['changes/after/src/a.js', 'exceptions/after/src/old.js'])
      expect(existsSync(path.join(out, 'cases', name))).toBe(true)
    expect(await write()).toMatchObject({ exitCode: 2 })
    const same = await editplan(['explain', 'HEAD..HEAD', '--as', 'codemod', '-o', `${out}-2`], { cwd: repo.root })
    expect(same.stderr).toMatch(/PLAN_EMPTY.*HEAD~1\.\.HEAD/s)
    rmSync(out, { recursive: true })
  })
})

describe('the codemod of a change by known rules', () => {
  const moved = (name: string) => (name.startsWith('lib/') ? name.replace('lib/', 'src/core/') : name)

  it('changes other files as those rules do, or not at all', { timeout: 0 }, async () => {
    let changed = 0
    for (let seed = 1; seed <= share(8); seed += 1) {
      const one = knownChange(seed)
      const next = knownChange(seed, seed + 1000)
      using repo = repository(one.before)
      commitAll(repo, one.before, one.after)
      const { plan } = (await codemodOf(repo)) ?? {}
      if (!plan) continue
      using other = repository(next.before)
      await applyPlan(plan, { root: other.root, bare: true, branch: 'made' })
      for (const [name, text] of Object.entries(next.before)) {
        const made = other.git('ls-tree', '--name-only', 'made', moved(name)) === '' ? name : moved(name)
        const got = other.gitBytes(['show', `made:${made}`]).toString()
        if (got !== text) changed += 1
        const allowed = partlyChanged(name, String(text), next.rules)
        expect(allowed.has(got), `seed ${seed}, ${name}: ${one.rules.join(', ')}`).toBe(true)
      }
    }
    expect(changed).toBeGreaterThan(0)
  })
})
