/** What the lines above a block say about its file. */
export type BlockFile =
  | { readonly is: 'named'; readonly path: string }
  /** The block belongs to the file of the block before. */
  | { readonly is: 'same' }
  | { readonly is: 'unknown' }

interface BlockPlace {
  /** The lines of the whole source. */
  readonly lines: readonly string[]
  /** The line at which the block begins. */
  readonly at: number
  /** The line after the block before; 0 for the first. */
  readonly from: number
  /** A word alone counts as a name: the block looks for something in its file. */
  readonly takesWord: boolean
  /** Whether a path is one of a file that is known. */
  readonly isFile: (path: string) => boolean
}

/**
 * The file of a block. Its name is alone on the line above, or on that of the fence: perhaps between backquotes or stars, after `#`, or in
 * a `<path>`. Without one, a block belongs to the file of the block before, unless words between them name another.
 */
export function fileOfBlock(place: BlockPlace): BlockFile {
  const file = fileNamed(place)
  return file.is === 'named' ? { is: 'named', path: withSlashes(file.path) } : file
}

/** On Windows a backslash divides folders; no step can name a file that has one in its name. */
export const withSlashes = (path: string): string =>
  /^[^/\\:]+(?:\\[^/\\]+)+$/.test(path) ? path.replaceAll('\\', '/') : path

function fileNamed(place: BlockPlace): BlockFile {
  const { lines, at, from } = place
  for (let above = at - 1; above >= from; above--) {
    const line = lines[above]!.trim()
    if (line === '' || TAG.test(line)) continue
    const fence = FENCE.exec(line)
    const path = fence ? pathOnFence(fence[1] ?? '') : pathAlone(line, place)
    if (path !== undefined) return { is: 'named', path }
    if (!fence) break
  }
  const between = lines.slice(from, at).join('\n')
  return from === 0 || namesFile(between) ? { is: 'unknown' } : { is: 'same' }
}

/**
 * The file that a code block says it is: its name on the fence, in a comment that is its first line, or alone above it; or in a sentence
 * above it that tells to make or to change a file. Undefined for any other block. @param body the lines of the block
 */
export function fileOfFence(
  lines: readonly string[],
  at: number,
  { body, isFile }: { readonly body: readonly string[]; readonly isFile: (path: string) => boolean },
): { readonly path: string; readonly body: readonly string[] } | undefined {
  const info = FENCE.exec(lines[at]?.trim() ?? '')?.[1] ?? ''
  const [first = ''] = body
  const [, commented] = (first.length <= LONGEST && COMMENT.exec(first)) || []
  if (commented !== undefined && isPath(commented) && (isFile(commented) || ENDING.test(commented)))
    return { path: commented, body: body.slice(1) }
  let place = at - 1
  while (place > 0 && lines[place]?.trim() === '') place -= 1
  const above = lines[place]?.trim() ?? ''
  const alone = pathAlone(above, { isFile, takesWord: false })
  const isName = alone !== undefined && (isFile(alone) || ENDING.test(alone) || /\/.*\.\w+$|^[^A-Z]+\/.+$/.test(alone))
  const path =
    pathOnFence(info) ?? (isName ? alone : pathInSentence(above, isFile)) ?? pathInHeading(lines, place, isFile)
  return path === undefined ? undefined : { path, body }
}

