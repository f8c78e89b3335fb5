export interface VisibleOptions {
    /** Tabs as arrows, spaces as dots. Default false. */
    readonly blanks?: boolean;
    /** Leaves what scripts and emoji need: joiners, variation selectors, blanks of other widths. Default false. */
    readonly prose?: boolean;
}
/**
 * Text for a person: control, bidirectional and invisible characters, and bytes that are no UTF-8, as `<U+200B>` or `<0xE9>`;
 * a LF and, unless `blanks` asks for them, tabs and spaces stay.
 */
export declare function visible(text: string, { blanks, prose }?: VisibleOptions): string;
/** True when the text holds characters that `visible` would spell out. */
export declare const hasUnseen: (text: string) => boolean;
/** What two texts differ in that a reader would not see, in a few words; empty where they differ in what is seen. */
export declare function unseenDifferences(found: string, wanted: string): readonly string[];
