import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { reportClient } from '../../scripts/build/report-client.mjs'
import { temporaryFolder, testEnvironment } from './git.ts'

export interface Finished {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd: string
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The command line as users run it: one bundle, in a process of its own. */
export interface BuiltCli extends Disposable {
  readonly file: string
  run(args: readonly string[], options: RunOptions): Finished
}

/** Bundles the command line into a temporary folder, without what it loads for images and PDF alone. */
export async function buildCli(): Promise<BuiltCli> {
  const folder = temporaryFolder()
  const root = resolve(import.meta.dirname, '../..')
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/faces/cli/main.ts' },
    outdir: folder.path,
    outExtension: { '.js': '.mjs' },
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
  const file = join(folder.path, 'cli.mjs')
  return {
    file,
    run(args, { cwd, input = '', env = {} }) {
      const options = { cwd, input, env: { ...testEnvironment(), ...env }, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options)
      return { exitCode: status, stdout, stderr }
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}
