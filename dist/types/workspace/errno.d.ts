/** Whether an error is the operating system's, with one of these codes; with any code when none is named. */
export declare const isErrno: (error: unknown, ...codes: string[]) => error is NodeJS.ErrnoException;
