import { NotImported } from './types/editplan.js';
import { Plan, PlanOptions, PolicySource, PlanInput } from './index.js';
import { ImportSource } from './sessions.js';
import { FixFormat, FixOptions, FileModes } from './types/fix-output.d.js';
export { FIX_FORMATS } from './types/fix-output.d.js';

interface FixPlanRequest {
    /** A folder of the checkout: there the tool runs, and its paths are relative to it. */
    readonly root: string;
    /** The tool and its arguments; absent where its output is given. */
    readonly command?: readonly [string, ...string[]] | undefined;
    /** What the tool printed. */
    readonly sources?: readonly ImportSource[] | undefined;
    /** The file that the tool writes its output to, instead of printing it, under the folder where it runs; undefined if absent. */
    readonly readOutput?: ((folder: string) => Promise<string | undefined>) | undefined;
    /** Absolute path of the file that `readOutput` reads: it does not count as written. */
    readonly results?: string | undefined;
    /** What happens where the tool writes files itself: they stay (default), are put back, or become the plan as one change and are put back. */
    readonly written?: 'stay' | 'restore' | 'take' | undefined;
    /** Go on where some files were written, with the fixes of the others. */
    readonly keepGoing?: boolean | undefined;
    /** Default: found from the output. */
    readonly format?: FixFormat | undefined;
    /** How often the tool runs on the result of its fixes, at most; default 1. */
    readonly rounds?: number | undefined;
    readonly options?: FixOptions | undefined;
    readonly commits?: PlanOptions['commits'] | undefined;
    readonly policy?: PolicySource | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** A plan of what a tool would fix, and what could not be taken. */
interface FixPlan {
    readonly plan?: Plan;
    readonly left: readonly NotImported[];
    readonly notes: readonly string[];
    readonly rounds: number;
}

/**
 * Runs a tool on the checkout, or reads what it printed, and makes a plan of its fixes; the checkout stays as it is. Further rounds run
 * in a worktree that has the fixes of the rounds before. Throws USAGE where the output is of no known format, VERIFY_FAILED where the
 * tool cannot run, TOOL_WROTE where it wrote files itself.
 */
declare function planFixes(request: FixPlanRequest): Promise<FixPlan>;

/** A step that was left out, by its number in the plan that was judged. */
interface LeftStep {
    readonly index: number;
    /** The tool and rule of a fix. */
    readonly source?: string | undefined;
    readonly file_path: string;
    readonly reason: string;
}
interface Judgement {
    /** What passes; absent where no step remains, or the checks fail without any. */
    readonly plan?: Plan;
    readonly left: readonly LeftStep[];
    /** Whether what remains passes. */
    readonly passes: boolean;
    readonly notes: readonly string[];
}
/**
 * Leaves out of a plan the steps that break the build: first those after which the policy's language servers report something new, then
 * those that fail its verifications. Runs in a worktree; the checkout stays as it is. Throws USAGE where the policy names neither, the
 * first refusal unless `keepGoing`, and what `narrow` throws.
 */
declare function judgeFixes(input: PlanInput, options: {
    /** A folder of the checkout. */
    readonly root: string;
    readonly policy?: PolicySource | undefined;
    /** Leave refused steps out, too; default: the first refusal is thrown. */
    readonly keepGoing?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
}): Promise<Judgement>;

/** A work tree as it is, byte for byte. */
interface ExactTree {
    /** A tree whose blobs are the bytes of the files, not what `git add` makes of them; files of Git LFS alone are pointers. */
    readonly tree: string;
    /** Permission bits of files that are neither 0644 nor 0755. */
    readonly modes: FileModes;
}

/** What a tool wrote that was to say only what it would fix. */
interface WrittenFiles {
    readonly trees: WrittenTrees;
    /** Paths of files that can be put back. */
    readonly paths: readonly string[];
    /** What cannot: files that are never stored, submodules, refs, settings, hooks. */
    readonly others: readonly string[];
    /** Names of ignored files that are new, changed or gone. */
    readonly ignored: readonly string[];
}
/** The work tree before and after a tool. */
interface WrittenTrees { readonly before: ExactTree; readonly after: string }

/**
 * What a tool wrote itself as one change, the last tool by default; the files are put back. Throws USAGE where none did, FILE_MODIFIED
 * where a file was changed since.
 */
declare function takeWritten(request: FixPlanRequest, written?: WrittenFiles): Promise<FixPlan>;
/** Puts back what the last tool wrote itself. Answers the paths, and the tree that keeps what it wrote. Throws as `takeWritten`. */
declare function restoreWritten(root: string): Promise<{ readonly paths: readonly string[]; readonly kept: string }>;

export { FileModes, FixFormat, FixOptions, NotImported, judgeFixes, planFixes, restoreWritten, takeWritten };
export type { FixPlan, FixPlanRequest, Judgement, LeftStep };
