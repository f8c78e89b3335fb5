/**
 * Text without the white space (JavaScript's, U+00A0, U+3000 and U+FEFF included) at its line ends, which themselves stay.
 * Markdown (`.md`, `.mdx`), where it means something, is left as it is.
 */
export const stripTrailing = (path: string, text: string): string =>
  /\.mdx?$/i.test(path)
    ? text
    : text
        .split(/(\r\n|\n|\r)/)
        .map((part, index) => (index % 2 === 0 ? part.trimEnd() : part))
        .join('')
