import { inflateRawSync } from 'node:zlib'

/** All that a page carries, as text. */
export const textOf = (html: string): string =>
  [html, ...['model', 'patches', 'contents'].map((name) => JSON.stringify(dataOf(html, name)))].join('\n')

/** The data blocks of a name in the page of a report (`model`, `patches`, `contents`), as its script reads them. */
export const dataOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`data-name="${name}">([^<]*)<`, 'g'))].map(([, text = '']) =>
    JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString()),
  )
