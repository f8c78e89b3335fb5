import type { StructuredPatchHunk } from '../text/hunks.ts'

/**
 * Added lines of Markdown without their code, which is shown and not run. Code counts as such only where the hunk shows that it is: spans in
 * a block that begins after a blank line, and without markup; fences after a blank line that end, before any markup in which they are text.
 * A fence that names a language ends no other one: its code goes on to the end of the hunk while the lines belong to its list.
 */
export function* addedProse(hunks: readonly StructuredPatchHunk[] | undefined): Generator<string> {
  for (const { lines } of hunks ?? []) yield* proseOf(lines.filter((line) => !/^[-\\]/.test(line)))
}

function* proseOf(lines: readonly string[]): Generator<string> {
  const texts = lines.map((line) => line.slice(1).replace(/\r$/, ''))
  const lastEnds = new Map(texts.map((text, at) => [END.exec(text)?.[1]?.charAt(0), at]))
  let [fence, isBlank, isPlain, isRaw] = ['', false, false, false]
  for (const [at, text] of texts.entries()) {
    if (fence !== '') {
      if (END.exec(text)?.[1]?.startsWith(fence)) fence = ''
      continue
    }
    const [, mark = ''] = FENCE.exec(text) ?? []
    const isClosed = (lastEnds.get(mark.charAt(0)) ?? -1) > at
    if (mark !== '' && isBlank && !isRaw && (isClosed || goesOn(text, texts.slice(at + 1)))) {
      fence = mark
      isBlank = false
      continue
    }
    if (isBlank) isPlain = !/^\s*</.test(text)
    const shown = isPlain && !isRaw ? text.replace(SPAN, '') : text
    if (lines[at]?.startsWith('+')) yield shown
    isRaw ||= RAW.test(shown)
    isBlank = text.trim() === ''
  }
}

/** A fence, in a list too; one that ends a block of code says nothing else. */
const FENCE = /^\s*(?:[-*+]\s+)?(`{3,}|~{3,}(?!~))[^`]*$/
const END = /^\s*(`{3,}|~{3,})\s*$/

/** Whether a fence names a language, and no line below it stands further left. */
const goesOn = (fence: string, below: readonly string[]): boolean => {
  const mark = fence.search(/[`~]{3}/)
  return /[`~]{3}\s*[\w-]/.test(fence) && below.every((line) => line.trim() === '' || line.search(/\S/) >= mark)
}

const SPAN = /(?<!`)(`{1,3})(?!`)[^`]{1,1000}\1(?!`)/g

/** Markup that a blank line does not end. */
const RAW = /<[!?]|<\s*(?:pre|style|textarea|script)\b/i
