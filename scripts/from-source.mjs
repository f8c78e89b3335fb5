// Runs TypeScript from src/ without a build, on every Node that the package supports. Breakpoints and stack traces show src/.
//   node --import ./scripts/from-source.mjs src/faces/cli/main.ts apply plan.yaml
import { readFile } from 'node:fs/promises'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { transform } from 'esbuild'
import { clientModule, isClient } from './build/report-client.mjs'

// The hooks below run in a thread of their own, which loads this file again.
if (isMainThread) {
  process.setSourceMapsEnabled(true)
  module.register(import.meta.url)
}

/** Node's hook: the scripts of pages have names and no files. */
export const resolve = (specifier, context, next) =>
  isClient(specifier) ? { url: specifier, shortCircuit: true } : next(specifier, context)

/** Node's hook: TypeScript loses its types, and keeps its lines by a source map. */
export async function load(url, context, next) {
  if (isClient(url)) {
    const { contents } = await clientModule(path.resolve(import.meta.dirname, '..'), url)
    return { format: 'module', source: contents, shortCircuit: true }
  }
  if (!url.endsWith('.ts')) return next(url, context)
  const sourcefile = fileURLToPath(url)
  const { code } = await transform(await readFile(sourcefile), {
    loader: 'ts',
    sourcefile,
    sourcemap: 'inline',
    target: 'node20.19',
  })
  return { format: 'module', source: code, shortCircuit: true }
}
