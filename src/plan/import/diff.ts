import { addHunks } from './diff-hunks.ts'
import { mailsOf, type PatchMail } from './diff-mail.ts'
import { type FileDiff, parseDiff } from './diff-text.ts'
import type { Recording, SourcePlace } from './recording.ts'
import { type ImportedHeader, type Importer, wholeText } from './source.ts'

/**
 * Unified diffs and `git format-patch` mail. The first mail's subject becomes the title, its body the description, its
 * author and date the plan's; subject and body of each are the reason of its steps. Copies, links, submodules, binary patches and
 * modes of files that are not at hand are listed.
 */
export const importDiff: Importer = (sources, recording) => {
  const mails = sources.flatMap((source) => mailsOf(wholeText(source)).map((mail) => ({ name: source.name, mail })))
  for (const { name, mail } of mails) addMail(mail, name, recording)
  const header = mails.find(({ mail }) => mail.subject !== undefined)?.mail
  return { ...headerOf(header), options: { duplicates: 'keep', reads: 'auto' } }
}

const headerOf = (mail: PatchMail | undefined): ImportedHeader => ({
  ...(mail?.subject && { title: mail.subject }),
  ...(mail?.body && { description: mail.body }),
  ...(mail?.author && { author: mail.author }),
  ...(mail?.date && { created: mail.date }),
})

const addMail = ({ subject, body, lines, line, encoding }: PatchMail, file: string, recording: Recording): void => {
  if (encoding !== undefined) {
    const reason = `Its body is encoded as ${encoding}; save it as plain text (format-patch does).`
    recording.leaveOut('mail', { reason, at: { file, line, column: 1 } })
    return
  }
  const why = [subject, body].filter((part) => part).join('\n\n') || undefined
  for (const diff of parseDiff(lines, line)) addFile(diff, { recording, why, at: { file, line: diff.line, column: 1 } })
}

interface Target {
  readonly recording: Recording
  readonly why: string | undefined
  readonly at: SourcePlace
}

const addFile = (diff: FileDiff, { recording, why, at }: Target): void => {
  const { newPath, oldPath } = diff
  const unfit = whyUnfit(diff)
  if (unfit) {
    recording.leaveOut(unfit.construct, { reason: unfit.reason, at })
    return
  }
  const path = newPath ?? oldPath
  if (path === undefined) {
    recording.leaveOut('diff', { reason: 'It does not name its file.', at })
    return
  }
  const target = { recording, why, at }
  if (isDeleted(diff)) recording.add({ tool: 'Delete', input: { file_path: path }, why, at })
  else if (isNew(diff)) addNew(path, diff, target)
  else addChanged(path, diff, target)
}

const addChanged = (path: string, { headers, hunks, oldPath }: FileDiff, { recording, why, at }: Target): void => {
  const mode = headers.get('new mode')
  if (headers.has('rename from'))
    recording.add({ tool: 'Move', input: { file_path: oldPath, new_path: path }, why, at })
  if (hunks.length > 0) addHunks(path, hunks, { recording, why, at })
  if (mode === undefined) return
  const content = recording.text(path)
  if (content === undefined || recording.rawText(path)?.includes('\r')) {
    recording.leaveOut(`mode ${mode}`, {
      reason: `The mode of ${path} changes, which needs the file; give the checkout.`,
      at,
    })
  } else recording.add({ tool: 'Write', input: { file_path: path, content, executable: mode === '100755' }, why, at })
}

const isDeleted = ({ headers, oldPath, newPath, hunks }: FileDiff): boolean =>
  headers.has('deleted file mode') || (newPath === undefined && oldPath !== undefined && hunks.length > 0)

const isNew = ({ headers, oldPath, newPath }: FileDiff): boolean =>
  headers.has('new file mode') || (oldPath === undefined && newPath !== undefined)

const addNew = (path: string, { headers, hunks }: FileDiff, { recording, why, at }: Target): void => {
  const [{ new: side } = { new: { lines: [], ended: true } }] = hunks
  const content = side.lines.join('\n') + (side.ended && side.lines.length > 0 ? '\n' : '')
  const executable = headers.get('new file mode') === '100755' ? { executable: true } : {}
  recording.add({ tool: 'Write', input: { file_path: path, content, ...executable }, why, at })
}

/** What a plan cannot carry at all. */
const whyUnfit = ({
  headers,
  binary,
  newPath,
  oldPath,
}: FileDiff): { construct: string; reason: string } | undefined => {
  const copied = headers.get('copy from')
  const modes = ['new file mode', 'deleted file mode', 'new mode', 'old mode'].map((name) => headers.get(name))
  const mode = modes.find((given) => given !== undefined) ?? headers.get('index')?.split(' ')[1]
  if (binary && !headers.has('deleted file mode'))
    return { construct: 'binary patch', reason: `A plan cannot carry the binary file ${newPath ?? oldPath ?? ''}.` }
  if (mode === '120000') return { construct: 'symbolic link', reason: 'A plan cannot make or change links.' }
  if (mode === '160000') return { construct: 'submodule', reason: 'A plan cannot move submodules.' }
  return copied === undefined ? undefined : { construct: 'copy', reason: `A plan cannot copy ${copied}.` }
}
