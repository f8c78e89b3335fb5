import * as z from 'zod';
import { PolicySource } from './index.js';

/** What one language server says of a run. */
declare const reportedServer: z.ZodObject<{
    server: z.ZodString;
    state: z.ZodEnum<{
        known: "known";
        unknown: "unknown";
    }>;
    reason: z.ZodExactOptional<z.ZodString>;
    message: z.ZodExactOptional<z.ZodString>;
    unknown_files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    added: z.ZodInt;
    fixed: z.ZodInt;
    files: z.ZodInt;
    diagnostics: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        file_path: z.ZodString;
        line: z.ZodInt;
        column: z.ZodInt;
        severity: z.ZodEnum<{
            error: "error";
            hint: "hint";
            information: "information";
            warning: "warning";
        }>;
        code: z.ZodExactOptional<z.ZodString>;
        message: z.ZodString;
        text: z.ZodString;
        step: z.ZodExactOptional<z.ZodInt>;
    }, z.core.$strict>>>;
    milliseconds: z.ZodInt;
}, z.core.$strict>;
type ReportedServer = z.output<typeof reportedServer>;

/** Language servers that go on running from one diagnosis of a session to the next. The end of the scope stops them. */
interface KeptServers extends AsyncDisposable {
    /** Whether a server runs, that has loaded its files. */
    readonly isWarm: boolean;
}

interface PlanDiagnosisOptions {
    readonly root: string;
    readonly policy?: PolicySource | undefined;
    /** As in `Terms`. */
    readonly servers?: KeptServers | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * What the policy's language servers say of a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
declare function diagnosePlan(text: string, { servers, ...options }: PlanDiagnosisOptions): Promise<readonly ReportedServer[]>;

export { diagnosePlan };
export type { PlanDiagnosisOptions };
