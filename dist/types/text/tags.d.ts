import type { Tolerance } from './reading.js';
/** Sanitised tags: what a model was shown in place of a tag matches the tag, and the same kinds are restored in the new text. */
export declare const tags: Tolerance;
