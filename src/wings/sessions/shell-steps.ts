import { posix } from 'node:path'
import { commandsOf, readScript } from '../../core/programs/shell-script.ts'
import { applyPatchText } from './apply-patch.ts'
import { type FileState, hasMark, plainText } from './file-states.ts'
import { runLineScript } from './line-scripts.ts'
import { asPattern } from './outcome.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { FileKind, StepSource } from './recording.ts'
import type { Effect, LineScript } from './shell-effects.ts'
import {
  addCommandStep,
  type CarriedCommands,
  carriedCommands,
  inFolder,
  isChange,
  isSingle,
  type RefuseCommand,
  type ShellCall,
  type Status,
  type Test,
  whatRan,
} from './shell-runs.ts'

interface Running {
  readonly reconstruction: Reconstruction
  readonly step: StepSource
  /** What else no step says becomes Run steps, unless this has a reason against it; without it nothing does. */
  readonly refuseCommand?: RefuseCommand | undefined
}

/**
 * What was made of a command line: it changed nothing, all that it changed is in the plan, or it may have changed something else;
 * then why no Run step carries it, if one was to.
 */
export interface ShellAnswer {
  readonly kind: 'harmless' | 'carried' | 'open'
  readonly reason?: string | undefined
}

/** Adds what a command line did to files, where its commands are plain ones with literal words. */
export const addShell = (call: ShellCall, running: Running): ShellAnswer => {
  const script = readScript(call.line.replaceAll('\r\n', '\n'))
  const commands = script && commandsOf(script)
  const answer = (test: Test, folder: string | undefined) => answerTo(test, { ...running, folder })
  const ran = commands && whatRan(commands, call, answer)
  const carried: CarriedCommands = running.refuseCommand ? carriedCommands(call) : { ok: false, reason: '' }
  if (!ran) {
    running.reconstruction.disturb(call.line)
    return { kind: 'open', reason: carried.ok ? undefined : carried.reason }
  }
  const reasons = addRan(ran, call, { ...running, carried })
  if (reasons.length > 0) return { kind: 'open', reason: reasons[0] }
  return { kind: ran.some(isChange) ? 'carried' : 'harmless' }
}

/** Adds what ran; why not, where the plan lacks some of it. */
const addRan = (
  ran: readonly Effect[],
  call: ShellCall,
  { carried, ...running }: Running & { readonly carried: CarriedCommands },
): readonly string[] => {
  let folder = call.folder
  const reasons: string[] = []
  for (const [index, effect] of ran.entries()) {
    const argv = carried.ok ? carried.commands[index] : undefined
    if (effect.kind === 'folder') folder = inFolder(effect.path, folder)
    else if (isForNext(argv, ran.slice(index)) || !addEffect(effect, { ...running, folder })) {
      const reason = carried.ok ? runInstead(effect, argv, { ...running, folder }) : carried.reason
      if (reason === undefined) continue
      running.reconstruction.disturb(call.line)
      reasons.push(reason)
    }
  }
  return reasons
}

/** Whether it makes a folder, which git does not record, for a command that may need it. */
const isForNext = (argv: readonly string[] | undefined, rest: readonly Effect[]): boolean =>
  argv?.[0] === 'mkdir' && rest.some(({ kind }) => kind === 'unknown' || kind === 'copy')

/** Adds a Run step for a command that no other step says. Gives the reason where that cannot be. */
const runInstead = (
  effect: Effect,
  argv: readonly [string, ...string[]] | undefined,
  place: Place,
): string | undefined => {
  if (!argv || !place.refuseCommand || !(effect.kind === 'unknown' || effect.kind === 'none' || isSingle(effect)))
    return 'it is about several files, of which steps may say some'
  return addCommandStep(argv, { ...place, refuseCommand: place.refuseCommand })
}

interface Place extends Running {
  readonly folder: string | undefined
}

