import { type CallOptions } from '../../run/editing.js';
import type { PolicySource } from '../../run.js';
import { type Answer } from './answer.js';
import { type OpenedRecording } from './recording/open-recording.js';
import type { Saved } from './recording/recording.js';
import { type Roots } from './roots.js';
export interface WorkbenchOptions {
    /** A folder of the checkout, or any other folder. */
    readonly root: string;
    /** The plan's file, absolute, in a folder that exists; without one the recording ends with the process. */
    readonly record?: string;
    readonly policy?: PolicySource;
    readonly readOnly?: boolean;
    readonly dryRun?: boolean;
}
/** The tools of one client over one checkout, with the plan that its calls make. */
export interface Workbench extends Pick<OpenedRecording, 'continued' | 'setAside'> {
    readonly dryRun: boolean;
    /** Answers a call. Calls are served one after the other, in the order they were made. */
    call(tool: string, input: unknown, options: CallOptions): Promise<Answer>;
    /** The folders outside of which files are refused from now on. */
    stayInside(roots: Roots): void;
    /** Waits for the calls under way and writes the plan. */
    close(): Promise<Saved | undefined>;
}
/** Throws what `openEditing` does, and LOCKED where another server records to the same file. */
export declare function openWorkbench({ record, readOnly, ...options }: WorkbenchOptions): Promise<Workbench>;
