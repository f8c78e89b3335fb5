import { type SyntaxNode } from 'unbash';
/**
 * Why a command line is never run, or undefined: it pipes a download into a shell, removes root or a home folder, or prints secrets.
 * Strings that a shell is told to run are read as scripts of their own.
 */
export declare const dangerOf: (root: SyntaxNode, source: string, depth?: number) => string | undefined;
