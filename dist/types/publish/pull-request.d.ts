import type { Problem } from '../errors.js';
import { type ApiCall, type PullNumber, type PullRequest } from './calls.js';
import { type GitHub } from './github.js';
import { type PublishedRecord, type Settings } from './marker.js';
import { type CurrentSettings } from './settings.js';
import type { Target } from './target.js';
/** What a pull request has to say and be. */
export interface WantedPull {
    readonly title: string;
    /** Renders the body within so many bytes of UTF-8. */
    body(budget: number): string;
    readonly settings: Settings;
    /** The record without what is set. */
    readonly state: Omit<PublishedRecord, 'set'>;
}
export interface SettledPull {
    readonly operation: 'created' | 'updated' | 'none';
    readonly pull: PullRequest;
    /** Settings that GitHub refused; the pull request itself stands. */
    readonly problems: readonly Problem[];
}
export type OpenTarget = Target & {
    readonly repository: string;
    readonly headRepository: string;
};
/** The open pull request of this branch on this base; undefined when there is none. */
export declare function findPull(github: GitHub, target: OpenTarget): Promise<PullRequest | undefined>;
/** Creates the pull request, or brings the open one up to date. Writes nothing where nothing is new. */
export declare function settlePull(github: GitHub, target: OpenTarget, { wanted, open }: {
    wanted: WantedPull;
    open: PullRequest | undefined;
}): Promise<SettledPull>;
export declare function createCall(target: OpenTarget, wanted: WantedPull): ApiCall<PullRequest>;
/** What the creating call itself sets. */
export declare const atCreation: ({ title, settings }: WantedPull) => Settings;
/** Writes the body anew, and the title unless it is the one we set last: what people made of it since lives. */
export declare function recordCall(target: OpenTarget, wanted: WantedPull, { pull, set }: {
    pull: {
        readonly number: PullNumber;
        readonly body: string | null;
    };
    set: Settings;
}): ApiCall;
/** The body with our part in it, the text cut to what the marks and what people wrote leave. */
export declare function bodyOf(before: string, wanted: WantedPull, set: Settings): string;
export declare const currentOf: (pull: PullRequest) => CurrentSettings;
export declare const withoutUndefined: (settings: { [Key in keyof Settings]?: Settings[Key] | undefined; }) => Settings;
