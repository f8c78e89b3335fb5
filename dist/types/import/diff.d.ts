import { type Importer } from './source.js';
/**
 * Unified diffs and `git format-patch` mail. The first mail's subject becomes the title, its body the description, its
 * author and date the plan's; subject and body of each are the reason of its steps. What goes comes first, so that its
 * name is free. Copies, links, submodules, deltas of binary files and modes of files that are not at hand are listed.
 */
export declare const importDiff: Importer;
