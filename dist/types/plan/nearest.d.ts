/**
 * The candidate that `word` was probably meant to be: the same letters in another case or joined differently
 * (`oldString` for `old_string`), or the one with the fewest letters typed wrong, left out, added or swapped, if these
 * are at most two fifths of it. Undefined when none is near.
 */
export declare const nearest: (word: string, candidates: Iterable<string>) => string | undefined;
