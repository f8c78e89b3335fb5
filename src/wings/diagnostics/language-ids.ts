/** Names of languages as the protocol has them, where they are not the ending of the file. */
const NAMES: Readonly<Record<string, string>> = {
  ...names('typescript', 'ts mts cts'),
  ...names('typescriptreact', 'tsx'),
  ...names('javascript', 'js mjs cjs'),
  ...names('javascriptreact', 'jsx'),
  ...names('python', 'py pyi'),
  ...names('c', 'c h'),
  ...names('cpp', 'cc cpp cxx c++ hh hpp hxx h++ inl'),
  ...names('objective-c', 'm'),
  ...names('objective-cpp', 'mm'),
  ...names('rust', 'rs'),
  ...names('ruby', 'rb'),
  ...names('csharp', 'cs'),
  ...names('fsharp', 'fs fsi fsx'),
  ...names('kotlin', 'kt kts'),
  ...names('haskell', 'hs'),
  ...names('elixir', 'ex exs'),
  ...names('erlang', 'erl hrl'),
  ...names('perl', 'pl pm'),
  ...names('shellscript', 'sh bash'),
  ...names('markdown', 'md'),
  ...names('yaml', 'yml'),
}

function names(language: string, endings: string): Record<string, string> {
  return Object.fromEntries(endings.split(' ').map((ending) => [ending, language]))
}

/** The language of a file, by its ending. */
export const languageOf = (path: string): string => {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? 'plaintext'
  return NAMES[ending] ?? ending
}
