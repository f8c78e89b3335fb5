/**
 * Makes paths of the checkout a plan was recorded in relative to its root: `/home/ada/shop/src/a.ts` under
 * `/home/ada/shop` is `src/a.ts`. Paths elsewhere stay as they are. A Windows root (`C:\shop`) matches in either case of
 * the drive letter and either slash, and what remains gets `/` between its parts.
 */
export declare const cwdStripper: (cwd: string | undefined) => ((path: string) => string);
