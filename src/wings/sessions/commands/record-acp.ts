import { existsSync } from 'node:fs'
import path from 'node:path'
import type { WrittenPlan } from '../../../core/history/recordings.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted, listed } from '../../../core/text/words.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { tellLeftOut } from '../../../faces/cli/read-plans.ts'
import { version } from '../../../faces/cli/version.ts'
import { EditorRequests } from '../record/acp/editor-requests.ts'
import { promptingEditor } from '../record/acp/prompting-editor.ts'
import { type AcpRecord, type RecordedAcp, recordAcp } from '../record/acp/record-acp.ts'
import { placeOf, type RecordValues, tellIgnored } from './record-options.ts'
import { writeRecorded } from './recorded-plan.ts'

/**
 * `editplan record --acp`: standard input and output are the editor's, so that all words go to standard error. The exit code is the
 * agent's; 1 if it succeeded and something is not in a plan, or a turn failed.
 */
export async function recordAcpCommand(
  command: AcpRecord['command'],
  options: RecordValues,
  context: Context,
): Promise<number> {
  const output = options.output === '-' ? DEFAULT_FILE : options.output
  const { root, ...place } = await placeOf(
    { ...options, output: path.resolve(context.cwd, options.repo, output) },
    context,
  )
  const title = options.prompt === undefined ? 'Changes of an agent' : options.prompt.slice(0, 72)
  const request = { title, ...place, command, cwd: root, signal: context.signal }
  const written = new Map<string, WrittenPlan>()
  const keep = (session: Session): void => keepPlan(session, { output, written, context })
  if (options.prompt === undefined) {
    const recorded = await recordAcp({
      ...request,
      editor: { input: process.stdin, output: process.stdout },
      onTurn: keep,
    })
    return deliver(recorded, { keep, context })
  }
  const requests = await EditorRequests.open(root, place.policy)
  const onText = (text: string): void => context.stderr(text)
  const { prompt } = options
  const editor = promptingEditor({ prompt, cwd: root, version, requests, onText, signal: context.signal })
  const recorded = await recordAcp({ ...request, editor, onTurn: keep })
  const failure = await editor.failure
  context.stderr(failure === undefined ? '\n' : `\n${oneLine(failure)}\n`)
  tellBarred(requests.barred, context)
  const exitCode = deliver(recorded, { keep, context })
  return failure === undefined && recorded.exitCode >= 128
    ? Number(exitCode !== recorded.exitCode)
    : exitCode || Number(failure !== undefined)
}

const DEFAULT_FILE = 'plan.yaml'

/** What the agent had to leave undone. */
function tellBarred(barred: readonly string[], context: Context): void {
  if (barred.length === 0) return
  const names = listed(barred.map(oneLine), SHOWN, '; ')
  context.stderr(
    `The policy did not allow ${counted(barred.length, 'request')} of the agent: ${names}. A rule under \`allow\`, such as Write(docs/**) or Run(npm test), allows them: \`editplan help policy\`.\n`,
  )
}

const SHOWN = 20

type Session = RecordedAcp['sessions'][number]

interface KeptPlans {
  readonly output: string
  /** Where the plan of each session was written last. */
  readonly written: Map<string, WrittenPlan>
  readonly context: Context
}

/** Writes a session's plan, seen from its own folder; where that is gone, beside the nearest folder above it that is there. */
function keepPlan({ id, cwd, plan }: Session, { output, written, context }: KeptPlans): void {
  if (!plan) return
  const before = written.get(id)
  const wanted = inFolder(path.resolve(cwd, output))
  const now = writeRecorded(plan, { wanted, known: before })
  written.set(id, now)
  if (before?.file !== now.file) context.stderr(`The plan of session ${oneLine(id)} is in ${now.file}\n`)
}

function inFolder(file: string): string {
  let folder = path.dirname(file)
  while (!existsSync(folder) && path.dirname(folder) !== folder) folder = path.dirname(folder)
  return path.join(folder, path.basename(file))
}

type Delivery = { readonly keep: (session: Session) => void; readonly context: Context }

function deliver({ sessions, exitCode }: RecordedAcp, { keep, context }: Delivery): number {
  for (const session of sessions) {
    const { id, plan, leftOut, ignored } = session
    keep(session)
    tellLeftOut(leftOut, context)
    tellIgnored(ignored, context)
    if (!plan && leftOut.length === 0) context.stderr(`Session ${oneLine(id)} changed nothing: it has no plan.\n`)
  }
  if (sessions.length === 0) context.stderr('The agent began no session: there is no plan.\n')
  if (exitCode !== 0) return exitCode
  return Number(sessions.some(({ leftOut }) => leftOut.length > 0))
}
