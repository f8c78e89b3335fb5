/**
 * Lines of a new text, from 1, that say that something stays which does not: a comment that holds nothing but an ellipsis (`... existing
 * code ...`, `rest unchanged`), which the old text has not, while at least ten more lines go than come. Both with LF line ends.
 */
export function elidedLines(before: string, after: string): readonly number[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  if (old.length - fresh.length < FEWEST) return []
  const known = new Set(old.map((line) => line.trim()))
  return fresh.flatMap((line, at) => (isEllipsis(line) && !known.has(line.trim()) ? [at + 1] : []))
}

const FEWEST = 10

/** Whether a line is a comment, in any language, that stands for text that is left out. */
export function isEllipsis(line: string): boolean {
  if (line.length > LONGEST) return false
  const [, words = ''] = COMMENT.exec(line.trim()) ?? []
  return PHRASE.test(words.trim())
}

const LONGEST = 200
const COMMENT =
  /^(?:\/\/+|\/\*+|#+|--+|;+|%+|'|"""|<!--|\{\/\*|\(\*|\*|REM\b|\{#)\s*(.*?)\s*(?:\*\/\}?|-->|\*\)|"""|#\})?$/i
const DOTS = String.raw`(?:\.{3,}|…)`
const STAYS = String.raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)\b[\w ,'’()/-]{0,60})`
const KEPT = `(?: (?:is|stays|remains))?(?: (?:the )?(?:same|unchanged|as (?:is|before)|as it (?:is|was)))`
/** What is left out is a part of a file, not of a value that the code goes on with. */
const PART = `(?:code|file|files|functions?|methods?|class|classes|component|module|imports?|implementation|contents?|body|script|document|section|config(?:uration)?|tests?|page|template|styles?|markup|props|logic|text|lines?)`
const PARTS = String.raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)(?: [\w'’-]+){0,4} ${PART}(?: [\w'’()-]+){0,4})`
const REST = String.raw`(?:(?:the )?(?:rest|remainder)(?: of (?:the|this|your) [\w ]{1,30}?)?${KEPT})`
const PHRASE = new RegExp(
  `^(?:${DOTS}\\s*${STAYS}?\\s*${DOTS}?|${PARTS}\\s*${DOTS}|${REST}\\s*${DOTS}?|(?:existing|remaining|previous|other) (?:code|methods?|functions?|imports?|content|implementation)(?: here|${KEPT}))$`,
  'i',
)
