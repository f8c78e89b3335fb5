import { isObject } from '../../../core/text/json.ts'
import type { Language } from './languages.ts'
import type { Keys, Matcher } from './matcher.ts'
import type { Replacement } from './rule.ts'

/**
 * What is looked for, with each pattern that is a qualified name of C++ (`std::string`) as a type. It may be an expression too, which is
 * what the parser takes it for by itself; ast-grep's own parser takes it for a type.
 */
export const withQualifiedNames = <Given extends { readonly matcher: Matcher; readonly replacement: Replacement }>(
  given: Given,
  { name }: Language,
): Given => {
  if (name !== 'cpp') return given
  const { matcher, replacement } = given
  const read = withTypes(typeof matcher === 'string' ? { rule: { pattern: matcher } } : matcher)
  const rewriters = replacement.rewriters.map((one) => ({ ...one, matcher: withTypes(one.matcher) }))
  return { ...given, matcher: read, replacement: { ...replacement, rewriters } }
}

/** Patterns at any depth of a rule. */
const withTypes = (rule: Keys): Keys =>
  Object.fromEntries(
    Object.entries(rule).map(([key, one]) => [
      key,
      key === 'pattern' && typeof one === 'string'
        ? asType(one)
        : Array.isArray(one)
          ? one.map((each) => (isObject(each) ? withTypes(each) : each))
          : isObject(one)
            ? withTypes(one)
            : one,
    ]),
  )

const NAME = /^\s*(?:::)?(?:[\w$]+(?:<[^;(){}]*>)?::)+[\w$]+(?:<[^;(){}]*>)?\s*$/

const asType = (pattern: string): unknown =>
  NAME.test(pattern) ? { context: `${pattern.trim()} x;`, selector: 'qualified_identifier' } : pattern
