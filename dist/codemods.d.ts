/// <reference types="node" />
import { RepoPath, FileToRead, LeftOut } from './types/editplan.js';
import { Plan, PolicySource, PlanInput } from './index.js';

/** Why a search ended before it had tried everything. */
type Stop = 'work' | 'time' | 'memory';
interface EffortLimits {
    /** Characters that the search looks at; the same in every run. Default 1,500,000,000: half a minute or less on most machines. */
    readonly work?: number | undefined;
    /** Milliseconds for all of it; default 120,000. */
    readonly time?: number | undefined;
    /** Bytes; default 2 GiB. */
    readonly memory?: number | undefined;
    /** Milliseconds since some moment; default those of the processor that this process took, which other programs do not shorten. */
    readonly clock?: (() => number) | undefined;
}

/** What a folder of files holds, by their paths in it. */
type FolderFiles = ReadonlyMap<RepoPath, { readonly content: Buffer; readonly executable: boolean }>;

/** A file with places that a rule is about and that the change leaves, or changes otherwise. */
interface RuleException {
    readonly path: string;
    /** How many; absent where nobody looked. */
    readonly places?: number;
    /** The step changes them, and another one after it. */
    readonly isInside?: true;
}

/** A step of the plan in words, and what it explains. */
interface StepExplanation {
    /** Its number in the plan. */
    readonly step: number;
    readonly title: string;
    /** Places that it changes, or files. */
    readonly matches: number;
    readonly counts: 'places' | 'files';
    /** Those that get more or less of it than most come first. */
    readonly files: readonly string[];
    /** How many files that is; absent where all get as much. */
    readonly odd?: number;
    /** Files with places that the step is about and that the change leaves, or changes otherwise: the first thing to read. */
    readonly exceptions?: readonly RuleException[];
}
interface Explanation {
    /** Absent where nothing differs, or nothing of it can be carried. */
    readonly plan?: Plan;
    readonly base: string;
    readonly steps: readonly StepExplanation[];
    /** Numbers of the plan's steps that no rule explains. */
    readonly residual: readonly number[];
    /** Lines, as `git diff --numstat -M` counts them, and files. */
    readonly lines: { readonly all: number; readonly explained: number };
    readonly files: { readonly all: number; readonly explained: number };
    /** Files with something to read. */
    readonly toRead: readonly FileToRead[];
    readonly leftOut: readonly LeftOut[];
    /** What ended the search before it had tried everything. */
    readonly stopped?: Stop;
    /** Characters that the search looked at: of the same change always as many. */
    readonly spent: number;
    /** Why the plan is the ordinary one. */
    readonly ordinary?: string;
    /** What was not tried, in sentences. */
    readonly notes?: readonly string[];
    /** The rules for other states of the files, where they were asked for. */
    readonly codemod?: Codemod;
}
/** The rules of a change for other states of the files, with files that show what they do. */
interface Codemod {
    /** Absent where no rule is about more than these files. */
    readonly plan?: Plan;
    /** Files as they were, by the name of their case: those that change, and exceptions, which do not. */
    readonly cases: ReadonlyMap<string, FolderFiles>;
    /** The rules that are not in it: a second run would change their results again, or they say nothing of other files. */
    readonly leftOut: readonly { readonly title: string; readonly reason: 'again' | 'here' }[];
}
/** The explanation as one paragraph. */
declare function sentenceOf(explanation: Explanation): string;

interface ExplainRequest {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision that the change begins at; default HEAD. */
    readonly from?: string | undefined;
    /** Revision that it leads to; default: the work tree, or the index where `staged`. */
    readonly to?: string | undefined;
    /** Begin where the two parted. */
    readonly merged?: boolean | undefined;
    readonly staged?: boolean | undefined;
    /** Number of a pull request of `origin`, in place of both ends; what it holds is fetched. Its base is the branch that it is for. */
    readonly pr?: number | undefined;
    /** Absolute path of a file that does not count: the one that the plan is written to. */
    readonly except?: string | undefined;
    readonly title?: string | undefined;
    /** Default: the repository's own, as of `from`. */
    readonly policy?: PolicySource | undefined;
    readonly limits?: EffortLimits | undefined;
    /** Whether the commands that the policy names under `explain` may be tried; default false. */
    readonly runs?: boolean | undefined;
    /** Whether the rules are given as a codemod too; default false. */
    readonly codemod?: boolean | undefined;
}
/**
 * Finds a small plan of a change: steps that each explain many lines, then ordinary ones for the rest. Applied to `from`, which it names as
 * its base, the plan gives the other state byte for byte, but for what `leftOut` lists; that was proved by a replay. Nothing is written.
 * Throws NOT_A_REPOSITORY, UNKNOWN_REVISION.
 */
declare function explainChange(request: ExplainRequest): Promise<Explanation>;

interface GeneraliseResult {
    /** The same plan where nothing was merged. */
    readonly plan: Plan;
    /** The glob steps, by their numbers in that plan, and how many steps each replaces. */
    readonly merged: readonly { readonly step: number; readonly replaces: number; readonly files: number }[];
    /** Steps, by their numbers in the plan that was given, that fewer would say, and that were left alone. */
    readonly leftAlone: readonly { readonly steps: readonly number[]; readonly reason: string }[];
}
/**
 * Says what runs of plain steps (one file each, without an id or a condition) do by fewer steps about several files, and the rest by
 * ordinary ones; steps of one reason stay together, and every other step stays in its place. It is proved: the plan that results gives
 * the same files as the one that was given. Nothing is written. Throws the refusals of a plan that does not apply, and what opening
 * the checkout throws.
 */
declare const generalisePlan: (plan: PlanInput, options: {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** Default: the repository's own. */
    readonly policy?: PolicySource | undefined;
}) => Promise<GeneraliseResult>;

export { FileToRead, LeftOut, explainChange, generalisePlan, sentenceOf };
export type { ExplainRequest, Explanation, GeneraliseResult, StepExplanation };
