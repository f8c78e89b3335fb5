// Writes what is generated from the code: docs/errors.md from the error table, the keys of docs/campaigns.md, the formats of docs/importing.md, the reference in docs/plan.md from the plan's schema, and from the table of inputs action.yml, its tables in docs/action.md and types of options.
//   node scripts/docs.mjs [--check]     --check writes nothing and exits 1 when a page is stale
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import './from-source.mjs'
import { campaignValues, inputTables, settingsWithKeys, settingValues, withInputs } from './settings.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** The generated pages: path relative to the root, and text. */
export async function generatedPages() {
  const read = (file) => readFileSync(path.join(root, file), 'utf8')
  const { ERRORS, planJsonSchema, campaignJsonSchema, INPUTS, keyOf, campaignKeyOf, FORMATS } = await loadSources()
  const action = withInputs(read('action.yml'), INPUTS)
  return [
    { file: 'docs/errors.md', text: errorsPage(ERRORS) },
    { file: 'docs/plan.md', text: between(read('docs/plan.md'), 'reference', planReference(planJsonSchema())) },
    {
      file: 'docs/campaigns.md',
      text: between(read('docs/campaigns.md'), 'pull_requests', campaignKeys(campaignJsonSchema())),
    },
    { file: 'docs/importing.md', text: between(read('docs/importing.md'), 'formats', formatTable(FORMATS)) },
    { file: 'action.yml', text: action },
    { file: 'docs/action.md', text: withActionTables(read('docs/action.md'), INPUTS, parse(action)) },
    {
      file: 'src/publish/setting-values.ts',
      text: settingValues(INPUTS, { of: 'publishing', name: 'SettingValues', about: 'Settings of publishing.', keyOf }),
    },
    { file: 'src/wings/campaign/campaign-values.ts', text: campaignValues(INPUTS, { campaignKeyOf }) },
    {
      file: 'src/core/run/run-settings.ts',
      text: settingsWithKeys(INPUTS, {
        ...{
          of: 'run',
          name: 'RunSettings',
          about: 'What a run is held to, besides what the policy says. Default: all is allowed.',
        },
        keyOf,
      }),
    },
  ]
}

async function loadSources() {
  const load = (file) => import(new URL(`../src/${file}`, import.meta.url))
  await load('wings.ts')
  return {
    ...(await load('errors.ts')),
    ...(await load('core/plan/plan-schema.ts')),
    ...(await load('wings/campaign/campaign-file.ts')),
    ...(await load('inputs/input.ts')),
    ...(await load('inputs/table.ts')),
    ...(await load('wings/sessions/formats.ts')),
  }
}

/** What each format of a source is. */
const formatTable = (formats) => [
  '| format | what it is |',
  '| --- | --- |',
  ...Object.entries(formats).map(([name, { about }]) => `| \`${name}\` | ${about} |`),
]

/** A table of the header's keys, of the options, of the keys by which steps choose files, and of each tool's own. */
function planReference(schema) {
  const { steps, options, ...header } = schema.properties
  const tools = steps.items.anyOf[0].oneOf
  const shared = Object.keys(tools[0].properties).filter(
    (key) => key !== 'tool' && tools.every((one) => key in one.properties),
  )
  const pick = (properties, wanted) => Object.fromEntries(Object.entries(properties).filter(([key]) => wanted(key)))
  const sections = [
    ['The plan', '', { ...header, options, steps }, schema.required],
    ['options', options.description, options.properties, []],
    [
      'Every step',
      'A step of any tool may have these keys, besides `tool` and its own.',
      pick(tools[0].properties, (key) => shared.includes(key)),
      [],
    ],
    ['Keys that choose files', 'Tools that take a glob say which of these they have.', choosing(tools), []],
    ...tools.map(({ properties, description, required }) => {
      const isTold = (key) => CHOOSING.includes(key) && !(key === 'file_path' && isOwnPath(properties, required))
      const own = pick(properties, (key) => key !== 'tool' && !shared.includes(key) && !isTold(key))
      const also = CHOOSING.filter((key) => key in properties && isTold(key)).map((key) => `\`${key}\``)
      const words = also.length > 0 ? `${description} Also: ${also.join(', ')}.` : description
      return [properties.tool.const, words, own, required]
    }),
  ]
  return sections.flatMap(([title, words, properties, required]) => [
    `### ${title}`,
    '',
    ...(words ? [words, ''] : []),
    '| key | value | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(properties).map(
      ([key, one]) =>
        `| \`${key}\`${required.includes(key) ? ' (required)' : ''} | ${takenBy(one)} | ${firstSentence(one.description)}${exampleOf(one)} |`,
    ),
    '',
  ])
}

