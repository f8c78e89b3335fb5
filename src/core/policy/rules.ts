import { compilePathGlob, type PathGlobOptions } from '../text/globs.ts'
import { edit } from '../tools/edit.ts'
import { allTools, toolNamed } from '../tools/list.ts'
import type { Act } from '../tools/permission.ts'
import { read } from '../tools/read/read.ts'
import { run } from '../tools/run.ts'

/** `Edit(src/**)`: what a step does to some paths. */
export interface Rule {
  readonly text: string
  /** What its text begins with. */
  readonly name: string
  /** Whether its glob matches a path. */
  names(path: string): boolean
  /** As a rule that denies or asks: by what happens to the path, whichever tool does it. */
  forbids(path: string, act: Act): boolean
  /** As a rule that allows: by the tool that it names. */
  permits(path: string, act: Act): boolean
}

/**
 * A rule from its text: a name, and in parentheses a glob. One that denies or asks is read with `fold`, under any spelling of a path, and
 * to protect, in every way in which the glob can be meant. Returns what is wrong, with the rule that was meant.
 */
export const parseRule = (text: string, options: PathGlobOptions = {}): Rule | string => {
  const [, name = '', pattern] = /^(\w+)(?:\((.+)\))?$/s.exec(text.trim()) ?? []
  if (name === '') return `${JSON.stringify(text)} is not a rule: write a tool and a glob, as in Edit(src/**)`
  const covered = toolNamed(name)?.rule
  if (!covered) return `${JSON.stringify(name)} is not a tool: use ${namesOfRules().join(', ')}, Run`
  if (pattern !== undefined && !isBalanced(pattern))
    return `${JSON.stringify(text)} has a parenthesis that opens or closes nothing: write one rule, or \\( for the character`
  const glob = compilePathGlob(pattern ?? '**', options)
  if ('wrong' in glob) {
    const instead = glob.instead === undefined ? '' : `: write ${name}(${glob.instead})`
    return `the glob ${JSON.stringify(pattern)} ${glob.wrong}${instead}`
  }
  const covers = ({ effects }: Act): boolean => effects.some((effect) => covered.includes(effect))
  return {
    text: text.trim(),
    name,
    names: glob.matches,
    forbids: (path, act) => (act.tool === name || covers(act)) && glob.matches(path),
    // What a command leaves counts by its effects: no rule for paths names commands.
    permits: (path, act) =>
      (act.tool === name || ((name === edit.name || act.tool === run.name) && name !== read.name && covers(act))) &&
      glob.matches(path),
  }
}

/** As folders of routes have them: `app/(shop)/**`. */
const isBalanced = (pattern: string): boolean => {
  let open = 0
  for (const [one] of pattern.matchAll(/\\.|[()]/gsu)) {
    if (one === '(') open += 1
    if (one === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/** What a rule for paths may begin with. */
export const namesOfRules = (): readonly string[] => allTools().flatMap(({ name, rule }) => (rule ? [name] : []))
