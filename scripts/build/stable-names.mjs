import path from 'node:path'

/**
 * The bundler names a chunk by a hash of its contents, which changes with every build; here it is named after what it holds: the
 * module it was split off for, else the largest of ours or of the installed ones, whichever it holds more of. A change of one line then changes one file.
 * @returns {{ name: string, text: string }[]} the files, relative to `out`
 */
export function withStableNames({ outputFiles, metafile }, out) {
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => ({ file: path.basename(file), output }))
  const names = new Map()
  for (const { file, output } of outputs.sort((a, b) => (subjectOf(a.output) < subjectOf(b.output) ? -1 : 1))) {
    if (!/-[0-9A-Z]{8}\.js$/.test(file)) continue
    names.set(file, freeName(nameOf(subjectOf(output)), new Set(names.values())))
  }
  const hashed = /[\w.-]+-[0-9A-Z]{8}\.js/g
  const renamed = (text) => text.replace(hashed, (name) => names.get(name) ?? name)
  return outputFiles.map(({ path: file, text }) => ({ name: renamed(path.relative(out, file)), text: renamed(text) }))
}

/** The module that tells what a chunk is about. */
function subjectOf({ entryPoint, inputs }) {
  if (entryPoint) return entryPoint
  const sizes = Object.entries(inputs).map(([name, { bytesInOutput }]) => ({ name, bytesInOutput }))
  sizes.sort((a, b) => b.bytesInOutput - a.bytesInOutput || (a.name < b.name ? -1 : 1))
  const bytesOf = (some) => some.reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0)
  const [own, installed] = [false, true].map((wanted) => sizes.filter(({ name }) => isInstalled(name) === wanted))
  const [first] = bytesOf(own) > bytesOf(installed) ? own : installed
  return first?.name ?? 'empty'
}

const isInstalled = (name) => name.includes('node_modules/')

/** `src/core/text/match.ts` is text-match, `node_modules/zod/v4/core/schemas.js` is zod. */
function nameOf(subject) {
  const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(subject) ?? []
  const name = installed ?? subject.replace(/^src\//, '').replace(/\.[^.]*$/, '')
  return name.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '')
}

function freeName(name, taken) {
  for (let number = 1; ; number++) {
    const free = `${name}${number === 1 ? '' : `-${number}`}.js`
    if (!taken.has(free)) return free
  }
}
