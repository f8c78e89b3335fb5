/** A command as one line: as the plan writes it, or its words in the quotes that a shell would need. */
export const commandLineOf = (command: string | readonly string[]): string =>
  typeof command === 'string' ? command : command.map(quotedWord).join(' ')

const quotedWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
