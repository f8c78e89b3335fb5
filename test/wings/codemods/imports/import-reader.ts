/** What an import brings, as one text: `module name alias kind`, each empty where the import has none. */
export type Brought = string

export type ImportingLanguage = 'javascript' | 'typescript' | 'python' | 'go' | 'java' | 'rust'

export const brought = (module: string, name = '', alias = '', kind = ''): Brought =>
  [module, name, alias === name ? '' : alias, kind].join(' ')

/** The imports of a source file, read by its text alone and with no grammar; each as often as it is there. */
export const importsIn = (language: ImportingLanguage, text: string): readonly Brought[] =>
  READERS[language](withoutComments(language, text)).toSorted()

const QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`
const SLASHES = String.raw`//[^\n]*|/\*[\s\S]*?\*/`
const TOKENS: { readonly [Language in ImportingLanguage]: RegExp } = {
  javascript: new RegExp(`(${QUOTED})|${SLASHES}|^#!.*|\`[^\`]*\``, 'g'),
  typescript: new RegExp(`(${QUOTED})|${SLASHES}|^#!.*|\`[^\`]*\``, 'g'),
  python: new RegExp(String.raw`"""[\s\S]*?"""|(${QUOTED})|#[^\n]*|\\\n`, 'g'),
  go: new RegExp(String.raw`("(?:[^"\\\n]|\\.)*"|${'`[^`\\n]*`'})|${SLASHES}`, 'g'),
  java: new RegExp(`(${QUOTED})|${SLASHES}`, 'g'),
  rust: new RegExp(String.raw`("(?:[^"\\]|\\.)*")|${SLASHES}|^#!/.*`, 'g'),
}

const withoutComments = (language: ImportingLanguage, text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(TOKENS[language], (_, kept?: string) => kept ?? ' ')

const script = (text: string): readonly Brought[] =>
  [...statementsOf(text)].flatMap(({ groups = {} }) => namesOf(groups))

const statementsOf = (text: string) =>
  text.matchAll(
    /(?<!\S)import\s+(?:(?<type>type)\s+(?=[\w$]+\s+from|[{*]))?(?:(?<clause>[^'";()=]*?)\s*\bfrom\s*)?(?<quote>['"])(?<module>.*?)\k<quote>|(?<!\S)import\s+(?<equal>[\w$]+)\s*=\s*require\(['"](?<equalModule>.*?)['"]\)|(?:(?<target>\{[^}]*\}|[\w$]+)\s*=\s*)?\brequire\((?<requireQuote>['"])(?<required>.*?)\k<requireQuote>\)/g,
  )

const namesOf = (groups: { readonly [Name: string]: string | undefined }): readonly Brought[] => {
  const { type = '', clause, module = '', equal, equalModule = '', target, required } = groups
  if (equal !== undefined) return [brought(equalModule, '*', equal)]
  if (required !== undefined) {
    if (target === undefined) return [brought(required)]
    return target.startsWith('{')
      ? listed(target).map((one) => brought(required, ...(one.split(/\s*:\s*/) as [string, string])))
      : [brought(required, '*', target)]
  }
  if (clause === undefined) return [brought(module)]
  const [braces = ''] = /\{[\s\S]*\}/.exec(clause) ?? []
  const others = listed(clause.replace(braces, ''))
  return [
    ...others.map((one) => {
      const [, space] = /^\*\s*as\s+(\S+)$/.exec(one) ?? []
      return space ? brought(module, '*', space, type) : brought(module, 'default', one, type)
    }),
    ...listed(braces).map((one) => {
      const [, inline = '', name = '', alias] = /^(?:(type)\s+)?(\S+)(?:\s+as\s+(\S+))?$/.exec(one) ?? []
      return brought(module, name, alias, inline || type)
    }),
  ]
}

const listed = (list: string): readonly string[] =>
  list
    .replace(/^[{(]|[)}]$/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const python = (text: string): readonly Brought[] =>
  [
    ...text.matchAll(
      /(?<=^[ \t]*|;[ \t]*|:[ \t]*)(?:from\s+(?<from>[.\w]+)\s+import\s+(?<names>\([^)]*\)|[^\n;]+)|import\s+(?<modules>[^\n;]+))/gm,
    ),
  ].flatMap(({ groups }) =>
    listed((groups?.names ?? groups?.modules ?? '').trim()).map((one) => {
      const [given = '', alias] = one.split(/\s+as\s+/)
      const from = groups?.from
      return from === undefined ? brought(given, '', alias === given ? '' : alias) : brought(from, given, alias)
    }),
  )

const go = (text: string): readonly Brought[] =>
  [...text.matchAll(/(?<!\S)import\s*(?:\(([^)]*)\)|([^\n(]*))/g)].flatMap(([, block = '', one = '']) =>
    [...`${block}\n${one}`.matchAll(/([\w.]+\s+)?["`]([^"`]+)["`]/g)].map(([, alias = '', module = '']) =>
      brought(module, '', alias.trim()),
    ),
  )

const java = (text: string): readonly Brought[] =>
  [...text.matchAll(/(?<!\S)import\s+(static\s+)?([\w.\s]+?\.\s*(?:\w+|\*))\s*;/g)].map(([, isStatic, path = '']) => {
    const [name = '', ...parts] = path.replace(/\s/g, '').split('.').reverse()
    return brought(parts.reverse().join('.'), name, '', isStatic ? 'static' : '')
  })

const rust = (text: string): readonly Brought[] =>
  [...text.matchAll(/(?<![\w"])use\s+([^;"]+);/g)].flatMap(([, tree = '']) => branches('', tree))

/** The paths of a tree of `use`, one by one. */
const branches = (prefix: string, tree: string): readonly Brought[] => {
  const [, path = '', list] = /^\s*([^{]*?)\s*(?:\{([\s\S]*)\})?\s*$/.exec(tree) ?? []
  const joined = [prefix, path.replace(/::\s*$/, '')].filter(Boolean).join('::')
  if (list !== undefined) return splitAtTop(list).flatMap((one) => branches(joined, one))
  const [full = '', alias] = joined.split(/\s+as\s+/)
  const parts = full.replace(/\s/g, '').split('::')
  const own = parts.length > 1 && parts.at(-1) === 'self' ? parts.slice(0, -1) : parts
  return [brought(own.slice(0, -1).join('::'), own.at(-1), alias)]
}

const splitAtTop = (list: string): readonly string[] => {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    depth += Number(letter === '{') - Number(letter === '}')
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
  }
  return parts.filter((one) => one.trim() !== '')
}

const READERS: { readonly [Language in ImportingLanguage]: (text: string) => readonly Brought[] } = {
  javascript: script,
  typescript: script,
  python,
  go,
  java,
  rust,
}
