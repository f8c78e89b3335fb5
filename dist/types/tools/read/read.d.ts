import type { ReadInput } from '../../plan/schema.js';
import type { Tool } from '../tool.js';
/**
 * Reads a file: what an agent would see of it (`view`, when the context shows), and the license of later edits (`state`, for
 * texts and notebooks). Refusals in this order: those of `Workspace.locate` and the rules, IS_BINARY by extension,
 * FILE_NOT_FOUND, IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, NOT_A_DIRECTORY, READ_TOO_LARGE by size; then by content: FILE_MODIFIED for another
 * `sha256`, IS_BINARY, UNSUPPORTED_ENCODING and those of the kind of file.
 */
export declare const read: Tool<ReadInput>;
