import type { Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import type { Run } from '../history/snapshot.js';
import type { ApiCall } from './calls.js';
import { type Settings } from './marker.js';
import type { PublishOptions } from './options.js';
import type { WantedPull } from './pull-request.js';
import type { Target } from './target.js';
/** What the body is rendered for. */
export interface BodyContext {
    /** Bytes of UTF-8 that it may have. */
    readonly budget: number;
    /** Ids that commits of the run have on the remote, where they differ from the local ones. */
    readonly commits: ReadonlyMap<string, string>;
}
/** A recorded run and what is said about it. */
export interface Publication {
    readonly git: Git;
    readonly run: Run;
    /** From {@link resolveTarget}; the run starts from its base. */
    readonly target: Target;
    /** Digest of the plan, as in the commits' Editplan-Plan trailer. */
    readonly plan: {
        readonly sha256: string;
    };
    /** Safe on GitHub already: no mention, reference or closing keyword works in it. */
    readonly title: string;
    body(context: BodyContext): string;
    readonly options: PublishOptions;
    /** Told once the branch holds what is to be published, whatever becomes of the pull request then. */
    readonly onPushed?: () => Promise<void>;
}
export interface PublishResult {
    readonly operation: 'created' | 'updated' | 'closed' | 'none';
    readonly number?: number;
    /** Of the pull request; without one, of the page that opens it. */
    readonly url: string;
    readonly branch: string;
    readonly base: string;
    /** What the branch stands at afterwards. */
    readonly headSha: string;
    readonly pushed: boolean;
    readonly title: string;
    readonly body: string;
    /** What a person should know, in sentences. */
    readonly notes: readonly string[];
    /** What GitHub refused although the pull request stands, e.g. a reviewer. */
    readonly problems: readonly Problem[];
    /** Of a dry run: the push, and every call of the API in order. */
    readonly proposed?: {
        readonly push: readonly string[];
        readonly calls: readonly ProposedCall[];
    };
}
/** A call that would be made. */
export type ProposedCall = Pick<ApiCall, 'method' | 'path' | 'body'>;
/** As the commits' trailers write it, whether or not the kind of digest was named. */
export declare const digestOf: ({ sha256 }: Publication['plan']) => string;
/** What the pull request has to say and be, once the run's place on the branch is known. */
export declare function wantedPull(publication: Pick<Publication, 'title' | 'body' | 'run' | 'plan' | 'options'>, known: {
    readonly headSha: string;
    readonly milestone: Settings['milestone'];
    readonly commits: ReadonlyMap<string, string>;
}): WantedPull;
