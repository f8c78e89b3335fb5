import { existsSync, mkdirSync, statSync } from 'node:fs'
import * as nodeModule from 'node:module'
import path from 'node:path'

/**
 * Lets Node 22.1 and later keep compiled code between calls, in a folder that only this user can write: whoever writes there decides what
 * runs. Does nothing on older versions, in a workflow, and where there is no such folder. NODE_DISABLE_COMPILE_CACHE turns it off, and
 * NODE_COMPILE_CACHE names another folder, as for every program.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv = process.env, enable = ENABLE): void {
  const folder = enable && compiledCodeFolder(env)
  if (folder !== undefined && isOwn(folder)) enable?.(folder)
}

const ENABLE = (nodeModule as { readonly enableCompileCache?: (folder: string) => unknown }).enableCompileCache

/** Undefined in a workflow, whose earlier steps could write it, without a home, and where it would be in a checkout. */
export function compiledCodeFolder(env: NodeJS.ProcessEnv): string | undefined {
  if (env.GITHUB_ACTIONS || env.NODE_COMPILE_CACHE || env.NODE_DISABLE_COMPILE_CACHE) return undefined
  const caches = cachesOf(env, process.platform)
  if (caches === undefined || !path.isAbsolute(caches) || isInCheckout(caches)) return undefined
  return path.join(caches, 'editplan', 'compiled')
}

const isInCheckout = (folder: string): boolean => {
  const above = path.dirname(folder)
  return existsSync(path.join(folder, '.git')) || (above !== folder && isInCheckout(above))
}

function cachesOf({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }: NodeJS.ProcessEnv, platform: string): string | undefined {
  if (platform === 'win32') return LOCALAPPDATA
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME
  return HOME && path.join(HOME, platform === 'darwin' ? 'Library/Caches' : '.cache')
}

/** Makes the folder. False if another user owns it or may write it. */
function isOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (process.platform === 'win32') return true
    const { uid, mode } = statSync(folder)
    return uid === process.getuid?.() && (mode & 0o022) === 0
  } catch {
    return false
  }
}
