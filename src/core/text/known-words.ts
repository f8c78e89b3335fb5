import type { KnownWords } from './unusual.ts'

/** The words of lines, which are read when the first is asked for. */
export function knownWords(lines: Iterable<string>): KnownWords {
  let words: Set<string> | undefined
  return (word) => {
    words ??= new Set([...lines].flatMap((line) => line.toLowerCase().match(/[a-z\d_]+/g) ?? []))
    return words.has(word)
  }
}
