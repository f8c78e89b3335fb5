import { RE2JS } from 're2js';
import { type TextFile } from './encoding.js';
import { type Match } from './match.js';
import type { Splice } from './splice.js';
/** A pattern of a plan, and what takes the place of its matches. Time is linear in the text: RE2 has no look-around and no back-references. */
export interface Substitution {
    readonly pattern: RE2JS;
    /** Literal texts and names of groups, in turn, a text first and last. */
    readonly template: readonly string[];
}
/** `empty`: the pattern takes no character somewhere, so that what it replaces there is nobody's text. */
export type RegexMatch = Extract<Match, {
    ok: false;
}> | {
    readonly ok: false;
    readonly reason: 'empty';
} | {
    readonly ok: true;
    readonly matchedBy: 'regex';
    readonly splices: readonly Splice[];
};
/**
 * Compiles `regex` and `new_string` of an Edit. In the new text `$<name>` stands for what the group of that name matched, nothing
 * where it took no part; all else is literal, and without named groups everything is. Returns what is wrong, as a string.
 */
export declare const compileSubstitution: (regex: string, newString: string) => Substitution | string;
/** Whether the pattern matches anywhere in the file. */
export declare const holdsMatch: (file: TextFile, { pattern }: Substitution) => boolean;
/**
 * Finds the pattern in a file, whose line ends it sees as LF, and says which bytes to replace by what. A match takes exactly what
 * the pattern takes: deleting a line's text leaves its line end.
 */
export declare const matchRegex: (file: TextFile, substitution: Substitution, replaceAll: boolean) => RegexMatch;
