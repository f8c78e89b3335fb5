import { linkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, type PlanParts, type TestStep, write } from '../../support/runs.ts'

/** One command that changes a checkout, and the checkout it is given. */
export interface Scenario {
  readonly name: string
  /** A few of its points are tried in every run of the tests. */
  readonly always?: boolean
  prepare(): TestRepository
  /** Commands of the command line run first, to their end. */
  readonly first?: readonly (readonly string[])[]
  /** The command that is killed; `plan.json` lies beside the checkout. */
  readonly command: readonly string[]
  readonly plan: { readonly steps: readonly TestStep[]; readonly header?: PlanParts }
}

const LINES = Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join('')

const GARDEN = {
  'beds/rose.txt': `rose\nred\n${LINES}`,
  'beds/iris.txt': 'iris\nblue\n',
  'tools/dig.sh': 'echo dig\n',
  'shared.txt': `shared\n${LINES}`,
  'old/only.txt': 'only\n',
  'README.md': '# Garden\n',
}

const STEPS = [
  edit('beds/rose.txt', 'red', 'white'),
  edit('tools/dig.sh', 'dig', 'dig deep'),
  edit('shared.txt', 'shared\nline 0', 'shared by many\nline nought'),
  write('ferns/shade/fern.txt', 'fern\n'),
  edit('beds/rose.txt', 'line 39', 'line thirty-nine'),
  write('ferns/moss.txt', LINES),
]

function garden(): TestRepository {
  const repo = repository({ ...GARDEN, '.gitignore': '*.env\n' })
  repo.chmod('tools/dig.sh', 0o755)
  repo.commit('garden')
  // A file with two names is written in place, so that both go on meaning it.
  linkSync(join(repo.root, 'shared.txt'), join(repo.root, 'twin.env'))
  return repo
}

/** Changes that are not committed: in a tracked, an untracked and an ignored file. */
function dirtyGarden(): TestRepository {
  const repo = garden()
  repo.write({ 'beds/rose.txt': `rose\nred\nthorns\n${LINES}`, 'note.txt': 'water\n', 'local.env': 'A=1\n' })
  return repo
}

const DIRTY_STEPS = [...STEPS, edit('note.txt', 'water', 'Water'), edit('local.env', '1', '2')]

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

const DRIFTED = [edit('beds/rose.txt', 'line 20\n', 'line twenty\n'), ...STEPS.slice(1, 4)]

const APPLY = ['apply', '../plan.json', '--quiet']

export const SCENARIOS: readonly Scenario[] = [
  { name: 'apply on dirty files', always: true, prepare: dirtyGarden, command: APPLY, plan: { steps: DIRTY_STEPS } },
  {
    name: 'apply squashed',
    prepare: garden,
    command: APPLY,
    plan: { steps: STEPS, header: { options: { commits: 'squash' } } },
  },
  {
    name: 'apply to a branch',
    always: true,
    prepare: garden,
    command: [...APPLY, '--branch', 'white'],
    plan: { steps: STEPS },
  },
  {
    name: 'apply on an older base to a branch',
    prepare: movedOn,
    command: [...APPLY, '--branch', 'white', '--base', 'base'],
    plan: { steps: DRIFTED },
  },
  { name: 'undo', always: true, prepare: dirtyGarden, first: [APPLY], command: ['undo'], plan: { steps: DIRTY_STEPS } },
  {
    name: 'undo a branch',
    prepare: garden,
    first: [[...APPLY, '--branch', 'white']],
    command: ['undo'],
    plan: { steps: STEPS },
  },
  {
    name: 'undo to a step',
    prepare: garden,
    first: [APPLY],
    command: ['undo', '--to', '2'],
    plan: { steps: STEPS },
  },
]
