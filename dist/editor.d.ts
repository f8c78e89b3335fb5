/// <reference types="node" />
import { Readable, Writable } from 'node:stream';

type LanguageStreams = { readonly input: Readable; readonly output: Writable; readonly signal?: AbortSignal };

interface LanguageServer {
    /**
     * Serves one client of the Language Server Protocol over streams, until it says `exit` or the input ends. Resolves to the exit code:
     * 0 after `shutdown`, else 1. Nothing else is written to the output, and nothing to the checkout.
     */
    serve(streams: LanguageStreams): Promise<number>;
}
/** A language server for plans in YAML and JSON. The packages of the protocol are loaded when it serves. */
declare const createLanguageServer: (options?: {
    /** A folder of the checkout that plans are checked against; default: the client's folder that a plan is in, else its first. */
    readonly root?: string;
    /** The program's version, for clients that show it. */
    readonly version?: string;
    /** Milliseconds without a change after which a plan is checked; default 250. */
    readonly delay?: number;
}) => LanguageServer;

export { createLanguageServer };
export type { LanguageServer, LanguageStreams };
