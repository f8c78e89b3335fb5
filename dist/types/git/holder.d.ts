/** The process that something on the disk belongs to. */
export interface Holder {
    readonly pid: number;
    readonly host: string;
}
/** This process. */
export declare const ownHolder: () => Holder;
/** Only a process of this machine can be known to be gone. */
export declare const isGone: (holder: Holder) => boolean;
