// What a reader of the code carries: lines, files, named types, exports for one other file, files that name a tool, long sentences.
//   npm run house [-- DIR]
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))

function main() {
  const source = textsOf('src', /\.ts$/)
  const tests = textsOf('test', /\.(ts|mjs)$/)
  const docs = textsOf('docs', /^[^/\\]+\.md$/)
  const pages = new Map([...docs, ['README.md', read('README.md')]])
  const exported = exportsOf(source)
  const single = exported.filter(({ users }) => users === 1).length
  const rows = [
    ['lines of src', linesOf(source)],
    ['files of src', source.size],
    ['lines of src/core', linesOf(below(source, 'src/core/'))],
    ['files of src/core', below(source, 'src/core/').size],
    ['named types', count(source, /^(?:export )?(?:declare )?(?:interface|type) [A-Z]\w*/gm)],
    ['Pick and Omit', count(source, /\b(?:Pick|Omit)</g)],
    ['exports', exported.length],
    ['exports for one other file, per cent', ((single / exported.length) * 100).toFixed(1)],
    ...TOOLS.map((tool) => [`files that name ${tool}`, naming(source, tool)]),
    ['lines of test', linesOf(tests)],
    ['words of docs', wordsOf([...docs.values()])],
    ["words of users' docs", wordsOf([...pages].filter(([name]) => !NOT_FOR_USERS.test(name)).map(([, text]) => text))],
    ['words of README.md', wordsOf([read('README.md')])],
    ['sentences of README and docs over 35 words', [...pages.values()].flatMap(longSentences).length],
  ]
  for (const [name, figure] of rows) console.log(`| ${name} | ${figure} |`)
}

const NOT_FOR_USERS = /^docs\/(?:architecture|errors|commands|publishing-requests)\.md$/

const wordsOf = (texts) => texts.join('\n').split(/\s+/).filter(Boolean).length

const TOOLS = [
  'Read',
  'Edit',
  'Write',
  'NotebookEdit',
  'Delete',
  'Move',
  'MoveLines',
  'Convert',
  'Fix',
  'Set',
  'Unset',
  'Import',
  'Run',
]

/** Files in which a tool's name is a text of its own. */
const naming = (texts, tool) => [...texts.values()].filter((text) => new RegExp(`(['"\`])${tool}\\1`).test(text)).length

/** What files export by name, and how many other files import it. */
function exportsOf(texts) {
  const users = new Map()
  for (const [file, text] of texts)
    for (const [, names = '', target = ''] of text.matchAll(IMPORT))
      for (const name of names.split(',')) {
        const own = name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]
        const key = `${path.posix.join(path.posix.dirname(file), target)}#${own}`
        if (own) users.set(key, (users.get(key) ?? new Set()).add(file))
      }
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)].map(([, name]) => ({ file, name, users: users.get(`${file}#${name}`)?.size ?? 0 })),
  )
}

const IMPORT = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g
const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Sentences of prose: code, tables and headings are none. */
function longSentences(page) {
  const prose = page
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/^(?:\||#).*$/gm, '')
    .replace(/`[^`\n]*`/g, 'code')
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|(?<=[.!?:]["”’)]*)\s+/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > 35)
}

function textsOf(folder, wanted) {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => wanted.test(name) && !/node_modules[\\/]/.test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .sort()
      .map((file) => [file, read(file)]),
  )
}

const below = (texts, folder) => new Map([...texts].filter(([file]) => file.startsWith(folder)))
const count = (texts, pattern) => [...texts.values()].reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
const linesOf = (texts) => [...texts.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)
const read = (file) => readFileSync(path.join(root, file), 'utf8')

main()
