// The changelog's part in a release.
//   node scripts/changelog.mjs --cut VERSION       gives what is unreleased that version's heading, above it a new one; for `npm version`
//   node scripts/changelog.mjs --notes VERSION     prints what is said of a version; exit code 1 where that is nothing
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { cut: { type: 'string' }, notes: { type: 'string' } } })
const file = path.resolve(import.meta.dirname, '..', 'CHANGELOG.md')
const text = readFileSync(file, 'utf8')
const UNRELEASED = '## Unreleased\n'

if (values.cut) {
  if (sectionOf('Unreleased') === '') fail('nothing is said under "## Unreleased"')
  writeFileSync(file, text.replace(UNRELEASED, `${UNRELEASED}\n## ${values.cut}\n`))
} else if (values.notes) {
  const notes = sectionOf(values.notes)
  if (notes === '') fail(`nothing is said of ${values.notes}`)
  console.log(notes)
} else fail('say --cut VERSION or --notes VERSION')

function sectionOf(heading) {
  const [, section = ''] = text.split(`## ${heading}\n`)
  return section.split('\n## ')[0].trim()
}

function fail(reason) {
  console.error(`CHANGELOG.md: ${reason}`)
  process.exit(1)
}
