import { type Publication, type PublishResult } from './publication.js';
/** What a first run would send, made by the functions that a real run sends it with; nothing is asked or sent. */
export declare function dryRun(publication: Publication): Promise<PublishResult>;
