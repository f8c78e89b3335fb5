/** A character that a reader does not see, or takes for another one. */
export interface Unseen {
  /** Its place, and its length in UTF-16 units. */
  readonly at: number
  readonly length: number
  /** Short, for a label: CR, NBSP, U+200B. */
  readonly name: string
  /** What is the matter with it, in a few words. */
  readonly about: string
}

/**
 * Letters that look like Latin ones and belong to another script, where that is a surprise: in a word that has Latin letters too, or in
 * a line of Latin letters whose word consists of such letters alone.
 */
export function lookAlikes(line: string): readonly Unseen[] {
  if (!FOREIGN.test(line)) return []
  const isLatin = (line.match(/[A-Za-z]/g)?.length ?? 0) > (line.match(OTHERS)?.length ?? 0)
  return Array.from(line.matchAll(/[\p{L}\p{N}_]+/gu)).flatMap(({ 0: word, index }) => {
    const isMixed = /[A-Za-z]/.test(word)
    const letters = Array.from(word.matchAll(/\p{L}/gu), ([letter]) => letter)
    if (!isMixed && !(isLatin && letters.length > 0 && letters.every((letter) => letter in LOOKS))) return []
    return Array.from(word.matchAll(/\p{L}/gu)).flatMap(({ 0: letter, index: at }) => {
      const looks = LOOKS[letter]
      return looks === undefined ? [] : [unseen(letter, index + at, looks)]
    })
  })
}

const FOREIGN = /[\u0370-\u052f\uff21-\uff5a]/
const OTHERS = /[\u0370-\u052f]/g

const unseen = (letter: string, at: number, looks: string): Unseen => {
  const number = `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  return { at, length: letter.length, name: number, about: `looks like ${looks}, and is another letter` }
}

const pairsOf = (foreign: string, latin: string): readonly (readonly [string, string])[] =>
  Array.from(foreign, (letter, at) => [letter, latin.charAt(at)] as const)

/** Cyrillic, Greek and full-width letters by the Latin letter that they look like. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairsOf('\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405', 'ABEKMHOPCTXIJS'),
  ...pairsOf('\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d', 'aeopcyxijshdqw'),
  ...pairsOf('\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7', 'ABEZHIKMNOPTYX'),
  ...pairsOf('\u03bf\u03bd\u03b9\u03c1\u03f2', 'ovipc'),
  ...Array.from({ length: 26 }, (_, at) => [String.fromCharCode(0xff21 + at), String.fromCharCode(65 + at)] as const),
  ...Array.from({ length: 26 }, (_, at) => [String.fromCharCode(0xff41 + at), String.fromCharCode(97 + at)] as const),
])
