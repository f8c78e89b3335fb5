import { type TextFile } from '../../text/encoding.js';
import type { ReadView, Refused } from '../tool.js';
import type { ReadRange } from './range.js';
/**
 * Numbered lines of a text, `N<TAB>line` joined by LF, without BOM and CR; a final newline shows as one more, empty line.
 * Only the bytes of the lines asked for are decoded. Over the token budget a named range is READ_TOO_LARGE, a whole file is
 * a partial view of the lines that fit.
 */
export declare function viewText({ name, file }: {
    readonly name: string;
    readonly file: TextFile;
}, range: ReadRange, tokens: number): {
    readonly ok: true;
    readonly view: ReadView;
} | Refused;
