/** A place in a text, both counted from 1; columns in UTF-16 code units, a byte order mark at the start not counted. */
export interface Place {
    readonly line: number;
    readonly column: number;
}
/** Keys and indices from the plan's root to a field, e.g. `['steps', 3, 'file_path']`. */
export type FieldPath = readonly PropertyKey[];
/** Finds fields in the text a plan was read from. A field that is not there is found at the nearest one around it. */
export interface Locator {
    /** Where the field's value begins. */
    value(path: FieldPath): Place;
    /** Where the field's key begins. */
    key(path: FieldPath): Place;
}
/** Turns offsets into places: the lines are indexed at the first call, each call is a binary search. */
export declare const placesOf: (text: string) => ((offset: number) => Place);
