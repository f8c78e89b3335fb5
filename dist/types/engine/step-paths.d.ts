import type { EditInput, EditStepInput, Step } from '../plan/schema.js';
/** A step's paths as it names them, the one it is called by first; none for an Edit of a glob. */
export declare const pathsOf: ({ input }: Pick<Step, 'input'>) => readonly string[];
/** What a step is about, as it says so: its path, or its glob. */
export declare const nameOf: ({ input }: Pick<Step, 'input'>) => string;
/** An Edit of every file that a glob names. */
export type GlobEdit = EditStepInput & {
    readonly glob: string;
};
/** The glob Edit that a step is; undefined for every other. */
export declare const globEditOf: ({ input }: Pick<Step, 'input'>) => GlobEdit | undefined;
/** The Edit that a step is, as agents make it: one file, one text; undefined for every other. */
export declare const plainEditOf: ({ tool, input }: Pick<Step, 'tool' | 'input'>) => EditInput | undefined;
