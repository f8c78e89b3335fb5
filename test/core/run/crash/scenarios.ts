import { linkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository, type TestRepository } from '../../../support/git.ts'
import { edit, type PlanParts, type TestStep, write } from '../../../support/runs.ts'

/** One command that changes a checkout, and the checkout it is given. */
export interface Scenario {
  readonly name: string
  /** A few of its points are tried in every run of the tests. */
  readonly always?: boolean
  prepare(): TestRepository
  /** Commands of the command line run first, to their end. */
  readonly first?: readonly (readonly string[])[]
  /** What somebody does to the checkout after these. */
  later?(repo: TestRepository): void
  /** The command that is killed; `plan.json` lies beside the checkout. */
  readonly command: readonly string[]
  readonly plan: { readonly steps: readonly TestStep[]; readonly header?: PlanParts }
}

/** More than a pipe takes at once. */
const LINES = Array.from({ length: 600 }, (_, at) => `line ${at}\n`).join('')

const GARDEN = {
  'beds/rose.txt': `rose\nred\n${LINES}`,
  'beds/iris.txt': 'iris\nblue\n',
  'tools/dig.sh': 'echo dig\n',
  'shared.txt': `shared\n${LINES}`,
  'old/deep/only.txt': 'only\n',
  'shed/rake.sh': 'echo rake\n',
  'herbs/mint.txt': 'mint\ngreen\n',
  'herbs/sage.txt': 'sage\ngreen\n',
  'dos.txt': 'one\r\ntwo\r\n',
  'README.md': '# Garden\n',
  '.gitignore': '*.env\n',
  '.gitattributes': 'dos.txt text eol=crlf\n',
}

const CHANGES = [
  edit('beds/rose.txt', 'red', 'white'),
  edit('tools/dig.sh', 'dig', 'dig deep'),
  edit('shared.txt', 'shared\nline 0', 'shared by many\nline nought'),
  write('ferns/shade/fern.txt', 'fern\n'),
  edit('beds/rose.txt', 'line 39\n', 'line thirty-nine\n'),
]

const REMOVALS: readonly TestStep[] = [
  { tool: 'Delete', file_path: 'old/deep/only.txt' },
  { tool: 'Move', file_path: 'shed/rake.sh', new_path: 'barn/tools/rake.sh' },
  { tool: 'Edit', glob: 'herbs/*.txt', old_string: 'green', new_string: 'fresh' },
  write('beds/iris.txt', 'echo iris\n', { executable: true }),
  edit('dos.txt', 'two', 'zwei'),
]

/** A folder that loses all its files goes with them. */
const STEPS = [...CHANGES, ...REMOVALS]

function garden(): TestRepository {
  const repo = repository({}, { init: ['--template='] })
  repo.write(GARDEN)
  for (const path of ['tools/dig.sh', 'shed/rake.sh']) repo.chmod(path, 0o755)
  repo.commit('garden')
  // A file with two names, of which a run changes one.
  linkSync(join(repo.root, 'shared.txt'), join(repo.root, 'twin.env'))
  return repo
}

/** Changes that are not committed: in tracked, untracked and ignored files, and one that a step then removes. */
function dirtyGarden(): TestRepository {
  const repo = garden()
  repo.write({
    'beds/rose.txt': `rose\nred\nthorns\n${LINES}`,
    'old/deep/only.txt': 'only, and changed\n',
    'note.txt': 'water\n',
    'local.env': 'A=1\n',
  })
  return repo
}

const DIRTY_STEPS = [...STEPS, edit('note.txt', 'water', 'Water'), edit('local.env', '1', '2')]

/** A file gives way to a folder of its name, and a folder to a file. */
const SWAPS = [
  { tool: 'Delete', file_path: 'README.md' },
  write('README.md/beds/rose.md', 'rose\n'),
  { tool: 'Delete', file_path: 'old/deep/only.txt' },
  write('old', LINES),
]

/** The rose grew a line since the commit that the tag `base` names. */
function movedOn(): TestRepository {
  const repo = garden()
  repo.git('tag', 'base')
  repo.write({ 'beds/rose.txt': `A rose\n\nrose\nred\n${LINES}` })
  repo.git('rm', '-q', 'README.md')
  rmSync(join(repo.root, 'README.md'), { force: true })
  repo.commit('on')
  return repo
}

const DRIFTED = [edit('beds/rose.txt', 'line 20\n', 'line twenty\n'), ...CHANGES.slice(1, 4)]

/** Folders and files that nobody else may look into. */
function closedGarden(): TestRepository {
  const repo = garden()
  for (const path of ['old', 'old/deep', 'shed']) repo.chmod(path, 0o700)
  repo.chmod('old/deep/only.txt', 0o600)
  return repo
}

