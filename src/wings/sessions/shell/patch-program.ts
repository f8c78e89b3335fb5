import { applyHunks, likeFile, textsOf } from '../../../core/text/hunks.ts'
import { type FileDiff, parseDiff } from '../diff-text.ts'
import type { Action, Program, ProgramContext } from './program.ts'
import { readOptions } from './program.ts'

/** `patch -p1`, of what comes in or of a file. */
export const patchProgram: Program = (words, context) => {
  const given = readOptions(words, {
    flags: 'Nfst',
    valued: 'pi',
    long: {
      strip: 'p',
      input: 'i',
      forward: 'N',
      force: 'f',
      silent: 's',
      quiet: 's',
      batch: 't',
      'no-backup-if-mismatch': 'N',
    },
  })
  const [target, input, ...more] = given?.rest ?? []
  const strip = Number(given?.values('p')[0] ?? (target === undefined ? Number.NaN : 0))
  if (!given || more.length > 0 || !Number.isInteger(strip)) return undefined
  const inputs = input === undefined ? given.values('i') : [input]
  return patched(inputs, { strip, context, ...(target !== undefined && { target: context.at(target) }) })
}

/** What a patch does to files, where all of it applies; otherwise it did nothing that could be said. */
export const patched = (
  inputs: readonly string[],
  { strip, context, target }: { readonly strip: number; readonly context: ProgramContext; readonly target?: string },
): Action | undefined => {
  const { files, at, input } = context
  const texts = inputs.length === 0 || inputs[0] === '-' ? [input()] : inputs.map((path) => files.text(at(path)))
  if (!texts.every((text) => text !== undefined)) return undefined
  // Hunks alone are about the file that is named.
  const named = target === undefined ? texts : texts.map((text) => text.replace(/^(?=@@ )/, '--- f\n+++ f\n'))
  const diffs = named.flatMap((text) => parseDiff(text.split('\n'), 1))
  const pathOf = (path: string | undefined) =>
    path &&
    at(
      path
        .split('/')
        .slice(Math.max(0, strip - 1))
        .join('/'),
    )
  // The first folder is taken off already, where it is git's.
  const hasPrefix = (text: string) => /^(---|\+\+\+) "?[ab]\//m.test(text)
  if (target === undefined ? texts.some((text) => hasPrefix(text) !== strip > 0) : diffs.length !== 1) return undefined
  return {
    status: 'unknown',
    prints: [undefined],
    several: diffs.length > 1,
    act: () =>
      diffs.length > 0 &&
      diffs
        .map((diff) => apply(diff, { files, from: target ?? pathOf(diff.oldPath), to: target ?? pathOf(diff.newPath) }))
        .every(Boolean),
  }
}

interface Target {
  readonly files: ProgramContext['files']
  readonly from: string | undefined
  readonly to: string | undefined
}

const apply = ({ hunks, headers, binary }: FileDiff, { files, from, to }: Target): boolean => {
  const path = to ?? from
  if (path === undefined || binary) return false
  if (headers.has('rename from') && from !== undefined && to !== undefined && !files.move(from, to)) return false
  if (to === undefined || headers.has('deleted file mode'))
    return files.remove(path, { folders: false, mayLack: false })
  const isNew = from === undefined || headers.has('new file mode')
  if (isNew)
    return files.write(path, hunks.map((hunk) => textsOf(hunk).replacement).join('')) && modeOf(path, headers, files)
  const isDone =
    hunks.length === 0 ||
    files.change(path, (text) => {
      const { text: after, missing } = applyHunks(text, likeFile(text, hunks))
      return missing.length > 0 ? undefined : after
    })
  return isDone && modeOf(path, headers, files)
}

const modeOf = (path: string, headers: FileDiff['headers'], files: Target['files']): boolean => {
  const mode = headers.get('new file mode') ?? headers.get('new mode')
  return mode === undefined || mode === '100644' || files.setMode(path, mode === '100755')
}
