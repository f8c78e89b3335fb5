import type { Readable, Writable } from 'node:stream';
import type { WorkbenchOptions } from './workbench.js';
export interface McpServerOptions extends Omit<WorkbenchOptions, 'root'> {
    /** A folder of the checkout; default: the first root that the client offers, else the current folder. */
    readonly root?: string;
    /** The program's version, for clients that show it. */
    readonly version?: string;
    /** Told what a person should know and no client shows: a recording that is continued or set aside, a fault of the protocol. */
    readonly onNote?: (note: string) => void;
}
export interface ServeStreams {
    readonly input: Readable;
    readonly output: Writable;
    /** Ends the server after the call under way. */
    readonly signal?: AbortSignal;
}
export interface McpServer {
    /**
     * Serves one client of the Model Context Protocol over streams of JSON lines, until the input ends; then the plan is written.
     * Nothing else is written to the output. Throws where the checkout could not be opened.
     */
    serve(streams: ServeStreams): Promise<void>;
}
/**
 * An MCP server with the tools Read, Edit, Write and NotebookEdit on a checkout, which records every accepted call as a step of a
 * plan, and plan_show, plan_save and plan_undo on that plan. Throws USAGE for a plan's file whose folder is not there and, where
 * `root` is given, what opening it does: POLICY_INVALID, INTERRUPTED, LOCKED …
 */
export declare function createMcpServer(options?: McpServerOptions): Promise<McpServer>;
