// Bundles bench/*.bench.ts and runs each one's `run()` in a process of its own.
//   node scripts/bench.mjs [NAME …]      e.g.  node scripts/bench.mjs edit
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bundleInto } from './build/bundle.mjs'

const root = path.resolve(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const names = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-bench-'))
try {
  for (const name of names) {
    const contents = `import { run } from './bench/${name}.bench.ts'\nawait run()\n`
    const outfile = await bundleInto(folder, { stdin: { contents, resolveDir: root } }, name)
    process.stdout.write(`\n## ${name}\n`)
    const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { cwd: root, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
