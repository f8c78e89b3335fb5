import type { Done, FileChange, FileRemoval } from '../tools/tool.ts'

/** One file from before a step to after it. */
export type Change = FileChange | FileRemoval

/** What a tool does to files, in the order it is to be done. */
export const changesOf = ({ removed, change }: Pick<Done, 'removed' | 'change'>): readonly Change[] => [
  ...(removed ? [removed] : []),
  ...(change ? [change] : []),
]
