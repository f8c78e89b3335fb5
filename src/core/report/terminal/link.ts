import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TerminalStyle } from './style.ts'

/** A text, painted already, that leads to an address of the web where the terminal shows hyperlinks. */
export const webLink = ({ links }: TerminalStyle, text: string, address: string): string =>
  links && /^https?:/.test(hrefOf(address)) ? hyperlink(text, hrefOf(address)) : text

/** As a browser reads it; empty for what is no address. */
const hrefOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : '')

/** The same to a file: of the checkout (`files`), or one that the command line names (`plans`). */
export function fileLink(
  { links }: TerminalStyle,
  text: string,
  file: { in: 'files' | 'plans'; name: string },
): string {
  const folder = links?.[file.in]
  return folder === undefined ? text : hyperlink(text, pathToFileURL(path.resolve(folder, file.name)).href)
}

/** OSC 8 (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda); a URL's own text has no control characters. */
const hyperlink = (text: string, url: string): string => `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`
