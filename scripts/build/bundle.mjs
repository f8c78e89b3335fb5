import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { reportClient } from './report-client.mjs'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs `use` with what files of the repository export, bundled in a folder that is removed afterwards. Several files are one bundle: two
 * bundles would each have their own state of packages that they share, such as the parser's memory.
 */
export async function withBundle(entries, use) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-bundle-'))
  const contents = [entries].flat().map((entry) => `export * from ${JSON.stringify(`./${entry}`)}\n`)
  const stdin = { contents: contents.join(''), resolveDir: root }
  try {
    return await use(await import(pathToFileURL(await bundleInto(folder, { stdin })).href))
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
