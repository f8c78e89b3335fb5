/**
 * A text under which spellings that differ in case or Unicode composition alone are one, as the most lenient file systems compare
 * names: full case folding (`ß` is `ss`, `ſ` is `s`, the dotless `ı` is `i`, ligatures are their letters), composed.
 */
export const caseless = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : // Down first, since some capitals (`ẞ`) have small letters that fold further; the form of a sigma depends on its place.
      text.normalize('NFD').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC')

const ASCII = /^[\0-\x7f]*$/

/** Code points that HFS+, and others after it, leave out of a comparison. */
export const withoutIgnorable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** A name without trailing dots and spaces, which Windows drops; a name of dots only stays. */
export const withoutTrail = (name: string): string => name.replace(/(?<=[^. ])[. ]+$/u, '')

/**
 * A path as the most forgiving file system reads it: `caseless`, without the code points HFS+ ignores, the dots and blanks that Windows
 * drops, and NTFS streams. For the lists that forbid, where a second spelling must not slip through.
 */
export const fold = (path: string): string =>
  withoutIgnorable(caseless(path))
    .split('/')
    .map((part) => withoutTrail(part.replace(/(?<=.):.*$/su, '')))
    .join('/')
