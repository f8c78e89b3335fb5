const engine = 'node_modules/@img/sharp-wasm32'
const file = 'sharp-wasm32-0.35.5.node'

/** What the WebAssembly build of sharp is made of, in dist/chunks/. */
export const WASM_ENGINE = {
  script: `${file}.cjs`,
  copies: {
    [`${file}.wasm`]: `${engine}/lib/${file}.wasm`,
    'sharp-wasm32.LICENSE': `${engine}/LICENSE`,
    'sharp-wasm32.README.md': `${engine}/README.md`,
  },
}

/** esbuild's options for the script of the WebAssembly build. */
export const wasmEngine = (root) => ({
  absWorkingDir: root,
  entryPoints: [`${engine}/lib/${file}.js`],
  outfile: WASM_ENGINE.script,
  bundle: true,
  minify: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
})

/**
 * `import('sharp')` in the bundle: the native sharp installed beside the package, else the WebAssembly build that the
 * bundle carries. Both are loaded when they are asked for, and only one of them.
 */
export const imageEngine = () => ({
  name: 'image-engine',
  setup(building) {
    building.onResolve({ filter: /^sharp$/ }, ({ namespace, resolveDir, pluginData }) => {
      if (namespace === 'image-engine') return { path: 'sharp', external: true }
      if (pluginData === 'portable') return undefined
      return { path: 'sharp', namespace: 'image-engine', pluginData: { resolveDir } }
    })
    building.onResolve({ filter: /^portable-sharp$/, namespace: 'image-engine' }, ({ resolveDir, importer }) =>
      building.resolve('sharp', { kind: 'import-statement', resolveDir, importer, pluginData: 'portable' }),
    )
    building.onLoad({ filter: /^sharp$/, namespace: 'image-engine' }, ({ pluginData }) => ({
      resolveDir: pluginData.resolveDir,
      contents: `
        const load = () => import('sharp').catch(() => import('portable-sharp'))
        export default (await load()).default`,
    }))
    // The module that looks for a native binary: here it always takes the WebAssembly build.
    building.onLoad({ filter: /[\\/]sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
      contents: `
        import { createRequire } from 'node:module'
        export default createRequire(import.meta.url)('./${WASM_ENGINE.script}')`,
    }))
  },
})
