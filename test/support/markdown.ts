/** A fenced block of a page. */
export interface Block {
  readonly language: string
  /** The word after the language: the name of the file that the block shows. */
  readonly file: string | undefined
  readonly text: string
  /** Line of its first line in the page, from 1. */
  readonly line: number
  /** The `##` heading above it; empty before the first. */
  readonly section: string
}

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = markdown.split('\n')
  let section = ''
  for (let at = 0; at < lines.length; at++) {
    const heading = /^## (.*)$/.exec(lines[at] ?? '')
    if (heading) section = heading[1] ?? ''
    const fence = /^```(\w*)(?: +(\S+))?\s*$/.exec(lines[at] ?? '')
    if (!fence) continue
    const end = lines.indexOf('```', at + 1)
    const text = `${lines.slice(at + 1, end).join('\n')}\n`
    blocks.push({ language: fence[1] ?? '', file: fence[2], text, line: at + 2, section })
    at = end
  }
  return blocks
}
