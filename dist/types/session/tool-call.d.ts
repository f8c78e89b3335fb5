import * as z from 'zod';
import type { Problem } from '../errors.js';
declare const callSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    tool: z.ZodLiteral<"Read">;
    input: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
}, z.core.$strip>, z.ZodObject<{
    tool: z.ZodLiteral<"Edit">;
    input: z.ZodObject<{
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
}, z.core.$strip>, z.ZodObject<{
    tool: z.ZodLiteral<"Write">;
    input: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodString;
    }, z.core.$strict>;
}, z.core.$strip>, z.ZodObject<{
    tool: z.ZodLiteral<"NotebookEdit">;
    input: z.ZodObject<{
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
}, z.core.$strip>], "tool">;
/** One call of a tool, by a plan's step or by a session. */
export type ToolCall = z.output<typeof callSchema>;
/** The path that a call names, as it names it. */
export declare const pathOf: (call: ToolCall) => string;
/** Checks a call from outside. INVALID_INPUT tells every fault at once, an unknown tool included. */
export declare const parseToolCall: (tool: unknown, input: unknown) => {
    readonly ok: true;
    readonly call: ToolCall;
} | {
    readonly ok: false;
    readonly problem: Problem;
};
export {};
