import type { SourcePlace } from './recording.js';
/** A tool call as some agent's log holds it. */
export interface ToolCall {
    readonly name: string;
    readonly id?: string | undefined;
    readonly input: unknown;
    /** What the agent wrote just before. */
    readonly why?: string | undefined;
    readonly at: SourcePlace;
}
/** How a call ended. */
export interface CallResult {
    readonly failed: boolean;
    /** The tool answered with what stands in a folder. */
    readonly folder?: boolean;
    /** SHA-256 of the whole text a Read showed. */
    readonly sha256?: string | undefined;
}
/** A call with its result; none where the log has none. */
export interface EndedCall {
    readonly call: ToolCall;
    readonly result?: CallResult | undefined;
}
/**
 * Pairs calls with results by id, in the order the calls were made. A call that stands twice, as in a resumed session,
 * counts once.
 */
export declare class CallLog {
    #private;
    /** What the agent wrote last; belongs to the calls that follow until something is answered. */
    why: string | undefined;
    call(call: ToolCall): void;
    result(id: string, result: CallResult): void;
    /** An id to pair a call that has none; no step can be called so, hence the plan gives it none either. */
    freeId(): string;
    /** Id of the first call of that tool that has no result yet. */
    firstOpen(name: string): string | undefined;
    /** Whether the log tells how calls ended. */
    get hasResults(): boolean;
    /**
     * The calls to import. Those made after the last result are proposals that nothing answered yet: they count as done;
     * earlier ones without a result were never carried out.
     */
    ended(): EndedCall[];
}
