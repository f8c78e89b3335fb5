import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import '../from-source.mjs'

/**
 * Writes out the types that some files infer from their schemas, so that the declarations show what they are and not how zod
 * makes them. A type whose schema is part of another one is named there.
 * @param root of the checkout; `folder` holds the compiler's declarations, one for each file of src/
 */
export async function writeOutSchemaTypes(root, folder) {
  // Schemas that list the tools need those of the wings.
  const source = (name) => import(pathToFileURL(path.join(root, 'src', name)))
  await source('wings.ts')
  const files = []
  const names = new Map()
  for (const name of INFERRING) {
    const file = path.join(folder, `${name}.d.ts`)
    const text = readFileSync(file, 'utf8')
    if (text.search(INFERRED) < 0 && text.search(NAMED) < 0) continue
    const schemas = await source(`${name}.ts`)
    files.push({ file, text, schemas })
    for (const [, type, , io, schema] of text.matchAll(INFERRED)) names.set(schemas[schema], { type, io, file })
    for (const [, schema, type] of text.matchAll(NAMED))
      names.set(schemas[schema], { type, file: sourceOf(type, file, text) })
  }
  for (const { file, text, schemas } of files) {
    const used = new Map()
    const written = text.replace(INFERRED, (_, type, wrapped, io, schema) => {
      const named = (inner) => {
        const known = inner !== schemas[schema] && names.get(inner)
        if (!known || (known.io && known.io !== io && !isSame(inner))) return undefined
        if (known.file && known.file !== file && !sourceOf(known.type, file, text)) used.set(known.type, known.file)
        return known.type
      }
      if (!schemas[schema]) throw new Error(`${file}: export ${schema}, from which ${type} is inferred`)
      const plain = typeOf(schemas[schema], { io, named })
      const body = wrapped ? readonly(plain) : plain
      return isOneObject(body) ? `export interface ${type} ${body}` : `export type ${type} = ${body};`
    })
    const imports = [...used].map(([type, from]) => `import type { ${type} } from '${relative(file, from)}';\n`)
    writeFileSync(file, imports.join('') + written)
  }
  const { reportSections } = await source('core/report/sections.ts')
  writeOutSections(path.join(folder, 'core/report/sections.d.ts'), reportSections(), names)
  const { allTools } = await source('core/tools/list.ts')
  writeFileSync(path.join(folder, 'core/tools/step-inputs.d.ts'), stepInputs(allTools()))
}

/** The contents of all sections of a report, which each wing declares beside its schema. */
function writeOutSections(file, sections, names) {
  const used = new Map()
  const named = (schema) => {
    const known = names.get(schema)
    if (known) used.set(known.type, known.file)
    return known?.type
  }
  const keys = sections.map(({ key, schema }) => `    ${key}: ${typeOf(schema, { io: 'output', named }, 1)};\n`)
  const text = readFileSync(file, 'utf8').replace(EMPTY, `$1{\n${keys.join('')}}`)
  const imports = [...used].map(([type, from]) => `import type { ${type} } from '${relative(file, from)}';\n`)
  writeFileSync(file, imports.join('') + text)
}

const EMPTY = /(export interface SectionContents )\{\s*\}/

/** Files of src/ whose inferred types the doors show. */
const INFERRING = [
  ...[
    'core/tools/file-choice',
    'core/plan/options',
    'core/plan/schema',
    'core/history/manifest',
    'core/history/run-record',
  ],
  ...['core/report/report', 'core/report/report-parts', 'core/report/repair-packet', 'publish/ledger'],
  'wings/several/report',
]

/** A type that is inferred from a schema of the file, as the compiler declares it. */
const INFERRED = /^export type (\w+) = (Readonly<)?z\.(output|input)<typeof (\w+)>{1,2};$/gm

/** A schema of the file whose type has a name of its own. */
const NAMED = /^export declare const (\w+): z\.ZodType<([\w.]+)>;$/gm

/** Where a file takes a type from; undefined for a name within a namespace. */
const sourceOf = (type, file, text) => {
  const [, from] = new RegExp(`^import [^;]*\\b${type}\\b[^;]* from '([^']+)'`, 'm').exec(text) ?? []
  return from && path.resolve(path.dirname(file), from.replace(/\.js$/, '.d.ts'))
}

