import { applyHunks, likeFile, textsOf } from '../../../core/text/hunks.ts'
import { isInside } from '../../../core/text/paths.ts'
import { type FileDiff, parseDiff } from '../diff-text.ts'
import { type Action, type Program, type ProgramContext, printing, QUIET, readOptions, toEach } from './program.ts'

const HARMLESS = new Set(
  'status diff log show branch ls-files rev-parse blame grep config remote describe shortlog tag fetch push reflog cat-file ls-tree rev-list name-rev show-ref symbolic-ref check-ignore var version help'.split(
    ' ',
  ),
)

const done = (act?: () => boolean): Action => ({ status: 'unknown', prints: [undefined], ...(act && { act }) })

/** git, as far as it changes files by what is known of them. */
export const gitProgram: Program = (words, context) => {
  const { name, rest, elsewhere } = subcommandOf(words)
  if (elsewhere) return HARMLESS.has(name) ? QUIET : undefined
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]?.(rest, context)
  return HARMLESS.has(name) && !rest.includes('--output') && !rest.some((word) => word.startsWith('--output='))
    ? QUIET
    : undefined
}

const subcommandOf = (words: readonly string[]) => {
  let index = 0
  let elsewhere = false
  while (words[index]?.startsWith('-')) {
    if (/^(-C|--git-dir|--work-tree)/.test(words[index]!)) elsewhere = true
    index += /^(-C|-c)$/.test(words[index]!) ? 2 : 1
  }
  return { name: words[index] ?? '', rest: words.slice(index + 1), elsewhere }
}

/** The changed files that paths name, directly or by a folder. */
const changedBelow = (paths: readonly string[], { git, files, at }: ProgramContext): readonly string[] =>
  git.changed().filter((name) =>
    paths.some((path) => {
      const wanted = files.nameOf(at(path))
      return wanted === '.' || wanted === '' || isInside(name, wanted)
    }),
  )

const remove: Program = (words, context) => {
  const { files, at, git } = context
  const given = readOptions(words, { flags: 'rfq', long: { force: 'f', quiet: 'q', cached: 'c' } })
  if (!given || given.rest.length === 0) return undefined
  const removal = { folders: given.has('r'), mayLack: false }
  const action = toEach(given.rest, (path) => given.has('c') || files.remove(path, removal), context)
  return {
    ...action,
    ...done(() => afterwards(action, () => git.stage(given.rest.map((path) => files.nameOf(at(path)))))),
  }
}

const move: Program = (words, context) => {
  const given = readOptions(words, { flags: 'fkv' })
  const action = given && context.run(['mv', '-f', ...given.rest])
  return action && { ...action, ...done(() => afterwards(action, () => context.git.stage(context.git.changed()))) }
}

const afterwards = (action: Action, then: () => void): boolean => {
  const isDone = action.act?.() ?? true
  then()
  return isDone
}

/** Files as they are staged, or in the commit, come back. */
const restore = (paths: readonly string[], context: ProgramContext, from: 'staged' | 'head'): Action => {
  const { files, at, git } = context
  const names = paths.flatMap((path) => {
    const name = files.nameOf(at(path))
    return git[from](name)?.text !== undefined ? [name] : changedBelow([path], context)
  })
  const act = () => {
    const isDone = names.map((name) => {
      const state = git[from](name)
      // What git does not know stays.
      return state && state.text === undefined && from === 'staged' ? true : files.put(name, state)
    })
    if (from === 'head') git.unstage(names)
    for (const path of paths) if (names.length === 0) files.lose(at(path))
    return names.length > 0 && isDone.every(Boolean)
  }
  return { ...done(act), several: true }
}

const checkout: Program = (words, context) => {
  const end = words.indexOf('--')
  const before = (end < 0 ? words : words.slice(0, end)).filter(
    (word) => word !== '-f' && word !== '-q' && word !== '--quiet',
  )
  if (before.some((word) => /^-[bB]$/.test(word))) return before.length === 2 ? QUIET : undefined
  const paths = end < 0 ? [] : words.slice(end + 1)
  if (paths.length > 0 && before.length === 0) return restore(paths, context, 'staged')
  if (paths.length > 0 && before.length === 1 && before[0] === 'HEAD') return restore(paths, context, 'head')
  if (end < 0 && before.length > 0 && before[0] === 'HEAD') return restore(before.slice(1), context, 'head')
  const named = before.filter(
    (path) => path === '.' || /[/.]/.test(path) || context.files.kind(context.at(path)) === 'file',
  )
  return end < 0 && named.length === before.length && named.length > 0 && !before.some((word) => word.startsWith('-'))
    ? restore(named, context, 'staged')
    : undefined
}

