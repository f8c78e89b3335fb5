import type { Tool } from './tool.js';
/** A Write of one file, as a session's call or a plan's step gives it: by its text or by its bytes. */
export interface FileWrite {
    readonly file_path: string;
    readonly content?: string | undefined;
    readonly content_base64?: string | undefined;
    readonly executable?: boolean | undefined;
}
/**
 * Creates or replaces a whole file; an existing one keeps its mode and, where the content is given as text, its encoding and BOM.
 */
export declare const write: Tool<FileWrite>;
