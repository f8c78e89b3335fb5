import type { Problem } from '../../errors.ts'
import type { EditStepInput } from '../plan/plan-data.ts'
import type { TextFile } from '../text/encoding.ts'
import type { Match } from '../text/match.ts'
import type { Splice } from '../text/splice.ts'
import { WingSlot } from '../wing-slot.ts'
import type { KeyFault, Tool } from './tool.ts'

/** What an Edit says of structure. */
export type StructureInput = Partial<
  Pick<EditStepInput, 'pattern' | 'rule' | 'language' | 'new_string' | 'nested' | 'allow_broken'>
>

/** What is looked for in the tree of a text, and what takes its place: read once, before any file. */
export interface Structure {
  /** As the plan writes it. */
  readonly newString: string
  readonly by: 'pattern' | 'rule'
  match(file: TextFile, options: { readonly path: string; readonly replaceAll: boolean }): Promise<StructureMatch>
}

export type StructureMatch =
  | {
      readonly ok: true
      readonly matchedBy: 'structure'
      readonly splices: readonly Splice[]
      readonly notes: readonly string[]
    }
  | Extract<Match, { ok: false }>
  | { readonly ok: false; readonly reason: 'refused'; readonly problem: Problem }

/** Finds code by its syntax. */
interface StructureSearch {
  /** How names of files in a known language end. */
  readonly endings: readonly string[]
  /** A word that every text with a match holds; undefined if absent. */
  neededWord(input: StructureInput): Promise<string | undefined>
  /** Reads `pattern` or `rule` with its new text; undefined for an Edit by text. Returns what is wrong. */
  read(input: StructureInput): Promise<Structure | KeyFault | undefined>
  /** What is wrong with it in the languages that names of files, or ends of such names, tell, whatever the files hold. */
  judge(input: StructureInput, names: readonly string[]): Promise<KeyFault | undefined>
}

export const structureSearch = new WingSlot<StructureSearch>('codemods')

/** Tools that change documents by path. */
export const documentTools = new WingSlot<readonly Tool[]>('codemods')
