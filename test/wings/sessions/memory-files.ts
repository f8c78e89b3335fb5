import { replay } from '../../../src/core/engine/replay.ts'
import { settleOne } from '../../../src/core/plan/settle.ts'
import type { SteppedPlan } from '../../../src/core/plan/steps.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import type { FileStat, Source } from '../../../src/core/workspace/workspace.ts'
import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { readingOf } from '../../../src/wings/sessions/whole-import.ts'
import { LENIENT } from '../../support/replay.ts'

export type Files = Readonly<Record<string, string>>

/** What became of a source: its files, or the names of what refused it with what was said. */
export type Handled = { readonly files: Files } | { readonly refused: readonly string[]; readonly said: string }

/** Files of a map as the engine sees a checkout. */
export const memorySource = (files: Files): Source => {
  const names = Object.keys(files)
  const statOf = (path: string): FileStat | undefined => {
    const text = files[path]
    const folder = names.some((name) => name.startsWith(`${path}/`))
    if (text === undefined && !folder) return undefined
    const size = Buffer.byteLength(text ?? '')
    return { kind: folder ? 'directory' : 'file', link: false, size, mode: 0o644, modified: 0, links: 1 }
  }
  return {
    locate: (path) => ({ ok: true, path: path.replace(/^\.\//, '') }),
    stat: statOf,
    read: (path) => Buffer.from(files[path] ?? ''),
    linkTarget: () => undefined,
    similar: () => [],
    list: (folder) => names.filter((name) => name.startsWith(`${folder}/`)),
  }
}

/** Hands a source in, with the files at hand, and replays its plan with the engine where it is taken. */
export const handIn = async (
  text: string,
  files: Files,
  { lossy = false, ...options }: ImportOptions & { readonly lossy?: boolean } = {},
): Promise<Handled> => {
  const imported = importPlan(
    { name: 'chat.md', text },
    {
      readFile: (path) => files[path],
      kindOf: (path) => (files[path] === undefined ? undefined : 'file'),
      ...options,
    },
  )
  const settled = settleOne(readingOf(imported), lossy)
  if (!settled.ok) {
    const { problems } = settled
    return { refused: problems.map(({ name }) => name), said: problems.map(({ message }) => message).join('\n') }
  }
  return replayedOn(settled.plan, files)
}

/** Replays a plan with the engine. */
export const replayedOn = async (plan: SteppedPlan, files: Files): Promise<Handled> => {
  const workspace = createOverlay(memorySource(files))
  const failed: string[] = []
  for await (const event of replay([plan], { workspace, policy: LENIENT }))
    if (event.type === 'step' && event.result.error) failed.push(event.result.error.message)
  if (failed.length > 0) return { refused: ['step'], said: failed.join('\n') }
  const after: Record<string, string> = { ...files }
  for (const { path, after: bytes } of workspace.changes()) {
    if (bytes === undefined) delete after[path]
    else after[path] = bytes.toString()
  }
  return { files: after }
}

/** How a case of a table came out. `wrong`: other files than expected; `lost`: taken, and something is not in the result. */
export const verdictOf = (handled: Handled, expected: Files | 'refused'): string => {
  if ('refused' in handled) return expected === 'refused' ? 'refused' : 'refused in vain'
  if (expected === 'refused') return 'wrong'
  return JSON.stringify(sorted(handled.files)) === JSON.stringify(sorted(expected)) ? 'right' : 'wrong'
}

const sorted = (files: Files): unknown => Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
