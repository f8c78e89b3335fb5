// Writes the pages that are generated from the code: docs/errors.md from the error table, and the README's tables of the Action's inputs and outputs.
//   node scripts/docs.mjs [--check]     --check writes nothing and exits 1 when a page is stale
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')

/** The generated pages: path relative to the root, and text. */
export async function generatedPages() {
  const pages = [{ file: 'docs/errors.md', text: errorsPage((await loadErrors()).ERRORS) }]
  const readme = path.join(root, 'README.md')
  const action = path.join(root, 'action.yml')
  if (existsSync(readme) && existsSync(action)) {
    pages.push({
      file: 'README.md',
      text: withActionTables(readFileSync(readme, 'utf8'), parse(readFileSync(action, 'utf8'))),
    })
  }
  return pages
}

async function loadErrors() {
  const { outputFiles } = await build({ entryPoints: [path.join(root, 'src/errors.ts')], format: 'esm', write: false })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

function errorsPage(errors) {
  const rows = Object.entries(errors).map(
    ([name, row]) =>
      `| <a id="${name.toLowerCase()}"></a>\`${name}\` | ${row.number ?? ''} | ${row.exit} | ${row.title}. | ${row.advice} |`,
  )
  return `${[
    '# Errors',
    '',
    'Generated from `src/errors.ts` by `npm run docs`. Names are stable; programs rely on them. Numbers are those of the Edit tool’s errors.',
    '',
    'Exit codes: 0 done (also when nothing changed); 1 the plan is invalid or steps failed; 2 wrong usage, not a repository, no such file; 3 refused by policy; 4 stale or conflicting; 5 git or GitHub failed; 6 interrupted, recoverable.',
    '',
    '| name | number | exit | when | mend |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`
}

function withActionTables(readme, action) {
  const inputs = Object.entries(action.inputs).map(
    ([name, input]) =>
      `| \`${name}\` | ${oneLine(input.description)} | ${input.default === undefined || input.default === '' ? '' : `\`${input.default}\``} |`,
  )
  const outputs = Object.entries(action.outputs).map(
    ([name, output]) => `| \`${name}\` | ${oneLine(output.description)} |`,
  )
  return between(
    between(readme, 'inputs', ['| input | meaning | default |', '| --- | --- | --- |', ...inputs]),
    'outputs',
    ['| output | meaning |', '| --- | --- |', ...outputs],
  )
}

const oneLine = (text) => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')

function between(text, name, lines) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(open), text.indexOf(close)]
  if (from < 0 || to < from) throw new Error(`README.md lacks the markers ${open} … ${close}`)
  return `${text.slice(0, from + open.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const check = process.argv.includes('--check')
  for (const { file, text } of await generatedPages()) {
    const target = path.join(root, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    if (check) {
      console.error(`${file} is stale: run npm run docs`)
      process.exitCode = 1
    } else writeFileSync(target, text)
  }
}
