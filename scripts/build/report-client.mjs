import { build } from 'esbuild'

/** Modules under whose names wings get their page's script and style, and where these begin. */
const CLIENTS = {
  'virtual:report-client': 'src/wings/page/client/main.ts',
  'virtual:campaign-client': 'src/wings/campaign/client/main.ts',
}

export const isClient = (name) => Object.hasOwn(CLIENTS, name)

/** esbuild: `virtual:report-client` is wings/page/client, bundled for browsers, as two strings; `tell` gets the files that went in. */
export const reportClient = (root, tell = () => {}) => ({
  name: 'report-client',
  setup(building) {
    building.onResolve({ filter: /^virtual:/ }, ({ path }) =>
      isClient(path) ? { path, namespace: 'report-client' } : undefined,
    )
    building.onLoad({ filter: /.*/, namespace: 'report-client' }, async ({ path }) => {
      const { contents, inputs } = await clientModule(root, path)
      tell(inputs)
      return { contents }
    })
  },
})

/** The same for vitest. */
export const reportClientInTests = (root) => ({
  name: 'report-client',
  resolveId: (id) => (isClient(id) ? `\0${id}` : undefined),
  load: async (id) =>
    id.startsWith('\0') && isClient(id.slice(1)) ? (await clientModule(root, id.slice(1))).contents : undefined,
})

/** The module's text, and the files that went in. */
export async function clientModule(root, name) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [CLIENTS[name]],
    outdir: 'client',
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
  })
  const textOf = (ending) => outputFiles.find((file) => file.path.endsWith(ending)).text.trim()
  // Neither may end the element that contains it. Patterns with the flag u accept these escapes too.
  const script = textOf('.js').replaceAll('</script', '\\x3C/script').replaceAll('<!--', '\\x3C!--')
  const style = textOf('.css').replaceAll('</style', '<\\/style')
  const contents = `export const script = ${JSON.stringify(script)}\nexport const style = ${JSON.stringify(style)}\n`
  return { contents, inputs: Object.keys(metafile.inputs) }
}
