import { isDeepStrictEqual } from 'node:util'
import { Bash } from 'just-bash'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../support/whole.ts'
import { FILES, LINES, OPEN, TASKS } from './lines.ts'
import { eachRanIn } from './ran.ts'

const ROOT = '/home/ada/shop'

/** Scripts that are about this checkout and about nothing outside: just-bash has neither git nor other programs' files. */
const SCRIPTS = [...LINES, ...OPEN, ...TASKS].filter(
  (line) => !/\bgit |\/tmp\/|~|\$HOME|\/home|python3|node /.test(line),
)

/** What just-bash leaves of the files: text and whether it may be executed. */
const byJustBash = async (line: string): Promise<Record<string, readonly [string, boolean]>> => {
  const files = Object.entries(FILES).map(([file, content]) => [
    `${ROOT}/${file}`,
    { content, mode: file.endsWith('.sh') ? 0o755 : 0o644 },
  ])
  const bash = new Bash({ files: Object.fromEntries(files), cwd: ROOT, env: { LC_ALL: 'C.UTF-8' } })
  await bash.exec(line)
  const made = bash.fs.getAllPaths().filter((file) => file.startsWith(`${ROOT}/`))
  const held: [string, readonly [string, boolean]][] = []
  for (const file of made) {
    const { isFile, isSymbolicLink, mode } = await bash.fs.lstat(file)
    const name = file.slice(ROOT.length + 1)
    if (isSymbolicLink) held.push([name, [`-> ${await bash.fs.readlink(file)}`, false]])
    else if (isFile)
      held.push([name, [Buffer.from(await bash.fs.readFileBuffer(file)).toString('latin1'), (mode & 0o100) > 0]])
  }
  return Object.fromEntries(held)
}

/** Why just-bash leaves other files than Bash 5.2, by the lines for which it does: each was looked at, and what is read here is Bash's. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  'it has no such program, or not as an agent calls it': /\b(perl|patch|mktemp|install|truncate|yes|bash -lc|sh -c)\b/,
  'options and commands of sed, head and tail that it reads otherwise':
    /sed -i -z|\\U&|2c\\|sed -i\.orig|w out\.txt|\/I,|head -n -1|tail -c \+3|-lZ/,
  'it writes a tab after blanks in place of a number, and pads by characters where Bash pads by bytes':
    /\bnl |%5s\\n' 3\.14159 é/,
  'it takes a pattern that ends in a slash for files, too': /\*\//,
  'it copies or moves otherwise': /\bcp -a|mv -t|mv a2\.txt sub\/|xargs (-n1|-I\{\}) cp/,
  'it makes a file in a folder that is not there': /(touch|tee) nope\//,
  'it reads folders in order, Bash as they come': /\bfind \.|grep -rl/,
  'nobody knows the order of what runs at the same time': /echo 1 >> a\.txt & echo 2|&$/m,
  'time goes on': /\bdate\b|diff -u/,
  'it runs no trap, and loops leave no input to what runs in them': /\btrap\b|while read -r f; do cat >/,
}

describe('a script that Bash, just-bash and this reader run', () => {
  const scripts = someOf(SCRIPTS, 12)
  const eachRan = eachRanIn(FILES, scripts)
  const counts = {
    'right, just-bash the same': 0,
    'right, just-bash otherwise': 0,
    'listed, just-bash the same': 0,
    'listed, just-bash otherwise': 0,
  }

  it.each(scripts)(
    'is read as Bash runs it, or listed; a difference to just-bash is one that is known: %s',
    async (line) => {
      const { wanted, made, listed } = await eachRan(line)
      const theirs = await byJustBash(line)
      const isSame = isDeepStrictEqual(theirs, wanted)
      if (listed.length === 0) expect(made).toEqual(wanted)
      const isKnown = Object.values(OTHERWISE).some((lines) => lines.test(line))
      counts[`${listed.length > 0 ? 'listed' : 'right'}, just-bash ${isSame ? 'the same' : 'otherwise'}`] += 1
      if (process.env.SHELL_TELLS && listed.length > 0) console.log('LISTED', line)
      if (!isKnown) expect(theirs).toEqual(wanted)
    },
  )

  it('is read as Bash runs it more often than by just-bash, among those that are not listed', () => {
    process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(counts['right, just-bash otherwise']).toBeGreaterThan(0)
  })
})
