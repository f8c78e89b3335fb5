/** The manual page, made of what each command says of itself; `help` answers the help of words. */
export async function manPage({ version, help }) {
  const overview = `${await help([])}\n${await help(['--all'])}`
  const names = [...overview.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name).filter((name) => name !== 'help')
  const sections = []
  for (const name of names) {
    const own = await help([name])
    sections.push(`.SS ${name}`, literal(own))
    for (const inner of innerOf(own)) sections.push(`.SS ${name} ${inner}`, literal(await help([name, inner])))
  }
  return `${[
    `.TH EDITPLAN 1 "" "editplan ${version}" "User Commands"`,
    '.SH NAME',
    'editplan \\- apply plans of file edits to a git checkout, one commit a step',
    '.SH SYNOPSIS',
    '.B editplan',
    '.I command',
    '[options]',
    '.SH DESCRIPTION',
    'editplan applies the edits that coding agents propose, one commit each, and opens the pull request.',
    'Whatever is uncertain is refused with an error that says how to fix it.',
    '.SH COMMANDS',
    ...sections,
    '.SH EXIT STATUS',
    '0 done; 1 the plan is invalid or steps failed; 2 wrong usage; 3 refused by policy; 4 stale or conflicting;',
    '5 git or GitHub failed; 6 interrupted, recoverable.',
    '.SH SEE ALSO',
    '.BR git (1)',
  ].join('\n')}\n`
}

/** The commands below one, by its help. */
const innerOf = (text) => {
  const [, list = ''] = text.split(/^Commands:$/m)
  return [...list.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name).filter((name) => name !== 'help')
}

/** Text as it is: a backslash, and a dot or an apostrophe that begins a line, mean something to roff. */
const literal = (text) =>
  `.nf\n${text
    .trim()
    .replaceAll('\\', '\\e')
    .replace(/^([.'])/gm, '\\&$1')}\n.fi`
