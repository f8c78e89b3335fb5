import type { Wing } from './wing.ts'
import { codemods } from './wings/codemods/wing.ts'
import { diagnostics } from './wings/diagnostics/wing.ts'
import { page } from './wings/page/wing.ts'
import { several } from './wings/several/wing.ts'

/** The one list of what there is besides the core: a wing is gone when its folder and its names here are. */
export const WINGS: readonly Wing[] = [codemods, diagnostics, page, several]

for (const { fill } of WINGS) fill?.()
