import * as z from 'zod';

/** The inputs of the two tools that change documents by path. */
declare const documentInputs: {
    readonly Set: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Unset: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
};
type SetInput = z.output<typeof documentInputs.Set>;
type UnsetInput = z.output<typeof documentInputs.Unset>;

/** `when`: what must be true of the files before a step for it to be replayed. */
declare const condition: z.ZodObject<{
    contains: z.ZodExactOptional<z.ZodString>;
    not_contains: z.ZodExactOptional<z.ZodString>;
    matches: z.ZodExactOptional<z.ZodString>;
    not_matches: z.ZodExactOptional<z.ZodString>;
    file_path: z.ZodExactOptional<z.ZodString>;
    glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    exists: z.ZodExactOptional<z.ZodBoolean>;
}, z.core.$strict>;
/** What must be true of files, as the steps before leave them, for a step to be replayed. */
type Condition = Readonly<z.output<typeof condition>>;

/** One change that a tool proposes: its edits are applied together, or none is. */
declare const fixInput: z.ZodObject<{
    source: z.ZodString;
    edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
        file_path: z.ZodString;
        sha256: z.ZodString;
        start: z.ZodInt;
        end: z.ZodInt;
        old_string: z.ZodString;
        new_string: z.ZodString;
        before: z.ZodOptional<z.ZodString>;
        after: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>, z.ZodObject<{
        create: z.ZodString;
        overwrite: z.ZodOptional<z.ZodBoolean>;
        ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>, z.ZodObject<{
        rename: z.ZodString;
        new_path: z.ZodString;
        overwrite: z.ZodOptional<z.ZodBoolean>;
        ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>, z.ZodObject<{
        delete: z.ZodString;
        ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>]>>;
}, z.core.$strict>;
type FixInput = z.output<typeof fixInput>;

/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
declare const toolInputs: {
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
type ToolName = keyof typeof toolInputs;
type ReadInput = z.output<typeof toolInputs.Read>;
/** The inputs of a plan's steps: those of the four tools, with what only a plan can ask for, and those of a plan's own tools. */
declare const stepInputs: {
    readonly Set: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Unset: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Read: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly Edit: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Write: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly NotebookEdit: z.ZodObject<{
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Delete: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
    readonly Move: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
    readonly Run: z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Fix: z.ZodObject<{
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
};
/** A tool that a plan's steps use. */
type StepTool = keyof typeof stepInputs;
type EditStepInput = z.output<typeof stepInputs.Edit>;
type WriteStepInput = z.output<typeof stepInputs.Write>;
type NotebookStepInput = z.output<typeof stepInputs.NotebookEdit>;
type DeleteInput = z.output<typeof stepInputs.Delete>;
type MoveInput = z.output<typeof stepInputs.Move>;

/** A place in a text, both counted from 1; columns in UTF-16 code units, a byte order mark at the start not counted. */
interface Place {
    readonly line: number;
    readonly column: number;
}

/** Places of keys of a step, by their paths in its input. */
type KeyPlaces = Readonly<Record<string, Place>>;

/** The input of a step that runs a command. */
declare const runInput: z.ZodObject<{
    command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
    changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
    background: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
type RunInput = z.output<typeof runInput>;

/** A plan's variables with their values. */
type VariableValues = Readonly<Record<string, string>>;
/** How a plan's variables get their values. */
interface VariableOptions {
    /** Values by name; names that the plan does not declare are not for this plan. */
    readonly vars?: VariableValues;
    /** Leaves a variable that has no value as it is written, instead of refusing it: for tools that look at the plan alone. */
    readonly openVars?: boolean;
}

/** How a plan is replayed, with the defaults. */
declare const planOptions: z.ZodObject<{
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
        "per-rule": "per-rule";
        "per-step": "per-step";
        squash: "squash";
    }>>;
    trailing_whitespace: z.ZodDefault<z.ZodEnum<{
        keep: "keep";
        strip: "strip";
    }>>;
}, z.core.$strict>;
/** A whole plan as it is written, in YAML or JSON: what editors check. */
declare const planSchema: z.ZodObject<{
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
    vars: z.ZodExactOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodUnion<readonly [z.ZodString, z.ZodBoolean, z.ZodNumber]>, z.ZodNull, z.ZodObject<{
        default: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodBoolean, z.ZodNumber]>>;
        required: z.ZodExactOptional<z.ZodLiteral<true>>;
        description: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>]>>>;
    defaults: z.ZodExactOptional<z.ZodObject<{
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
    }, z.core.$strict>>;
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
            "per-rule": "per-rule";
            "per-step": "per-step";
            squash: "squash";
        }>>;
        trailing_whitespace: z.ZodDefault<z.ZodEnum<{
            keep: "keep";
            strip: "strip";
        }>>;
    }, z.core.$strict>>;
    steps: z.ZodArray<z.ZodUnion<readonly [z.ZodDiscriminatedUnion<[z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    }, z.core.$strict>, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            c: "c";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            html: "html";
            java: "java";
            javascript: "javascript";
            json: "json";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
            yaml: "yaml";
        }>>;
        nested: z.ZodOptional<z.ZodEnum<{
            "inner-first": "inner-first";
            "outer-only": "outer-only";
        }>>;
        allow_broken: z.ZodOptional<z.ZodBoolean>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        mode: z.ZodOptional<z.ZodEnum<{
            append: "append";
            copy: "copy";
            prepend: "prepend";
            rename: "rename";
            set: "set";
        }>>;
        value: z.ZodOptional<z.ZodUnknown>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
            where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
        }, z.core.$strict>]>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    } | {
        source: z.ZodString;
        edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            file_path: z.ZodString;
            sha256: z.ZodString;
            start: z.ZodInt;
            end: z.ZodInt;
            old_string: z.ZodString;
            new_string: z.ZodString;
            before: z.ZodOptional<z.ZodString>;
            after: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            create: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            rename: z.ZodString;
            new_path: z.ZodString;
            overwrite: z.ZodOptional<z.ZodBoolean>;
            ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            delete: z.ZodString;
            ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Fix">;
    }, z.core.$strict>], "tool">, z.ZodDiscriminatedUnion<[z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Edit">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            old_string: z.ZodOptional<z.ZodString>;
            regex: z.ZodOptional<z.ZodString>;
            pattern: z.ZodOptional<z.ZodString>;
            rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            language: z.ZodOptional<z.ZodEnum<{
                bash: "bash";
                c: "c";
                cpp: "cpp";
                csharp: "csharp";
                css: "css";
                go: "go";
                html: "html";
                java: "java";
                javascript: "javascript";
                json: "json";
                php: "php";
                python: "python";
                ruby: "ruby";
                rust: "rust";
                tsx: "tsx";
                typescript: "typescript";
                yaml: "yaml";
            }>>;
            nested: z.ZodOptional<z.ZodEnum<{
                "inner-first": "inner-first";
                "outer-only": "outer-only";
            }>>;
            allow_broken: z.ZodOptional<z.ZodBoolean>;
            new_string: z.ZodOptional<z.ZodString>;
            replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "false" | "true">>]>>;
            match: z.ZodOptional<z.ZodEnum<{
                exact: "exact";
                whitespace: "whitespace";
            }>>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
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
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"NotebookEdit">;
        input: z.ZodObject<{
            notebook_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            cell_id: z.ZodOptional<z.ZodString>;
            cell: z.ZodOptional<z.ZodLiteral<"*">>;
            new_source: z.ZodOptional<z.ZodString>;
            old_string: z.ZodOptional<z.ZodString>;
            new_string: z.ZodOptional<z.ZodString>;
            replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "false" | "true">>]>>;
            cell_type: z.ZodOptional<z.ZodEnum<{
                code: "code";
                markdown: "markdown";
            }>>;
            edit_mode: z.ZodOptional<z.ZodEnum<{
                delete: "delete";
                insert: "insert";
                replace: "replace";
            }>>;
            clear_outputs: z.ZodOptional<z.ZodBoolean>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Delete">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Move">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            new_path: z.ZodString;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Set">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
            document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
                where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
            }, z.core.$strict>]>>;
            mode: z.ZodOptional<z.ZodEnum<{
                append: "append";
                copy: "copy";
                prepend: "prepend";
                rename: "rename";
                set: "set";
            }>>;
            value: z.ZodOptional<z.ZodUnknown>;
            from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>>;
            create: z.ZodOptional<z.ZodBoolean>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Unset">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
            document: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodLiteral<"*">, z.ZodObject<{
                where: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
            }, z.core.$strict>]>>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Run">;
        input: z.ZodObject<{
            command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
            changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
            background: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Fix">;
        input: z.ZodObject<{
            source: z.ZodString;
            edits: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
                file_path: z.ZodString;
                sha256: z.ZodString;
                start: z.ZodInt;
                end: z.ZodInt;
                old_string: z.ZodString;
                new_string: z.ZodString;
                before: z.ZodOptional<z.ZodString>;
                after: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>, z.ZodObject<{
                create: z.ZodString;
                overwrite: z.ZodOptional<z.ZodBoolean>;
                ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
                sha256: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>, z.ZodObject<{
                rename: z.ZodString;
                new_path: z.ZodString;
                overwrite: z.ZodOptional<z.ZodBoolean>;
                ignoreIfExists: z.ZodOptional<z.ZodBoolean>;
                sha256: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>, z.ZodObject<{
                delete: z.ZodString;
                ignoreIfNotExists: z.ZodOptional<z.ZodBoolean>;
                sha256: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>]>>;
        }, z.core.$strict>;
    }, z.core.$strict>], "name">]>>;
}, z.core.$strict>;
/** A plan as plain data: what its JSON text says. */
type PlanData = z.input<typeof planSchema>;
/** Effective options of a plan; the command line overrides each. */
type PlanOptions = Readonly<z.output<typeof planOptions>>;
interface Author {
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
    /** Whoever runs the plan leaves the step out. */
    readonly leftOut?: true;
    /** Places of the keys that more than the schema judges, by their paths; present where the plan was read from a text. */
    readonly keys?: KeyPlaces;
    /** The step's place in the plan's text, counted from 1. */
    readonly at: {
        readonly file?: string;
        readonly line: number;
        readonly column: number;
    };
}
type Step = StepOf<'Read', ReadInput> | StepOf<'Edit', EditStepInput> | StepOf<'Write', WriteStepInput> | StepOf<'NotebookEdit', NotebookStepInput> | StepOf<'Delete', DeleteInput> | StepOf<'Move', MoveInput> | StepOf<'Set', SetInput> | StepOf<'Unset', UnsetInput> | StepOf<'Run', RunInput> | StepOf<'Fix', FixInput>;
/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
interface Plan {
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
    /** Its variables with their values, which its steps hold already; absent where it has none. */
    readonly vars?: VariableValues;
    readonly steps: readonly Step[];
    /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
    readonly digest: string;
}
/** A plan without its steps. */
type PlanHeader = Omit<Plan, 'steps' | 'digest'>;
/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
declare const planJsonSchema: () => Record<string, unknown>;

export { planSchema as d, planJsonSchema as p };
export type { Author as A, Plan as P, Step as S, ToolName as T, VariableOptions as V, PlanHeader as a, PlanOptions as b, PlanData as c, StepTool as e };
