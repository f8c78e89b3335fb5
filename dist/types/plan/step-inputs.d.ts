import * as z from 'zod';
/** The inputs of a plan's steps: those of the four tools, with what only a plan can ask for, and two tools more. */
export declare const stepInputs: {
    readonly Read: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly Edit: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        new_string: z.ZodString;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodInt>;
    }, z.core.$strict>;
    readonly Write: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
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
    readonly Delete: z.ZodObject<{
        file_path: z.ZodString;
    }, z.core.$strict>;
    readonly Move: z.ZodObject<{
        file_path: z.ZodString;
        new_path: z.ZodString;
    }, z.core.$strict>;
};
/** A tool that a plan's steps use. */
export type StepTool = keyof typeof stepInputs;
export type EditStepInput = z.output<typeof stepInputs.Edit>;
export type WriteStepInput = z.output<typeof stepInputs.Write>;
export type DeleteInput = z.output<typeof stepInputs.Delete>;
export type MoveInput = z.output<typeof stepInputs.Move>;
