import { htmlCode } from '../../src/core/report/safe-markdown.ts'

/** A path as a body writes it in a summary. */
export const codeOf = (path: string): string => htmlCode(path)

/** Added and removed rows of each file in the patches of a body: of files that get the same change those that stand once for all. */
export function rowsOfBody(body: string): ReadonlyMap<string, readonly [added: number, removed: number]> {
  const found = new Map<string, readonly [number, number]>()
  for (const [, summary = '', text = ''] of [...body.matchAll(FOLDED), ...body.matchAll(UNFOLDED)]) {
    const [, fence = '', patch = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(text) ?? []
    if (fence === '') continue
    const lines = patch.split('\n')
    const rows = [
      lines.filter((line) => line.startsWith('+')).length,
      lines.filter((line) => line.startsWith('-')).length,
    ] as const
    const names = [...summary.matchAll(/<code>.*?<\/code>/g)].map(([code]) => code)
    const members = [...text.slice(text.indexOf(patch) + patch.length).matchAll(/^- (.*)$/gm)].map(
      ([, name = '']) => name,
    )
    for (const name of names.slice(-1)) found.set(name, rows)
    for (const name of members) found.set(nameOf(name), rows)
  }
  return found
}

/** What a body tells by folder: how many files of each get one kind of change, and an example with what it adds and removes. */
export const foldersOfBody = (body: string) =>
  [...body.matchAll(FOLDED)]
    .filter(([, summary = '']) => /^[\d,]+ files by folder(?:, and one example)?$/.test(summary))
    .map(([, , text = '']) => {
      const folders = [...text.matchAll(/`([^`]*\/)` ([\d,]+)(?= · |$| and )/gm)].map(
        ([, folder = '', count = '']) => [folder, Number(count.replaceAll(',', ''))] as const,
      )
      const [, path, added, removed] = /^One of them, `(.+)` \+([\d,]+) −([\d,]+):$/m.exec(text) ?? []
      const lines = (sign: string) => text.split('\n').filter((line) => line.startsWith(sign)).length
      const example = { path, counts: [Number(added), Number(removed)], shown: [lines('+'), lines('-')] }
      return { folders, example: path === undefined ? undefined : example }
    })

const FOLDED = /<details(?: open)?><summary>(.*)<\/summary>\n\n([\s\S]*?)\n<\/details>/g

/** The first patch has no fold. */
const UNFOLDED = /^(.*<code>.*<\/code>.*)\n\n((`{3,})diff\n[\s\S]*?\n\3(?:\n\n(?:- .*\n)*)?)/gm

const nameOf = (member: string): string => {
  const at = member.lastIndexOf('→ ')
  const name = at < 0 ? member : member.slice(at + 2)
  return name.startsWith('`') ? htmlCode(name.slice(1, -1)) : name
}