const relative = (file, to) => {
  const found = path
    .relative(path.dirname(file), to)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.js')
  return found.startsWith('.') ? found : `./${found}`
}

/** The inputs of all tools, which each of them declares beside its schema. */
function stepInputs(tools) {
  const of = (tool, io) => typeOf(tool.input(), { io, named: () => undefined }, 1)
  const written = (tool) => (isSame(tool.input()) ? `StepInputs['${tool.name}']` : of(tool, 'input'))
  const keys = (type) => tools.map((tool) => `    ${tool.name}: ${type(tool)};\n`).join('')
  return [
    '/** The inputs of steps, as they are replayed. */',
    `export interface StepInputs {\n${keys((tool) => of(tool, 'output'))}}`,
    '/** The same as a plan may write them. */',
    `export interface WrittenInputs {\n${keys(written)}}`,
    "/** A tool of a plan's steps. */",
    'export type StepTool = keyof StepInputs;',
    'export type { StepInputs as StepSchemas };\n',
  ].join('\n')
}

/** Whether a schema gives what it takes. */
const isSame = (schema) => plainly(schema, 'input') === plainly(schema, 'output')

const plainly = (schema, io) => typeOf(schema, { io, named: () => undefined })

/** What a schema gives or takes, in TypeScript. `named` returns the name of a schema that has one. */
function typeOf(schema, how, depth = 0) {
  const { io, named } = how
  const origin = schema._zod.parent
  const name = named(schema) ?? (origin && named(origin))
  if (name) return name
  const { def } = schema._zod
  const inner = (other) => typeOf(other, how, depth)
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
    case 'null':
      return def.type
    case 'literal':
      return def.values.map(literal).join(' | ')
    case 'enum':
      return Object.values(def.entries).map(literal).join(' | ')
    case 'default':
    case 'prefault':
      return inner(def.innerType)
    case 'pipe':
      return inner(io === 'input' ? def.in : def.out)
    case 'nullable':
      return `${inner(def.innerType)} | null`
    case 'readonly':
      return readonly(inner(def.innerType))
    case 'array':
      return arrayOf(inner(def.element))
    case 'tuple':
      return `[${def.items.map(inner).join(', ')}]`
    case 'union':
      return [...new Set(def.options.map(inner))].join(' | ')
    case 'record':
      return `Record<${inner(def.keyType)}, ${inner(def.valueType)}>`
    case 'object':
      return objectOf(def.shape, how, depth)
    default:
      throw new Error(`no type is known of a schema of the kind ${def.type}`)
  }
}

/** Whether a type that is written out is an object alone: its closing brace is the first without indentation. */
const isOneObject = (type) => type.startsWith('{') && type.search(/^\}/m) === type.length - 1

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value))

const arrayOf = (item) => (/^[\w.]+$/.test(item) || item.startsWith('{') ? `${item}[]` : `(${item})[]`)

/** Of a type in TypeScript; objects that are written out have their keys marked. */
const readonly = (type) => {
  if (type.endsWith('[]') || type.startsWith('[')) return `readonly ${type}`
  if (/^[\w.]+$/.test(type)) return `Readonly<${type}>`
  const [, indent = ''] = /^\{\n( +)/.exec(type) ?? []
  return type.replace(new RegExp(`^${indent}(?=[\\w$])`, 'gm'), `${indent}readonly `)
}

function objectOf(shape, how, depth) {
  const indent = '    '.repeat(depth)
  const lines = Object.entries(shape).map(([key, schema]) => {
    const { type: kind } = schema._zod.def
    const isOptional = kind === 'optional' || (how.io === 'input' && ['default', 'prefault'].includes(kind))
    const value = typeOf(kind === 'optional' ? schema.unwrap() : schema, how, depth + 1)
    const isExact = schema instanceof z.ZodExactOptional || value === 'unknown'
    const type = isOptional && !isExact ? `${value} | undefined` : value
    return `${indent}    ${key}${isOptional ? '?' : ''}: ${type};\n`
  })
  return `{\n${lines.join('')}${indent}}`
}
