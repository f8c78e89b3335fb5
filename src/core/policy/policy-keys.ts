import type * as z from 'zod'

/** What wings read of a policy, by key. Each wing adds its own where it declares its key. */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it
export interface PolicyKeys {}

/** A key of the policy file that a wing reads. */
export interface PolicyKey<Key extends keyof PolicyKeys = keyof PolicyKeys> {
  readonly key: Key
  schema(): z.ZodType<PolicyKeys[Key]>
  /** Programs that it names, each with its arguments. */
  programs(content: PolicyKeys[Key]): readonly (readonly string[])[]
  /** Globs of files that it is about. */
  globs(content: PolicyKeys[Key]): readonly (string | readonly string[])[]
}

const known: PolicyKey[] = []

export const addPolicyKey = (one: PolicyKey): void => {
  known.push(one)
}

export const policyKeys = (): readonly PolicyKey[] => known

/** What the keys of wings answer of a policy, in order. */
export const askPolicyKeys = <Answer>(
  file: Partial<PolicyKeys>,
  ask: (key: PolicyKey, content: PolicyKeys[keyof PolicyKeys]) => readonly Answer[],
): readonly Answer[] =>
  known.flatMap((one) => {
    const content = file[one.key]
    return content === undefined ? [] : ask(one, content)
  })
