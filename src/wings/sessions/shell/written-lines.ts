import type { KnownTexts } from '../known-texts.ts'

/**
 * The first line of commands that changes files, as far as that can be told without running it: a line that names none that is there, or
 * removes none that git has, such as `rm -rf dist`, and programs of which nobody knows what they write, change nothing here.
 */
export function changesFiles(lines: readonly string[], { isThere, isTracked }: KnownTexts): string | undefined {
  const isPrompted = lines.some((line) => PROMPT.test(line))
  let folder = ''
  for (const given of lines) {
    const line = given.replace(PROMPT, '').trim()
    if ((isPrompted && !PROMPT.test(given)) || line.startsWith('#')) continue
    if (folder === '' && COPIES_AWAY.test(line)) continue
    const [, entered] = /^(?:cd|pushd)\s+([\w./-]+)/.exec(line) ?? []
    if (entered !== undefined) folder = `${entered.replace(/^\.\/|\/$/g, '')}/`
    const names = (isOne: (path: string) => boolean): boolean =>
      wordsOf(line).some((word) => isOne(word) || (folder !== '' && isOne(folder + word)))
    if (IN_PLACE.test(line) || writesText(line)) return line
    if ((CHANGES.test(line) && names(isThere)) || (REMOVES.test(line) && names(isTracked))) return line
  }
  return undefined
}

/** Whether a line of prose is a command: it has a prompt, or begins as a program and has no word that only sentences have. */
export const isCommand = (line: string): boolean =>
  PROMPT.test(line) ||
  (/^\s*(?:[a-z][\w.-]*[\s(]|[A-Z]\w+-[A-Z]|\(|['"]@ )/.test(line) &&
    !SENTENCE.test(line.replaceAll(/"[^"]*"|'[^']*'/g, '')))

const SENTENCE =
  /\s(?:the|to|and|if|you|it|is|are|as|be|by|with|for|from|or|your|this|an?|in|on|of|that|so)\s|[a-z)`][.:!?]\s*$/

const PROMPT = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(?:(?![\d.,]+%)[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/

const START = String.raw`(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*`

/** The same program does not begin once more between its name and the option: what is before that is looked at once. */
const program = (names: string, option = ''): string =>
  String.raw`${START}(?:${names})\s${option && String.raw`(?:(?!${START}(?:${names})\s).)*${option}`}`

const IN_PLACE = new RegExp(
  [
    program('g?sed|perl|ruby|g?awk|yq', String.raw`(?<=\s)(?:-\w*i|--in-?place)`),
    program('comby', '-i'),
    program('ast-grep', '(?:-U|--update-all)'),
    program('patch', '<<'),
    String.raw`${START}(?:(?:sd|ed|ex)\s+\S|npm pkg set|git apply(?:\s+-\S+)*\s*<)`,
    String.raw`\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(`,
    String.raw`\bopen\((?:(?!\bopen\()[^)])*,\s*["'][wa]b?["']`,
  ].join('|'),
)

/** Whether it puts words of its own into a file, in the folder that it is in. */
function writesText(line: string): boolean {
  const [, teed] = /\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(line) ?? []
  const targets = Array.from(line.matchAll(PRINTED), ([, target]) => target)
  return [...targets, teed].some((path) => path !== undefined && !/^(?:\/|~|\$|&)/.test(path))
}

/** The file that a command prints into. */
const PRINTED =
  /(?:^|[;&|])\s*(?:cat|echo|printf)\b(?:(?![;&|]\s*(?:cat|echo|printf)\b)[^|])*?>>?\s*["']?([^\s"'&|;<>]+)/g

/** Programs that change the files that they name. */
const CHANGES = new RegExp(
  program(
    String.raw`(?:git\s+)?mv|cp|chmod|ln|touch|truncate|install|rename|move|ren|copy|Move-Item|Rename-Item|Copy-Item|New-Item`,
  ),
  'i',
)
/** A copy to a name right below the folder for temporary files: deeper there may be the checkout of whoever wrote it. */
const COPIES_AWAY = /^cp\s[^;&|<>]*\s["']?(?:\/tmp|\$TMPDIR)(?:\/[\w.-]*)?["']?(?:\s+#.*)?$/
const REMOVES = new RegExp(program(String.raw`(?:git\s+)?rm|unlink|del|erase|Remove-Item`), 'i')

const wordsOf = (line: string): readonly string[] =>
  line
    .split(/[\s;&|()<>]+/)
    .map((word) =>
      word
        .replace(/^["']|["']$/g, '')
        .replaceAll('\\', '/')
        .replace(/^\.\/|\/+$/g, ''),
    )
    .filter((word) => /^[^-$~/]/.test(word))
