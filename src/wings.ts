import type { Wing } from './wing.ts'
import { campaign } from './wings/campaign/wing.ts'
import { codemods } from './wings/codemods/wing.ts'
import { diagnostics } from './wings/diagnostics/wing.ts'
import { editor } from './wings/editor/wing.ts'
import { fixes } from './wings/fixes/wing.ts'
import { page } from './wings/page/wing.ts'
import { provenance } from './wings/provenance/wing.ts'
import { sessions } from './wings/sessions/wing.ts'
import { several } from './wings/several/wing.ts'

/** The one list of what there is besides the core: a wing is gone when its folder and its names here are. */
export const WINGS: readonly Wing[] = [
  campaign,
  codemods,
  diagnostics,
  editor,
  fixes,
  page,
  provenance,
  sessions,
  several,
]

for (const { fill } of WINGS) fill?.()
