// The round trip of `editplan plan from-diff` over the commits of real histories: each commit becomes a plan of its own, the plan is written
// as YAML, parsed, and applied to the commit's parent; the result must be the commit's tree, but for the paths that were listed as not carried.
//   node scripts/round-trip.mjs --git DIR [--git DIR …] [--commits N]      N commits at most, default all, newest first of each
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleInto } from './build/bundle.mjs'

const { values } = parseArgs({
  options: { git: { type: 'string', multiple: true, default: [] }, commits: { type: 'string', default: 'Infinity' } },
})
if (values.git.length === 0) throw new Error('Name a repository: --git DIR')
const scratch = mkdtempSync(path.join(os.tmpdir(), 'editplan-round-trip-'))
const totals = { commits: 0, exact: 0, listed: 0, wrong: 0, steps: 0, files: 0, milliseconds: 0 }
const reasons = new Map()
const tools = new Map()
try {
  const editplan = await loadLibrary()
  for (const [index, source] of values.git.entries()) {
    const repository = path.join(scratch, `${index}.git`)
    execFileSync('git', ['clone', '--quiet', '--bare', '--shared', source, repository])
    const left = Number(values.commits) - totals.commits
    for (const commit of commitsOf(repository).slice(0, left)) await roundTrip(editplan, repository, commit)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(
  `${totals.commits} commits: ${totals.exact} give the very tree, ${totals.listed} but for what is listed, ${totals.wrong} wrong`,
)
console.log(
  `${totals.files} files, ${totals.steps} steps (${counted(tools)}), ${Math.round(totals.milliseconds / totals.commits)} ms a plan`,
)
console.log(`not carried: ${counted(reasons) || 'nothing'}`)
if (totals.wrong > 0) process.exitCode = 1

async function loadLibrary() {
  const contents =
    "export { applyPlan, planFromDiff, planText } from './src/index.ts'; export { parsePlan } from './src/core/plan/parse.ts'"
  const resolveDir = path.resolve(import.meta.dirname, '..')
  return import(pathToFileURL(await bundleInto(scratch, { stdin: { contents, resolveDir } })).href)
}

/** Every commit that has a parent, of every branch, newest first. */
function commitsOf(repository) {
  return git(repository, 'rev-list', '--all', '--min-parents=1', '--max-parents=1').split('\n').filter(Boolean)
}

async function roundTrip({ applyPlan, parsePlan, planFromDiff, planText }, root, commit) {
  const parent = git(root, 'rev-parse', `${commit}^`)
  const begun = performance.now()
  const { plan, leftOut } = await planFromDiff({ root, from: parent, to: commit })
  totals.milliseconds += performance.now() - begun
  totals.commits++
  for (const { reason } of leftOut) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const made = plan ? await applied([...planText(plan, 'plan.yaml')].join('')) : `${parent}^{tree}`
  const differing = git(root, 'diff-tree', '-r', '--name-only', '--no-renames', '-z', made, `${commit}^{tree}`).split(
    '\0',
  )
  const expected = new Set(leftOut.map((left) => left.path))
  const unexpected = differing.filter((name) => name !== '' && !expected.has(name))
  if (unexpected.length > 0) {
    totals.wrong++
    console.log(`${root} ${commit}: ${unexpected.join(' ')}`)
  } else if (leftOut.length > 0) totals.listed++
  else totals.exact++

  async function applied(text) {
    git(root, 'update-ref', '--no-deref', 'HEAD', parent)
    const parsed = parsePlan({ name: 'plan.yaml', text })
    if (!parsed.ok) throw new Error(`${commit}: ${JSON.stringify(parsed.problems[0])}`)
    for (const { tool } of parsed.plan.steps) tools.set(tool, (tools.get(tool) ?? 0) + 1)
    totals.steps += parsed.plan.steps.length
    const report = await applyPlan(parsed.plan, { root, bare: true, branch: 'round-trip', force: true })
    totals.files += report.totals.files
    if (report.totals.failed > 0) console.log(`${commit}: ${JSON.stringify(report.steps.find((step) => step.error))}`)
    return git(root, 'rev-parse', 'round-trip^{tree}')
  }
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 }).replace(/\n$/, '')
}

function counted(counts) {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}
