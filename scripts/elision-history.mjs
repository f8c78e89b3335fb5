// Counts real edits that ELISION would refuse: what people commit rarely stands for text that is left out.
//   node --import ./scripts/from-source.mjs scripts/elision-history.mjs --git DIR [--git DIR …] [--most N]
// Of each repository the newest N commits without merges (default 2,000): each hunk, with three lines around, is an Edit, and the
// changes of a file together are a Write of it. Prints the counts, and each line that would be refused.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { elidedLines } from '../src/core/text/elision.ts'

const { values } = parseArgs({
  options: { git: { type: 'string', multiple: true }, most: { type: 'string', default: '2000' } },
})
const counts = { commits: 0, files: 0, edits: 0, alarms: 0 }

for (const root of values.git ?? []) {
  const args = [
    'log',
    '--no-merges',
    `--max-count=${values.most}`,
    '-p',
    '-U3',
    '--no-color',
    '--no-ext-diff',
    '--format=commit %H',
  ]
  const child = spawn('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let [commit, file] = ['', '']
  let [hunk, whole] = [sides(), sides()]
  const told = new Set()
  const judge = ({ old, fresh }, kind) => {
    for (const number of elidedLines(old.join('\n'), fresh.join('\n'))) {
      const line = fresh[number - 1].trim()
      if (told.has(`${commit} ${file} ${line}`)) continue
      told.add(`${commit} ${file} ${line}`)
      counts.alarms += 1
      console.log(`${kind} ${root} ${commit.slice(0, 12)} ${file}: ${line}`)
    }
  }
  const endHunk = () => {
    if (hunk.old.length + hunk.fresh.length > 0) {
      counts.edits += 1
      judge(hunk, 'Edit')
    }
    hunk = sides()
  }
  const endFile = () => {
    endHunk()
    if (whole.old.length > 0) judge(whole, 'Write')
    whole = sides()
  }
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.startsWith('commit ')) {
      endFile()
      commit = line.slice(7)
      counts.commits += 1
    } else if (line.startsWith('diff --git ')) {
      endFile()
      file = line.split(' b/').at(-1)
      counts.files += 1
    } else if (line.startsWith('@@ ')) endHunk()
    else if (/^[ +-]/.test(line) && !/^(?:--- |\+\+\+ )/.test(line)) {
      for (const side of [hunk, whole]) {
        if (!line.startsWith('+')) side.old.push(line.slice(1))
        if (!line.startsWith('-')) side.fresh.push(line.slice(1))
      }
    }
  }
  endFile()
}
console.log(JSON.stringify(counts))

function sides() {
  return { old: [], fresh: [] }
}
