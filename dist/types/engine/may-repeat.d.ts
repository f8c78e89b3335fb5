import type { EditInput } from '../plan/schema.js';
import type { StructuredPatchHunk } from '../text/patch.js';
import type { Done } from '../tools/tool.js';
/**
 * Whether an edit that applies now may do what an earlier edit did, the last to change the file: a cheap question that is never
 * wrongly denied, so that most pairs need no search of the content before. It is denied of an exact match, which was there before the
 * earlier edit too unless that made it, where that lies away from the earlier hunks, or where none of their changed lines held
 * `old_string`.
 */
export declare const mayRepeat: (earlier: readonly StructuredPatchHunk[], input: EditInput, { change, matchedBy }: Done) => boolean;
