/** `\\u00e9`: a UTF-16 unit as JSON and its kin escape it. */
export const escapedUnit = (unit: string, upper = false): string => {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0')
  return `\\u${upper ? digits.toUpperCase() : digits}`
}

/** `U+00E9`: a character by its number. */
export const numberOfCharacter = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Characters that quotes escape although JSON need not: nobody sees them, or a reader of YAML takes them for a line break. */
export const UNSEEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g

/** JSON, which is YAML, with what nobody sees escaped. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (character) => escapedUnit(character))
