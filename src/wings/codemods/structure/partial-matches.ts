import { isObject } from '../../../core/text/json.ts'
import type { Keys, Matcher } from './matcher.ts'

/**
 * The same matcher, for matches that it takes whole. By itself the engine passes over the code behind the last part of a pattern:
 * `if ($A) $B` takes a statement with its `else`, which a replacement would drop. A pattern that says its strictness means it.
 */
export const wholeMatcher = (matcher: Matcher): Keys => {
  if (typeof matcher === 'string') return { rule: relaxed({ pattern: matcher }) }
  const { rule, utils } = matcher
  if (!isObject(rule)) return matcher
  if (!isObject(utils)) return { ...matcher, rule: relaxed(rule) }
  // Rules that stand elsewhere mean what they say, so that those which the match itself has get other names.
  const mark = '~'.repeat(1 + Math.max(0, ...Object.keys(utils).map(({ length }) => length)))
  const whole = Object.entries(utils).map(([name, one]) => [name + mark, isObject(one) ? relaxed(one, mark) : one])
  return { ...matcher, rule: relaxed(rule, mark), utils: { ...utils, ...Object.fromEntries(whole) } }
}

/** `mark`: what the names of the rules end with that are relaxed. */
const relaxed = (rule: Keys, mark = ''): Keys =>
  Object.fromEntries(
    Object.entries(rule).map(([key, one]) => {
      if (key === 'pattern' && typeof one === 'string') return [key, { context: one, strictness: 'relaxed' }]
      if (key === 'pattern' && isObject(one)) return [key, { strictness: 'relaxed', ...one }]
      if (key === 'matches' && typeof one === 'string') return [key, one + mark]
      const isChoice = (key === 'all' || key === 'any') && Array.isArray(one)
      return [key, isChoice ? one.map((each) => (isObject(each) ? relaxed(each, mark) : each)) : one]
    }),
  )