/** What every pull request of a campaign is like. */
const campaignKeys = ({ properties: { pull_requests: pulls } }) => [
  'Keys of `pull_requests`:',
  '',
  ...Object.entries(pulls.properties).map(
    ([key, one]) => `- \`${key}\` (${takenBy(one)}): ${oneLine(one.description)}`,
  ),
]

/** Keys that several tools have, each told once: as Edit has it, which has them all. */
const CHOOSING = ['file_path', 'glob', 'exclude', 'only_if', 'expect_matches', 'skip_unsupported']

/** Whether a tool needs its path, or says more about it than that it is one. */
const isOwnPath = ({ file_path: { description } }, required) =>
  required.includes('file_path') || !description.startsWith('File in the checkout')

const choosing = (tools) => {
  const { properties } = tools.find((one) => one.properties.tool.const === 'Edit')
  return Object.fromEntries(CHOOSING.map((key) => [key, properties[key]]))
}

/** The schema, which editors show, has the whole description. */
const firstSentence = (text = '') => oneLine(text).replace(/(?<=[^.\s]{2}[.]) [A-Z`][\s\S]*$/, '')

/** The values that a key accepts, and its default. */
function takenBy({ type, enum: values, const: only, anyOf, properties, default: fallback }) {
  const kinds = anyOf?.map((one) => one.type).filter((kind, at, all) => all.indexOf(kind) === at)
  const taken =
    only !== undefined
      ? `\`${only}\``
      : values
        ? values.map((one) => `\`${one}\``).join(', ')
        : properties
          ? `keys: ${Object.keys(properties)
              .map((key) => `\`${key}\``)
              .join(', ')}`
          : (kinds?.join(' or ') ?? type ?? 'anything')
  return fallback === undefined || typeof fallback === 'object' ? taken : `${taken}; default \`${fallback}\``
}

/** One that is short: the schema has them all. */
const exampleOf = ({ examples }) =>
  JSON.stringify(examples?.[0] ?? '').length > 2 && JSON.stringify(examples[0]).length < 32
    ? ` E.g. ${examples
        .slice(0, 1)
        .map((one) => `\`${typeof one === 'string' && !one.includes('\n') ? one : JSON.stringify(one)}\``)
        .join(', ')}`
    : ''

function errorsPage(errors) {
  const entries = Object.entries(errors)
  const numbered = entries
    .filter(([, { number }]) => number !== null)
    .sort(([, one], [, next]) => one.number - next.number)
  const rows = [...numbered, ...entries.filter(([, { number }]) => number === null)].map(
    ([name, row]) =>
      `| <a id="${name.toLowerCase()}"></a>\`${name}\` | ${row.number ?? ''} | ${row.exit} | ${row.title}. | ${row.advice} |`,
  )
  return `${[
    '# Errors',
    '',
    'Generated from `src/errors.ts` by `npm run docs`. Names are stable; programs rely on them. The numbers are those that the Edit tool gives to its errors.',
    '',
    '| exit code | meaning |',
    '| --- | --- |',
    '| 0 | done, also when nothing changed |',
    '| 1 | the plan is invalid, or steps failed |',
    '| 2 | wrong usage, not a repository, no such file |',
    '| 3 | refused by policy |',
    '| 4 | stale or conflicting |',
    '| 5 | git or GitHub failed |',
    '| 6 | interrupted, recoverable |',
    '',
    '| name | number | exit | when | what to do |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`
}

function withActionTables(page, settings, { outputs: made }) {
  const outputs = Object.entries(made).map(
    ([name, { description }]) => `| \`${name}\` | ${firstSentence(description)} |`,
  )
  const tables = between(page, 'inputs', inputTables(settings))
  return between(tables, 'outputs', ['| output | meaning |', '| --- | --- |', ...outputs])
}

const oneLine = (text) => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')

function between(text, name, lines) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(open), text.indexOf(close)]
  if (from < 0 || to < from) throw new Error(`a page lacks the markers ${open} … ${close}`)
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