const show: Program = (words, { files, at, git }) => {
  const [object, ...more] = words
  const [, revision, path = ''] = /^([^:]*):(.+)$/.exec(object ?? '') ?? []
  if (revision === undefined || more.length > 0) return QUIET
  const name = path.startsWith('./') ? files.nameOf(at(path)) : path
  const state =
    revision === 'HEAD' || revision === '@' ? git.head(name) : revision === '' ? git.staged(name) : undefined
  const text = state?.exact ? state.text : undefined
  return printing(text, text === undefined ? 'unknown' : 'ok')
}

const COMMANDS: Readonly<Record<string, Program>> = {
  rm: remove,
  mv: move,
  checkout,
  show,
  grep: (words, context) =>
    context.run(['grep', '-r', '--exclude-dir=node_modules', ...words.filter((word) => word !== '--')]),
  diff: (words) =>
    words.some((word) => /^--(output|stat|name|cached|staged|numstat|shortstat|word)/.test(word))
      ? QUIET
      : { status: 'unknown', prints: [{ diff: true }] },
  restore: (words, context) => {
    const given = readOptions(words, { flags: 'SWq', valued: 's', long: { staged: 'S', worktree: 'W', source: 's' } })
    if (!given || given.values('s').some((revision) => revision !== 'HEAD')) return undefined
    if (given.has('S') && !given.has('W'))
      return done(() => afterwards(QUIET, () => context.git.unstage(changedBelow(given.rest, context))))
    return restore(given.rest, context, given.has('Ss') ? 'head' : 'staged')
  },
  reset: (words, context) => {
    const isHard = words.includes('--hard')
    if (words.some((word) => word !== '--hard' && word !== 'HEAD' && word !== '-q' && word.startsWith('-')))
      return undefined
    if (isHard)
      return words.every((word) => /^(--hard|HEAD|-q)$/.test(word)) ? restore(['.'], context, 'head') : undefined
    return done(() => {
      context.git.unstage(undefined)
      return true
    })
  },
  add: (words, context) =>
    done(() => {
      const isAll = words.some((word) => /^(-A|--all|-u|-am?)$/.test(word))
      context.git.stage(
        isAll
          ? context.git.changed()
          : changedBelow(
              words.filter((word) => !word.startsWith('-')),
              context,
            ),
      )
      return true
    }),
  commit: (words, context) =>
    done(() => {
      if (words.some((word) => /^-\w*a/.test(word) || word === '--all'))
        context.git.stage(context.git.changed().filter((path) => context.git.head(path)?.text !== undefined))
      context.git.commit()
      return true
    }),
  stash: (words, context) => {
    const [what = 'push'] = words
    const { git, files } = context
    if (what === 'list' || what === 'show') return QUIET
    if (what === 'drop' || what === 'clear') return done(() => git.pop() !== undefined || true)
    if (what === 'pop' || what === 'apply')
      return done(() => {
        const states = git.pop()
        return states !== undefined && [...states].map(([path, state]) => files.put(path, state)).every(Boolean)
      })
    if (
      !/^(push|save|-\w|--)/.test(what) ||
      words.some((word) => /^-(u|a|k|p|S)|^--(include|all|keep|patch|staged)/.test(word))
    )
      return undefined
    return done(() =>
      git
        .stash()
        .map((path) => files.put(path, git.head(path)))
        .every(Boolean),
    )
  },
  apply: (words, context) => {
    const given = readOptions(words, {
      flags: 'vqR',
      valued: 'p',
      long: {
        index: 'v',
        verbose: 'v',
        quiet: 'q',
        recount: 'v',
        'unidiff-zero': 'v',
        check: 'c',
        stat: 'c',
        whitespace: 'p',
      },
    })
    if (!given || given.has('R')) return undefined
    if (given.has('c')) return QUIET
    const [strip = '1'] = given.values('p').filter((value) => /^\d+$/.test(value))
    return patched(given.rest, { strip: Number(strip), context })
  },
}

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
const patched = (
  inputs: readonly string[],
  { strip, context, target }: { readonly strip: number; readonly context: ProgramContext; readonly target?: string },
): Action | undefined => {
  const { files, at, input } = context
  const texts = inputs.length === 0 || inputs[0] === '-' ? [input()] : inputs.map((path) => files.text(at(path)))
  if (!texts.every((text) => text !== undefined)) return undefined
  // Hunks alone are about the file that is named.
  const named = target === undefined ? texts : texts.map((text) => text.replace(/^(?=@@ )/, '--- f\n+++ f\n'))
  const diffs = named.flatMap((text) => parseDiff(text.split('\n'), 1))
  if (diffs.some(({ damage }) => damage !== undefined)) return undefined
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
        .map((diff) =>
          applyDiff(diff, { files, from: target ?? pathOf(diff.oldPath), to: target ?? pathOf(diff.newPath) }),
        )
        .every(Boolean),
  }
}

interface Target {
  readonly files: ProgramContext['files']
  readonly from: string | undefined
  readonly to: string | undefined
}

const applyDiff = ({ hunks, headers, binary }: FileDiff, { files, from, to }: Target): boolean => {
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
