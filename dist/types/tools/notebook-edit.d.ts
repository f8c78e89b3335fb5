import type { NotebookEditInput } from '../plan/schema.js';
import type { Tool } from './tool.js';
/**
 * Changes one cell of a notebook in the notebook's own bytes. Refusals in this order: SECRET_DETECTED, those of
 * `Workspace.locate` and the rules, NOT_A_NOTEBOOK, CELL_ID_REQUIRED, CELL_TYPE_REQUIRED, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, NOTEBOOK_INVALID, CELL_NOT_FOUND, SYMLINK, and those of `changeFile`.
 */
export declare const notebookEdit: Tool<NotebookEditInput>;
