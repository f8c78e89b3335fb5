/**
 * Does work that keeps files of its own in the git directory: where the system does not let it (no space, no permission), the
 * refusal is WRITE_FAILED with the system's reason.
 */
export declare function tellingSystemFailures<Result>(work: () => Promise<Result>): Promise<Result>;
