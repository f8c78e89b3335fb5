import type { MoveInput } from '../plan/schema.js';
import type { Tool } from './tool.js';
/**
 * Gives a file that was read another path; content and mode stay. Refusals in this order: those of `Workspace.locate` and the rules
 * for the old path, then for the new one, NO_CHANGE where the two are one file, those of Delete, FILE_EXISTS for the new path.
 */
export declare const move: Tool<MoveInput>;
