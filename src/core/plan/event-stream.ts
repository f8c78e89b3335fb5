/**
 * The data of a stream of server-sent events, one a line, each in its line of the stream; any other text as it is. Several lines of data of
 * one event stay apart.
 */
export function eventData(text: string): string {
  if (!EVENTS.test(text)) return text
  return text
    .split('\n')
    .map((line) => /^data: ?(?=[{[])(?!\[DONE\])(.*)$/s.exec(line)?.[1] ?? '')
    .join('\n')
}

const EVENTS = /^\ufeff?(?:(?::.*|(?:event|id|retry):.*)?\r?\n)*data: ?\{/
