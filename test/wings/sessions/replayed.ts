import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { replayOn } from '../../support/replay.ts'

export type Files = Readonly<Record<string, string>>

export interface TreeFile {
  readonly bytes: Buffer
  readonly executable: boolean
}

export type Tree = Readonly<Record<string, TreeFile>>

/** What a plan, written down and read back, makes of the files; fails where a step does. */
export const replayed = async (plan: Plan, files: Files): Promise<Files> => {
  const tree = Object.entries(files).map(([file, text]) => [file, { bytes: Buffer.from(text), executable: false }])
  const made = await replayedTree(plan, Object.fromEntries(tree))
  return Object.fromEntries(Object.entries(made).map(([file, { bytes }]) => [file, String(bytes)]))
}

/** As {@link replayed}, for files of any bytes and modes. */
export const replayedTree = async (plan: Plan, files: Tree): Promise<Tree> => {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  for (const [file, { bytes, executable }] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), bytes, { mode: executable ? 0o755 : 0o644 })
  }
  const read = parsePlan({ name: 'plan.yaml', text: printPlan(plan, 'yaml') })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { results, changes } = await replayOn(root, [read.plan])
  const failed = results.find(({ status }) => status === 'failed')
  if (failed) throw new Error(JSON.stringify([failed.error, failed.step]))
  const made = new Map(Object.entries(files))
  for (const { path: name, after, mode } of changes) {
    if (after === undefined) made.delete(name)
    else made.set(name, { bytes: after, executable: (mode & 0o100) > 0 })
  }
  return Object.fromEntries(made)
}

export const imported = (text: string, options: ImportOptions = {}) => {
  const result = importPlan({ name: 'source', text }, options)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result
}

/** The steps as short lines: tool, path and what the tool was given. */
export const steps = (plan: Plan): string[] =>
  plan.steps.map(({ tool, input }) => {
    const { file_path, notebook_path, ...rest } = {
      notebook_path: undefined,
      file_path: undefined,
      ...input,
    } as Record<string, unknown>
    return [
      tool,
      file_path ?? notebook_path,
      ...Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`),
    ].join(' ')
  })

/** What is listed as not imported: construct and line, `!` where files may differ for it. */
export const left = ({
  notImported,
}: {
  readonly notImported: ReturnType<typeof importPlan>['notImported']
}): string[] =>
  notImported.map(({ construct, at, mayChangeFiles }) => `${construct} ${at.line}${mayChangeFiles ? '!' : ''}`)
