import { visible } from '../text/visible.ts'
import { firstProblem, openTarget } from './checks.ts'
import { GOING, type NamedFile, removalOf } from './file-removal.ts'
import type { Tool } from './tool.ts'

/**
 * Removes a file that was read. Refusals in this order: those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, SYMLINK.
 */
export const deleteFile: Tool<NamedFile> = {
  name: 'Delete',
  async *run({ file_path }, context) {
    yield { type: 'progress', tool: 'Delete', message: `Deleting ${visible(file_path)}` }
    const opened = openTarget('Delete', file_path, context)
    if (!opened.ok) return opened
    const problem = firstProblem(opened.target, GOING)
    if (problem) return { ok: false, problem }
    return { ok: true, path: opened.target.path, removed: removalOf(opened.target) }
  },
}
