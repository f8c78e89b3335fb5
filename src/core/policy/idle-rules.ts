import { compileGlobs } from '../text/globs.ts'
import { isCommandRule } from './command-rules.ts'
import { FORBIDDING } from './policy.ts'
import type { PolicyFile } from './policy-file.ts'
import { askPolicyKeys } from './policy-keys.ts'
import { parseRule } from './rules.ts'

/** A sentence for each rule and glob of a policy that is about none of these files: it may be misspelt, or for files to come. */
export const idleRules = (file: PolicyFile, files: readonly string[]): readonly string[] => {
  const rules = (['deny', 'ask', 'allow'] as const).flatMap((list) =>
    file.rules[list]
      .filter((text) => !isCommandRule(text))
      .flatMap((text) => {
        const rule = parseRule(text, list === 'allow' ? {} : FORBIDDING)
        return typeof rule === 'string' || files.some(rule.names) ? [] : [`The ${list} rule ${rule.text}`]
      }),
  )
  const globs = [
    ...(file.only ?? []).map((glob) => ['only', glob] as const),
    ...file.secrets.allow.map((glob) => ['secrets.allow', glob] as const),
    ...Object.keys(file.schemas).map((glob) => ['schemas', glob] as const),
    ...Object.keys(file.reminders).map((glob) => ['reminders', glob] as const),
    ...askPolicyKeys(file, ({ key, globs }, content) => globs(content).map((glob) => [key, glob] as const)),
  ].flatMap(([key, glob]) => (isIdle(glob, files) ? [`The glob ${JSON.stringify(glob)} of ${key}`] : []))
  return [...rules, ...globs].map((what) => `${what} matches no file here.`)
}

const isIdle = (glob: string | readonly string[], files: readonly string[]): boolean => {
  const globs = compileGlobs(glob)
  return typeof globs !== 'string' && !files.some((path) => globs.some(({ matches }) => matches(path)))
}
