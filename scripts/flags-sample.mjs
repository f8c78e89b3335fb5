// What reviewers are told of real commits: how many commits have which flag, and a sample of flags to judge by hand.
//   npm run test:long -- flags-sample COMMITS SAMPLE REPOSITORY…
// Takes so many commits evenly from the repositories' histories, without merges, and prints so many flags, one a line, with the lines they are about.
import { execFileSync } from 'node:child_process'
import { blobPair, countedChanges, treePatches } from '../src/core/git/commands/tree-changes.ts'
import { LOOKS, looksOf } from '../src/core/report/looks.ts'
import { utf8Text } from '../src/core/text/encoding.ts'
import { groupBy } from '../src/core/text/group-by.ts'

const [commits = '1000', sample = '100', ...repositories] = process.argv.slice(2)
if (repositories.length === 0) throw new Error('npm run test:long -- flags-sample COMMITS SAMPLE REPOSITORY…')

const git = (folder, args) => execFileSync('git', ['-C', folder, ...args], { maxBuffer: 2 ** 30 })
const ask = (folder, { args, parse }) => parse(git(folder, args), 0)

const each = Math.ceil(Number(commits) / repositories.length)
const flags = []
let read = 0
const flagged = new Set()
for (const folder of repositories) {
  const all = git(folder, ['rev-list', '--no-merges', '--min-parents=1', 'HEAD']).toString().trim().split('\n')
  const step = Math.max(1, all.length / each)
  for (let at = 0; at < all.length && at / step < each && read < Number(commits); at += step) {
    const commit = all[Math.floor(at)]
    try {
      const found = looksIn(folder, commit)
      read += 1
      for (const look of found) {
        flags.push({ folder, commit, ...look })
        flagged.add(commit)
      }
    } catch (error) {
      console.error(`${commit}: ${error.message.split('\n')[0]}`)
    }
  }
}

function looksIn(folder, commit) {
  const trees = [`${commit}^`, commit]
  const changes = ask(folder, countedChanges(...trees))
  const patches = ask(folder, treePatches(...trees))
  const files = changes.map((change) => ({
    ...change,
    ...{ old_mode: change.oldMode, new_mode: change.newMode, steps: [] },
    structuredPatch: (patches.get(blobPair(change.oldBlob, change.newBlob)) ?? []).map((hunk) => ({
      ...hunk,
      lines: hunk.lines.map(utf8Text),
    })),
  }))
  return looksOf({ steps: [], files: [] }, files).map((look) => ({
    ...look,
    file: files.find(({ path }) => path === look.path),
  }))
}

const kinds = groupBy(flags, ({ kind }) => kind)
console.log(`${read} commits of ${repositories.length} repositories; ${flagged.size} have a flag`)
for (const [kind, all] of kinds)
  console.log(`${LOOKS[kind]}: ${all.length} in ${new Set(all.map(({ commit }) => commit)).size} commits`)
const every = Math.max(1, flags.length / Number(sample))
for (let at = 0; at < flags.length; at += every) {
  const { folder, commit, kind, path, said, file } = flags[Math.floor(at)]
  console.log(`\n${folder.split('/').at(-2)} ${commit.slice(0, 10)} ${path}: ${kind}: ${said}`)
  const form =
    {
      tests: /^[-+].*(?:test|it\(|skip|Test|def )/,
      hidden: /^\+.*[^\t -~]/,
      scripts: /^\+.*(?:on\w+\s*=|script|curl|wget|<|eval|exec)/i,
    }[kind] ?? /^[-+]/
  const lines = (file?.structuredPatch ?? []).flatMap((hunk) => hunk.lines).filter((line) => form.test(line))
  for (const line of lines.slice(0, 4)) console.log(`    ${line.slice(0, 160)}`)
}