/** Adds what a command did; false where that cannot be said. */
const addEffect = (effect: Effect, place: Place): boolean => {
  switch (effect.kind) {
    case 'none':
    case 'folder':
    case 'exists':
      return true
    case 'remove':
      return effect.paths.every((path) => remove(inFolder(path, place.folder), effect, place))
    case 'move':
      return effect.from.every((path) => move(path, effect, place))
    case 'copy':
      return effect.from.every((path) => copy(path, effect, place))
    case 'write':
      return effect.paths.every((path) => write(inFolder(path, place.folder), effect, place))
    case 'substitute':
      return effect.paths.every((path) => substitute(inFolder(path, place.folder), effect.scripts, place))
    case 'touch':
      return effect.paths.every((path) => touch(inFolder(path, place.folder), place))
    case 'mode':
      return effect.paths.every((path) => setMode(inFolder(path, place.folder), effect.executable, place))
    case 'patch':
      applyPatchText(effect.text, place.reconstruction.recording, { ...place.step, folder: place.folder })
      return true
    default:
      return false
  }
}

/** What is at a path: from the steps so far, else from the checkout, else undefined. */
const kindAt = (path: string, { reconstruction: { recording } }: Place): FileKind | 'none' | undefined => {
  const name = recording.relative(path)
  const state = recording.state(name)
  if (state) return state.text === undefined ? (recording.below(name).length > 0 ? 'folder' : 'none') : 'file'
  if (recording.below(name).length > 0) return 'folder'
  const kindOf = recording.checkout.kindOf
  return kindOf ? (kindOf(name) ?? 'none') : undefined
}

/** What a test of a file answers, as far as it is known what is there. */
const answerTo = ({ path, wanted, not }: Test, place: Place): Status => {
  const kind = kindAt(inFolder(path, place.folder), place)
  if (kind === undefined) return 'unknown'
  const isFound =
    wanted === 'any'
      ? kind !== 'none'
      : wanted === 'folder'
        ? kind === 'folder'
        : kind === 'file' || kind === 'executable'
  return isFound !== not ? 'ok' : 'failed'
}

/** Whether a path is certainly that of a file. */
const isFile = (path: string, place: Place): boolean => {
  const kind = kindAt(path, place)
  return kind === 'file' || kind === 'executable' || (kind === undefined && /\.(?!d$)\w+$/.test(path))
}

const remove = (path: string, effect: Effect & { kind: 'remove' }, place: Place): boolean => {
  const { reconstruction, step } = place
  const { recording } = reconstruction
  const kind = kindAt(path, place)
  if (kind === 'folder' || (kind === undefined && effect.folders && !isFile(path, place)))
    return removeFolder(path, place)
  if (kind === 'none') return effect.mayLack
  if (isOutside(path, place)) return true
  if (!recording.isLicensed(path)) recording.unread = true
  // Nothing says whether there was a file to remove.
  const when = kind === undefined && effect.mayLack ? { when: { exists: true } } : {}
  recording.add({ ...step, ...when, tool: 'Delete', input: { file_path: path } })
  recording.set(path, { text: undefined, exact: true })
  return true
}

const removeFolder = (path: string, place: Place): boolean => {
  const { recording } = place.reconstruction
  const { filesBelow } = recording.checkout
  const name = recording.relative(path)
  if (!filesBelow || isOutside(path, place)) return isOutside(path, place)
  const files = new Set([...filesBelow(name), ...recording.below(name)])
  const effect = { kind: 'remove', paths: [], folders: false, mayLack: true } as const
  return [...files].every((file) => remove(file, effect, place))
}

const isOutside = (path: string, { reconstruction: { recording } }: Place): boolean =>
  recording.isOutside(recording.relative(path))

/** The path that a file is moved or copied to: below the target where that is a folder. */
const targetOf = (
  path: string,
  effect: { readonly to: string; readonly into: boolean },
  place: Place,
): string | undefined => {
  const to = inFolder(effect.to, place.folder)
  const kind = kindAt(to.replace(/\/+$/, ''), place)
  if (effect.into || kind === 'folder') return posix.join(to, posix.basename(path))
  if (kind !== undefined) return to
  return posix.extname(to) !== '' && posix.extname(to) === posix.extname(path) ? to : isFile(to, place) ? to : undefined
}

const move = (given: string, effect: Effect & { kind: 'move' }, place: Place): boolean => {
  const { reconstruction, step } = place
  const { recording } = reconstruction
  const from = inFolder(given, place.folder)
  const to = targetOf(from, effect, place)
  if (to === undefined || !isFile(from, place)) return false
  if (isOutside(from, place) || isOutside(to, place)) return false
  const there = kindAt(to, place)
  if (there === 'file' || there === 'executable')
    remove(to, { kind: 'remove', paths: [], folders: false, mayLack: false }, place)
  if (!recording.isLicensed(from)) recording.unread = true
  const state = recording.state(from)
  recording.add({ ...step, tool: 'Move', input: { file_path: from, new_path: to } })
  recording.set(to, state)
  recording.set(from, { text: undefined, exact: true })
  return true
}

