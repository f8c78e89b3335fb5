import { AttestPullOptions, Attestation, RunOptions } from './types/editplan.js';
import { Problem, PublishOptions } from './index.js';

/**
 * Signs what a run did, and where it followed a policy what that found, for the pull request as it is at GitHub, and stores that there. Undefined where an attestation of this head is
 * stored already, or the run left no pull request open. Throws ATTESTATION_FAILED where the branch has moved or has no manifest, and
 * where signing or storing is refused.
 */
declare function attestPull(options: AttestPullOptions): Promise<Attestation | undefined>;

/** The lines of a file, and where each comes from. */
interface Blame {
    readonly file: string;
    /** The commit whose file it is; null: the file as it is in the checkout. */
    readonly revision: string | null;
    readonly lines: readonly BlamedLine[];
    /** Each once, in the order in which the lines name them. */
    readonly origins: readonly LineOrigin[];
}
interface BlamedLine {
    /** Counted from 1. */
    readonly line: number;
    /** Without its line end; a byte that is not UTF-8 as the lone surrogate U+DC80…U+DCFF. */
    readonly text: string;
    /** The commit that git itself blames; zeros where the line is not committed yet. */
    readonly commit: string;
    /** Place of its origin in the list, counted from 0. */
    readonly origin: number;
}
/** A step's commit, a person's, or why it is not known. */
type LineOrigin = StepOrigin | OtherOrigin;
/** A commit of a run. */
interface StepOrigin {
    readonly kind: 'step';
    /** `manifest`: the commit was made again from its base and its manifest. `trailers`: the commit says so itself. */
    readonly by: 'trailers' | 'manifest';
    /** The commit of the step, as it was before it was squashed or rebased where that is known. */
    readonly commit: string;
    /** Numbers of its steps, as `3` or `1-3,7`; empty for what formatters made, or a file's uncommitted changes before the plan. */
    readonly steps: string;
    /** How many steps the plan has; 0 without steps. */
    readonly total: number;
    /** Of its only step. */
    readonly id?: string;
    /** Why, or the subject of its commit. */
    readonly reason: string;
    readonly plan: {
        readonly sha256: string;
        readonly title?: string;
        /** Names of the plan files. */
        readonly files?: readonly string[];
    };
    /** Id of the run. */
    readonly run: string;
    readonly pull?: PullName;
    /** Digest of the manifest. */
    readonly manifest?: string;
    /** Why nothing more is known: which of several steps, or whether the manifest gives the same. */
    readonly problem?: Problem;
}
/**
 * `person`: no run of editplan made the commit. `unasked`: the commit says nothing of a run, and without a token GitHub was not asked
 * which pull request it comes from. `unknown`: nothing says it with certainty; `problem` says why. `uncommitted`: no commit has the line.
 */
interface OtherOrigin {
    readonly kind: 'person' | 'unasked' | 'unknown' | 'uncommitted';
    readonly commit?: string;
    readonly author?: string;
    readonly subject?: string;
    readonly pull?: PullName;
    readonly problem?: Problem;
}
/** A pull request by its number and the address of its page. */
type PullName = { readonly number: number; readonly url: string };

/**
 * Tells for each line of a file which step wrote it, why, and of which plan. Git's own blame names the commit; its trailers tell the
 * step, else the manifest of the pull request that GitHub names for it, from which the run is made again. What neither shows is reported as unknown.
 * Moves no ref. Throws FILE_NOT_FOUND, what else is not a regular file, USAGE for a line that the file does not have, NO_COMMIT,
 * UNKNOWN_REVISION, GITHUB_FAILED.
 */
declare function blameFile(options: Pick<RunOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> & {
    /** Relative to `root`, or absolute; in a bare repository relative to the top. */
    readonly file: string;
    /** First and last line, counted from 1; default all. */
    readonly lines?: readonly [number, number] | undefined;
    /** The commit whose file is meant; default: the file as it is in the checkout, in a bare repository HEAD. */
    readonly revision?: string | undefined;
    /** How GitHub is reached; it is asked only with a token, and only about commits that do not tell their step themselves. */
    readonly publish?: PublishOptions | undefined;
}): Promise<Blame>;

/** What a run was and did; docs/provenance.md describes it. */
interface Predicate {
    readonly engine: string;
    readonly inputs: Readonly<Record<string, string>>;
    readonly plan: string;
    readonly policy?: { readonly name: string; readonly sha256: string };
    readonly base: { readonly branch: string; readonly commit: string };
    readonly pull_request: { readonly repository: string; readonly number: number };
    readonly steps: readonly { readonly step: number; readonly tool: string; readonly file?: string; readonly status: string }[];
    readonly steps_omitted?: number;
    readonly totals: Readonly<Record<string, number>>;
}
/** What a statement is about: a file by its SHA-256, or a commit. */
interface Subject { readonly name: string; readonly digest: { readonly sha256: string } | { readonly gitCommit: string } }
/** Who signed, as the certificate says. */
interface Signer {
    /** Address of the workflow's file with its ref: `https://github.com/OWNER/NAME/.github/workflows/FILE@REF`. */
    readonly workflow: string;
    /** Who vouched for that. */
    readonly issuer: string;
    /** Address of the repository whose event started the workflow. */
    readonly repository: string | undefined;
}

/** What is attested, and by whom. */
interface VerifiedAttestation { readonly signer: Signer; readonly subjects: readonly Subject[]; readonly run: Predicate }
/**
 * Verifies an attestation without asking any server: who signed it, and that it is about these plans, this manifest and this head. Throws
 * ATTESTATION_INVALID, ATTESTATION_UNTRUSTED, ATTESTATION_OTHER_SIGNER, ATTESTATION_MISMATCH; USAGE where nothing says who should have
 * signed.
 */
declare function verifyAttestation(options: Pick<RunOptions, 'root' | 'bare' | 'environment'> & {
    /** Text of the Sigstore bundle. */
    readonly bundle: string;
    /** What `gh attestation trusted-root` prints. */
    readonly trustedRoot: string;
    /** Plan files; default: the files that the head, else the attested base, has at the attested names. */
    readonly plans?: readonly { readonly name: string; readonly sha256: string }[] | undefined;
    /** Text of the manifest; default: that of the checkout's own ref. */
    readonly manifest?: string | undefined;
    /** Revision that has to be the attested commit; default HEAD. */
    readonly head?: string | undefined;
    /** `owner/name` in which it has to be signed; default: that of the checkout's remote. */
    readonly repository?: string | undefined;
    /** Default: the remote's server, else `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** As in `ExpectedSigner`. */
    readonly workflow?: string | undefined;
}): Promise<VerifiedAttestation>;

export { AttestPullOptions, Attestation, RunOptions, attestPull, blameFile, verifyAttestation };
export type { Blame, BlamedLine, LineOrigin, VerifiedAttestation };
