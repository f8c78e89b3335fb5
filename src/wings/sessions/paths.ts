import { posix } from 'node:path'

/** A path from a folder. */
export const inFolder = (path: string, folder: string | undefined): string =>
  folder === undefined || isFromRoot(path) ? path : posix.join(folder, path)

/** Whether a path does not depend on a folder. */
export const isFromRoot = (path: string): boolean => /^(\/|\\\\|[A-Za-z]:[\\/])/.test(path)

/** Folders for temporary files, and those of the agents themselves: no files of a checkout. */
export const isElsewhere = (path: string): boolean => OWN.test(path) && worktreeIn(path) === undefined

const OWN =
  /^(\/private)?(\/var)?\/tmp\/|^\/var\/folders\/|[\\/]AppData[\\/]Local[\\/]Temp[\\/]|[\\/]\.(claude|codex|gemini|qwen|copilot|pi|cline|opencode)[\\/]/

/** The work tree of its own that a path is in, where agents keep those below the checkout; undefined for any other path. */
export const worktreeIn = (path: string): string | undefined => WORKTREE.exec(path)?.[0]

const WORKTREE = /^(?:.*[\\/])?\.(?:(?:claude|codex|cursor|gemini|qwen|opencode)[\\/])?worktrees[\\/][^\\/]+(?=[\\/]|$)/
