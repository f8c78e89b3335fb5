import { type Document } from 'yaml';
/**
 * Gives the comments after the last item of a list or a map to the collection that their indentation names, with the blank lines
 * between them: the parser gives them all to the innermost one, and takes the blank line before the first away.
 */
export declare const placeTrailingComments: (document: Document.Parsed, text: string) => void;
