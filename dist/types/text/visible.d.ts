/**
 * Text for a message: control, bidirectional and invisible characters, and bytes that are no UTF-8, as `<U+200B>` or `<0xE9>`;
 * a LF and, unless `blanks` asks for them, tabs and spaces stay.
 */
export declare function visible(text: string, { blanks }?: {
    blanks?: boolean;
}): string;
/** True when the text holds characters that `visible` would spell out. */
export declare const hasUnseen: (text: string) => boolean;
/** What two texts differ in that a reader would not see, in a few words; empty where they differ in what is seen. */
export declare function unseenDifferences(found: string, wanted: string): readonly string[];
