// Compares the moved lines that reports mark with those that `git diff --color-moved` marks, on commits of a history.
//   node scripts/moved-history.mjs --git DIR [--commits 20]
// Both see git's own patch. Counts git's blocks of three lines and 20 letters or digits whose text is removed once and added once, and those
// of them that are marked too. Exits with 1 where one is missing, or where a marked line is not the one that it is said to be.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { withBundle } from './build/bundle.mjs'

const { values } = parseArgs({ options: { git: { type: 'string' }, commits: { type: 'string', default: '20' } } })
if (!values.git) throw new Error('Pass the repository: --git DIR')
const git = (...args) =>
  execFileSync('git', ['--git-dir', values.git, ...args], {
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString('latin1')

/** Colours that git marks lines with, each alone. Blocks that are beside each other have the two of a side in turn. */
const COLOURS = { oldMoved: 'magenta', oldMovedAlternative: 'blue', newMoved: 'cyan', newMovedAlternative: 'yellow' }
const MOVED = ['35', '34', '36', '33']
const plain = { old: 'red', new: 'green', context: 'normal', meta: 'normal', frag: 'normal', whitespace: 'normal' }
const settings = Object.entries({ ...plain, ...COLOURS }).flatMap(([key, value]) => [
  '-c',
  `color.diff.${key}=${value}`,
])

let run = 0

await withBundle('src/core/text/moved-lines.ts', ({ movedLines }) => {
  const sums = { commits: 0, blocks: 0, missing: 0, lines: 0, wrong: 0 }
  for (const id of commitsOf(Number(values.commits))) {
    const { files, lines } = readPatch(
      git(
        ...settings,
        'diff',
        '--color=always',
        '--color-moved=zebra',
        '--ws-error-highlight=none',
        '-M',
        `${id}~1`,
        id,
      ),
    )
    const texts = new Map(lines.map((line) => [keyOf(line), line.text]))
    const pairs = movedLines(files).flatMap(pairsOf)
    const marked = new Set(pairs.flat())
    const blocks = uniqueBlocks(lines)
    const wrong = pairs.filter(([old, fresh]) => !texts.has(old) || texts.get(old).trim() !== texts.get(fresh)?.trim())
    const missing = blocks.filter((block) => !block.every((line) => marked.has(keyOf(line))))
    for (const [old, fresh] of wrong) console.log(id, 'wrong', old, fresh)
    for (const block of missing) console.log(id, 'missing', keyOf(block[0]), block.length)
    sums.commits += 1
    sums.lines += marked.size
    sums.blocks += blocks.length
    sums.missing += missing.length
    sums.wrong += wrong.length
  }
  if (sums.missing + sums.wrong > 0) process.exitCode = 1
  console.log(
    `${sums.commits} commits: ${sums.blocks} blocks of git's, ${sums.missing} missing; ${sums.lines} lines marked, ${sums.wrong} wrong`,
  )
})

/** Each marked line with its other side. */
function pairsOf({ from, to, blocks }) {
  return blocks.flatMap((block) =>
    Array.from({ length: block.lines }, (_, at) => [
      keyOf({ sign: '-', path: from.path, number: block.from + at }),
      keyOf({ sign: '+', path: to.path, number: block.to + at }),
    ]),
  )
}

/** Commits that remove and add more than 20 lines, from all of the last 4,000. */
function commitsOf(count) {
  const all = git('log', '--no-merges', '-4000', '--format=%H', '--shortstat').split('\n')
  const large = []
  for (const [at, line] of all.entries()) {
    const [, added = 0, removed = 0] = /(\d+) insertion.*?(\d+) deletion/.exec(line) ?? []
    if (Number(added) > 20 && Number(removed) > 20 && Number(added) < 20_000) large.push(all[at - 2])
  }
  const step = Math.max(1, Math.floor(large.length / count))
  return large.filter((_, at) => at % step === 0).slice(0, count)
}

/** A coloured patch as hunks, and its removed and added lines with their colours. */
function readPatch(text) {
  const files = []
  for (const raw of text.split('\n')) {
    const [, colour] = /^\x1b\[(\d+)m/.exec(raw) ?? []
    const line = raw.replace(/\x1b\[[\d;]*m/g, '')
    const [, old, fresh] = /^@@ -(\d+)\S* \+(\d+)\S* @@/.exec(line) ?? []
    const file = files.at(-1)
    const hunk = file?.structuredPatch.at(-1)
    if (line.startsWith('diff --git ')) files.push({ path: '', from: '', structuredPatch: [] })
    else if (old !== undefined)
      file.structuredPatch.push({ oldStart: Number(old), newStart: Number(fresh), lines: [], colours: [] })
    else if (hunk) {
      hunk.lines.push(line === '' ? ' ' : line)
      hunk.colours.push(colour)
    } else if (line.startsWith('--- ')) file.from = line.slice(4).replace(/^a\//, '')
    else if (line.startsWith('+++ ')) file.path = line.slice(4).replace(/^b\//, '')
  }
  return { files, lines: files.flatMap((file) => file.structuredPatch.flatMap((hunk) => changedLines(file, hunk))) }
}

/** The removed and the added lines of a hunk; `run` numbers lines of one sign in a row. */
function changedLines({ path, from }, { oldStart, newStart, lines, colours }) {
  const numbers = { '-': oldStart, '+': newStart }
  return lines.flatMap((line, at) => {
    const [sign] = line
    if (at === 0 || sign !== lines[at - 1][0]) run += 1
    const own = { sign, path: sign === '-' ? from : path, number: numbers[sign] }
    for (const side of sign === ' ' ? ['-', '+'] : sign === '\\' ? [] : [sign]) numbers[side] += 1
    return own.number === undefined ? [] : [{ ...own, text: line.slice(1), colour: colours[at], run }]
  })
}

function keyOf({ sign, path, number }) {
  return `${sign}${path}:${number}`
}

/** Git's blocks that count: of three lines, and there once on each side. */
function uniqueBlocks(lines) {
  const blocks = []
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1]
    if (!MOVED.includes(line.colour)) continue
    if (last && last.colour === line.colour && last.run === line.run) blocks.at(-1).push(line)
    else blocks.push([line])
  }
  const runs = { '-': [''], '+': [''] }
  for (const [at, { sign, run, text }] of lines.entries()) {
    if (lines[at - 1]?.run !== run) runs[sign].push('\n')
    runs[sign].push(`${runs[sign].pop()}${text}\n`)
  }
  const timesIn = (sign, text) =>
    runs[sign].reduce((sum, one) => {
      let count = 0
      for (let at = one.indexOf(text); at >= 0; at = one.indexOf(text, at + 1)) count += 1
      return sum + count
    }, 0)
  return blocks.filter((block) => {
    const text = `\n${block.map((line) => line.text).join('\n')}\n`
    const isLong = block.length >= 3 && (text.match(/[A-Za-z0-9]/g)?.length ?? 0) >= 20
    return isLong && timesIn('-', text) === 1 && timesIn('+', text) === 1
  })
}
