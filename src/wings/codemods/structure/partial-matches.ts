import { isObject } from '../../../core/text/json.ts'
import type { Keys, Matcher } from './matcher.ts'

/**
 * The same matcher, for matches that it takes whole. By itself the engine passes over the code behind the last part of a pattern:
 * `if ($A) $B` takes a statement with its `else`, which a replacement would drop. A pattern that says its strictness means it.
 */
export const wholeMatcher = (matcher: Matcher): Keys => {
  if (typeof matcher === 'string') return { rule: relaxed({ pattern: matcher }) }
  return isObject(matcher.rule) ? { ...matcher, rule: relaxed(matcher.rule) } : matcher
}

const relaxed = (rule: Keys): Keys =>
  Object.fromEntries(
    Object.entries(rule).map(([key, one]) => {
      if (key === 'pattern' && typeof one === 'string') return [key, { context: one, strictness: 'relaxed' }]
      if (key === 'pattern' && isObject(one)) return [key, { strictness: 'relaxed', ...one }]
      const isChoice = (key === 'all' || key === 'any') && Array.isArray(one)
      return [key, isChoice ? one.map((each) => (isObject(each) ? relaxed(each) : each)) : one]
    }),
  )
