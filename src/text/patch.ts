/** One hunk of a structured patch: real text, three lines of context; `\ No newline at end of file` is a line of its own. */
export interface StructuredPatchHunk {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  readonly lines: readonly string[]
}
