// Turns real commits into plans, replays each on its parent as a user would, and compares the trees.
//   node scripts/replay-history.mjs --git DIR [--git DIR …] [--at-least N] [--every N]
// A commit counts when all it does is change or add files of UTF-8 text: no deletion, no change of mode, one parent. Each is imported
// from its own diff, applied to a branch of its parent in a scratch clone, and must give the commit's tree and a clean `git status`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleInto } from './build/bundle.mjs'

const { values } = parseArgs({
  options: {
    git: { type: 'string', multiple: true },
    'at-least': { type: 'string', default: '0' },
    every: { type: 'string', default: '1' },
  },
})
const LIBRARY = "export { applyPlan } from './src/index.ts'; export { importPlan } from './src/wings/sessions/index.ts'"
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-history-'))
try {
  const { applyPlan, importPlan } = await import(
    pathToFileURL(
      await bundleInto(folder, { stdin: { contents: LIBRARY, resolveDir: path.join(import.meta.dirname, '..') } }),
    ).href
  )
  const tally = { commits: 0, fitting: 0, replayed: 0, steps: 0 }
  const failures = []
  for (const [at, source] of (values.git ?? []).entries()) {
    const root = path.join(folder, `clone-${at}`)
    execFileSync('git', ['clone', '-q', '--no-checkout', path.resolve(source), root])
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 })
    git('config', 'core.autocrlf', 'false')
    const lines = git('rev-list', '--reverse', '--parents', 'origin/HEAD').trim().split('\n')
    for (const line of lines.filter((_, at) => at % Number(values.every) === 0)) {
      const [commit, parent, ...others] = line.split(' ')
      if (!parent || others.length > 0) continue
      tally.commits++
      const texts = fittingTexts(root, git('diff-tree', '-r', '-z', '--no-renames', parent, commit))
      if (!texts) continue
      tally.fitting++
      const failure = await replay({ root, git, commit, parent, texts })
      if (tally.fitting % 50 === 0) console.error(`${tally.fitting} commits, ${Math.round(performance.now() / 1000)} s`)
      if (failure)
        failures.push(
          `${source} ${commit.slice(0, 10)} (${git('log', '-1', '--format=%s', commit).trim()}): ${failure}`,
        )
      else tally.replayed++
    }
  }
  for (const failure of failures) console.log(failure)
  const { commits, fitting, replayed, steps } = tally
  console.log(
    `${replayed} of ${fitting} fitting commits (of ${commits}) replayed to the same tree with a clean status, in ${steps} steps`,
  )
  if (failures.length > 0 || replayed < Number(values['at-least'])) process.exitCode = 1

  /** Undefined when the commit's plan gives the commit's tree. */
  async function replay({ root, git, commit, parent, texts }) {
    git('checkout', '-q', '--force', '--detach', parent)
    const text = git('diff', '--no-renames', '--no-color', '--no-ext-diff', parent, commit)
    const imported = importPlan(
      { name: 'commit.diff', text },
      { format: 'diff', title: `Replay ${commit}`, readFile: (file) => texts.get(file) },
    )
    if (!imported.ok) return imported.problems[0].message
    if (imported.notImported.length > 0) return `not imported: ${JSON.stringify(imported.notImported[0])}`
    const report = await applyPlan(imported.plan, {
      root,
      branch: `replay/${commit}`,
      overrides: { reads: 'auto' },
      policy: {
        name: 'policy',
        text: 'version: 1\nhidden_characters: note\nsecrets: { enabled: false }\nrules: { allow: [Edit(**), Write(**)] }\n',
      },
    })
    const failed = report.steps.find(({ status }) => status === 'failed')
    if (failed) return `${failed.file_path}: ${failed.error.name} ${failed.error.message.split('\n')[0]}`
    if (report.error) return `${report.error.name} ${report.error.message.split('\n')[0]}`
    if (git('rev-parse', 'HEAD^{tree}') !== git('rev-parse', `${commit}^{tree}`)) return 'another tree'
    const status = git('status', '--porcelain')
    if (status !== '') return `status: ${status.split('\n')[0]}`
    tally.steps += imported.plan.steps.length
    return undefined
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The texts before of the files that a raw diff changes; undefined unless it changes and adds files of UTF-8 text, and does nothing else. */
function fittingTexts(root, raw) {
  const fields = raw.split('\0').filter(Boolean)
  const before = new Map()
  const ids = []
  for (let at = 0; at < fields.length; at += 2) {
    const [, oldMode, newMode, oldId, newId, status] = /^:(\d+) (\d+) (\w+) (\w+) (\w)$/.exec(fields[at]) ?? []
    if (status === 'A' ? newMode !== '100644' : status !== 'M' || oldMode !== newMode || !newMode.startsWith('100'))
      return undefined
    ids.push(newId)
    if (status === 'M') before.set(fields[at + 1], ids.push(oldId) - 1)
  }
  const texts = blobsOf(root, ids).map(textOf)
  if (texts.includes(undefined)) return undefined
  return new Map([...before].map(([file, at]) => [file, texts[at]]))
}

/** The bytes of blobs, by one git. */
function blobsOf(root, ids) {
  const options = { cwd: root, input: ids.map((id) => `${id}\n`).join(''), maxBuffer: 1 << 30 }
  const bytes = execFileSync('git', ['cat-file', '--batch'], options)
  let at = 0
  return ids.map(() => {
    const end = bytes.indexOf(10, at)
    const from = end + 1
    at = from + Number(bytes.toString('latin1', at, end).split(' ')[2]) + 1
    return bytes.subarray(from, at - 1)
  })
}

function textOf(bytes) {
  try {
    return bytes.includes(0) ? undefined : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
