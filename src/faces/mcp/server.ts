import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { type KeysOf, refuseUnknown } from '../../core/run/options.ts'
import { refuseOutward } from '../../core/workspace/path-guard.ts'
import { EditplanError } from '../../errors.ts'
import type { ServeStreams } from './protocol.ts'
import type { Roots, WorkbenchOptions } from './workbench.ts'

export interface McpServerOptions extends Omit<WorkbenchOptions, 'root'> {
  /** Folders that calls stay in; default: the roots that the client offers, where it offers any. */
  readonly roots?: readonly string[] | undefined
  /** A folder of the checkout; default: the first root that the client offers, else the current folder. */
  readonly root?: string | undefined
  /** Answers are data as well as text, and tools say which; default false. */
  readonly structured?: boolean | undefined
  /** The program's version, for clients that show it. */
  readonly version?: string
  /** Told what a person should know and no client shows: a recording that is continued or set aside, a fault of the protocol. */
  readonly onNote?: (note: string) => void
}

const KEYS: KeysOf<McpServerOptions> = {
  ...{ root: true, roots: true, structured: true, version: true, onNote: true },
  ...{ record: true, policy: true, readOnly: true, dryRun: true, readBudget: true },
}

export interface McpServer {
  /**
   * Serves one client of the Model Context Protocol over streams of JSON lines, until the input ends; then the plan is written.
   * Nothing else is written to the output. Throws where the checkout could not be opened.
   */
  serve(streams: ServeStreams): Promise<void>
}

/**
 * An MCP server with the tools Read, Edit, Write, NotebookEdit, Delete, Move, Set, Unset and Import on a checkout, which records every accepted call as a
 * step of a plan, and plan_show, plan_save and plan_undo on that plan. It speaks both generations of the protocol. Throws USAGE for an
 * option that there is not and for a plan's file whose folder is missing, PATH_OUTSIDE_REPO for one that a link leads out of its checkout, and, where `root` is given, what opening it does: POLICY_INVALID, INTERRUPTED …
 */
export async function createMcpServer(options: McpServerOptions = {}): Promise<McpServer> {
  refuseUnknown('options', options, KEYS)
  const { root, roots, version = '0', structured = false, onNote = () => undefined, ...given } = options
  const record = given.record === undefined ? {} : { record: path.resolve(given.record) }
  if (record.record !== undefined) {
    refuseOutward(record.record)
    requireFolder(path.dirname(record.record))
  }
  const open = async (folder: string) => {
    const { openWorkbench } = await import('./workbench.ts')
    const workbench = await openWorkbench({ ...given, ...record, root: folder })
    if (workbench.continued > 0) onNote(`Going on from ${workbench.continued} recorded steps.`)
    if (workbench.setAside !== undefined) onNote(`An earlier recording was set aside: ${workbench.setAside}`)
    if (workbench.numbered !== undefined)
      onNote(`Another server records to that plan. This one goes to ${workbench.numbered}`)
    const close = async () => {
      const saved = await workbench.close()
      if (saved && !given.readOnly && !workbench.hasChanges()) onNote(NOTHING_RECORDED)
      return saved
    }
    return { ...workbench, close }
  }
  if (root !== undefined) await requireCheckout({ ...given, root })
  const stayIn = roots && existingFolders(roots)
  return {
    serve: async (streams) => {
      const { serveClient } = await import('./protocol.ts')
      await serveClient(streams, {
        version,
        structured,
        readOnly: given.readOnly ?? false,
        dryRun: given.dryRun ?? false,
        onNote,
        ...(stayIn && { roots: stayIn }),
        open: (offered) => open(root ?? offered.find((one) => path.isAbsolute(one)) ?? process.cwd()),
      })
    },
  }
}

const NOTHING_RECORDED =
  'No call changed a file, so the plan changes none. If the client asked for changes, it may want its calls approved or the folder trusted: see docs/mcp.md.'

/** Opens the checkout for a look, so that what is wrong with it is told at the start; the recording is left alone. */
async function requireCheckout({ root, policy, dryRun }: WorkbenchOptions) {
  const { openEditing } = await import('./recording/editing.ts')
  const editing = await openEditing({
    ...{ root, policy, dryRun },
    refuse: () => undefined,
    accept: (_, place) => place(),
  })
  await editing.close()
}

function existingFolders(folders: readonly string[]): Roots {
  for (const folder of folders) requireFolder(path.resolve(folder))
  return folders.map((folder) => realpathSync.native(path.resolve(folder)))
}

function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new EditplanError({ name: 'USAGE', message: `There is no folder ${folder}. Make it first.` })
}
