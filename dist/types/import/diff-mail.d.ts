/** One mail of `git format-patch`, or the whole text where it is no mail. */
export interface PatchMail {
    readonly subject?: string;
    readonly body?: string;
    readonly author?: {
        readonly name: string;
        readonly email: string;
    };
    readonly date?: string;
    /** Set where the body is encoded in a way that hides the diff. */
    readonly encoding?: string;
    readonly lines: readonly string[];
    /** Number of the first line, from 1. */
    readonly line: number;
}
/** Splits a text into the mails it holds. Heads of a diff in CRLF mean that all of it was converted: CR is taken off. */
export declare const mailsOf: (text: string) => PatchMail[];
