/** The items of a dense list, three or more blanks between two in a line; as they are written, but for \` and \${. */
export const items = ({ raw }: TemplateStringsArray): string[] =>
  raw
    .join('')
    .replace(/\\(?=[`$])/g, '')
    .split(/\n| {3,}/)
    .filter((item) => item !== '')
