import type { StepResult } from '../../../src/core/engine/step-result.ts'
import { buildReport } from '../../../src/core/report/build-report.ts'
import type { RunReport } from '../../../src/core/report/report.ts'
import type { Patch } from '../../../src/core/text/patch.ts'
import type { ReportedOverlaps } from '../../../src/wings/several/report.ts'

const COMMIT = '1'.repeat(40)
const TREE = '2'.repeat(40)

/** A report with one step of every status; `changes` replace parts of the second step's result, the one that is applied. */
export function sampleReport(changes: Partial<StepResult & Patch> = {}, count = 1): RunReport {
  const at = { file: 'plan.yaml', line: 7, column: 5 }
  const read = { tool: 'Read', input: { file_path: 'src/user.ts' }, at } as const
  const edit = { tool: 'Edit', input: { file_path: 'src/user.ts', old_string: 'a', new_string: 'b' }, at } as const
  const none = { changes: [] }
  const hunk = { oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' // user', '-getUser()', '+fetchUser()'] }
  const applied = Array.from({ length: count }, (_, nth): StepResult => {
    const step = { ...edit, index: nth + 2, id: `rename-${nth}`, why: 'the name hides the `network` call' }
    const { structuredPatch = [hunk], insertions = 1, deletions = 1, path = 'src/user.ts', ...others } = changes
    const change = { path, before: undefined, after: undefined, mode: 0, structuredPatch, insertions, deletions }
    return { step, status: 'applied', path, matchedBy: 'exact', changes: [change], commit: COMMIT, ...others }
  })
  const rest: StepResult[] = [
    { step: { ...edit, index: count + 2 }, status: 'collapsed', path: 'src/user.ts', duplicateOf: 2, ...none },
    { step: { ...edit, index: count + 3 }, status: 'unchanged', path: 'src/user.ts', ...none },
    {
      step: { ...edit, index: count + 4 },
      status: 'failed',
      path: 'docs/x.md',
      error: { name: 'STRING_NOT_FOUND', message: 'Nothing like it.', suggestions: ['getUser('] },
      ...none,
    },
    { step: { ...edit, index: count + 5 }, status: 'skipped', path: 'docs/y.md', ...none },
  ]
  return buildReport({
    plan: {
      title: 'Rename getUser',
      digest: 'f'.repeat(64),
      description: 'The getter does I/O.',
      files: ['plan.yaml'],
    },
    steps: [{ step: { ...read, index: 1 }, status: 'read', path: 'src/user.ts', ...none }, ...applied, ...rest],
    base: { commit: COMMIT, tree: TREE },
    head: { commit: COMMIT, tree: TREE, branch: 'editplan/rename' },
    run: { id: 'r1' },
  })
}

/** The same among open pull requests of people, of which one conflicts; titles and paths are theirs. */
export function overlappingReport(hostile: string): RunReport {
  const overlaps: ReportedOverlaps = {
    base: { branch: 'main', commit: COMMIT },
    changes: [
      { name: 'this run', kind: 'run' },
      { name: '#12', kind: 'pull', number: 12, title: hostile },
      { name: '#15', kind: 'pull', number: 15, title: hostile, fork: true },
    ],
    pairs: [
      { changes: ['this run', '#12'], relation: 'commutes' },
      {
        changes: ['this run', '#15'],
        relation: 'conflicts',
        clashes: [
          {
            order: ['#15', 'this run'],
            step: { change: 'this run', step: 2, file_path: `src/${hostile}.ts`, lines: [10, 11] },
            cause: { change: '#15', step: 3, file_path: `src/${hostile}.ts`, lines: [10, 10] },
            error: { name: 'STRING_NOT_FOUND', code: 8, message: hostile },
          },
        ],
      },
    ],
    left_out: [],
  }
  return { ...sampleReport(), overlaps }
}
