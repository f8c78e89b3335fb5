import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type GitCommand, listedIn } from './command.ts'
import { isSparse, listEntries } from './commands/config.ts'
import { listRefs } from './commands/refs.ts'
import { WITHOUT_TOKENS } from './environment.ts'
import { detailOf, isGitFailure } from './failure.ts'
import type { Git } from './git.ts'
import { scratchFolder } from './scratch-folder.ts'

/**
 * Stores the work tree as a tree, with every file that git does not ignore, and returns its id. Filters run as for `git add`. The index
 * does not change; the new objects are those that `git add` would store, and nothing refers to them.
 */
export async function snapshotWorkTree(
  git: Git,
  {
    without = [],
    onRepository,
  }: {
    /** Untracked files, relative to the root, that do not count. Default none. */
    readonly without?: readonly string[]
    /** Told each folder that is a repository without a commit: git can add nothing of it, and it does not count. */
    readonly onRepository?: (folder: string) => void
  } = {},
): Promise<string> {
  using folder = scratchFolder(git)
  const copy = join(folder.path, 'index')
  const index = join(git.gitDir, 'index')
  if (existsSync(index)) copyWithTime(index, copy)
  const env = { GIT_INDEX_FILE: copy }
  const left = [...without]
  const sparse = await isSparse(git)
  for (;;) {
    const repository = await addAll(git, addOthers(env, { without: left, sparse }), left)
    if (repository === undefined) return await git.run(writeTree(env))
    left.push(repository)
    onRepository?.(repository)
  }
}

/** Files by what they are called, what they hold, or how large they are. */
export interface FileSelection {
  readonly named: (path: string) => boolean
  readonly holding: (bytes: Buffer) => boolean
  /** Bytes. */
  readonly largerThan: number
}

/** Those of a selection among the files that are not as in the index, relative to the root. */
export async function changedFilesThat(git: Git, selection: FileSelection): Promise<readonly string[]> {
  return (await git.run(changedFiles())).filter((path) => isSelected(join(git.root, path), path, selection))
}

/** The tree of a folder that is no checkout of this repository, by its rules; files of the selection are left out. */
export async function snapshotOfFolder(git: Git, folder: string, without: FileSelection): Promise<string> {
  using scratch = scratchFolder(git)
  const place = ['-C', folder, '--git-dir', git.gitDir, '--work-tree', folder]
  const run = <Result>(command: GitCommand<Result>) =>
    git.run({
      ...command,
      args: [...place, ...command.args],
      env: { ...command.env, GIT_INDEX_FILE: join(scratch.path, 'index') },
    })
  const left = (await run(changedFiles())).filter((path) => isSelected(join(folder, path), path, without))
  await run(addOthers({}, { without: left, sparse: await isSparse(git) }))
  return await run(writeTree({}))
}

const changedFiles = (): GitCommand<readonly string[]> => ({
  args: ['ls-files', '--others', '--modified', '--exclude-standard', '-z'],
  env: WITHOUT_TOKENS,
  input: '',
  parse: (stdout) => [...new Set(listedIn(stdout))],
})

const isSelected = (file: string, path: string, { named, holding, largerThan }: FileSelection): boolean => {
  if (named(path)) return true
  const stat = statOf(file)
  return stat?.isFile() === true && (stat.size > largerThan || holding(readFileSync(file)))
}

/** Undefined where nothing is there, or a file is in the place of one of its folders. */
function statOf(file: string): Stats | undefined {
  try {
    return lstatSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined
    throw error
  }
}

/** Stores the index as a tree and returns its id. Git refuses one with unmerged paths: GIT_FAILED. */
export const snapshotIndex = (git: Git): Promise<string> => git.run(writeTree({}))

/** Adds everything. The folder at which git stopped, where that is a repository without a commit. */
async function addAll(git: Git, add: GitCommand<void>, without: readonly string[]): Promise<string | undefined> {
  try {
    await git.run(add)
    return undefined
  } catch (error) {
    const detail = isGitFailure(error) ? detailOf(error) : ''
    const [, folder] = /^.*error: '(.+)\/' does not have a commit checked out/m.exec(detail) ?? []
    if (folder === undefined || without.includes(folder)) throw error
    return folder
  }
}

/** Git compares the content of files that are as new as its index. A newer copy would hide what changed in that second. */
const copyWithTime = (index: string, copy: string): void => {
  copyFileSync(index, copy)
  const second = Math.floor(statSync(index).mtimeMs / 1000)
  utimesSync(copy, second, second)
}

type Environment = Readonly<Record<string, string>>

/** `sparse`: files that are there count also outside of a sparse checkout; git before 2.34 does not know the option. */
const addOthers = (
  env: Environment,
  { without, sparse }: { readonly without: readonly string[]; readonly sparse: boolean },
): GitCommand<void> => ({
  args: [
    'add',
    '--all',
    ...(sparse ? ['--sparse'] : []),
    '--',
    '.',
    ...without.map((path) => `:(top,exclude,literal)${path}`),
  ],
  env: { ...WITHOUT_TOKENS, ...env, GIT_LITERAL_PATHSPECS: '0' },
  input: '',
  parse: () => undefined,
})

