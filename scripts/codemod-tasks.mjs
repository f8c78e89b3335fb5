// Applies every plan of examples/tasks twice to each repository, and prints what each run changed beside the lines of plan it took.
//   node scripts/codemod-tasks.mjs --git DIR --git DIR [--tasks FOLDER]
// `before` is the shortest of the plans that say the same without what tasks use today, and give the very same tree: NAME.older.yaml
// (one glob without exclusions, no groups, no ranges), the task's own Edit with a path instead of the glob for each file that changed, and
// the plan that `plan from-diff` makes of the change. Lines are counted as `editplan fmt` writes them, without comments.
// Exits with 1 when a first run is refused, or a second one is refused or changes something.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { withBundle } from './build/bundle.mjs'

const { values } = parseArgs({
  options: {
    git: { type: 'string', multiple: true, default: [] },
    tasks: { type: 'string', default: path.resolve(import.meta.dirname, '../examples/tasks') },
  },
})
if (values.git.length === 0) throw new Error('Pass the repositories: --git DIR --git DIR')

/** Of the scratch clones: edits of `.github` need an approval otherwise, and some tasks are about it. */
const POLICY = {
  name: 'policy',
  text: 'version: 1\nsecrets: { enabled: false }\nrules: { allow: ["Edit(.github/**)"] }\n',
}

const AUTHOR = ['-c', 'user.name=Tasks', '-c', 'user.email=tasks@example.com']
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-tasks-'))
try {
  await withBundle('src/index.ts', async (editplan) => {
    console.log('| task | repository | lines before | lines after | files, first run | files, second run |')
    console.log('| --- | --- | --- | --- | --- | --- |')
    const clones = values.git.map((source, at) => cloneOf(source, path.join(folder, `${at}`)))
    const names = readdirSync(values.tasks).filter((name) => /^[^.]+\.yaml$/.test(name))
    for (const name of names.sort())
      for (const clone of clones) {
        const { cells, failed } = await row(editplan, clone, path.join(values.tasks, name))
        console.log(`| ${path.parse(name).name} | ${clone.name} | ${cells.join(' | ')} |`)
        if (failed) process.exitCode = 1
      }
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function cloneOf(source, root) {
  execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=false', ...AUTHOR, path.resolve(source), root])
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 }).trim()
  return { name: path.basename(path.resolve(source)), root, git, head: git('rev-parse', 'HEAD') }
}

/** What both runs of a task did, and the lines it takes. */
async function row(editplan, clone, file) {
  const plan = planOf(editplan, file)
  const after = linesOf(editplan, readFileSync(file, 'utf8'))
  const first = await run(editplan, clone, plan, clone.head)
  if (first.refused) return { cells: ['', after, first.refused, ''], failed: true }
  const second = await run(editplan, clone, plan, first.commit)
  const failed = Boolean(second.refused) || second.files > 0
  if (first.files === 0) return { cells: ['', after, 'does not apply: 0', second.refused ?? second.files], failed }
  const before = await linesBefore(editplan, clone, { file, plan, first })
  return { cells: [before, after, first.files, second.refused ?? second.files], failed }
}

/** Applies a plan to a commit, and says what git says: how many files differ, and the tree. */
async function run({ applyPlan }, { root, git }, plan, commit) {
  git('checkout', '-q', '--force', '--detach', commit)
  git('clean', '-qfdx')
  const report = await applyPlan(plan, { root, policy: POLICY })
  const problem = report.problems?.[0] ?? report.steps.find(({ error }) => error)?.error
  if (problem) return { refused: `${problem.name}: ${problem.message.split('\n')[0]}` }
  git('add', '-A')
  const changed = git('diff', '--cached', '--find-renames=100%', '--name-only', '-z', commit)
    .split('\0')
    .filter(Boolean)
  git('commit', '-q', '--allow-empty', '--no-verify', '-m', 'Run')
  return { changed, files: changed.length, commit: git('rev-parse', 'HEAD'), tree: git('rev-parse', 'HEAD^{tree}') }
}

async function linesBefore(editplan, clone, { file, plan, first }) {
  const texts = []
  const { plan: derived, leftOut } = await editplan.planFromDiff({
    root: clone.root,
    from: clone.head,
    to: first.commit,
  })
  if (derived && leftOut.length === 0) texts.push(editplan.printPlan(derived, 'yaml'))
  const older = file.replace(/\.yaml$/, '.older.yaml')
  const others = [existsSync(older) ? readFileSync(older, 'utf8') : undefined, byPath(plan, first.changed)].filter(
    Boolean,
  )
  for (const text of others) {
    const { tree } = await run(editplan, clone, planOf(editplan, file, text), clone.head)
    if (tree === first.tree) texts.push(text)
  }
  return texts.length > 0 ? Math.min(...texts.map((text) => linesOf(editplan, text))) : 'cannot be said'
}

/** The only step of a task, for each file, where it needs nothing but a text or a pattern without groups. */
function byPath({ title, steps }, files) {
  const [{ tool, input }, ...others] = steps
  const { old_string, regex, new_string, replace_all, only_if } = input
  if (tool !== 'Edit' || others.length > 0 || only_if || !(old_string ?? regex) || /\$[\d<{]/.test(new_string)) return
  const repeated = files.map((file_path) => ({ tool, file_path, old_string, regex, new_string, replace_all }))
  return stringify({ version: 1, title, options: { reads: 'auto' }, steps: repeated })
}

function planOf({ parsePlan }, file, text = readFileSync(file, 'utf8')) {
  const parsed = parsePlan({ name: file, text })
  if (!parsed.ok) throw new Error(`${file}: ${parsed.problems[0].message}`)
  return parsed.plan
}

function linesOf({ formatPlan }, text) {
  const formatted = formatPlan({ name: 'plan.yaml', text })
  if (!formatted.ok) throw new Error(formatted.problems[0].message)
  return formatted.text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length
}
