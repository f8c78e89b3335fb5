// Applies every plan of examples/tasks twice to each repository, and prints what each run changed beside the lines of plan it took.
//   node scripts/codemod-tasks.mjs --git DIR --git DIR [--tasks FOLDER]
// `before` is the shortest of the plans that say the same without what tasks use today, and give the very same tree: NAME.older.yaml
// (one glob without exclusions, no groups, no ranges), the task's own Edit with a path instead of the glob for each file that changed, and
// the plan that `plan from-diff` makes of the change. Lines are counted as `editplan fmt` writes them, without comments.
// Exits with 1 when a first run is refused, or a second one is refused or changes something.
//   node scripts/codemod-tasks.mjs --mirrors DIR [--jscodeshift PROGRAM] [--task NAME]
// Does the tasks of bench/tasks on the pinned commits of real repositories, which DIR holds as OWNER+NAME or OWNER+NAME/repo, beside
// ast-grep or jscodeshift (its bin/jscodeshift.js, which is no package of this project), and compares what both made byte for byte. A
// peer is run until it changes nothing more. Exits with 1 also where the two differ in a way that repositories.yaml does not explain.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { withBundle } from './build/bundle.mjs'

const { values } = parseArgs({
  options: {
    git: { type: 'string', multiple: true, default: [] },
    tasks: { type: 'string', default: path.resolve(import.meta.dirname, '../examples/tasks') },
    mirrors: { type: 'string' },
    peers: { type: 'string', default: path.resolve(import.meta.dirname, '../bench/tasks') },
    jscodeshift: { type: 'string' },
    task: { type: 'string' },
  },
})
if (values.git.length === 0 && !values.mirrors)
  throw new Error('Pass the repositories: --git DIR --git DIR, or --mirrors DIR')

/** Of the scratch clones: edits of `.github` need an approval otherwise, and some tasks are about it. */
const POLICY = {
  name: 'policy',
  text: 'version: 1\nsecrets: { enabled: false }\nrules: { allow: ["Edit(.github/**)", "Write(.node-version)"] }\n',
}

const AUTHOR = ['-c', 'user.name=Tasks', '-c', 'user.email=tasks@example.com']
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-tasks-'))
try {
  await withBundle('src/index.ts', async (editplan) => {
    if (values.mirrors) return besidePeers(editplan)
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

/** Each task on the repository that it is for. */
async function besidePeers(editplan) {
  console.log(
    '| task | repository | lines, characters | peer: lines, characters | files | second run | beside the peer |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { repository, commit, tasks, unlike = {} } of parse(
    readFileSync(path.join(values.peers, 'repositories.yaml'), 'utf8'),
  )) {
    const wanted = tasks.filter((task) => (values.task ?? task) === task)
    if (wanted.length === 0) continue
    const clone = { ...cloneOf(mirrorOf(repository), path.join(folder, repository)), head: commit }
    for (const task of wanted) {
      const { cells, failed } = await besidePeer(editplan, clone, { task, unlike: unlike[task] })
      console.log(`| ${task} | ${repository} | ${cells.join(' | ')} |`)
      if (failed) process.exitCode = 1
    }
  }
}

function mirrorOf(repository) {
  const mirror = path.join(values.mirrors, repository.replace('/', '+'))
  return existsSync(path.join(mirror, 'repo')) ? path.join(mirror, 'repo') : mirror
}

/** What both made of a commit, and what each had to be told. */
async function besidePeer(editplan, clone, { task, unlike }) {
  const file = path.join(values.peers, `${task}.yaml`)
  const plan = planOf(editplan, file)
  const [rule, transform] = ['ast-grep.yml', 'jscodeshift.cjs'].map((end) => path.join(values.peers, `${task}.${end}`))
  const sizes = [file, existsSync(rule) ? rule : transform].map((name) => sizeOf(readFileSync(name, 'utf8')))
  const first = await run(editplan, clone, plan, clone.head)
  if (first.refused) return { cells: [...sizes, first.refused, '', ''], failed: true }
  const second = await run(editplan, clone, plan, first.commit)
  const peer = runPeer(clone, existsSync(rule) ? astGrep(rule) : jscodeshift(transform))
  const cells = [...sizes, first.files, second.refused ?? second.files]
  const failed = Boolean(second.refused) || second.files > 0 || first.files === 0
  const runs = peer.runs > 1 ? ` after ${peer.runs} runs` : ''
  if (peer.tree === first.tree) return { cells: [...cells, `the same${runs}`], failed }
  const differ = clone.git('diff', '--name-only', first.tree, peer.tree).split('\n')
  const said = `${differ.length} of ${first.files} files differ${runs}: ${unlike ?? differ.slice(0, 3).join(', ')}`
  return { cells: [...cells, said], failed: failed || unlike === undefined }
}

function sizeOf(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return `${lines.length}, ${lines.join('\n').length}`
}

/** Runs a peer's command on a commit until it changes nothing more. */
function runPeer({ root, git, head }, [program, ...args]) {
  git('checkout', '-q', '--force', '--detach', head)
  git('clean', '-qfdx')
  for (let runs = 0, tree = ''; ; runs += 1) {
    execFileSync(program, args, { cwd: root, stdio: 'ignore' })
    git('add', '-A')
    const before = tree
    tree = git('write-tree')
    if (tree === before || runs === 20) return { runs, tree }
  }
}

function astGrep(rule) {
  const program = path.resolve(import.meta.dirname, '../node_modules/.bin/ast-grep')
  return [program, 'scan', '--update-all', '--no-ignore', 'hidden', '--rule', rule]
}

function jscodeshift(transform) {
  if (!values.jscodeshift)
    throw new Error('Pass where jscodeshift is: --jscodeshift .../jscodeshift/bin/jscodeshift.js')
  const program = path.resolve(values.jscodeshift)
  return [process.execPath, program, '--extensions=js,cjs,mjs,jsx,ts,tsx', '--run-in-band', '-t', transform, '.']
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