const writeTree = (env: Environment): GitCommand<string> => ({
  args: ['write-tree'],
  env,
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})

/** What decides how git acts in a repository, by name: refs but our own, settings, hooks, the index, and the files of `DECISIVE`. */
export type GitState = ReadonlyMap<string, string>

export async function gitState(git: Git): Promise<GitState> {
  const [refs, entries, index] = await Promise.all([
    git.run(listRefs('refs/')),
    git.run(listEntries()),
    git.run(indexDigest()),
  ])
  const state = new Map<string, string>([['the index', index]])
  for (const { name, oid } of refs) if (!name.startsWith('refs/editplan/')) state.set(name, oid)
  for (const { key, value, file } of entries) {
    const name = `the setting ${key} in ${file}`
    state.set(name, `${state.get(name) ?? ''}\n${value}`)
  }
  for (const [name, content] of hooksIn(join(git.commonDir, 'hooks'))) state.set(`the hook ${name}`, content)
  for (const file of decisiveFiles(git)) state.set(`the file ${nameIn(git, file)}`, digestOf(file))
  for (const folder of placesBelow(join(git.commonDir, 'modules')))
    for (const [name, content] of hooksIn(join(folder, 'hooks')))
      state.set(`the hook ${nameIn(git, join(folder, 'hooks', name))}`, content)
  return state
}

const decisiveFiles = (git: Git): readonly string[] => [
  ...[...new Set([git.commonDir, git.gitDir])].flatMap((folder) => filesOf(folder, DECISIVE)),
  ...placesBelow(join(git.commonDir, 'worktrees')).flatMap((folder) =>
    filesOf(folder, OWN_WORKTREE.test(folder) ? ownSettings(git, folder) : OF_WORKTREE),
  ),
  ...placesBelow(join(git.commonDir, 'modules')).flatMap((folder) => filesOf(folder, ['config', ...DECISIVE])),
]

/**
 * Files and folders of a git directory, beside refs, settings and hooks, that decide what git does or shows: where HEAD is, which filters
 * run, which files it leaves out, where it finds objects, what a commit's parents are, what it goes on with, how it resolves conflicts.
 */
const DECISIVE = [
  ...['HEAD', 'config.worktree', 'commondir', 'gitdir', 'locked', 'shallow', 'remotes', 'branches', 'rr-cache'],
  ...['info/attributes', 'info/exclude', 'info/sparse-checkout', 'info/grafts', 'info/refs'],
  ...['objects/info/alternates', 'objects/info/http-alternates'],
  ...['MERGE_HEAD', 'MERGE_MODE', 'MERGE_MSG', 'SQUASH_MSG', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'],
  ...['BISECT_LOG', 'BISECT_START', 'BISECT_TERMS', 'sequencer', 'rebase-merge', 'rebase-apply'],
]

/** Git makes a worktree with the settings of the one that it is made from, but for `core.bare` and `core.worktree`. */
const ownSettings = ({ gitDir }: Git, folder: string): readonly string[] => {
  const given = settingsIn(gitDir).replace(/^\t(?:bare|worktree) = .*\n/gm, '')
  return withoutEmptyCore(given) === withoutEmptyCore(settingsIn(folder)) ? [] : ['config.worktree']
}

const settingsIn = (folder: string): string => {
  const file = join(folder, 'config.worktree')
  return isFile(file) ? readFileSync(file, 'utf8') : ''
}

const withoutEmptyCore = (settings: string): string => settings.replace(/^\[core\]\n(?!\t)/gm, '')

const OF_WORKTREE = ['HEAD', 'config.worktree', 'commondir', 'gitdir', 'locked']

/** Runs make such worktrees and remove them. */
const OWN_WORKTREE = /[\\/]editplan-[^\\/]*$/

/** The files of these names in a folder; of a folder all that are in it. */
const filesOf = (folder: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const place = join(folder, name)
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return isFile(place) ? [place] : []
    const inside = readdirSync(place, { recursive: true, encoding: 'utf8' })
    return inside.map((one) => join(place, one)).filter(isFile)
  })

/** The git directories below a folder, as those of submodules are: names may have slashes. */
function placesBelow(folder: string, depth = 0): readonly string[] {
  if (depth > DEEPEST || !existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const inner = join(folder, name)
      if (!existsSync(join(inner, 'HEAD'))) return placesBelow(inner, depth + 1)
      return [inner, ...placesBelow(join(inner, 'modules'), depth + 1)]
    })
}

const DEEPEST = 8

/** Every entry of the index with its flags, as one digest. */
const indexDigest = (): GitCommand<string> => ({
  args: ['ls-files', '--stage', '-v', '-z'],
  input: '',
  parse: (stdout) => createHash('sha256').update(stdout).digest('hex'),
})

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
const nameIn = ({ commonDir }: Git, file: string): string => relative(commonDir, file).split(sep).join('/')
const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Names of what one state has, lacks or has otherwise, beside the other. */
export const changedIn = (before: GitState, after: GitState): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()

/** Git starts those that can be executed; its own samples are none. */
function hooksIn(folder: string): readonly (readonly [string, string])[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.sample') && isFile(join(folder, name)))
    .map((name) => [name, `${statSync(join(folder, name)).mode} ${digestOf(join(folder, name))}`] as const)
}
