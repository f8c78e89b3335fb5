import { CallLog } from './call.js';
import { type JsonNode } from './json-nodes.js';
import type { Importer } from './source.js';
/**
 * Messages API JSON or JSON Lines: messages with `content` blocks, in whatever lists or objects they stand, or a bare
 * list of blocks. The text block before a call is its reason.
 */
export declare const importAnthropic: Importer;
/** Takes every block in a node, in the order of the text. */
export declare const takeBlocks: (node: JsonNode, log: CallLog) => void;
/** The text of a result: a string, or a list of blocks. */
export declare const textOf: (content: unknown) => string | undefined;
