import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EditplanError } from '../errors.ts'
import { runAttached } from '../programs/run-attached.ts'

export interface EditTextOptions {
  /** What the file is called while it is edited. */
  readonly name: string
  /** A program and its options, with blanks between them; no shell reads it. */
  readonly editor: string
  readonly signal?: AbortSignal
}

/** Opens a text in an editor at this process's terminal, and gives what it holds afterwards. Throws USAGE where the editor fails. */
export async function editText(text: string, { name, editor, signal }: EditTextOptions): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'editplan-edit-'))
  try {
    const file = path.join(folder, name)
    await writeFile(file, text, { mode: 0o600 })
    const [program = '', ...args] = editor.split(/\s+/).filter((word) => word !== '')
    const argv = [program, ...args, file] as const
    const ended = await runAttached({ argv: [...argv], cwd: folder, stdout: 'stderr', ...(signal && { signal }) })
    if (ended === 0) return await readFile(file, 'utf8')
    const why = typeof ended === 'number' ? `ended with ${ended}` : ended.message
    throw new EditplanError({ name: 'USAGE', message: `The editor ${JSON.stringify(program)}: ${why}. Set EDITOR.` })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