const copy = (given: string, effect: Effect & { kind: 'copy' }, place: Place): boolean => {
  const { reconstruction, step } = place
  const { recording } = reconstruction
  const from = inFolder(given, place.folder)
  const to = targetOf(from, effect, place)
  const state = recording.state(from)
  if (to === undefined || state?.text === undefined || !state.exact || !isFile(from, place)) return false
  if (isOutside(to, place)) return true
  const known = recording.state(to)
  if (known?.text === undefined && state.executable === undefined) return false
  // A file that exists keeps its mode.
  const executable = known?.text !== undefined || kindAt(to, place) === undefined ? undefined : state.executable
  return reconstruction.become(to, { text: state.text, exact: true, executable }, { step })
}

const write = (path: string, effect: Effect & { kind: 'write' }, place: Place): boolean => {
  const { reconstruction, step } = place
  if (isOutside(path, place)) return true
  const before = reconstruction.recording.state(path)
  const kind = kindAt(path, place)
  if (!effect.appends) return reconstruction.become(path, { text: effect.text, exact: true }, { step })
  if (kind === 'none' || before?.text === undefined) {
    return kind === 'none' && reconstruction.become(path, { text: effect.text, exact: true }, { step })
  }
  if (!before.exact) return false
  return reconstruction.become(path, { ...before, text: before.text + effect.text }, { step })
}

const substitute = (path: string, scripts: readonly LineScript[], place: Place): boolean => {
  const { reconstruction, step } = place
  const state = reconstruction.recording.state(path)
  if (isOutside(path, place)) return true
  if (state?.text === undefined) return state === undefined && substituteUnseen(path, scripts, place)
  // Where line ends are not known, a line's end may hold a carriage return; the first line may begin with a mark.
  if (!state.exact && scripts.some((script) => 'end' in script && script.end)) return false
  const mark = hasMark(state.text) ? '\ufeff' : ''
  if (
    scripts.some(
      (script) =>
        ('start' in script && script.start && (mark !== '' || !state.exact)) ||
        ('from' in script && script.from === 1 && !state.exact),
    )
  )
    return false
  let text = state.exact ? state.text : plainText(state.text)
  for (const script of scripts) text = runLineScript(text, script)
  const after: FileState = { ...state, text: state.exact ? text : mark + text }
  return reconstruction.become(path, after, { step, keepsEnds: true })
}

/** A substitution in a file that nothing is known of, as a pattern that holds the old text. */
const substituteUnseen = (path: string, given: readonly LineScript[], { reconstruction, step }: Place): boolean => {
  const { recording } = reconstruction
  const scripts = given.filter((script) => 'old' in script)
  if (
    scripts.length < given.length ||
    scripts.some(
      ({ old, new: fresh, start, end }) =>
        start || end || old.includes('\n') || fresh.includes('\n') || fresh.includes('$'),
    )
  )
    return false
  for (const { old, new: fresh, everywhere } of scripts) {
    const found = asPattern(old)
    const input = everywhere
      ? { regex: found, new_string: fresh }
      : { regex: `(?m)^(?P<head>.*?)${found}`, new_string: `$<head>${fresh}` }
    recording.add({
      ...step,
      when: { contains: old },
      tool: 'Edit',
      input: { file_path: path, ...input, replace_all: true },
    })
  }
  recording.unread ||= !recording.isLicensed(path)
  recording.set(path, undefined)
  return true
}

const touch = (path: string, place: Place): boolean => {
  const kind = kindAt(path, place)
  if (isOutside(path, place)) return true
  if (kind !== 'none') return kind !== undefined
  return place.reconstruction.become(path, { text: '', exact: true }, { step: place.step })
}

const setMode = (path: string, executable: boolean, place: Place): boolean => {
  const { reconstruction, step } = place
  if (isOutside(path, place)) return true
  const state = reconstruction.recording.state(path)
  if (state?.text === undefined || !state.exact) return false
  return reconstruction.become(path, { ...state, executable }, { step })
}
