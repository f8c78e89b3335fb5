import type { KeyPath } from './document-edit.ts'

/**
 * Reads a JSONPath without wildcards: `$.scripts.test`, `$['a b'][0]`, `scripts.test`. Returns what is wrong with it, as the rest of a
 * sentence about it.
 */
export const parseKeyPath = (text: string): KeyPath | string => {
  const path: (string | number)[] = []
  let rest = text.startsWith('$') ? text.slice(1) : `.${text}`
  while (rest !== '') {
    const [taken = '', name, index, quoted] = PART.exec(rest) ?? []
    if (taken === '')
      return `cannot be read from ${JSON.stringify(rest)} on; write a list of keys, or $.name[0]["other name"]`
    if (name !== undefined) path.push(name)
    else if (index !== undefined) path.push(Number(index))
    else path.push(unquote(quoted ?? '""'))
    rest = rest.slice(taken.length)
  }
  return path.length > 0 ? path : 'names the whole document; name a key in it'
}

/** `.name`, `[0]`, `["name"]` or `['name']`. */
const PART = /^(?:\.([^.[\]*?'"\s]+)|\[(\d{1,15})\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\])/

const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1')
