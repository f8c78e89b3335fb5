import { type Effect } from './command-effects.js';
export type CommandLine = {
    readonly ok: true;
    /** The strongest of what its commands do. */
    readonly effect: Effect;
    /**
     * What runs it without a shell, one program after the other for as long as each succeeds; undefined when only a shell could: it
     * has a pipe, a redirection, a variable, a pattern or the like.
     */
    readonly programs: readonly (readonly [string, ...string[]])[] | undefined;
} | {
    readonly ok: false;
    /** Why it is refused, for a person. */
    readonly reason: string;
};
/**
 * Reads a command line given as one string, as Bash would, and runs nothing. Refused: what is no Bash, what pipes a download into a
 * shell, removes root or a home folder, or prints secrets, substitutions and strings for `sh -c` and `eval` included. A list
 * of known attacks, not a proof of harmlessness: the effect of a program not known here is `write`.
 */
export declare const readCommandLine: (text: string) => CommandLine;
