/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Style sheets are bundled with the script. */
declare module '*.css' {}
/** Scripts and styles of pages, bundled by scripts/build/report-client.mjs. */
declare module 'virtual:report-client' {
  export const script: string
  export const style: string
}
declare module 'virtual:campaign-client' {
  export const script: string
  export const style: string
}
