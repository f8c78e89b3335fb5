import type { WriteInput } from '../plan/schema.js';
import type { Tool } from './tool.js';
/** Creates or replaces a whole file; an existing one keeps its encoding, BOM and mode. */
export declare const write: Tool<WriteInput>;
