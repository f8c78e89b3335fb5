import { type Problem } from '../../errors.js';
import type { SessionSuccess } from '../../run/editing.js';
type Block = {
    readonly type: 'text';
    readonly text: string;
} | {
    readonly type: 'image';
    readonly data: string;
    readonly mimeType: string;
};
/** What a tool answers: the same to read, and as data. */
export interface Answer {
    [key: string]: unknown;
    content: Block[];
    structuredContent: Record<string, unknown>;
    isError?: true;
}
/** What goes with a file beside what was asked. */
export interface Beside {
    readonly reminders: readonly string[];
    readonly guidance: readonly {
        readonly path: string;
        readonly text: string;
        readonly cut: boolean;
    }[];
}
/** A refusal, with its mend where whoever called reads it. */
export declare function refusalAnswer({ name, message, suggestions }: Problem): Answer;
export declare function readAnswer({ image, images, ...result }: SessionSuccess, beside: Beside): Answer;
export declare function changeAnswer(result: SessionSuccess, beside: Beside): Answer;
/** An answer that is its data, told in a few words. */
export declare const plainAnswer: (text: string, structuredContent: Record<string, unknown>) => Answer;
export {};
