/** The page's script and style, bundled from html/client by scripts/build/report-client.mjs. */
declare module 'virtual:report-client' {
  export const script: string
  export const style: string
}