/** Files of which git was told not to look at them. */
function flaggedGarden(): TestRepository {
  const repo = garden()
  repo.git('update-index', '--assume-unchanged', 'tools/dig.sh')
  repo.git('update-index', '--skip-worktree', 'shared.txt', 'README.md')
  return repo
}

/** A formatter follows the plan, and the commit "after the plan" holds what it does. */
function formattedGarden(): TestRepository {
  const format = "require('node:fs').appendFileSync('beds/rose.txt', 'formatted\\n')"
  const repo = garden()
  repo.write({
    '.github/editplan.yml': JSON.stringify({
      version: 1,
      verify: [{ run: [process.execPath, '-e', format], formats: true }],
    }),
  })
  repo.commit('formatter')
  return repo
}

/** A branch that the run is to replace. */
function branchedGarden(): TestRepository {
  const repo = garden()
  repo.git('branch', 'white')
  repo.write({ 'README.md': '# My garden\n' })
  repo.commit('on')
  return repo
}

const APPLY = ['apply', '../plan.json', '--quiet']
const TO_BRANCH = [...APPLY, '--branch', 'white']

export const SCENARIOS: readonly Scenario[] = [
  { name: 'apply on dirty files', always: true, prepare: dirtyGarden, command: APPLY, plan: { steps: DIRTY_STEPS } },
  {
    name: 'apply squashed',
    prepare: garden,
    command: APPLY,
    plan: { steps: CHANGES, header: { options: { commits: 'squash' } } },
  },
  {
    name: 'apply with one commit a file',
    prepare: garden,
    command: APPLY,
    plan: { steps: REMOVALS, header: { options: { commits: 'per-file' } } },
  },
  { name: 'apply to a branch', always: true, prepare: garden, command: TO_BRANCH, plan: { steps: STEPS } },
  {
    name: 'apply to a branch that is replaced',
    prepare: branchedGarden,
    command: [...TO_BRANCH, '--force'],
    plan: { steps: CHANGES.slice(0, 2) },
  },
  {
    name: 'apply on an older base to a branch',
    prepare: movedOn,
    command: [...TO_BRANCH, '--base', 'base'],
    plan: { steps: DRIFTED },
  },
  {
    name: 'apply with a formatter',
    prepare: formattedGarden,
    command: APPLY,
    plan: { steps: CHANGES.slice(0, 2) },
  },
  {
    name: 'apply again after an undo',
    prepare: garden,
    first: [APPLY, ['undo']],
    command: APPLY,
    plan: { steps: REMOVALS.slice(-2) },
  },
  { name: 'undo', always: true, prepare: dirtyGarden, first: [APPLY], command: ['undo'], plan: { steps: DIRTY_STEPS } },
  { name: 'undo a branch', prepare: garden, first: [TO_BRANCH], command: ['undo'], plan: { steps: CHANGES } },
  { name: 'files and folders change places on a branch', prepare: garden, command: TO_BRANCH, plan: { steps: SWAPS } },
  {
    name: 'undo of files and folders that changed places',
    prepare: garden,
    first: [APPLY],
    command: ['undo'],
    plan: { steps: SWAPS },
  },
  {
    name: 'undo of closed folders',
    prepare: closedGarden,
    first: [APPLY],
    command: ['undo'],
    plan: { steps: REMOVALS },
  },
  {
    name: 'undo a branch with a later commit',
    prepare: garden,
    first: [TO_BRANCH],
    later: (repo) => {
      repo.write({ 'beds/iris.txt': 'iris\n', 'dos.txt': 'one\r\nthree\r\n', 'tools/rake.sh': 'echo rake\n' })
      repo.git('rm', '-q', 'README.md')
      repo.commit('later')
    },
    command: ['undo'],
    plan: { steps: CHANGES },
  },
  {
    name: 'redo',
    always: true,
    prepare: dirtyGarden,
    first: [APPLY, ['undo']],
    command: ['redo'],
    plan: { steps: DIRTY_STEPS },
  },
  {
    name: 'redo to a branch',
    prepare: flaggedGarden,
    first: [TO_BRANCH, ['undo']],
    command: ['redo'],
    plan: { steps: CHANGES },
  },
  {
    name: 'undo of flagged files',
    prepare: flaggedGarden,
    first: [TO_BRANCH],
    command: ['undo'],
    plan: { steps: CHANGES },
  },
  {
    name: 'undo to a step',
    prepare: garden,
    first: [APPLY],
    command: ['undo', '--to', '2'],
    plan: { steps: STEPS },
  },
]
