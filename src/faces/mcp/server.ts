import { statSync } from 'node:fs'
import path from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { ServeStreams } from './protocol.ts'
import type { WorkbenchOptions } from './workbench.ts'

export interface McpServerOptions extends Omit<WorkbenchOptions, 'root'> {
  /** A folder of the checkout; default: the first root that the client offers, else the current folder. */
  readonly root?: string
  /** The program's version, for clients that show it. */
  readonly version?: string
  /** Told what a person should know and no client shows: a recording that is continued or set aside, a fault of the protocol. */
  readonly onNote?: (note: string) => void
}

export interface McpServer {
  /**
   * Serves one client of the Model Context Protocol over streams of JSON lines, until the input ends; then the plan is written.
   * Nothing else is written to the output. Throws where the checkout could not be opened.
   */
  serve(streams: ServeStreams): Promise<void>
}

/**
 * An MCP server with the tools Read, Edit, Write and NotebookEdit on a checkout, which records every accepted call as a step of a
 * plan, and plan_show, plan_save and plan_undo on that plan. Throws USAGE for a plan's file whose folder is not there and, where
 * `root` is given, what opening it does: POLICY_INVALID, INTERRUPTED, LOCKED …
 */
export async function createMcpServer(options: McpServerOptions = {}): Promise<McpServer> {
  const { root, version = '0', onNote = () => undefined, ...given } = options
  const record = given.record === undefined ? {} : { record: path.resolve(given.record) }
  if (record.record !== undefined) requireFolder(path.dirname(record.record))
  const open = async (folder: string) => {
    const { openWorkbench } = await import('./workbench.ts')
    const workbench = await openWorkbench({ ...given, ...record, root: folder })
    if (workbench.continued > 0) onNote(`Going on from ${workbench.continued} recorded steps.`)
    if (workbench.setAside !== undefined) onNote(`An earlier recording was set aside: ${workbench.setAside}`)
    return workbench
  }
  const opened = root === undefined ? undefined : await open(root)
  return {
    serve: async (streams) => {
      const { serveClient } = await import('./protocol.ts')
      await serveClient(streams, {
        version,
        readOnly: given.readOnly ?? false,
        dryRun: given.dryRun ?? false,
        onNote,
        open: async (roots) => opened ?? open(roots[0] ?? process.cwd()),
      })
    },
  }
}

function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new EditplanError({ name: 'USAGE', message: `There is no folder ${folder} for the plan. Make it first.` })
}
