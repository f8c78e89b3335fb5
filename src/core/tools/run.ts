import * as z from 'zod'
import { listOf } from '../text/globs.ts'
import { commandLineOf } from '../text/words.ts'
import { createOverlay } from '../workspace/overlay.ts'
import { type Check, firstProblem, isNotLink, openTarget, REGULAR_FILE, refuse } from './checks.ts'
import { REMOVING, removalOf } from './delete.ts'
import { flag, once, text, withRules } from './fields.ts'
import { patterns } from './file-choice.ts'
import type { Act } from './permission.ts'
import type {
  CommandFile,
  CommandOutcome,
  Outcome,
  StepContext,
  StepOutcome,
  Tool,
  ToolContext,
  ToolRefusal,
  ToolResult,
} from './tool.ts'
import { putBytes, WRITING } from './write.ts'

/** Runs a command. It names no paths; what it left tells them. */
export const run = {
  name: 'Run',
  input: once(stepInput),
  effect: 'creates',
  touches: () => [],
  fileKey: 'file_path',
  doing: 'Running',
  // Whoever runs the command says so.
  announce: () => undefined,
  facts: ({ command, changes }) => [
    `Runs ${commandLineOf(command)}`,
    changes === undefined ? 'It may change no file' : `It may change ${listOf(changes).join(', ')}`,
  ],
  title: ({ command }) => (Array.isArray(command) ? command.join(' ') : command),
  apply: async ({ command }, context, execute) =>
    takeFiles(commandLineOf(command), execute ? await execute() : NO_COMMANDS, context),
} satisfies Tool<'Run'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Run: ReturnType<typeof stepInput>
  }
}

/** What a command did to a file that it left with these bytes, or took away. */
export const actOfCommand = (after: Buffer | undefined): Act => ({
  tool: run.name,
  effects: after ? WRITING : REMOVING,
})

function stepInput() {
  return withRules(
    z.strictObject({
      command: z
        .union(
          [plain().regex(/\S/, 'is blank; name a program').max(4096, 'is over 4096 characters').trim(), words()],
          'is not a command line or a list of words',
        )
        .describe(
          'The program and its arguments: a list of words, or one plain command as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.',
        )
        .meta({ examples: ['npm run format', ['npx', 'prettier', '--write', 'src']] }),
      changes: patterns()
        .optional()
        .describe(
          'Files that it may change, make or remove: a .gitignore pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.',
        )
        .meta({ examples: ['package-lock.json', ['src/**', 'docs/api/**']] }),
      timeout: seconds(),
      background: flag(
        'Whether later steps run meanwhile; the run waits for its result before it delivers anything. Only for commands that search, read, list or compare files.',
      ).meta({ default: false }),
    }),
    [
      'changes',
      ({ background, changes }) => background !== true || changes === undefined,
      'cannot be combined with background: later steps would not see what the command changes',
    ],
  ).describe('Run a command that the policy allows; what it changes becomes the step.')
}

/** Text that a command line can hold: a line break would end a command, a NUL the argument. */
const plain = () => text().regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')

const words = () =>
  z
    .array(plain().max(4096, 'is over 4096 characters'), 'is not a list of texts')
    .min(1, 'is an empty list; name a program')
    .max(256, 'is over 256 words')
    .refine(([program]) => program !== '', { path: [0], message: 'is empty; name a program' })

const MOST_SECONDS = 86_400

const seconds = () =>
  z
    .union(
      [
        z.int().min(1).max(MOST_SECONDS),
        z
          .string()
          .regex(/^[1-9]\d{0,4}\s?[smh]?$/)
          .transform(
            (given) => Number.parseInt(given, 10) * (given.endsWith('h') ? 3600 : given.endsWith('m') ? 60 : 1),
          )
          .pipe(z.number().max(MOST_SECONDS)),
      ],
      `is not a time from 1s to ${MOST_SECONDS}s, such as 120s, 5m or a number of seconds`,
    )
    .optional()
    .describe('Time after which the command is killed and the step refused: seconds, or a text such as 120s or 5m.')
    .meta({ default: 600, examples: ['120s', '5m', 90] })

/** Takes what a command left as the step's changes, all or none. Refusals: those of the command, and of the rules for each file. */
async function takeFiles(path: string, outcome: CommandOutcome, context: StepContext): Promise<StepOutcome> {
  if (!outcome.ok) return outcome
  const done: ToolResult[] = []
  // A file may take the place of a folder, or a folder that of a file: what goes makes room first.
  const workspace = createOverlay(context.workspace)
  const isGone = ({ after }: CommandFile): boolean => after === undefined
  for (const file of [...outcome.files.filter(isGone), ...outcome.files.filter((one) => !isGone(one))]) {
    const left = await leaveFile(file, { ...context, workspace })
    if (!left.ok) return left
    done.push(left)
    if (left.change) workspace.put(left.change)
  }
  return { ok: true, path, done }
}

const NO_COMMANDS: ToolRefusal = {
  ok: false,
  problem: {
    name: 'COMMAND_NOT_RECORDED',
    message: 'No command runs here. Use `editplan check`, `apply` or `pr`, which run it.',
  },
}

/**
 * Takes a file to what a command left of it. It needs no Read; one that was read before must be read again. Refusals: those of
 * `Workspace.locate`, of the rules for Run (for Delete where the file goes), IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, SYMLINK,
 * PATH_INVALID for a path behind a link.
 */
async function leaveFile({ path, after, executable }: CommandFile, context: ToolContext): Promise<Outcome> {
  const opened = openTarget(run.name, { path, ...actOfCommand(after) }, context)
  if (!opened.ok) return opened
  const { target } = opened
  if (target.path !== path)
    return refuse('PATH_INVALID', `${path} is behind a link. The command must not change files there.`)
  const problem = firstProblem(target, CHECKS)
  if (problem) return { ok: false, problem }
  if (!after) return { ok: true, path, change: removalOf(target) }
  const put = putBytes({ ...target, executable, state: undefined }, after)
  if (!put.ok) return put
  const { state: _, notes: __, reads: ___, ...done } = put
  return done
}

const CHECKS: readonly Check[] = [...REGULAR_FILE, isNotLink]
