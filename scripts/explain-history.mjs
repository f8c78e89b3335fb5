// Explains commits and prints the steps of the ordinary plan beside those of the small one, the lines that are left to read, and the cost.
//   node scripts/explain-history.mjs --git DIR [COMMIT …] [--says]       the commits of bench/explain-commits.json, or those given
//   node scripts/explain-history.mjs --mirrors DIR [COMMIT …] [--every N] [--list NAME]  those of bench/mechanical-commits.json or bench/NAME.json, those given, or each Nth; DIR has OWNER+NAME/repo
// --says prints what the reader of each is told, --json FILE appends it as JSON Lines. --apply records each small plan in a bare repository that
// borrows the objects of the other, and compares the tree with the commit's. Exits with 1 where a plan gives another tree.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withBundle } from './build/bundle.mjs'

const { values, positionals } = parseArgs({
  options: {
    git: { type: 'string' },
    mirrors: { type: 'string' },
    every: { type: 'string', default: '1' },
    json: { type: 'string' },
    list: { type: 'string', default: 'mechanical-commits' },
    says: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (!values.git && !values.mirrors) throw new Error('Pass the repository: --git DIR, or --mirrors DIR')
const isGiven = (id) => positionals.some((start) => id.startsWith(start))
const listed = (name) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../bench/${name}.json`), 'utf8')).commits
const asked = values.mirrors
  ? listed(values.list)
      .filter(({ id }, at) => (positionals.length > 0 ? isGiven(id) : at % Number(values.every) === 0))
      .map(({ repository, id }) => ({ id, root: path.resolve(values.mirrors, repository.replace('/', '+'), 'repo') }))
  : (positionals.length > 0 ? positionals.map((id) => ({ id })) : listed('explain-commits')).map(({ id }) => ({
      id,
      root: path.resolve(values.git),
    }))
const ANOTHER = 'another tree'
// A commit of a history may change what a plan has to ask for.
const POLICY = `version: 1
secrets: { enabled: false }
rules: { allow: ['Edit(**)', 'Write(**)', 'Delete(**)', 'Move(**)'] }
`
const policy = { name: 'policy', text: POLICY }
const git = (root, ...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
/** A copy of a repository without some of its objects is no fault of ours. */
const partialClone = (error) => {
  if (error.name !== 'UNKNOWN_REVISION') throw error
}
const total = (rows, key) => rows.reduce((sum, row) => sum + Number(row[key]), 0)

const ENTRIES = ['src/wings/codemods/index.ts', 'src/index.ts']

await withBundle(ENTRIES, async ({ explainChange, sentenceOf, planFromDiff, parsePlan, planText, applyPlan }) => {
  const rows = []
  console.log('| commit | ordinary steps | small plan | rules | lines to read | CPU seconds | characters looked at |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { id, root } of asked) {
    const row = await rowFor({ root, from: `${id}~1`, to: id, policy }).catch(partialClone)
    if (row === undefined) {
      console.log(`| ${id.slice(0, 10)} | the repository lacks objects |`)
      continue
    }
    rows.push(row)
    if (row.end === ANOTHER || row.isOrdinary) process.exitCode = 1
    const { plain, small, rules, toRead, lines, seconds, end, spent } = row
    console.log(
      `| ${id.slice(0, 10)} | ${plain} | ${small} | ${rules} | ${toRead} of ${lines} | ${seconds.toFixed(1)}${end ? ` (${end})` : ''} | ${spent} |`,
    )
    if (values.says) console.log(`\n${path.basename(path.dirname(root))}: ${row.subject}\n${row.sentence}\n`)
  }
  const costs = rows.map(({ seconds }) => seconds).sort((one, other) => one - other)
  console.log(
    `${rows.length} commits: ${total(rows, 'plain')} ordinary steps, ${total(rows, 'small')} in small plans, ${total(rows, 'rules')} rules; ${total(rows, 'toRead')} of ${total(rows, 'lines')} lines to read (${Math.round((100 * total(rows, 'toRead')) / total(rows, 'lines'))} %), ${rows.filter(({ rules }) => rules === 0).length} commits without a rule, ${total(rows, 'isStopped')} stopped; CPU median ${costs[costs.length >> 1]?.toFixed(1)} s, most ${costs.at(-1)?.toFixed(1)} s; ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most; ${total(rows, 'isApplied')} applied, with the tree of the commit`,
  )

  async function rowFor(ends) {
    const plain = (await planFromDiff(ends)).plan?.steps.length ?? 0
    const start = process.cpuUsage()
    const found = await explainChange(ends)
    const { user, system } = process.cpuUsage(start)
    if (values.json) appendFileSync(values.json, `${JSON.stringify({ id: ends.to, root: ends.root, ...found })}\n`)
    const isAsked = values.apply && found.leftOut.length === 0
    const isApplied = isAsked && (await givesTree(found.plan, ends))
    return {
      ...{ plain, small: found.plan?.steps.length ?? 0, rules: found.steps.length, lines: found.lines.all },
      ...{ toRead: total(found.toRead, 'lines'), seconds: (user + system) / 1e6, spent: found.spent, isApplied },
      ...{ isStopped: found.stopped !== undefined, isOrdinary: found.ordinary !== undefined },
      end: isAsked && !isApplied ? ANOTHER : (found.stopped ?? found.ordinary),
      subject: git(ends.root, 'log', '-1', '--format=%s', ends.to),
      sentence: sentenceOf(found),
    }
  }

  async function givesTree(plan, { root, from, to }) {
    const scratch = mkdtempSync(path.join(tmpdir(), 'explained-'))
    try {
      if (!plan) return git(root, 'rev-parse', `${from}^{tree}`) === git(root, 'rev-parse', `${to}^{tree}`)
      execFileSync('git', ['init', '--quiet', '--bare', scratch])
      const objects = path.resolve(root, git(root, 'rev-parse', '--git-path', 'objects'))
      writeFileSync(path.join(scratch, 'objects/info/alternates'), `${objects}\n`)
      git(scratch, 'update-ref', 'refs/heads/main', git(root, 'rev-parse', from))
      git(scratch, 'symbolic-ref', 'HEAD', 'refs/heads/main')
      const written = parsePlan({ name: 'plan.yaml', text: [...planText(plan, 'plan.yaml')].join('') })
      const report = await applyPlan(written.plan, { root: scratch, bare: true, branch: 'explained', policy })
      const open = report.steps.filter(({ status }) => status !== 'applied')
      for (const { tool, path: file, status, error } of report.head ? [] : open)
        console.error(`${tool} ${file ?? ''}: ${status} ${error?.name ?? ''} ${error?.message ?? ''}`)
      return report.head?.tree === git(root, 'rev-parse', `${to}^{tree}`)
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
})
