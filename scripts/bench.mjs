// Bundles bench/*.bench.ts and runs each one's `run()` in a process of its own.
//   node scripts/bench.mjs [NAME …]      e.g.  node scripts/bench.mjs edit
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const names = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-bench-'))
try {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const name of names) {
    const outfile = path.join(folder, `${name}.mjs`)
    await build({
      stdin: { contents: `import { run } from './bench/${name}.bench.ts'\nawait run()\n`, resolveDir: root },
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      logLevel: 'warning',
    })
    process.stdout.write(`\n## ${name}\n`)
    const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { cwd: root, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
