import type { StepTool } from '../plan/schema.ts'
import { compileGlob, type Glob } from '../text/glob.ts'

/** `Edit(src/**)`: the steps a rule is about. */
export interface Rule {
  /** As the policy wrote it. */
  readonly text: string
  readonly tools: readonly StepTool[]
  readonly matches: (path: string, tool: StepTool) => boolean
}

/** Edit means every tool that changes files, Run too; Write is also about what a command leaves; every other name means that tool. */
const TOOLS: Readonly<Record<string, readonly StepTool[]>> = {
  Read: ['Read'],
  Edit: ['Edit', 'Write', 'NotebookEdit', 'Delete', 'Move', 'Set', 'Unset', 'Convert', 'Run', 'Fix'],
  Write: ['Write', 'Run'],
  NotebookEdit: ['NotebookEdit'],
  Delete: ['Delete'],
  Move: ['Move'],
  Set: ['Set'],
  Unset: ['Unset'],
  Convert: ['Convert'],
}

/**
 * A rule from its text: a tool's name, and in parentheses a glob (default every path). With `fold` another spelling of a path that
 * some file system takes for the same matches too. Returns what is wrong, as a string.
 */
export const parseRule = (text: string, options: { readonly fold?: boolean } = {}): Rule | string => {
  const [, name = '', pattern] = /^(\w+)(?:\((.+)\))?$/s.exec(text.trim()) ?? []
  if (name === '') return `${JSON.stringify(text)} is not a rule: write a tool and a glob, as in Edit(src/**)`
  const tools = TOOLS[name]
  if (!tools) return `${JSON.stringify(name)} is not a tool: use ${Object.keys(TOOLS).join(', ')}, Run`
  const glob: Glob | string = compileGlob(pattern ?? '**', options)
  if (typeof glob === 'string') return `the glob ${JSON.stringify(pattern)} ${glob}`
  return { text: text.trim(), tools, matches: (path, tool) => tools.includes(tool) && glob.matches(path) }
}
