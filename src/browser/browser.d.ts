/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Style sheets are bundled with the script. */
declare module '*.css' {}
/** The page's script and style, bundled from this folder by scripts/build/report-client.mjs. */
declare module 'virtual:report-client' {
  export const script: string
  export const style: string
}
