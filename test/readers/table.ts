import { BESIDE } from './beside.ts'
import { CORE } from './core.ts'
import type { Reader } from './shapes.ts'
import { WINGS } from './wings.ts'

/** Every reader of text that others write, and what hostile ones of its texts are made of. */
export const READERS: Readonly<Record<string, Reader>> = { ...CORE, ...BESIDE, ...WINGS }
