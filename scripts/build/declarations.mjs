import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { writeOutSchemaTypes } from './schema-types.mjs'

/**
 * The types of the library, a file for each door (a name and its source) and one for what they share: the compiler's declarations of
 * src/, rolled up.
 */
export async function bundleDeclarations(root, doors) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-types-'))
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
    const project = path.join(folder, 'tsconfig.json')
    const files = Object.values(doors).map((door) => path.join(root, door))
    const compilerOptions = { typeRoots: [path.join(root, 'node_modules/@types')] }
    const base = path.join(root, 'scripts/build/tsconfig.types.json')
    writeFileSync(project, JSON.stringify({ extends: base, compilerOptions, files }))
    const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', folder], { stdio: 'inherit' })
    if (status !== 0) throw new Error('the types could not be generated')
    nameDeclarations(folder)
    await writeOutSchemaTypes(root, folder)
    const index = path.join(folder, 'index.d.ts')
    const bundle = await rollup({
      input: Object.fromEntries(Object.entries(doors).map(([name, source]) => [name, declarationOf(source, folder)])),
      external: (name) => !name.startsWith('.') && !path.isAbsolute(name),
      plugins: [dts()],
    })
    const { output } = await bundle.generate({
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'types/[name].d.ts',
      manualChunks: (id, { getModuleInfo }) =>
        isWing(folder, id) || id === index || !reachedFrom(index, getModuleInfo).has(id) ? undefined : 'editplan',
      minifyInternalExports: false,
    })
    const inferred = output.find(({ code }) => /\bz\.(?:output|input|infer|Zod[A-SU-Z])/.test(code))
    if (inferred) throw new Error(`${inferred.fileName} shows a schema instead of its type`)
    return output.map(({ fileName, code }) => ({ name: fileName, text: withTypesOfNode(laidOut(code)) }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const declarationOf = (source, folder) => path.join(folder, source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'))

const isWing = (folder, id) => id.startsWith(path.join(folder, 'wings', path.sep))

/** The files that a door's declarations come from: what it does not reach stays with the wing that does. */
function reachedFrom(door, getModuleInfo) {
  const reached = new Set([door])
  for (const id of reached) for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** What a line of declarations may take. */
const WIDTH = 140

/** Without imports for their effects, which declarations do not have, and with short types in one line, as the sources write them. */
function laidOut(code) {
  const text = code.replace(/^import '[^']+';\n/gm, '').replace(SHORT_TYPE, (whole, opening, members, closing) => {
    const line = `${opening}{ ${members
      .trim()
      .replace(/;\n\s*/g, '; ')
      .replace(/;$/, '')} }${closing}`
    return line.length > WIDTH || /^(?:export |declare )*class /.test(opening) ? whole : line
  })
  return text === code ? text : laidOut(text)
}

/** A type of members without comments, the line that it begins in, and the rest of the one it ends in. */
const SHORT_TYPE = /^([^\n]*)\{\n((?: +[^\s}/*][^\n]*;\n)+) *\}([^\n]*)$/gm

/** TypeScript 6 and later take no types that nothing names. */
const withTypesOfNode = (code) =>
  /\bBuffer\b|\bNodeJS\.|'node:/.test(code) ? `/// <reference types="node" />\n${code}` : code

/** The compiler rewrites relative imports of .ts in code alone, not in declarations. What files add to a type of another is written out there. */
function nameDeclarations(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const own = text.replace(/^declare module '\.[^']*' \{\n[\s\S]*?^\}\n/gm, '')
    writeFileSync(file, own.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js'))
  }
}
