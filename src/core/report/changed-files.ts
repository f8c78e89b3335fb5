import type { ChangedFile, ReportedStep } from './report.ts'

/** The files that an applied step changed, each with its part of the patch; most steps are about one. */
export const filesOf = (step: ReportedStep): readonly ChangedFile[] => step.files ?? [step]

/** The file of a step, or its glob; both paths of a Move. */
export const namesOf = ({ file_path, new_path }: ReportedStep): readonly string[] =>
  new_path === undefined ? [file_path] : [file_path, new_path]
