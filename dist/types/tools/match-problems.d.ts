import type { Problem } from '../errors.js';
import type { TextFile } from '../text/encoding.js';
import { type Match } from '../text/match.js';
import type { Edit } from '../text/reading.js';
/** STRING_NOT_FOUND: whether the edit was applied already, the nearest places, and an `old_string` that would be found. */
export declare function notFound(path: string, file: TextFile, edit: Edit): Problem;
/** STRING_NOT_UNIQUE: the line of every place, and for the first of them the least context that makes each unique. */
export declare function notUnique(path: string, file: TextFile, match: Extract<Match, {
    reason: 'not-unique';
}>): Problem;
