import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

/** The library's types in one file: the compiler's declarations of src/, rolled up. */
export async function bundleDeclarations(root) {
  const folder = mkdtempSync(path.join(root, 'node_modules', '.editplan-types-'))
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
    const project = path.join(root, 'scripts/build/tsconfig.types.json')
    const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', folder], { stdio: 'inherit' })
    if (status !== 0) throw new Error('the types could not be generated')
    const bundle = await rollup({
      input: path.join(folder, 'index.d.ts'),
      external: (name) => !name.startsWith('.') && !path.isAbsolute(name),
      plugins: [dts()],
    })
    const { output } = await bundle.generate({ format: 'es' })
    return output[0].code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
