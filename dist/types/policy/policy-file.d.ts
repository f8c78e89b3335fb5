import * as z from 'zod';
/** `parsePolicy` sees to it that it can be run without a shell. */
export declare const commandLine: z.ZodString;
/** The policy file, version 1: `.github/editplan.yml` as it stands on the base. The source of its type and of its JSON Schema. */
export declare const policyFileSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    mode: z.ZodDefault<z.ZodEnum<{
        acceptEdits: "acceptEdits";
        auto: "auto";
        bypassPermissions: "bypassPermissions";
        default: "default";
        plan: "plan";
    }>>;
    portable: z.ZodDefault<z.ZodBoolean>;
    rules: z.ZodPrefault<z.ZodObject<{
        deny: z.ZodDefault<z.ZodArray<z.ZodString>>;
        ask: z.ZodDefault<z.ZodArray<z.ZodString>>;
        allow: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>>;
    limits: z.ZodPrefault<z.ZodObject<{
        files: z.ZodOptional<z.ZodInt>;
        steps: z.ZodOptional<z.ZodInt>;
        bytes: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        file_bytes: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
    }, z.core.$strict>>;
    secrets: z.ZodPrefault<z.ZodObject<{
        enabled: z.ZodDefault<z.ZodBoolean>;
        allow: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>>;
    classifier: z.ZodOptional<z.ZodTuple<[z.ZodString], z.ZodString>>;
    schemas: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    reminders: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    guidance: z.ZodDefault<z.ZodArray<z.ZodString>>;
    verify: z.ZodDefault<z.ZodArray<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        run: z.ZodUnion<readonly [z.ZodTuple<[z.ZodString], z.ZodString>, z.ZodString]>;
        timeout: z.ZodDefault<z.ZodInt>;
        formats: z.ZodDefault<z.ZodBoolean>;
        env: z.ZodDefault<z.ZodArray<z.ZodString>>;
        'on-failure': z.ZodDefault<z.ZodEnum<{
            draft: "draft";
            stop: "stop";
        }>>;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type PolicyFile = z.output<typeof policyFileSchema>;
export type Verification = PolicyFile['verify'][number];
/** The policy file's JSON Schema, draft 7, for editors: what `schema/policy.schema.json` holds. */
export declare const policyJsonSchema: () => object;
