/**
 * A text without what carries it: the frames of server-sent events, fences on the lines of a change, marks around values, what the model
 * thought before it answered, or the headings of a task's export; each line stays where it is.
 */
export const unframed = (text: string): string =>
  taskIn(text) ?? withoutMarks(withoutGluedFences(withoutGluedTags(withoutThoughts(eventData(text)))))

/** The messages of a task that Cline or Roo Code exported as Markdown, as its own file has them; undefined for any other text. */
function taskIn(text: string): string | undefined {
  if (!EXPORTED.test(text) || !text.includes('\n<environment_details>')) return undefined
  const [, ...parts] = text.split(MESSAGE)
  const messages = parts.flatMap((role, at) => (at % 2 === 0 ? [messageAt(role, parts[at + 1] ?? '')] : []))
  return `[${messages.join(',\n\n')}]`
}

const EXPORTED = /^\*\*User:\*\*\r?\n/
const MESSAGE = /(?:(?<![\s\S])|^---\r?\n\r?\n)\*\*(User|Assistant):\*\*\r?$/m

/** A message on the line of its first call, in as many lines as it had; what the editor adds to each is a block of its own. */
function messageAt(role: string, said: string): string {
  const start = role === 'User' ? 0 : Math.max(said.search(/^<[a-z]+_[a-z_]+>/m), 0)
  const texts = said.split(/(?<=\n)(?=<environment_details>)/).map((text) => ({ type: 'text', text: text.trim() }))
  const lines = (part: string) => '\n'.repeat(part.split('\n').length - 1)
  const message = JSON.stringify({ role: role.toLowerCase(), content: texts })
  return lines(said.slice(0, start)) + message + lines(said.slice(start))
}

/** A text without the thoughts that it begins with, or that aider shows above an answer: a change in them is a draft. */
export const withoutThoughts = (text: string): string =>
  text.replaceAll(THOUGHTS, (thoughts) => thoughts.replaceAll(/[^\n]+/g, ''))

const THOUGHTS =
  /(?<!.)\s*<(think(?:ing)?)>(?:(?!<\/?\1>).)*<\/\1>|^► \*\*THINKING\*\*[ \t]*\r?$(?:(?!► \*\*THINKING).)*?^► \*\*ANSWER\*\*[ \t]*\r?$/gms

/** A text in which no tag of a call that is written as XML stands before the first or behind the last mark of a block, on its line. */
const withoutGluedTags = (text: string): string =>
  text
    .replaceAll(/^[ \t]*(?:<(?:diff|content)>|<!\[CDATA\[)+(?=<{5,9} SEARCH|-{5,9} SEARCH)/gm, '')
    .replaceAll(/(?<=^(?:>{5,9}|\+{5,9}) REPLACE)(?:\]\]>|<\/(?:diff|content)>)+[ \t]*(?=\r?$)/gm, '')

/** Values without the fence, or the tags of calls, that are around them, where nothing else is: no line within a value is one. */
const withoutMarks = (text: string): string => (MARKED.test(text) ? text.replaceAll(MARK, '') : text)

const MARKED =
  /^\s*(?:```(?:jsonl?)?[ \t]*\r?\n|<tool_call>)\s*(?!\{\s*"(?:\$schema|version)")[{[].*(?:\n[ \t]*```|<\/tool_call>)\s*$/s
const MARK = /^[ \t]*(?:```(?:jsonl?)?(?=[ \t]*\r?$)|<tool_call>)|<\/tool_call>(?=[ \t]*\r?$)/gm

/**
 * The data of a stream of server-sent events, one a line, each in its line of the stream; any other text as it is. Several lines of data of
 * one event stay apart.
 */
function eventData(text: string): string {
  if (!EVENTS.test(text)) return text
  return text
    .split('\n')
    .map((line) => /^data: ?(?=[{[])(?!\[DONE\])(.*)$/s.exec(line)?.[1] ?? '')
    .join('\n')
}

const EVENTS = /^\ufeff?(?:(?::.*|(?:event|id|retry):.*)?\r?\n)*data: ?\{/

/**
 * A text in which no fence stands on the first or the last line of a change, as chats of teams write them; each line stays where it is.
 * Where other fences are about, which of them ends the change is a guess, and the text stays as it is.
 */
function withoutGluedFences(text: string): string {
  const fences = text.split('```').length - 1
  if (fences === 0 || fences % 2 !== 0) return text
  let taken = 0
  const plain = text.replaceAll(GLUED, (_, change: string) => {
    taken += 2
    return change
  })
  // The last fence says that nothing is missing behind it.
  return taken === fences ? plain.replace(/(?<!\n)$/, '\n') : text
}

/** From a fence that a change begins behind to the next one, which ends a line. */
const GLUED =
  /^[^`\n]*```(?=--- \S|diff --git |Index: \S|\*\*\* Begin Patch|<{5,9} SEARCH)((?:(?!```).)*)```[ \t]*(?=\r?$)/gms
