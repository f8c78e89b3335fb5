/** `editplan/text` as one file that browsers and edge runtimes run: the file, and the names of what went in. */
export function bundleTextDoor(root: string): Promise<{ readonly text: string; readonly inputs: readonly string[] }>
