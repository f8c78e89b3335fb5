import { type Roots } from './roots.js';
import type { ServeStreams } from './server.js';
import type { Workbench } from './workbench.js';
export interface ServeOptions {
    readonly version: string;
    readonly readOnly: boolean;
    readonly dryRun: boolean;
    readonly onNote: (note: string) => void;
    /** Called once, with the roots that the client offers. */
    readonly open: (roots: Roots) => Promise<Workbench>;
}
/** Speaks the protocol with one client until its input ends. Throws what opening the checkout threw, once the client is gone. */
export declare function serveClient(streams: ServeStreams, options: ServeOptions): Promise<void>;
