import type { RepoPath, Source } from './workspace.js';
/**
 * Existing files that a path not found may have meant, best first: names that differ in case, Unicode form or kind of blank
 * alone (macOS screenshots have U+202F before AM and PM), the same stem with another extension, the same path less some leading
 * folders or below one more.
 */
export declare const similarPaths: (wanted: RepoPath, source: Pick<Source, 'list' | 'stat'>) => readonly RepoPath[];
