import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, undoRun, verifyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, modeOf, planOf, stateOf, type TestStep, write } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'

const GARDEN = {
  'beds/rose.js': 'getRose(1)\ngetRose(2)\n',
  'beds/iris.js': 'const iris = getRose(3)\r\n',
  'beds/fern.js': 'const fern = 4\n',
  'beds/utf16.js': Buffer.from('\ufeffgetRose(5)\n', 'utf16le'),
  'beds/seed.bin': Buffer.from('getRose\0'),
  'docs/rose.md': 'getRose\n',
  'run.sh': '#!/bin/sh\n',
  'old/unused.js': 'unused\n',
}

const glob = (pattern: string, more: TestStep): TestStep => ({ tool: 'Edit', glob: pattern, ...more })
const rename = glob('*.js', { old_string: 'getRose', new_string: 'pickRose', replace_all: true })
const remove = (file_path: string): TestStep => ({ tool: 'Delete', file_path })
const move = (file_path: string, new_path: string): TestStep => ({ tool: 'Move', file_path, new_path })

const EVERYTHING = planOf([
  rename,
  remove('old/unused.js'),
  move('run.sh', 'bin/run'),
  write('bin/new', 'new\n', { executable: true }),
  { tool: 'Write', file_path: 'beds/seed.bin', content_base64: 'AAEC/w==' },
  edit('bin/run', '#!/bin/sh', '#!/usr/bin/env sh'),
])

