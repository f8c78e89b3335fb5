import * as z from 'zod';
/** Plain text that UTF-8 can hold: half a surrogate pair would be lost on its way to a file. */
export declare const text: () => z.ZodString;
/** One line without control characters, not blank. Two patterns, since one alone would backtrack over hostile text. */
export declare const line: () => z.ZodString;
export declare const filePath: z.ZodString;
/** When a check of an object's keys together is made: also where one of them has a fault of its own. */
export declare const whenObject: ({ value }: {
    readonly value: unknown;
}) => boolean;
/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
export declare const toolInputs: {
    readonly Read: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly Edit: z.ZodObject<{
        file_path: z.ZodString;
        old_string: z.ZodString;
        new_string: z.ZodString;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
    }, z.core.$strict>;
    readonly Write: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodString;
    }, z.core.$strict>;
    readonly NotebookEdit: z.ZodObject<{
        notebook_path: z.ZodString;
        cell_id: z.ZodOptional<z.ZodString>;
        new_source: z.ZodString;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
    }, z.core.$strict>;
};
/** A tool that agents call. */
export type ToolName = keyof typeof toolInputs;
export type ReadInput = z.output<typeof toolInputs.Read>;
export type EditInput = z.output<typeof toolInputs.Edit>;
export type WriteInput = z.output<typeof toolInputs.Write>;
export type NotebookEditInput = z.output<typeof toolInputs.NotebookEdit>;
