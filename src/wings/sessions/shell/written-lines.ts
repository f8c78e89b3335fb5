/**
 * The first line of commands that changes files, as far as that can be told without running it: a line that names none that is there,
 * such as `rm -rf dist`, and programs of which nobody knows what they write, change nothing here.
 */
export function changesFiles(lines: readonly string[], isThere: (path: string) => boolean): string | undefined {
  const isPrompted = lines.some((line) => PROMPT.test(line))
  let folder = ''
  for (const given of lines) {
    const line = given.replace(PROMPT, '').trim()
    if ((isPrompted && !PROMPT.test(given)) || line.startsWith('#')) continue
    const [, entered] = /^(?:cd|pushd)\s+([\w./-]+)/.exec(line) ?? []
    if (entered !== undefined) folder = `${entered.replace(/^\.\/|\/$/g, '')}/`
    const has = (word: string): boolean => isThere(word) || (folder !== '' && isThere(folder + word))
    if (IN_PLACE.test(line) || writesText(line) || (CHANGES.test(line) && wordsOf(line).some(has))) return line
  }
  return undefined
}

const PROMPT = /^\s*(?:[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/

const IN_PLACE =
  /(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*(?:(?:g?sed|perl|ruby|g?awk|yq)\s(?:.*\s)?(?:-\w*i|--in-?place|-i)|comby\s.*-i|(?:sd|ed|ex)\s+\S|ast-grep\s.*(?:-U|--update-all)|npm pkg set|git apply\s*<|patch\s.*<<)|\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(|\bopen\([^)]*,\s*["'][wa]b?["']/

/** Whether it puts words of its own into a file, in the folder that it is in. */
function writesText(line: string): boolean {
  const [, target] = /^(?:.*[;&|]\s*)?(?:cat|echo|printf)\b[^|]*?>>?\s*["']?([^\s"'&|;<>]+)/.exec(line) ?? []
  const [, teed] = /\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(line) ?? []
  return [target, teed].some((path) => path !== undefined && !/^(?:\/|~|\$|&)/.test(path))
}

/** Programs that change the files that they name. */
const CHANGES =
  /(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*(?:(?:git\s+)?(?:rm|mv)|cp|chmod|ln|touch|unlink|truncate|install|rename|del|erase|move|ren|copy|Remove-Item|Move-Item|Rename-Item|Copy-Item|New-Item)\s/i

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
