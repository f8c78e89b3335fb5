// Explains the commits of bench/explain-commits.json, or those given, and prints the steps of the ordinary plan beside those of the small one.
//   node scripts/explain-history.mjs --git DIR [COMMIT …] [--says]
// Every plan is proved to give the commit's tree to the byte. Exits with 1 when one does not, and the ordinary plan is given instead.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withBundle } from './build/bundle.mjs'

const { values, positionals } = parseArgs({
  options: { git: { type: 'string' }, says: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (!values.git) throw new Error('Pass the repository: --git DIR')
const listed = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../bench/explain-commits.json'), 'utf8'))
const commits = positionals.length > 0 ? positionals : listed.commits.map(({ id }) => id)
const policy = { name: 'policy', text: 'version: 1\nsecrets: { enabled: false }\n' }
const root = path.resolve(values.git)

await withBundle('src/wings/codemods/index.ts', async ({ explainChange, sentenceOf }) => {
  await withBundle('src/index.ts', async ({ planFromDiff }) => {
    const sums = { plain: 0, small: 0 }
    const times = []
    console.log('| commit | ordinary steps | small plan | lines to read | seconds |')
    console.log('| --- | --- | --- | --- | --- |')
    for (const id of commits) {
      const ends = { root, from: `${id}~1`, to: id, policy }
      const plain = (await planFromDiff(ends)).plan?.steps.length ?? 0
      const start = performance.now()
      const found = await explainChange(ends)
      const seconds = (performance.now() - start) / 1000
      const small = found.plan?.steps.length ?? 0
      const toRead = found.toRead.reduce((sum, { lines }) => sum + lines, 0)
      sums.plain += plain
      sums.small += small
      times.push(seconds)
      if (found.ordinary !== undefined) process.exitCode = 1
      const end = found.stopped ?? found.ordinary
      console.log(
        `| ${id.slice(0, 10)} | ${plain} | ${small} | ${toRead} of ${found.lines.all} | ${seconds.toFixed(1)}${end ? ` (${end})` : ''} |`,
      )
      if (values.says) console.log(`\n${sentenceOf(found)}\n`)
    }
    times.sort((one, other) => one - other)
    const ended = times.filter((seconds) => seconds < 30).length
    console.log(
      `${commits.length} commits: ${sums.plain} ordinary steps, ${sums.small} in small plans; median ${times[times.length >> 1]?.toFixed(1)} s, ${ended} of ${times.length} within 30 s`,
    )
  })
})
