import { read } from '../../../../src/core/tools/read/read.ts'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import type { Outcome, ReadBudgets, ToolContext } from '../../../../src/core/tools/tool.ts'
import { createFileStates } from '../../../../src/core/workspace/file-state.ts'
import type { FileStat, Workspace } from '../../../../src/core/workspace/workspace.ts'

export interface MemoryFile {
  readonly bytes: Buffer
  readonly stat?: Partial<FileStat>
}

/** Files in memory and a session over them, for one tool at a time. */
export interface Reader {
  readonly files: Map<string, MemoryFile>
  readonly context: ToolContext
  /** Paths whose bytes were asked for. */
  readonly opened: string[]
  /** Runs a Read and remembers what it says, as a session does. */
  run(input: StepInputs['Read']): Promise<Outcome>
}

export function createReader(
  files: Readonly<Record<string, string | Buffer | MemoryFile>>,
  overrides: { readonly budgets?: Partial<ReadBudgets>; readonly show?: boolean } = {},
): Reader {
  const held = new Map(Object.entries(files).map(([path, file]) => [path, toFile(file)]))
  const opened: string[] = []
  const context: ToolContext = {
    workspace: memoryWorkspace(held, opened),
    states: createFileStates(),
    policy: { secrets: async () => undefined, path: () => undefined, configuration: () => undefined },
    options: { reads: 'strict', trailing_whitespace: 'keep' },
    budgets: { bytes: 256 * 1024, tokens: 25_000, ...overrides.budgets },
    show: overrides.show ?? true,
  }
  return {
    files: held,
    context,
    opened,
    run: async (input) => {
      const outcome = await read.run(input, context)
      if (outcome.ok && outcome.state) context.states.set(outcome.path, outcome.state)
      return outcome
    },
  }
}

const toFile = (file: string | Buffer | MemoryFile): MemoryFile => {
  if (typeof file === 'string') return { bytes: Buffer.from(file) }
  return Buffer.isBuffer(file) ? { bytes: file } : file
}

const memoryWorkspace = (files: ReadonlyMap<string, MemoryFile>, opened: string[]): Workspace => ({
  locate: (path) => ({ ok: true, path: path.trim() }),
  stat: (path) => {
    const file = files.get(path)
    if (!file) return undefined
    const { length: size } = file.bytes
    return { kind: 'file', link: false, size, mode: 0o644, modified: 1000, links: 1, ...file.stat }
  },
  read: (path) => {
    opened.push(path)
    const file = files.get(path)
    if (!file) throw new Error(`no file ${path}`)
    return file.bytes
  },
  linkTarget: () => undefined,
  similar: () => ['near.txt'],
})
