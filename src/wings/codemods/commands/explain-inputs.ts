import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'

const CHANGE = {
  verbs: ['explain'],
  of: 'face',
  option: ['', 'Options'],
  only: 'the Action explains the pull request of an event, by what a job without a token may do, and writes no plan',
} as const
const BOTH = { ...CHANGE, verbs: ['explain', 'explain of a plan'] } as const

/** Inputs that `editplan explain` has and no other command. */
export const OF_EXPLAIN = [
  { name: 'staged', type: 'flag', about: 'explain what is staged', not: ['pr'], ...CHANGE },
  {
    name: 'pr',
    type: 'number of a pull request',
    about: 'explain this pull request of origin, which is fetched',
    ...{ ...CHANGE, option: ['<number>', 'Options'] },
  },
  {
    name: 'output',
    type: 'text',
    about: 'write the plan there; its name decides between YAML, JSON and JSON Lines',
    ...{ ...BOTH, option: ['-o, output <file>', 'Options'] },
  },
  {
    name: 'base',
    type: 'text',
    about: 'for a plan: the commit to replay on; by default its own base, or the checkout as it is',
    ...{ ...BOTH, verbs: ['explain of a plan'], option: ['<rev>', 'Options'] },
  },
  {
    name: 'title',
    type: 'text',
    about: 'the title of the plan; if it is one commit, its subject by default',
    ...{ ...CHANGE, with: ['output', 'json'], option: ['<text>', 'Options'] },
  },
  {
    name: 'policy',
    type: 'text',
    about: 'the policy to follow; by default .github/editplan.yml of the base',
    ...{ ...BOTH, option: ['<file>', 'Options'] },
  },
  {
    name: 'html',
    type: 'text',
    about: 'write a page that shows each step with its files, and the rest in full',
    ...{ ...CHANGE, option: ['<file>', 'Options'] },
  },
  {
    name: 'as',
    type: 'text',
    about: 'codemod: write the rules into the folder of -o, for other states, with cases for editplan test',
    ...{ ...CHANGE, option: ['<form>', 'Options'] },
  },
  { name: 'run', type: 'flag', about: 'try the commands that the policy names under explain', ...CHANGE },
  { name: 'json', type: 'flag', about: 'print the explanation as JSON', ...BOTH },
] as const satisfies readonly Input[]

/** What `editplan explain` was given. */
export type ExplainValues = InputsOf<'explain' | 'explain of a plan', (typeof OF_EXPLAIN)[number]>