/** The file of the heading below which a sentence tells to change something. */
function pathInHeading(lines: readonly string[], at: number, isFile: BlockPlace['isFile']): string | undefined {
  if (!TELLS.test(lines[at] ?? '')) return undefined
  const heading = lines.slice(Math.max(0, at - 10), at).findLast((line) => /^\s*(?:#|\*\*)/.test(line))
  const path = heading === undefined ? undefined : pathAlone(heading.trim(), { isFile, takesWord: false })
  return path !== undefined && (isFile(path) || ENDING.test(path)) ? path : undefined
}

const TELLS =
  /^\W*(?:then |also |now |please )*(?:add|append|change|edit|insert|modify|overwrite|paste|prepend|put|replace|rewrite|update|write)\b/i

/** A file that a sentence tells to change, or to make, if it is not there. */
function pathInSentence(line: string, isFile: (path: string) => boolean): string | undefined {
  const sentence = line.replaceAll(/<[^<>]*>/g, ' ')
  const isHeading = /^\W*#|^\W*\*\*/.test(sentence)
  for (const [found, quoted, bare = ''] of [...sentence.matchAll(/`([^`]+)`|([^\s`'"()*<>,;]+)/g)].reverse()) {
    const path = (quoted ?? bare.replace(/[.:!?]+$/, '')).replace(/^\.[\\/]/, '')
    if (!isPath(path) || !(isFile(path) || ENDING.test(path))) continue
    if (CHANGES.test(sentence) && /:\W*$/.test(sentence)) return path
    if (!isFile(path) && (MAKES.test(sentence) || isHeading)) return path
    const rest = sentence.slice(sentence.lastIndexOf(found) + found.length)
    if (!isFile(path) && /^\W*(?:\(?new(?: file)?\)?\W*)?$/i.test(rest) && (quoted !== undefined || path.includes('/')))
      return path
  }
  return undefined
}

/** Characters. A longer line is not a comment with the name of a file. */
const LONGEST = 4096

/** `// src/a.js`, `# File: src/a.py`, `<!-- a.html -->`. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;|\/\*+|<!--|%)\s*(?:(?:file|file ?name|path):\s*)?([^\s!:]+?)\s*(?:\(.*\)\s*)?(?:\*\/|-->)?\s*$/i

/** As the names of files end that people speak of, so that `client.retry` is none. */
const ENDING =
  /(?:^|\/)(?:\.[a-z][\w.-]*|[A-Z]\w*file|LICENSE)$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|c|h|cc|[ch]pp|cs|php|swift|mdx?|txt|json|ya?ml|toml|ini|cfg|conf|env|html?|s?css|less|sql|sh|bash|ps1|bat|xml|csv|lock|gradle|vue|svelte|tf|proto|ipynb|lua|r|pl|exs?|hs|scala|dart|nix|rst|tex)$/

const MAKES = /\b(?:add|creat|new|mak|sav|writ|put|plac|generat)\w*\b/i
const CHANGES =
  /\b(?:add|append|edit|insert|modif|overwrit|past|prepend|put|replac|remov|rewrit|set|swap|updat|writ)\w*\b|(?<!\b(?:this|the|that|these|a|after|no) )\bchange\w*\b/i

/** A fence, also one of those that are written as a tag because the text has backquotes. */
const FENCE = /^(?:`{3,}|~{3,}|<\/?(?:source|code|pre|codeblock|sourcecode)>)(.*)$/

/** Tags around a block in a call that is written as XML. */
const TAG =
  /^(?:<\/?(?:diff|content|args|file|apply_diff|replace_in_file|search_and_replace)>|<!\[CDATA\[|\]\]>|<start_line>\d+<\/start_line>)+$/

/** ```` ```python src/a.py ````, ```` ```src/a.py ````, ```` ```python:src/a.py ````, ```` ```12:20:src/a.py ````. */
function pathOnFence(info: string): string | undefined {
  const [, , quoted, bare] = /\b(?:title|file(?:name)?|path)=(?:(["'])(.+?)\1|([^"'\s]+))/.exec(info) ?? []
  const last = quoted ?? bare ?? info.trim().split(/\s+/).at(-1) ?? ''
  const path = last.replace(/^(?:\d+:\d+|[\w+#-]+):(?=.)/, '')
  return isPath(path) ? path : undefined
}

function pathAlone(line: string, { isFile, takesWord }: Pick<BlockPlace, 'isFile' | 'takesWord'>): string | undefined {
  const [, tagged] = /^<(?:path|file_path|file)>(.+)<\/(?:path|file_path|file)>$/.exec(line) ?? []
  if (tagged !== undefined) return tagged.trim()
  const bare = line
    .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
    .replace(/^#+\s*(?:\d+[.)]\s+)?/, '')
    .replace(/^(?:\*\*)?(?:file(?:name)?|path):(?:\*\*)?\s*/i, '')
    .replace(/^\[([^\]]+)\]\([^()]*\)$/, '$1')
    .replace(/[:*]+$/, '')
    .replace(/^\*+/, '')
  const [, quoted] = /^`+([^`]+)`+:?$/.exec(bare) ?? []
  const path = (quoted ?? bare).trim().replace(/^\.[\\/]/, '')
  return isPath(path) || isFile(path) || (takesWord && /^[\w.-]+$/.test(path)) ? path : undefined
}

/** Without blanks, and with a folder, an ending, or a name that files have. */
const isPath = (path: string): boolean =>
  /^[^\s`'"<>|*?]+$/.test(path) &&
  !/^[a-z]+:\/\//i.test(path) &&
  /[^/.](?:\/|\.\w)|^\.\w|^[A-Z]\w*file$|^LICENSE$/.test(path) &&
  !/[/.,;:!)]$/.test(path)

/** Whether words hold a path, or a name with an ending. */
const namesFile = (words: string): boolean =>
  words
    .split(/[\s`'"()*<>,;:]+/)
    .some((word) => isPath(word.replace(/\.$/, '')) && /\/|\.[a-z]\w{0,9}$/i.test(word.replace(/\.$/, '')))
