import { isUtf8 } from 'node:buffer'
import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { parseTree } from '../core/git/tree.ts'
import { EditplanError } from '../errors.ts'

/** Where GitHub looks for a template, the first place first. */
const FOLDERS = ['.github', '', 'docs']
const NAME = /^pull_request_template(?:\.(?:md|txt))?$/i

/**
 * The text of a commit's template for pull requests, with LF; undefined where it has none. Throws UNSUPPORTED_ENCODING for one that is not
 * UTF-8, and UNKNOWN_REVISION where the repository has lost it.
 */
export async function templateAt(git: Git, commit: string): Promise<string | undefined> {
  await using reader = openObjectReader(git)
  for (const folder of FOLDERS) {
    const tree = await reader.read(`${commit}:${folder}`)
    if (tree?.type !== 'tree') continue
    const files = [...parseTree(tree.content, tree.oid.length / 2, (name) => NAME.test(name))]
    const [name, entry] = files.filter(([, { mode }]) => mode.startsWith('100')).sort()[0] ?? []
    if (name === undefined || !entry) continue
    const path = folder === '' ? name : `${folder}/${name}`
    const blob = await reader.read(entry.oid)
    if (!blob) {
      const message = `The repository does not have ${entry.oid}, which is ${path}. Fetch it.`
      throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
    }
    if (isUtf8(blob.content))
      return blob.content
        .toString()
        .replace(/^\ufeff/, '')
        .replaceAll('\r\n', '\n')
    throw new EditplanError({ name: 'UNSUPPORTED_ENCODING', message: `${path} is not UTF-8. Save it as UTF-8.` })
  }
  return undefined
}

/** A template with words in its first section, in place of what only comments there say; without a heading they come first. */
export function filledTemplate(template: string, words: string): string {
  const lines = template.split('\n')
  const [first, next] = headingsIn(lines)
  if (words.trim() === '') return template.trim()
  if (first === undefined) return `${words.trim()}\n\n${template.trim()}`.trim()
  const section = lines.slice(first + 1, next)
  const said = section
    .join('\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .trim()
  const kept = said === '' ? [] : [section.join('\n').trim()]
  const rest = next === undefined ? [] : [lines.slice(next).join('\n')]
  return [lines.slice(0, first + 1).join('\n'), words.trim(), ...kept, ...rest].join('\n\n').trim()
}

/** The lines that are headings, outside comments and fenced code. */
function headingsIn(lines: readonly string[]): readonly number[] {
  const found: number[] = []
  let fence: string | undefined
  let isComment = false
  for (const [at, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      continue
    }
    if (!isComment && mark) fence = mark
    else if (!isComment && /^ {0,3}#{1,6}(?:[ \t]|$)/.test(line)) found.push(at)
    const [opens, closes] = [line.lastIndexOf('<!--'), line.lastIndexOf('-->')]
    if (opens > closes) isComment = true
    else if (closes >= 0) isComment = false
  }
  return found
}
