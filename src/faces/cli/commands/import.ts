import path from 'node:path'
import { Command, Option } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { ImportFormat } from '../../../index.ts'
import type { CommandFactory, Context } from '../context.ts'
import { renderNotImported } from '../not-imported.ts'
import { examples } from '../options.ts'
import { openSource } from '../text-source.ts'
import { writePlan } from '../write-plan.ts'

/** Written out here, so that the library is loaded only once there is something to import; a test holds the two equal. */
export const FORMATS: readonly ImportFormat[] = [
  'anthropic',
  'claude-code',
  'text-editor',
  'gemini',
  'apply-patch',
  'search-replace',
  'diff',
  'openai',
]

interface ImportCommandOptions {
  readonly from?: ImportFormat
  readonly cwd?: string
  readonly repo?: string
  readonly base?: string
  readonly title?: string
  readonly keepFailed?: boolean
  readonly output: string
}

/** `editplan import`: a plan of what agents, editors and git already write. */
export const importCommand: CommandFactory = (context, finish) =>
  new Command('import')
    .summary('make a plan of a transcript, a patch or a diff')
    .description(
      'Makes a plan of what an agent, an editor or git wrote. What cannot become a step is listed on standard error with its place. Several files of one format, such as a session and its sub-agents, make one plan.',
    )
    .argument('<file...>', 'what to import; - is standard input')
    .addOption(new Option('--from <format>', 'its format; found from its content by default').choices([...FORMATS]))
    .option('--cwd <dir>', 'root of the checkout it was recorded in, taken off its paths')
    .option('--repo <dir>', 'a checkout in which changes given by their place are looked up')
    .option('--base <rev>', 'look them up in this commit of the checkout')
    .option('--title <text>', 'the title of the plan')
    .option('--keep-failed', 'import calls that failed, too')
    .option('-o, --output <file>', 'write the plan there, as YAML, JSON or JSON Lines by its name', '-')
    .addHelpText(
      'after',
      examples(
        'editplan import session.jsonl -o plan.yaml',
        'git diff main | editplan import - --repo . --base main -o plan.yaml',
      ),
    )
    .action(async (names: string[], options: ImportCommandOptions) =>
      finish(await importFiles(names, options, context)),
    )

async function importFiles(
  names: readonly string[],
  { from, repo, base, cwd, title, keepFailed, output }: ImportCommandOptions,
  context: Context,
): Promise<number> {
  if (base !== undefined && repo === undefined) {
    throw new EditplanError({
      name: 'USAGE',
      message: '--base names a commit of a checkout, and none is given. Name it with --repo.',
    })
  }
  const { importSources } = await import('../../../index.ts')
  const sources = await Promise.all(names.map((name) => openSource(name, context)))
  const imported = await importSources(sources, {
    ...(from && { format: from }),
    ...(cwd !== undefined && { cwd }),
    ...(repo !== undefined && { root: path.resolve(context.cwd, repo) }),
    ...(base !== undefined && { base }),
    ...(title !== undefined && { title }),
    ...(keepFailed && { keepFailed }),
  })
  context.stderr(renderNotImported(imported.notImported, context.errorStyle))
  if (!imported.ok) throw new EditplanError(imported.problems)
  await writePlan(imported.plan, output, context)
  return 0
}
