import { showInvisible } from './plain-text.ts'

/** A text for an HTML page, in an element or an attribute; what is invisible in it is written out. */
export const escapeHtml = (text: string): string =>
  showInvisible(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
