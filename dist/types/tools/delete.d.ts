import type { DeleteInput } from '../plan/schema.js';
import type { Tool } from './tool.js';
/**
 * Removes a file that was read. Refusals in this order: those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, SYMLINK.
 */
export declare const deleteFile: Tool<DeleteInput>;
