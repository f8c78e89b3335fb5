import type { SetInput, UnsetInput } from '../plan/plan-data.ts'
import { WingSlot } from '../wing-slot.ts'
import type { Tool } from './tool.ts'

/** A Set or an Unset of one file. */
export type FileSet = OfOneFile<SetInput>
export type FileUnset = OfOneFile<UnsetInput>
type OfOneFile<Input> = Omit<
  Input,
  'file_path' | 'glob' | 'exclude' | 'only_if' | 'expect_matches' | 'skip_unsupported'
> & {
  readonly file_path: string
}

/** The tools that change documents by path; they are loaded with the first document. */
export interface DocumentTools {
  readonly set: Tool<FileSet>
  readonly unset: Tool<FileUnset>
}

export const documentTools = new WingSlot<() => Promise<DocumentTools>>('codemods')
