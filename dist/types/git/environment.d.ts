/**
 * The environment every git child gets: the caller's (default the process's own), without what belongs to another repository (a hook's `GIT_DIR`,
 * `GIT_INDEX_FILE`), an editor or a language; plain English, no prompt, no lock taken for a mere look, paths never
 * read as patterns, replacement objects not followed.
 */
export declare function gitEnvironment(from?: Readonly<Record<string, string | undefined>>): Record<string, string>;
