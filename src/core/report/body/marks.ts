import { filesOf, namesOf } from '../changed-files.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../report.ts'

/** What a step does to a file beside changing its lines, in words that a reviewer looks for. */
export type Mark = 'new' | 'deleted' | 'renamed' | 'executable' | 'not executable' | 'binary' | 'asks'

/** Tells the marks of each applied step: what git says of the file, and the policy of the step. */
export function marksIn({ steps, files }: Pick<RunReport, 'steps' | 'files'>): (step: ReportedStep) => readonly Mark[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const makers = new Map<string, number>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    for (const name of pathsOf(step)) if (!makers.has(name)) makers.set(name, step.index)
  }
  return (step) => {
    const asks: readonly Mark[] = step.policy?.behavior === 'ask' ? ['asks'] : []
    if (step.status !== 'applied') return asks
    const marks = pathsOf(step).flatMap((path) => {
      const file = byPath.get(path)
      return file ? marksOfFile(file, makers.get(path) === step.index) : []
    })
    return [...new Set([...ownMarks(step), ...marks, ...modeMarks(step), ...asks])]
  }
}

const pathsOf = (step: ReportedStep): readonly string[] => [
  ...new Set([...filesOf(step).map(({ file_path }) => file_path), ...namesOf(step)]),
]

const ownMarks = ({ tool }: ReportedStep): readonly Mark[] =>
  tool === 'Move' ? ['renamed'] : tool === 'Delete' ? ['deleted'] : []

const marksOfFile = ({ status, binary }: ReportedFile, isFirst: boolean): readonly Mark[] => [
  ...(status === 'added' && isFirst ? ['new' as const] : []),
  ...(binary ? ['binary' as const] : []),
]

const modeMarks = (step: ReportedStep): readonly Mark[] =>
  [step, ...filesOf(step)].flatMap(({ old_mode, new_mode }) => {
    if (new_mode === '100755' && old_mode !== '100755') return ['executable']
    return old_mode === '100755' && new_mode === '100644' ? ['not executable'] : []
  })
