import { ANSWERS } from './answers.ts'
import { BLOCKS } from './blocks.ts'
import { CHATS } from './chats.ts'
import type { HandedIn } from './files.ts'
import { LINTERS } from './linters.ts'
import { PATCHES } from './patches.ts'
import { SESSIONS } from './sessions.ts'

export { FILES } from './files.ts'

/** What people hand in, written by the formats’ own descriptions and by what people report of them. */
export const HANDED_IN: Readonly<Record<string, readonly HandedIn[]>> = {
  chats: CHATS,
  'search and replace': BLOCKS,
  patches: PATCHES,
  sessions: SESSIONS,
  linters: LINTERS,
  'answers of models': ANSWERS,
}
