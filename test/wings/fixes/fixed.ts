import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FixFormat, FixOptions } from '../../../src/core/plan/fix-output.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import type { Step } from '../../../src/core/plan/schema.ts'
import { isLoss } from '../../../src/core/plan/settle.ts'
import '../../../src/wings.ts'
import { type ImportedPlan, type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { proveReplay, type Replayed } from '../../support/replay.ts'

export type Files = Readonly<Record<string, string | Buffer>>

export interface Fixed {
  /** What the files hold after the fixes, decoded as UTF-8. */
  readonly files: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  /** What is not in the plan: ! where that is a loss. */
  readonly left: readonly string[]
  readonly losses: number
  readonly results: Replayed['results']
}

interface Options {
  readonly format?: FixFormat
  readonly fixes?: FixOptions
  readonly cwd?: string
}

/** Imports the output of a tool with the files at hand. */
export const importFixes = (output: string, files: Files, { format, fixes, cwd }: Options = {}): ImportedPlan => {
  const options: ImportOptions = {
    ...(format && { format }),
    ...(cwd !== undefined && { cwd }),
    ...(fixes && { fixes }),
    look: (given) => {
      if (given.startsWith('/') || given.split('/').includes('..'))
        return { ok: false, reason: 'PATH_OUTSIDE_REPO: It lies outside.' }
      const content = files[given]
      return { ok: true, path: given, bytes: content === undefined ? undefined : Buffer.from(content) }
    },
  }
  return importPlan({ name: 'output', text: output }, options)
}

/** Imports the output of a tool, and replays the plan on the files. */
export async function fixed(output: string, files: Files, options: Options = {}): Promise<Fixed> {
  const imported = importFixes(output, files, options)
  const left = imported.notImported.map(({ construct, mayChangeFiles }) => `${construct}${mayChangeFiles ? '!' : ''}`)
  if (!imported.ok) return { files: texts(files), steps: [], left, losses: left.length, results: [] }
  const { results, changes } = await proveReplay({ files, plan: printPlan(imported.plan, 'json') })
  const after: Record<string, string> = texts(files)
  for (const change of changes) {
    if (change.after) after[change.path] = change.after.toString('utf8')
    else delete after[change.path]
  }
  return { files: after, steps: imported.plan.steps, left, losses: imported.notImported.filter(isLoss).length, results }
}

const texts = (files: Files): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString('utf8')]))

/** The recorded output of a tool, and the file it is about as it was. */
export const recorded = (name: string): { readonly output: string; readonly before: Buffer } => {
  const folder = path.join(import.meta.dirname, 'recorded', name)
  const file = (start: string): string =>
    path.join(folder, readdirSync(folder).find((entry) => entry.startsWith(start)) ?? start)
  return { output: readFileSync(file('output.'), 'utf8'), before: readFileSync(file('before.')) }
}

/** Names of the recordings. */
export const recordings: readonly string[] = readdirSync(path.join(import.meta.dirname, 'recorded')).sort()

/** The recordings are each about one file, by one of these names. */
export const RECORDED_PATHS = ['js/a.js', 'js/bom.ts', 'py/a.py', 'py/bom.py', 'css/a.css', 'css/bom.css'].concat(
  ['rs/main.rs', 'rs/bom.rs', 'src/main.rs', 'cc/a.cc', 'cc/bom.cc', 'md/a.md'],
  ['a.go', 'bom.go', 'a.ipynb', 'a.ts'],
)
