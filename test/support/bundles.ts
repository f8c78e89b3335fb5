import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { inject } from 'vitest'
import { reportClient } from '../../scripts/build/report-client.mjs'

let made: Promise<string> | undefined

/** The folder with `cli.js` and `action.js` as users start them, without what they load for images and PDF alone; made once a worker. */
export function bundles(): Promise<string> {
  made ??= bundle()
  return made
}

async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'bundles-'))
  const root = resolve(import.meta.dirname, '../..')
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/faces/cli/main.ts', action: 'src/faces/action/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: ['sharp', 'unpdf'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [reportClient(root, () => undefined)],
    logLevel: 'error',
  })
  return folder
}
