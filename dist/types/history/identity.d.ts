import type { Identity } from '../git/fast-import.js';
import type { Author } from '../plan/schema.js';
/** Author and committer of a run's commits. `created` is the plan's date, `baseDate` the base's committer date as git writes it. */
export declare function identityOf(author: Author | undefined, created: string | undefined, baseDate: string): Identity;
