import * as z from 'zod';
/**
 * What a step did to its file, small enough to keep for every step: whether it is there (the digests) and how to take it back.
 * Digests are SHA-256, hex; offsets and counts are bytes of the file.
 */
declare const change: z.ZodObject<{
    path: z.ZodString;
    before: z.ZodNullable<z.ZodString>;
    after: z.ZodString;
    start: z.ZodInt;
    removed: z.ZodBase64;
    inserted: z.ZodInt;
    insertions: z.ZodInt;
    deletions: z.ZodInt;
}, z.core.$strict>;
declare const refusal: z.ZodObject<{
    tool: z.ZodString;
    path: z.ZodOptional<z.ZodString>;
    input: z.ZodOptional<z.ZodUnknown>;
    error: z.ZodObject<{
        name: z.ZodString;
        message: z.ZodString;
    }, z.core.$strict>;
}, z.core.$strict>;
/** One line of a recording. A step is on the disk before its change is; nothing is ever rewritten. */
declare const entry: z.ZodUnion<readonly [z.ZodObject<{
    recording: z.ZodLiteral<1>;
    root: z.ZodString;
    dry_run: z.ZodBoolean;
    base: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    step: z.ZodPipe<z.ZodObject<{
        tool: z.ZodString;
        input: z.ZodUnknown;
    }, z.core.$strip>, z.ZodTransform<{
        tool: "Read";
        input: {
            file_path: string;
            offset?: number | undefined;
            limit?: number | undefined;
            pages?: string | undefined;
            sha256?: string | undefined;
        };
    } | {
        tool: "Edit";
        input: {
            file_path: string;
            old_string: string;
            new_string: string;
            replace_all?: boolean | undefined;
            match?: "exact" | "whitespace" | undefined;
        };
    } | {
        tool: "Write";
        input: {
            file_path: string;
            content: string;
        };
    } | {
        tool: "NotebookEdit";
        input: {
            notebook_path: string;
            cell_id?: string | undefined;
            new_source: string;
            cell_type?: "code" | "markdown" | undefined;
            edit_mode?: "delete" | "insert" | "replace" | undefined;
        };
    }, {
        tool: string;
        input: unknown;
    }>>;
    change: z.ZodOptional<z.ZodObject<{
        path: z.ZodString;
        before: z.ZodNullable<z.ZodString>;
        after: z.ZodString;
        start: z.ZodInt;
        removed: z.ZodBase64;
        inserted: z.ZodInt;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodObject<{
    undone: z.ZodInt;
}, z.core.$strict>, z.ZodObject<{
    refused: z.ZodObject<{
        tool: z.ZodString;
        path: z.ZodOptional<z.ZodString>;
        input: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodObject<{
            name: z.ZodString;
            message: z.ZodString;
        }, z.core.$strict>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    title: z.ZodOptional<z.ZodString>;
    description: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    saved: z.ZodString;
}, z.core.$strict>]>;
export type Entry = z.output<typeof entry>;
export type RecordedChange = z.output<typeof change>;
export type Refusal = z.output<typeof refusal>;
/** An entry from its line; undefined for what is none. */
export declare function parseEntry(line: string): Entry | undefined;
export {};
