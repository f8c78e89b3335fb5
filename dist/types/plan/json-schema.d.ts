/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
export declare const planJsonSchema: () => Record<string, unknown>;
