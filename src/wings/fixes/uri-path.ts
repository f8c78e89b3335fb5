/** The path of a `file:` URI, or of a relative one; undefined for other schemes, and for files of another host. */
export const pathOfUri = (uri: string): string | undefined => {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]+):/.exec(uri)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'file') return undefined
  if (scheme === undefined) return decoded(uri)
  if (/^\/\/(?!localhost\/)[^/]/i.test(uri.slice(5))) return undefined
  const path = decoded(uri.slice(5).replace(/^\/\/[^/]*/, ''))
  return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
