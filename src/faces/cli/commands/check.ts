import { type FSWatcher, watch } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import type { RunOptions } from '../../../core/run/apply.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, type ReplayOptions, withBaseOptions, withReplayOptions } from '../options.ts'
import { unreadable } from '../read-plans.ts'
import { type DeliveryOptions, replay, withDeliveryOptions } from '../replay.ts'
import { inEachRepository, type RepositoryOptions, repositoriesOption, withRepositoryList } from '../repositories.ts'

/** `editplan check`: validates what apply would, and writes nothing. */
export const checkCommand: CommandFactory = (context, finish) =>
  withRepositoryList(
    withDeliveryOptions(withBaseOptions(withReplayOptions(new Command('check'), repositoriesOption()))),
  )
    .summary('validate plans without applying them')
    .description('Validates everything that apply validates, lists all problems at once, and writes nothing.')
    .option('--repair <file>', 'write what an agent needs to correct the refused steps, as JSON')
    .option('--diagnostics', 'ask the language servers of the policy what the plan breaks')
    .option('--watch', 'check again whenever a plan file changes, until interrupted')
    .addHelpText(
      'after',
      examples('editplan check plan.yaml', 'editplan check plan.yaml --watch', 'editplan check --json - < plan.json'),
    )
    .action(async (names: string[], options: CheckOptions) => {
      if (options.repair !== undefined) requireOnePlan(names)
      finish(await (options.watch ? checkAgain : check)(names, options, context))
    })

interface CheckOptions extends Omit<ReplayOptions, 'repo'>, RepositoryOptions, DeliveryOptions {
  readonly diagnostics?: boolean
  readonly watch?: boolean
  readonly repair?: string
}

/** A packet is about the steps of one plan, which are known by their numbers. */
function requireOnePlan(names: readonly string[]): void {
  if (names.length < 2) return
  const message = `--repair writes a packet about one plan, and these are ${names.length}. Check each with a packet of its own.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** Checks after each change of a plan file; answers the last check's exit code. */
async function checkAgain(names: readonly string[], options: CheckOptions, context: Context): Promise<number> {
  if (names.includes('-')) {
    throw new EditplanError({ name: 'USAGE', message: 'Standard input cannot be watched. Pass a plan file.' })
  }
  let exitCode = 0
  const files = names.map((name) => path.resolve(context.cwd, name))
  for await (const _ of whenWritten(files, context.signal)) {
    exitCode = await check(names, options, context)
    context.stderr('Waiting for changes of the plan.\n')
  }
  return exitCode
}

const check = (names: readonly string[], given: CheckOptions, whole: Context): Promise<number> =>
  inEachRepository(given, whole, (options, context) =>
    replay(names, options, context, async (plans, run) => {
      const { checkPlan } = await import('../../../core/run/apply.ts')
      const report = await checkPlan(plans, { ...run, ...(options.diagnostics && { diagnostics: true }) })
      const [plan] = plans
      if (plan && options.repair !== undefined) await writePacket(plan, run, path.resolve(context.cwd, options.repair))
      return report
    }),
  )

async function writePacket(plan: SteppedPlan, run: RunOptions, file: string): Promise<void> {
  const { repairPlan } = await import('../../../core/run/repair.ts')
  const { packet } = await repairPlan(plan, run)
  await writeFile(file, `${JSON.stringify(packet, null, 2)}\n`)
}

/** Milliseconds without a further change before a file is looked at: editors write in several steps. */
const STILL = 100

/**
 * Yields at once, and again whenever one of the files is written, replaced or removed, until the signal aborts. It watches the
 * folders, because many editors write a new file and rename it. Throws PLAN_NOT_FOUND if a folder does not exist.
 */
async function* whenWritten(files: readonly string[], signal: AbortSignal): AsyncGenerator<void, void> {
  let wake = (): void => undefined
  const watchers = [...new Set(files.map((file) => path.dirname(file)))].map((folder) => {
    const wanted = new Set(files.filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)))
    return openWatch(folder, (name) => (name === null || wanted.has(name)) && wake())
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted) {
      const written = new Promise<void>((resolve) => {
        wake = resolve
      })
      yield
      if (!signal.aborted) await written
      await setTimeout(STILL)
    }
  } finally {
    for (const watcher of watchers) watcher.close()
  }
}

const openWatch = (folder: string, tell: (name: string | null) => void): FSWatcher => {
  try {
    return watch(folder, (_, name) => tell(name))
  } catch (error) {
    throw new EditplanError(unreadable(`The folder ${folder}`, error))
  }
}
