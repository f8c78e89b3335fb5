import type { Tool } from './tool.js';
/** An Edit of one file, as a session's call or a plan's step gives it: by `old_string` or by `regex`. */
export interface FileEdit {
    readonly file_path: string;
    readonly old_string?: string | undefined;
    readonly regex?: string | undefined;
    readonly new_string: string;
    readonly replace_all?: boolean | undefined;
    /** `literal`: under no tolerance. */
    readonly match?: 'exact' | 'whitespace' | 'literal' | undefined;
    readonly expect_matches?: number | undefined;
}
/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export declare const edit: Tool<FileEdit>;