describe('a codemod', () => {
  it('makes one commit a step and gives everything back when undone', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    repo.chmod('run.sh', 0o755)
    repo.commit('executable')
    const before = stateOf(repo)
    const report = await applyPlan(EVERYTHING, repo)
    expect(report.steps.map(({ status }) => status)).toEqual(Array(6).fill('applied'))
    expect(report.totals).toMatchObject({ applied: 6, files: 8 })
    expect(report.steps[0]?.files?.map((file) => file.file_path)).toEqual([
      'beds/iris.js',
      'beds/rose.js',
      'beds/utf16.js',
    ])
    expect(report.steps[2]).toMatchObject({ file_path: 'run.sh', new_path: 'bin/run' })
    const log = repo.git(
      'log',
      '--reverse',
      '--name-status',
      '--no-renames',
      '--format=',
      `HEAD..${report.head?.commit}`,
    )
    expect(log.split('\n').filter(Boolean)).toEqual([
      'M\tbeds/iris.js',
      'M\tbeds/rose.js',
      'M\tbeds/utf16.js',
      'D\told/unused.js',
      'A\tbin/run',
      'D\trun.sh',
      'A\tbin/new',
      'M\tbeds/seed.bin',
      'M\tbin/run',
    ])
    expect(repo.read('beds/iris.js').toString()).toBe('const iris = pickRose(3)\r\n')
    expect(repo.read('beds/utf16.js').toString('utf16le')).toBe('\ufeffpickRose(5)\n')
    expect(repo.read('beds/seed.bin')).toEqual(Buffer.from([0, 1, 2, 255]))
    expect(repo.read('bin/run').toString()).toBe('#!/usr/bin/env sh\n')
    expect([modeOf(repo, 'bin/run'), modeOf(repo, 'bin/new')]).toEqual(['755', '755'])
    expect(existsSync(join(repo.root, 'old'))).toBe(false)
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
    expect(existsSync(join(repo.root, 'bin'))).toBe(false)
  })

  it('gives the same commits without a work tree, on another base, and when verified', async () => {
    using repo = repository(GARDEN)
    const base = repo.git('rev-parse', 'HEAD')
    const here = await applyPlan(EVERYTHING, repo)
    const bare = await applyPlan(EVERYTHING, { root: repo.root, bare: true, base, branch: 'side' })
    expect(bare.head?.commit).toBe(here.head?.commit)
    const verified = await verifyPlan(EVERYTHING, { root: repo.root, base, head: here.head?.commit ?? '' })
    expect(verified).toMatchObject({ ok: true, by: 'commits' })
    await undoRun(repo)
    repo.write({ 'docs/new.md': 'new\n' })
    repo.commit('moved on')
    const merged = await applyPlan(EVERYTHING, { root: repo.root, base, branch: 'merged' })
    expect(existsSync(join(repo.root, 'old'))).toBe(false)
    expect(repo.git('show', `${merged.head?.commit}:docs/new.md`)).toBe('new')
  })

  it('sees what earlier steps made and took away, and leaves alone what git does not track', async () => {
    using repo = repository({ ...GARDEN, '.gitignore': 'ignored.js\n' })
    repo.write({ 'ignored.js': 'getRose\n', 'untracked.js': 'getRose\n' })
    const plan = planOf([
      write('beds/made.js', 'getRose(6)\n'),
      remove('beds/rose.js'),
      move('beds/iris.js', 'lib/iris.js'),
      rename,
    ])
    const { steps } = await applyPlan(plan, repo)
    expect(steps[3]?.files?.map((file) => file.file_path)).toEqual(['beds/made.js', 'beds/utf16.js', 'lib/iris.js'])
    expect(repo.read('untracked.js').toString()).toBe('getRose\n')
    expect(repo.read('ignored.js').toString()).toBe('getRose\n')
  })

  it('is refused as a whole where one file refuses', async () => {
    using repo = repository({ ...GARDEN, 'beds/a.ipynb': '{"cells": [], "getRose": 1}\n' })
    const before = stateOf(repo)
    const step = { ...rename, glob: 'beds/*' }
    expect((await applyPlan(planOf([step]), repo)).steps[0]?.error?.name).toBe('IS_NOTEBOOK')
    const policy = { name: 'p.yml', text: 'version: 1\nrules: { deny: ["Edit(beds/rose.js)", "Move(lib/**)"] }\n' }
    const denied = await checkPlan(planOf([rename, remove('beds/rose.js'), move('run.sh', 'lib/run')]), {
      root: repo.root,
      policy,
    })
    expect(denied.steps.map(({ error }) => error?.name)).toEqual(['PATH_DENIED', 'PATH_DENIED', 'PATH_DENIED'])
    expect(stateOf(repo)).toEqual(before)
  })

  it('joins the files of one step to one commit where each file has its own', async () => {
    using repo = repository(GARDEN)
    const steps = [
      edit('beds/fern.js', '4', '5'),
      edit('beds/rose.js', 'getRose(1)', 'getRose(9)'),
      rename,
      edit('beds/fern.js', '5', '6'),
    ]
    const { head } = await applyPlan(planOf(steps, { options: { commits: 'per-file' } }), repo)
    const log = repo.git('log', '--format=%(trailers:key=Editplan-Step)', `HEAD..${head?.commit}`)
    expect(log.split('\n').filter(Boolean)).toEqual(['Editplan-Step: 2-3/4', 'Editplan-Step: 1,4/4'])
  })

  const SWAPPED = {
    'user.js': 'user\n',
    'lib/old/net.js': 'net\n',
    'lib/index.js': 'index\n',
    'keep.js': 'keep\n',
  }
  const SWAP = [
    remove('user.js'),
    write('user.js/fetch.js', 'fetch\n'),
    write('user.js/deep/set.js', 'set\n'),
    remove('lib/old/net.js'),
    move('lib/index.js', 'user.js/index.js'),
    write('lib', 'a file\n'),
  ]
  const AFTER = {
    'user.js/fetch.js': 'fetch\n',
    'user.js/deep/set.js': 'set\n',
    'user.js/index.js': 'index\n',
    lib: 'a file\n',
    'keep.js': 'keep\n',
  }
  const filesOf = (repo: TestRepository) =>
    Object.fromEntries(
      repo
        .git('ls-files', '--cached', '--others')
        .split('\n')
        .filter((path) => statSync(join(repo.root, path), { throwIfNoEntry: false })?.isFile())
        .map((path) => [path, repo.read(path).toString()]),
    )

  it.each(someOf(['per-step', 'per-file', 'squash'] as const))(
    'puts a folder where a file stood and a file where a folder stood, on a branch too: commits %s',
    async (commits) => {
      using repo = repository(SWAPPED)
      const base = repo.git('rev-parse', 'HEAD')
      const before = stateOf(repo)
      const plan = planOf(SWAP, { options: { commits } })
      const { steps, head } = await applyPlan(plan, repo)
      expect(steps.map(({ status, error }) => error?.message ?? status)).toEqual(Array(6).fill('applied'))
      expect(repo.git('ls-tree', '-r', '--name-only', head?.commit ?? '').split('\n')).toEqual(
        Object.keys(AFTER).sort(),
      )
      await undoRun(repo)
      expect(stateOf(repo)).toEqual(before)
      await applyPlan(plan, { root: repo.root, branch: 'swap' })
      expect(repo.git('status', '--porcelain')).toBe('')
      expect(filesOf(repo)).toEqual(AFTER)
      expect(await verifyPlan(plan, { root: repo.root, base, head: 'swap' })).toMatchObject({ ok: true, by: 'commits' })
      await undoRun(repo)
      expect(repo.git('status', '--porcelain')).toBe('')
      expect(filesOf(repo)).toEqual(SWAPPED)
    },
  )

  it('does the same on an older base', async () => {
    using repo = repository(SWAPPED)
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'keep.js': 'kept\n' })
    repo.commit('moved on')
    await applyPlan(planOf(SWAP), { root: repo.root, base, branch: 'swap' })
    expect(filesOf(repo)).toEqual({ ...AFTER, 'keep.js': 'kept\n' })
    expect(repo.git('status', '--porcelain')).toBe('')
    await undoRun(repo)
    expect(filesOf(repo)).toEqual({ ...SWAPPED, 'keep.js': 'kept\n' })
  })

  it('leaves a folder that holds what the plan does not name, and asks rules about what goes below a file', async () => {
    using repo = repository({ ...SWAPPED, '.gitignore': '*.log\n' })
    repo.write({ 'lib/run.log': 'log\n' })
    const before = stateOf(repo)
    const { steps } = await applyPlan(planOf(SWAP), repo)
    expect(steps.at(-1)?.error?.name).toBe('IS_DIRECTORY')
    expect(stateOf(repo)).toEqual(before)
    const policy = { name: 'p.yml', text: 'version: 1\nrules: { ask: ["Write(user.js/**)"] }\n' }
    const checked = await checkPlan(planOf(SWAP.slice(0, 2)), { root: repo.root, policy })
    expect(checked.steps[1]?.error?.name).toBe('POLICY_ASK')
  })
})
