import type { LANGUAGES } from '../../../core/tools/structure-keys.ts'

/** A programming language whose structure can be matched. */
export interface Language {
  readonly name: LanguageName
  /** As messages call it. */
  readonly title: string
  /** Further names that ast-grep has for it. */
  readonly aliases?: readonly string[]
  /** Ends of names of its files. */
  readonly endings: readonly string[]
  /** The file of its grammar, less its extension. */
  readonly grammar: string
  /** What replaces `$` in a pattern's variable, if the language has no `$` in names. */
  readonly expandoChar?: string
}

export type LanguageName = (typeof LANGUAGES)[number]

const language = (
  name: LanguageName,
  title: string,
  { grammar = name, ...rest }: Omit<Language, 'name' | 'title' | 'grammar'> & { readonly grammar?: string },
): Language => ({ name, title, grammar: `tree-sitter-${grammar}`, ...rest })

const TABLE: readonly Language[] = [
  language('javascript', 'JavaScript', { aliases: ['js', 'jsx'], endings: ['.js', '.mjs', '.cjs', '.jsx'] }),
  language('typescript', 'TypeScript', { aliases: ['ts'], endings: ['.ts', '.mts', '.cts'] }),
  language('tsx', 'TSX', { endings: ['.tsx'] }),
  language('python', 'Python', { aliases: ['py'], endings: ['.py', '.pyi', '.py3', '.bzl'], expandoChar: 'µ' }),
  language('go', 'Go', { aliases: ['golang'], endings: ['.go'], expandoChar: 'µ' }),
  language('java', 'Java', { endings: ['.java'] }),
  language('rust', 'Rust', { aliases: ['rs'], endings: ['.rs'], expandoChar: 'µ' }),
  language('ruby', 'Ruby', {
    aliases: ['rb'],
    endings: ['.rb', '.rbw', '.gemspec', 'Gemfile', 'Rakefile'],
    expandoChar: 'µ',
  }),
  language('php', 'PHP', { grammar: 'php_only', endings: ['.php'], expandoChar: 'µ' }),
  language('cpp', 'C++', {
    aliases: ['cc', 'c++', 'cxx'],
    endings: ['.cc', '.cpp', '.cxx', '.c++', '.hpp', '.hh', '.hxx', '.h++', '.cu', '.ino'],
    expandoChar: '𐀀',
  }),
  language('csharp', 'C#', { aliases: ['cs'], grammar: 'c_sharp', endings: ['.cs'], expandoChar: 'µ' }),
  language('bash', 'Bash', { endings: ['.sh', '.bash', '.bats', '.zsh', '.ksh'] }),
  language('css', 'CSS', { endings: ['.css'], expandoChar: '_' }),
  language('c', 'C', { endings: ['.c', '.h'], expandoChar: '𐀀' }),
  language('html', 'HTML', { endings: ['.html', '.htm', '.xhtml'], expandoChar: 'z' }),
  language('json', 'JSON', { endings: ['.json'] }),
  language('yaml', 'YAML', { aliases: ['yml'], endings: ['.yaml', '.yml'] }),
]

export const languageNamed = (name: LanguageName): Language => TABLE.find((one) => one.name === name) as Language

/** The language that a rule of ast-grep is written for, by any of its names. */
export const languageCalled = (name: string): Language | undefined =>
  TABLE.find((one) => [one.name, ...(one.aliases ?? [])].includes(name.toLowerCase()))

/** The language of a file, told by its name. */
export const languageOf = (path: string): Language | undefined =>
  TABLE.find(({ endings }) => endings.some((ending) => path.endsWith(ending)))

/** Ends of names of every file of a known language. */
export const KNOWN_ENDINGS: readonly string[] = TABLE.flatMap(({ endings }) => endings)
