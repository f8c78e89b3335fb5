import { build } from 'esbuild'

/** The module under whose name src/wings/page/html.ts gets the page's script and style. */
export const REPORT_CLIENT = 'virtual:report-client'

/** esbuild: `virtual:report-client` is html/client, bundled for browsers, as two strings; `tell` gets the files that went in. */
export const reportClient = (root, tell = () => {}) => ({
  name: 'report-client',
  setup(building) {
    building.onResolve({ filter: new RegExp(`^${REPORT_CLIENT}$`) }, () => ({
      path: REPORT_CLIENT,
      namespace: 'report-client',
    }))
    building.onLoad({ filter: /.*/, namespace: 'report-client' }, async () => {
      const { contents, inputs } = await clientModule(root)
      tell(inputs)
      return { contents }
    })
  },
})

/** The same for vitest. */
export const reportClientInTests = (root) => ({
  name: 'report-client',
  resolveId: (id) => (id === REPORT_CLIENT ? `\0${REPORT_CLIENT}` : undefined),
  load: async (id) => (id === `\0${REPORT_CLIENT}` ? (await clientModule(root)).contents : undefined),
})

/** The module's text, and the files that went in. */
export async function clientModule(root) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/wings/page/client/main.ts'],
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
