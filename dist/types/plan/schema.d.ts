import * as z from 'zod';
import { type DeleteInput, type EditStepInput, type MoveInput, type StepTool, type WriteStepInput } from './step-inputs.js';
import { type NotebookEditInput, type ReadInput } from './tool-inputs.js';
export type { DeleteInput, EditStepInput, MoveInput, StepTool, WriteStepInput } from './step-inputs.js';
export { type EditInput, type NotebookEditInput, type ReadInput, type ToolName, toolInputs, type WriteInput, } from './tool-inputs.js';
declare const condition: z.ZodObject<{
    file_path: z.ZodExactOptional<z.ZodString>;
    exists: z.ZodExactOptional<z.ZodBoolean>;
    contains: z.ZodExactOptional<z.ZodString>;
}, z.core.$strict>;
/** What must hold of the files, as the steps before leave them, for a step to be replayed. */
export type Condition = Readonly<z.output<typeof condition>>;
export declare const stepHeader: z.ZodObject<{
    id: z.ZodExactOptional<z.ZodString>;
    why: z.ZodExactOptional<z.ZodString>;
    when: z.ZodExactOptional<z.ZodObject<{
        file_path: z.ZodExactOptional<z.ZodString>;
        exists: z.ZodExactOptional<z.ZodBoolean>;
        contains: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>>;
}, z.core.$strict>;
declare const options: z.ZodObject<{
    reads: z.ZodDefault<z.ZodEnum<{
        auto: "auto";
        strict: "strict";
    }>>;
    duplicates: z.ZodDefault<z.ZodEnum<{
        collapse: "collapse";
        error: "error";
        keep: "keep";
    }>>;
    on_error: z.ZodDefault<z.ZodEnum<{
        continue: "continue";
        stop: "stop";
    }>>;
    commits: z.ZodDefault<z.ZodEnum<{
        "per-file": "per-file";
        "per-step": "per-step";
        squash: "squash";
    }>>;
    trailing_whitespace: z.ZodDefault<z.ZodEnum<{
        keep: "keep";
        strip: "strip";
    }>>;
}, z.core.$strict>;
/** What a plan says before its steps; the first line of a plan in JSON Lines. */
export declare const planHeader: z.ZodObject<{
    $schema: z.ZodExactOptional<z.ZodString>;
    version: z.ZodLiteral<1>;
    title: z.ZodString;
    description: z.ZodExactOptional<z.ZodString>;
    base: z.ZodExactOptional<z.ZodString>;
    created: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodISODateTime, z.ZodISODate]>>;
    author: z.ZodExactOptional<z.ZodObject<{
        name: z.ZodString;
        email: z.ZodString;
    }, z.core.$strict>>;
    cwd: z.ZodExactOptional<z.ZodString>;
    options: z.ZodPrefault<z.ZodObject<{
        reads: z.ZodDefault<z.ZodEnum<{
            auto: "auto";
            strict: "strict";
        }>>;
        duplicates: z.ZodDefault<z.ZodEnum<{
            collapse: "collapse";
            error: "error";
            keep: "keep";
        }>>;
        on_error: z.ZodDefault<z.ZodEnum<{
            continue: "continue";
            stop: "stop";
        }>>;
        commits: z.ZodDefault<z.ZodEnum<{
            "per-file": "per-file";
            "per-step": "per-step";
            squash: "squash";
        }>>;
        trailing_whitespace: z.ZodDefault<z.ZodEnum<{
            keep: "keep";
            strip: "strip";
        }>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** A whole plan as it is written, in YAML or JSON: what editors check. */
export declare const planSchema: z.ZodObject<{
    $schema: z.ZodExactOptional<z.ZodString>;
    version: z.ZodLiteral<1>;
    title: z.ZodString;
    description: z.ZodExactOptional<z.ZodString>;
    base: z.ZodExactOptional<z.ZodString>;
    created: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodISODateTime, z.ZodISODate]>>;
    author: z.ZodExactOptional<z.ZodObject<{
        name: z.ZodString;
        email: z.ZodString;
    }, z.core.$strict>>;
    cwd: z.ZodExactOptional<z.ZodString>;
    options: z.ZodPrefault<z.ZodObject<{
        reads: z.ZodDefault<z.ZodEnum<{
            auto: "auto";
            strict: "strict";
        }>>;
        duplicates: z.ZodDefault<z.ZodEnum<{
            collapse: "collapse";
            error: "error";
            keep: "keep";
        }>>;
        on_error: z.ZodDefault<z.ZodEnum<{
            continue: "continue";
            stop: "stop";
        }>>;
        commits: z.ZodDefault<z.ZodEnum<{
            "per-file": "per-file";
            "per-step": "per-step";
            squash: "squash";
        }>>;
        trailing_whitespace: z.ZodDefault<z.ZodEnum<{
            keep: "keep";
            strip: "strip";
        }>>;
    }, z.core.$strict>>;
    steps: z.ZodArray<z.ZodUnion<readonly [z.ZodDiscriminatedUnion<[z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
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
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodString;
        new_path: z.ZodString;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    }, z.core.$strict>], "tool">, z.ZodDiscriminatedUnion<[z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Read">;
        input: z.ZodObject<{
            file_path: z.ZodString;
            offset: z.ZodOptional<z.ZodInt>;
            limit: z.ZodOptional<z.ZodInt>;
            pages: z.ZodOptional<z.ZodString>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Edit">;
        input: z.ZodObject<{
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
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Write">;
        input: z.ZodObject<{
            file_path: z.ZodString;
            content: z.ZodOptional<z.ZodString>;
            content_base64: z.ZodOptional<z.ZodString>;
            executable: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"NotebookEdit">;
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
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Delete">;
        input: z.ZodObject<{
            file_path: z.ZodString;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            file_path: z.ZodExactOptional<z.ZodString>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
            contains: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Move">;
        input: z.ZodObject<{
            file_path: z.ZodString;
            new_path: z.ZodString;
        }, z.core.$strict>;
    }, z.core.$strict>], "name">]>>;
}, z.core.$strict>;
/** Effective options of a plan; the command line overrides each. */
export type PlanOptions = Readonly<z.output<typeof options>>;
export interface Author {
    readonly name: string;
    readonly email: string;
}
interface StepOf<Tool extends StepTool, Input> {
    /** The step's number in the plan, from 1. */
    readonly index: number;
    /** The author's id, where the plan gives one. */
    readonly id?: string;
    readonly tool: Tool;
    readonly input: Input;
    /** Shown to the reviewer beside the change. */
    readonly why?: string;
    /** The step is skipped where this does not hold. */
    readonly when?: Condition;
    /** Where the step stands in the plan's text, counted from 1. */
    readonly at: {
        readonly file?: string;
        readonly line: number;
        readonly column: number;
    };
}
export type Step = StepOf<'Read', ReadInput> | StepOf<'Edit', EditStepInput> | StepOf<'Write', WriteStepInput> | StepOf<'NotebookEdit', NotebookEditInput> | StepOf<'Delete', DeleteInput> | StepOf<'Move', MoveInput>;
/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
export interface Plan {
    readonly version: 1;
    readonly title: string;
    readonly description?: string;
    /** The commit the plan was made against, as the plan names it. */
    readonly base?: string;
    /** ISO date that every commit of the run carries. */
    readonly created?: string;
    readonly author?: Author;
    /** Root of the checkout the plan was recorded in, stripped from absolute paths. */
    readonly cwd?: string;
    readonly options: PlanOptions;
    readonly steps: readonly Step[];
    /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
    readonly digest: string;
}
/** A plan without its steps. */
export type PlanHeader = Omit<Plan, 'steps' | 'digest'>;
