import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { tableLines } from '../../core/report/terminal/style.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { once } from '../../core/tools/fields.ts'
import { EditplanError } from '../../errors.ts'
import type { InputsOf } from '../../inputs/table.ts'
import type { Context } from './context.ts'
import { readText } from './read-plans.ts'
import type { DeliveryOptions, RepositoryOutcome } from './replay.ts'

/** What is given for one of them. */
export type InOne<Options> = Omit<Options, 'repo' | 'repos'> & { readonly repo: string }

/**
 * Runs a command for each checkout and answers the highest exit code. With several, `--json` prints an array in their order, `--report`
 * and `--html` name a folder that gets a file for each, and a table of the outcomes comes last. Throws USAGE.
 */
export async function inEachRepository<
  Options extends Pick<InputsOf<'apply' | 'check'>, 'repo' | 'repos'> & DeliveryOptions,
>(
  options: Options,
  context: Context,
  run: (options: InOne<Options>, context: Context) => Promise<RepositoryOutcome>,
): Promise<number> {
  const { repo, repos, ...others } = options
  const folders = [
    ...(repo ?? (repos === undefined ? ['.'] : [])),
    ...(repos === undefined ? [] : await foldersIn(repos, context)),
  ]
  const [only] = folders
  if (only !== undefined && folders.length === 1) return (await run({ ...others, repo: only }, context)).exitCode
  const printed: string[] = []
  const one = { ...context, readStdin: once(context.readStdin), ...(options.json && { stdout: collect(printed) }) }
  const outcomes: (readonly [folder: string, outcome: RepositoryOutcome])[] = []
  const names = namesOf(folders)
  for (const [at, folder] of folders.entries()) {
    if (context.signal.aborted) break
    if (!options.json && !options.quiet) context.stdout(`${at === 0 ? '' : '\n'}${oneLine(folder)}\n`)
    const files = await filesFor(names[at] ?? '', options, context)
    outcomes.push([folder, await run({ ...others, ...files, repo: folder }, one)])
  }
  if (options.json)
    context.stdout(
      `${JSON.stringify(
        printed.map((text) => JSON.parse(text)),
        null,
        2,
      )}\n`,
    )
  else if (!options.quiet) context.stdout(`\n${tableOf(outcomes)}`)
  return Math.max(...outcomes.map(([, { exitCode }]) => exitCode))
}

async function foldersIn(name: string, context: Context): Promise<readonly string[]> {
  const folders = (await readText(name, context, { what: name }))
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (folders.length > 0) return folders
  const message = `${name} names no repository. Write one folder on each line.`
  throw new EditplanError({ name: 'USAGE', message })
}

const collect =
  (texts: string[]): Context['stdout'] =>
  (text) => {
    texts.push(text)
  }

/** The last part of each path, numbered where it is taken. */
const namesOf = (folders: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return folders.map((folder) => {
    const own = path.basename(path.resolve(folder)) || 'root'
    let name = own
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${own}-${count}`
    taken.add(name.toLowerCase())
    return name
  })
}

/** The report files of one checkout, in folders that are made. */
async function filesFor(
  name: string,
  { report, html }: DeliveryOptions,
  { cwd }: Context,
): Promise<Pick<DeliveryOptions, 'report' | 'html'>> {
  for (const folder of [report, html])
    if (folder !== undefined) await mkdir(path.resolve(cwd, folder), { recursive: true })
  return {
    ...(report !== undefined && { report: path.join(report, `${name}.json`) }),
    ...(html !== undefined && { html: path.join(html, `${name}.html`) }),
  }
}

const tableOf = (outcomes: readonly (readonly [string, RepositoryOutcome])[]): string =>
  tableLines(outcomes.map(([folder, { cells }]) => [oneLine(folder), ...cells]))
    .map((line) => `${line}\n`)
    .join('')
