/**
 * A text that every match of a pattern of RE2 holds, so that files can be told apart without it: the longest one that stands outside
 * groups. Undefined where none is certain; a pattern with alternatives or flags is not looked into.
 */
export declare const requiredLiteral: (pattern: string) => string | undefined;
