/**
 * Text of a plan as a reader may see it: control, bidirectional and other invisible characters and lone surrogates are
 * written out as `\u202E` or `\x1B`. Tabs, line feeds and the joiners that scripts and emoji need stay.
 */
export const showInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code <= 0xff) return `\\x${hex(code, 2)}`
    return code <= 0xffff ? `\\u${hex(code, 4)}` : `\\u{${hex(code, 5)}}`
  })

/** The same on one line, blanks collapsed. */
export const oneLine = (text: string): string => showInvisible(text.replace(/\s+/g, ' ').trim())

const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0')
