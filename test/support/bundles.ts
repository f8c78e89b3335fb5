import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, type Plugin } from 'esbuild'
import { reportClient } from '../../scripts/build/report-client.mjs'
import { scratchHome } from './scratch.ts'

let made: Promise<string> | undefined

/** The folder with `cli.js` and `action.js` as users start them, without what they load for images and PDF alone; made once for all workers. */
export function bundles(): Promise<string> {
  made ??= onlyOnce(join(scratchHome(), 'bundles'))
  return made
}

/** The worker that makes the folder fills it; the others wait for its last file. */
async function onlyOnce(folder: string): Promise<string> {
  const done = join(folder, 'package.json')
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) await bundle(folder)
  while (!existsSync(done)) await sleep(100)
  return folder
}

async function bundle(folder: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..')
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
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [reportClient(root, () => undefined), installedGrammars(root)],
    logLevel: 'error',
  })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
}

/** The grammars are read from the packages, which cannot be found from the folder of the bundle. */
const installedGrammars = (root: string): Plugin => ({
  name: 'installed-grammars',
  setup(building) {
    building.onLoad({ filter: /[\\/]structure[\\/]grammar-bytes\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('import.meta.url', JSON.stringify(join(root, 'package.json'))),
      loader: 'ts',
    }))
  },
})
