import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compiledCodeFolder, keepCompiledCode } from '../../../src/faces/cli/compile-cache.ts'
import { temporaryFolder } from '../../support/folder.ts'

const isWindows = process.platform === 'win32'

function homeIn({ path: folder }: { readonly path: string }) {
  return { HOME: folder, LOCALAPPDATA: folder }
}

describe('the folder of compiled code', () => {
  it('is the user’s own', () => {
    using folder = temporaryFolder()
    expect(compiledCodeFolder(homeIn(folder))?.startsWith(folder.path)).toBe(true)
    if (isWindows) return
    const caches = path.join(folder.path, 'caches')
    expect(compiledCodeFolder({ XDG_CACHE_HOME: caches })).toBe(path.join(caches, 'editplan/compiled'))
  })

  it.each<[string, NodeJS.ProcessEnv]>([
    ['in a workflow', { GITHUB_ACTIONS: 'true' }],
    ['without a home', { HOME: undefined, LOCALAPPDATA: undefined }],
    ['with a relative home', { HOME: 'home', LOCALAPPDATA: 'home' }],
    ['where Node keeps it elsewhere', { NODE_COMPILE_CACHE: '/elsewhere' }],
    ['where it is turned off', { NODE_DISABLE_COMPILE_CACHE: '1' }],
  ])('is none %s', (_, env) => {
    using folder = temporaryFolder()
    expect(compiledCodeFolder({ ...homeIn(folder), ...env })).toBeUndefined()
  })

  it('is never in a checkout', () => {
    using folder = temporaryFolder()
    mkdirSync(path.join(folder.path, '.git'))
    expect(compiledCodeFolder(homeIn(folder))).toBeUndefined()
  })

  it.skipIf(isWindows)('is not used where others may write it', () => {
    using folder = temporaryFolder()
    const used: string[] = []
    const keep = () => keepCompiledCode(homeIn(folder), (name) => used.push(name))
    keep()
    const compiled = compiledCodeFolder(homeIn(folder)) as string
    expect(used).toEqual([compiled])
    chmodSync(compiled, 0o722)
    keep()
    expect(used).toEqual([compiled])
  })
})
