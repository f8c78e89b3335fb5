/** The policy's decision about a path and a tool, or about a command, and the rule that decided. */
export interface Decision {
  readonly behavior: 'allow' | 'ask' | 'deny'
  /** The rule's text, `protected: <kind>`, `changed: <kind>`, `mode: <mode>`, `granted` or `default`. */
  readonly rule: string
  /** A sentence for a person, without a full stop. */
  readonly reason: string
}
