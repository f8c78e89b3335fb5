import type { EditInput } from '../plan/schema.js';
import type { Tool } from './tool.js';
/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export declare const edit: Tool<EditInput>;
