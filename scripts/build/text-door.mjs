import path from 'node:path'
import { build } from 'esbuild'

/**
 * `editplan/text` as one file that browsers and edge runtimes run: what it uses of `node:buffer` comes with it.
 * @param {string} root
 * @returns {Promise<{ text: string, inputs: string[] }>} the file, and the names of what went in
 */
export async function bundleTextDoor(root) {
  const webBuffer = path.join(root, 'scripts/build/web-buffer.mjs')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/text.ts'],
    outfile: 'text.js',
    bundle: true,
    minify: true,
    lineLimit: 160,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    charset: 'ascii',
    legalComments: 'none',
    alias: { 'node:buffer': webBuffer },
    inject: [webBuffer],
    metafile: true,
    write: false,
  })
  const [made] = outputFiles
  return { text: made?.text ?? '', inputs: Object.keys(metafile.inputs) }
}
