// What is made from the table of inputs (src/inputs/table.ts): the inputs of action.yml, their tables in docs/action.md, and the
// types of the library's options.

/** The text of action.yml with its inputs made anew. */
export function withInputs(text, rows) {
  const [from, to] = [text.indexOf('\ninputs:\n'), text.indexOf('\noutputs:\n')]
  if (from < 0 || to < from) throw new Error('action.yml lacks `inputs` before `outputs`')
  return `${text.slice(0, from)}\ninputs:\n${rows.filter(isInput).map(inputOf).join('')}${text.slice(to)}`
}

const isInput = ({ input }) => input !== undefined

const inputOf = (row) => `  ${row.name}:
    description: >-
${wrapped(descriptionOf(row), 114)
  .map((line) => `      ${line}\n`)
  .join('')}${row.given === undefined ? '' : `    default: ${row.given}\n`}`

/** A table for each heading. */
export const inputTables = (rows) =>
  [...new Set(rows.filter(isInput).map(({ input }) => input))].flatMap((heading) => [
    `**${heading}**`,
    '',
    '| input | meaning | default |',
    '| --- | --- | --- |',
    ...rows
      .filter(({ input }) => input === heading)
      .map(
        (row) =>
          `| \`${row.name}\` | ${shortOf(row).replaceAll('|', '\\|')} | ${row.given === undefined ? '' : `\`${row.given}\``} |`,
      ),
    '',
  ])

/** For the page: what an input is about; action.yml has the details, and the permissions. */
function shortOf({ type, about, details, default: usual }) {
  const isCase = Array.isArray(type) && details?.startsWith('`')
  const parts = [`${capital(about)}${isCase ? ':' : '.'}`, isCase && details, usual && `Default: ${usual}.`]
  return parts.filter(Boolean).join(' ')
}

function descriptionOf({ type, about, details, default: usual, permissions }) {
  const isCase = Array.isArray(type) && details?.startsWith('`')
  const parts = [
    `${capital(about)}${isCase ? ':' : type === 'flag' ? ': true or false.' : '.'}`,
    details,
    usual && `Default: ${usual}.`,
    `Permissions: ${permissions ?? 'none'}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

const capital = (text) => text.replace(/^`?[a-z]/, (start) => (start.startsWith('`') ? start : start.toUpperCase()))

function wrapped(text, most) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart()
    if (longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The interface of the library's options that are rows with one destination, or one of several. */
export const settingValues = (
  rows,
  { of: to, name, about, keyOf },
) => `/** ${about} Generated from the table of inputs by \`npm run docs\`. */
export interface ${name} {
${rows
  .filter(({ of }) => [to].flat().includes(of))
  .map(
    (row) =>
      `${commentOf(row)}  readonly ${keyOf(row)}?: ${TYPES[row.type] ?? row.type.map((one) => `'${one}'`).join(' | ')} | undefined\n`,
  )
  .join('')}}
`

/** The keys of a campaign file that are rows. */
export const campaignValues = (rows, { campaignKeyOf: keyOf }) => {
  const own = rows.flatMap(({ name, type, of, campaign }) =>
    campaign === undefined ? [] : [{ name, type, of, about: campaign.replace(/\.$/, '') }],
  )
  const [of, about] = [['publishing', 'commits'], 'What a campaign sets for its pull requests.']
  return [
    settingValues(own, { of: 'run', name: 'CampaignRun', about: 'What runs of a campaign are held to.', keyOf }),
    settingValues(own, { of, name: 'CampaignPulls', about, keyOf }),
  ].join('\n')
}

/** The same with their keys, where the table is not at hand. */
export const settingsWithKeys = (rows, { of: to, name, about, keyOf }) => {
  const keys = rows.filter(({ of }) => of === to).map((row) => `${keyOf(row)}: true`)
  return `${settingValues(rows, { of: to, name, about, keyOf })}
/** Their keys. */
export const ${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_KEYS = { ${keys.join(', ')} } as const
`
}

const TYPES = {
  text: 'string',
  'text or number': 'string | number',
  flag: 'boolean',
  'flag or always': "boolean | 'always'",
  list: 'readonly string[]',
  lines: 'readonly string[]',
  count: 'number',
}

function commentOf({ about, details, default: usual }) {
  const text = [`${capital(about)}.`, details, usual && `Default: ${usual}.`].filter(Boolean).join(' ')
  const lines = wrapped(text, 130)
  return lines.length === 1 ? `  /** ${text} */\n` : `  /**\n${lines.map((line) => `   * ${line}\n`).join('')}   */\n`
}
