/** A change of a text at known offsets. */
export interface TextChange {
    readonly start: number;
    readonly end: number;
    readonly replacement: string;
}
export interface EditTexts {
    readonly old_string: string;
    readonly new_string: string;
}
/**
 * The change as an Edit's texts: its whole lines, and as many around it, the same number on both sides, as it takes for them to
 * stand once in the text. Undefined where the change changes nothing. `text` has LF line ends.
 */
export declare const uniqueEdit: (text: string, change: TextChange) => EditTexts | undefined;
