import { cwdStripper } from '../../core/plan/cwd.ts'
import type { FixEdit } from '../../core/plan/fix-input.ts'
import type { FixOptions, FixRecording, LookUp } from '../../core/plan/fix-output.ts'
import { documentsOf } from '../../core/plan/json-nodes.ts'
import type { ImportSource } from '../../core/plan/source-text.ts'
import { toLf } from '../../core/text/line-ending.ts'
import { visible } from '../../core/text/visible.ts'
import type { FixReader, FixSink, ProposedFix, SeenFile } from './proposed-fix.ts'
import { Settlement } from './settle.ts'
import { FixTaker, type TakenFix } from './take-fix.ts'

/** Reads documents of one tool into a recording: every fix whole, of two at one place the first. */
export function importFixes(
  reader: FixReader,
  sources: readonly ImportSource[],
  { recording, options }: FixImport,
): void {
  const found: ProposedFix[] = []
  const seen: (readonly [string, SeenFile])[] = []
  const notes = new Set<string>()
  let root: string | undefined
  const sink: FixSink = {
    options,
    fix: (fix) => void found.push(fix),
    saw: (path, file) => void seen.push([path, file]),
    refuse: (reason, at) => void recording.leaveOut('fix', { reason, at }),
    pass: (reason, at) => void recording.leaveOut('fix', { reason, at, mayChangeFiles: false }),
    root: (path) => {
      root ??= path
    },
    note: (text) => void notes.add(text),
  }
  for (const source of sources)
    for (const document of (reader.documents ?? documentsOf)(source, recording)) reader.read(document, sink)
  const stripped = cwdStripper(recording.cwd ?? root)
  const taker = new FixTaker(recording.look ?? NOWHERE, stripped)
  for (const [path, file] of seen) taker.saw(path, file)
  for (const taken of settle(found, taker, recording)) pushFix(taken, recording, options)
  if (taker.trustsFiles && !recording.isLive) recording.note(ON_TRUST)
  for (const note of notes) recording.note(note)
}

const ON_TRUST = 'The output does not say what the files held: they are taken to be as the tool saw them.'

export interface FixImport {
  readonly recording: FixRecording
  readonly options: FixOptions
}

const NOWHERE: LookUp = (path) => ({
  ok: false,
  reason: `Cannot locate its text in ${visible(path)} without the file; pass --repo.`,
})

function settle(found: readonly ProposedFix[], taker: FixTaker, recording: FixRecording): readonly TakenFix[] {
  const settlement = new Settlement()
  for (const fix of found) {
    const taken = taker.take(fix)
    if (typeof taken === 'string') {
      const mayChangeFiles = taken !== 'It changes nothing.'
      recording.leaveOut(fix.source, { reason: taken, at: fix.at(), mayChangeFiles })
      continue
    }
    const settled = settlement.add(taken)
    if (settled.kind === 'kept') continue
    const other = settled.with.fix
    const { line, column } = other.at()
    const reason =
      settled.kind === 'repeats'
        ? `It is the same as the fix of ${other.source} at ${line}:${column}.`
        : `FIX_CONFLICT: the fix of ${other.source} at ${line}:${column} changes the same place. Run the tool again after that.`
    recording.leaveOut(fix.source, { reason, at: fix.at(), mayChangeFiles: settled.kind === 'conflicts' })
  }
  return settlement.byRule()
}

function pushFix({ fix, edits }: TakenFix, recording: FixRecording, options: FixOptions): void {
  const step = { why: oneLine(fix.why), at: fix.at() }
  const edit = options.edits ? asEdit(edits, recording.look) : undefined
  if (edit) recording.push({ ...step, tool: 'Edit', input: edit })
  else recording.push({ ...step, tool: 'Fix', input: { source: oneLine(fix.source) || 'fix', edits } })
}

/** A fix of one edit as an Edit, where lines around it make its text unique in the file. */
function asEdit(edits: readonly FixEdit[], look: LookUp | undefined): Readonly<Record<string, string>> | undefined {
  const [edit, ...others] = edits
  if (!edit || !('start' in edit) || others.length > 0 || edit.file_path.endsWith('.ipynb')) return undefined
  const found = look?.(edit.file_path)
  if (!found?.ok || !found.bytes) return undefined
  const text = toLf(found.bytes.toString('utf8'))
  for (const [before, after] of [
    ['', ''],
    [edit.before ?? '', edit.after ?? ''],
  ] as const) {
    const old_string = toLf(`${before}${edit.old_string}${after}`)
    const at = old_string === '' ? -1 : text.indexOf(old_string)
    if (at < 0 || text.indexOf(old_string, at + 1) >= 0) continue
    return { file_path: edit.file_path, old_string, new_string: toLf(`${before}${edit.new_string}${after}`) }
  }
  return undefined
}

const oneLine = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : text
        .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
        .replace(/\p{Surrogate}/gu, '�')
        .trim() || undefined
