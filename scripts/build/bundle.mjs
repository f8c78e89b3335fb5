import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { reportClient } from './report-client.mjs'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs `use` with what a file of the repository exports, bundled in a folder that is removed afterwards. */
export async function withBundle(entry, use) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-bundle-'))
  try {
    return await use(await import(pathToFileURL(await bundleInto(folder, { entryPoints: [entry] })).href))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Bundles one entry, given as esbuild's `entryPoints` or `stdin`, into a folder from which the installed packages are found; its path. */
export async function bundleInto(folder, entry, name = 'bundle') {
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(path.join(root, 'node_modules'), packages, 'junction')
  const outfile = path.join(folder, `${name}.mjs`)
  await build({
    absWorkingDir: root,
    ...entry,
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [reportClient(root)],
    logLevel: 'warning',
  })
  return outfile
}
