import type { Recording, StepDraft } from './recording.js';
import { type Importer } from './source.js';
/** Texts that hold patches between `*** Begin Patch` and `*** End Patch`. */
export declare const importApplyPatch: Importer;
type StepSource = Omit<StepDraft, 'tool' | 'input'>;
/**
 * Adds the steps of a patch between `*** Begin Patch` and `*** End Patch`. With the file's text at hand each chunk becomes
 * an Edit of the place where the patch's own rules find it (after the line named by `@@`; exact, then blanks at line ends
 * ignored, then around lines), extended until unique; without, an Edit of its context and removed lines as they stand.
 */
export declare const applyPatchText: (patch: string, recording: Recording, source: StepSource) => void;
export {};
