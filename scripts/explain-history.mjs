// Explains commits and prints the steps of the ordinary plan beside those of the small one, the lines that are left to read, and the cost.
//   node scripts/explain-history.mjs --git DIR [COMMIT …] [--says]       the commits of bench/explain-commits.json, or those given
//   node scripts/explain-history.mjs --mirrors DIR [--says]              those of bench/mechanical-commits.json; DIR has OWNER+NAME/repo
// Every plan is proved to give the commit's tree to the byte. Exits with 1 when one does not, and the ordinary plan is given instead.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withBundle } from './build/bundle.mjs'

const { values, positionals } = parseArgs({
  options: { git: { type: 'string' }, mirrors: { type: 'string' }, says: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (!values.git && !values.mirrors) throw new Error('Pass the repository: --git DIR, or --mirrors DIR')
const listed = (name) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../bench/${name}.json`), 'utf8')).commits
const asked = values.mirrors
  ? listed('mechanical-commits').map(({ repository, id }) => ({
      id,
      root: path.resolve(values.mirrors, repository.replace('/', '+'), 'repo'),
    }))
  : (positionals.length > 0 ? positionals.map((id) => ({ id })) : listed('explain-commits')).map(({ id }) => ({
      id,
      root: path.resolve(values.git),
    }))
const policy = { name: 'policy', text: 'version: 1\nsecrets: { enabled: false }\n' }

await withBundle('src/wings/codemods/index.ts', async ({ explainChange, sentenceOf }) => {
  await withBundle('src/index.ts', async ({ planFromDiff }) => {
    const sums = { plain: 0, small: 0, rules: 0, lines: 0, toRead: 0, without: 0, stopped: 0 }
    const costs = []
    console.log('| commit | ordinary steps | small plan | rules | lines to read | CPU seconds |')
    console.log('| --- | --- | --- | --- | --- | --- |')
    for (const { id, root } of asked) {
      const ends = { root, from: `${id}~1`, to: id, policy }
      const plain = (await planFromDiff(ends)).plan?.steps.length ?? 0
      const start = process.cpuUsage()
      const found = await explainChange(ends)
      const { user, system } = process.cpuUsage(start)
      const seconds = (user + system) / 1e6
      const small = found.plan?.steps.length ?? 0
      const toRead = found.toRead.reduce((sum, { lines }) => sum + lines, 0)
      sums.plain += plain
      sums.small += small
      sums.rules += found.steps.length
      sums.lines += found.lines.all
      sums.toRead += toRead
      sums.without += found.steps.length === 0 ? 1 : 0
      sums.stopped += found.stopped ? 1 : 0
      costs.push(seconds)
      if (found.ordinary !== undefined) process.exitCode = 1
      const end = found.stopped ?? found.ordinary
      console.log(
        `| ${id.slice(0, 10)} | ${plain} | ${small} | ${found.steps.length} | ${toRead} of ${found.lines.all} | ${seconds.toFixed(1)}${end ? ` (${end})` : ''} |`,
      )
      if (values.says) console.log(`\n${sentenceOf(found)}\n`)
    }
    costs.sort((one, other) => one - other)
    console.log(
      `${asked.length} commits: ${sums.plain} ordinary steps, ${sums.small} in small plans, ${sums.rules} rules; ${sums.toRead} of ${sums.lines} lines to read (${Math.round((100 * sums.toRead) / sums.lines)} %), ${sums.without} commits without a rule, ${sums.stopped} stopped; CPU median ${costs[costs.length >> 1]?.toFixed(1)} s, most ${costs.at(-1)?.toFixed(1)} s; ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
    )
  })
})
