/** The formats a plan can be made from. */
export declare const IMPORT_FORMATS: readonly ['anthropic', 'claude-code', 'text-editor', 'gemini', 'apply-patch', 'search-replace', 'diff', 'openai'];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/**
 * The format of a text by what only it holds; undefined for a plan, and for what is none of them. Patterns are looked for
 * in the text as it is, without parsing it.
 */
export declare const detectImportFormat: (text: string) => ImportFormat | undefined;
