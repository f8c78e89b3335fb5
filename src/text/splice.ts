/** A replacement of bytes [start, end) of a file. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly replacement: Uint8Array
}
