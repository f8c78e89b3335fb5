import * as z from 'zod';
declare const settings: z.ZodObject<{
    title: z.ZodOptional<z.ZodString>;
    draft: z.ZodOptional<z.ZodBoolean>;
    labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
    assignees: z.ZodDefault<z.ZodArray<z.ZodString>>;
    reviewers: z.ZodDefault<z.ZodArray<z.ZodString>>;
    teams: z.ZodDefault<z.ZodArray<z.ZodString>>;
    milestone: z.ZodOptional<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>>;
    autoMerge: z.ZodOptional<z.ZodEnum<{
        merge: "merge";
        rebase: "rebase";
        squash: "squash";
    }>>;
    maintainerCanModify: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
/** What was set on a pull request, so that it alone is taken back later. */
export type Settings = z.infer<typeof settings>;
export declare const noSettings: Settings;
declare const record: z.ZodObject<{
    plan: z.ZodString;
    head: z.ZodString;
    tree: z.ZodString;
    steps: z.ZodString;
    set: z.ZodObject<{
        title: z.ZodOptional<z.ZodString>;
        draft: z.ZodOptional<z.ZodBoolean>;
        labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
        assignees: z.ZodDefault<z.ZodArray<z.ZodString>>;
        reviewers: z.ZodDefault<z.ZodArray<z.ZodString>>;
        teams: z.ZodDefault<z.ZodArray<z.ZodString>>;
        milestone: z.ZodOptional<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>>;
        autoMerge: z.ZodOptional<z.ZodEnum<{
            merge: "merge";
            rebase: "rebase";
            squash: "squash";
        }>>;
        maintainerCanModify: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** What a pull request's body remembers of the last run. */
export type PublishedRecord = z.infer<typeof record>;
/** The record in a body, or undefined when the body has no part of ours. */
export declare function readRecord(body: string): PublishedRecord | undefined;
/**
 * The body with our part put in place of the earlier one; what people wrote around it stays. A body without our part
 * gets it at its end.
 */
export declare function writeRecord(body: string, content: string, state: PublishedRecord): string;
/** Bytes that the marks take beside the content. */
export declare const markerBytes: (state: PublishedRecord) => number;
export {};
