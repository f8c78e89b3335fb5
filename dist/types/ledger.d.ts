import * as z from 'zod';

declare const pull: z.ZodObject<{
    number: z.ZodInt;
    base: z.ZodString;
    state: z.ZodEnum<{
        closed: "closed";
        expired: "expired";
        merged: "merged";
        open: "open";
        unchanged: "unchanged";
    }>;
    run: z.ZodObject<{
        plan: z.ZodString;
        without: z.ZodOptional<z.ZodArray<z.ZodInt>>;
        head: z.ZodString;
        base: z.ZodString;
        own: z.ZodArray<z.ZodString>;
        kept: z.ZodArray<z.ZodString>;
        manifest: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
}, z.core.$strict>;
/** A pull request of the branch as its ledger remembers it. */
type LedgerPull = z.infer<typeof pull>;
declare const record: z.ZodObject<{
    plan: z.ZodString;
    without: z.ZodOptional<z.ZodArray<z.ZodInt>>;
    head: z.ZodString;
    base: z.ZodString;
    own: z.ZodArray<z.ZodString>;
    kept: z.ZodArray<z.ZodString>;
    manifest: z.ZodOptional<z.ZodString>;
    tree: z.ZodString;
    steps: z.ZodString;
    source: z.ZodOptional<z.ZodObject<{
        repository: z.ZodString;
        paths: z.ZodArray<z.ZodString>;
    }, z.core.$strict>>;
    decided: z.ZodOptional<z.ZodArray<z.ZodObject<{
        step: z.ZodInt;
        by: z.ZodString;
    }, z.core.$strict>>>;
    each: z.ZodOptional<z.ZodString>;
    paths: z.ZodOptional<z.ZodArray<z.ZodString>>;
    words: z.ZodOptional<z.ZodString>;
    split: z.ZodOptional<z.ZodObject<{
        of: z.ZodString;
        on: z.ZodString;
        part: z.ZodString;
    }, z.core.$strict>>;
    below: z.ZodOptional<z.ZodArray<z.ZodString>>;
    expires: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
/** What a run left on a branch. */
type RunRecord = z.infer<typeof record>;
/** What is known of a run that pushed to a branch: of the last one all, of earlier ones what tells whose commits are whose. */
type KnownRun = LedgerPull['run'] & Partial<RunRecord>;

export type { KnownRun as K, RunRecord as R };
