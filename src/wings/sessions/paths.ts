import { posix } from 'node:path'

/** A path from a folder. */
export const inFolder = (path: string, folder: string | undefined): string =>
  folder === undefined || isFromRoot(path) ? path : posix.join(folder, path)

/** Whether a path does not depend on a folder. */
export const isFromRoot = (path: string): boolean => /^(\/|\\\\|[A-Za-z]:[\\/])/.test(path)

/** Folders for temporary files, and those of the agents themselves: no files of a checkout. */
export const isElsewhere = (path: string): boolean =>
  /^(\/private)?(\/var)?\/tmp\/|^\/var\/folders\/|[\\/]AppData[\\/]Local[\\/]Temp[\\/]|[\\/]\.(claude|codex|gemini|qwen|copilot|pi|cline|opencode)[\\/]/.test(
    path,
  )
