import path from 'node:path'
import { runAttached } from '../../core/programs/run-attached.ts'
import { EditplanError } from '../../errors.ts'

export interface EditorOptions {
  /** A program and its options, with blanks between them; no shell reads it. */
  readonly editor: string
  readonly signal?: AbortSignal
}

/** Opens a file in an editor at this process's terminal, until it ends. Throws USAGE where it fails or cannot be started. */
export async function openEditor(file: string, { editor, signal }: EditorOptions): Promise<void> {
  const [program = '', ...args] = editor.split(/\s+/).filter((word) => word !== '')
  const cwd = path.dirname(file)
  const ended = await runAttached({ argv: [program, ...args, file], cwd, stdout: 'stderr', ...(signal && { signal }) })
  if (ended === 0) return
  const why = typeof ended === 'number' ? `ended with ${ended}` : ended.message
  throw new EditplanError({ name: 'USAGE', message: `The editor ${JSON.stringify(program)}: ${why}. Set EDITOR.` })
}
