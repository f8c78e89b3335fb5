import type { Tolerance } from './reading.js';
/**
 * Line numbers copied from a numbered view (`   12→text`, `12<TAB>text`): left out where every line of the old text has one
 * and they count up. The new text must then have none at all, or one in every line.
 */
export declare const lineNumbers: Tolerance;
