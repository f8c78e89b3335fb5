import '../../wings.ts'

export type { LookUp } from '../../core/plan/fix-output.ts'
export type { LeftOut } from '../../core/run/from-diff.ts'
export type { ImportSource, NotImported } from '../../core/run/wing-slots.ts'
export { detectImportFormat, IMPORT_FORMATS, type ImportFormat, whyUnknown } from './detect.ts'
export type { HookCall } from './hook-notes.ts'
export { type ImportedPlan, type ImportOptions, importPlan } from './import-plan.ts'
export { type ImportRequest, importSources } from './import-sources.ts'
export {
  type RecordedCommand,
  type RecordOptions,
  recordCommand,
  recordHook,
} from './record-command.ts'
